#include "ratios.hpp"

#include "export/format.hpp"
#include "export/raster/raster.hpp"
#include "export/svg/svg_image.hpp"
#include "picture/figures/figure.hpp"
#include "terrain/making_many.hpp"
#include "terrain/ordered_pipeline.hpp"

#include <benchmark/benchmark.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <png.h>
#include <unistd.h>

using namespace lozenge;

namespace {

const Document& show17()
{
    static const Document show = []() -> Document {
        Lesson lesson;
        lesson.title = "A labelled map of 17 x 17 points";
        lesson.recipe.size = 17;
        lesson.recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
        return pagesOf(std::move(lesson), "all", {}).value();
    }();
    return show;
}

/// The medians of matplotlib's time for a labelled grid of the same size, warm, in nanoseconds; measured once.
struct Matplotlib {
    Nanoseconds svg = std::nan("");
    Nanoseconds png = std::nan("");
};

const Matplotlib& matplotlib()
{
    static const Matplotlib measured = [] {
        const std::string script =
            "import io, statistics, time, matplotlib; matplotlib.use('Agg')\n"
            "import matplotlib.pyplot as plot\n"
            "figure, axes = plot.subplots(figsize=(19.2, 10.8), dpi=100)\n"
            "heights = [[((x * 31 + y * 17) % 100) / 100 for x in range(17)] for y in range(17)]\n"
            "axes.imshow(heights)\n"
            "[axes.text(x, y, '%.2f' % heights[y][x], ha='center', va='center') for x in range(17) for y in "
            "range(17)]\n"
            "def taken(format):\n"
            "    start = time.perf_counter(); figure.savefig(io.BytesIO(), format=format)\n"
            "    return time.perf_counter() - start\n"
            "for format in 'svg', 'png':\n"
            "    taken(format); print(statistics.median(taken(format) for _ in range(7)) * 1e9)\n";
        Matplotlib times;
        for (const char* python : {"python3", "/usr/bin/python3"}) {
            const std::string command = std::string(python) + " -c \"" + script + "\" 2>/dev/null";
            std::FILE* output = ::popen(command.c_str(), "r");
            const int read = output ? std::fscanf(output, "%lf %lf", &times.svg, &times.png) : 0;
            if (output)
                ::pclose(output);
            if (read == 2)
                return times;
        }
        std::fprintf(stderr, "# skipped: python3 has no matplotlib here (apt-get install python3-matplotlib)\n");
        return Matplotlib{};
    }();
    return measured;
}

/// Half of our rounds go before matplotlib's and half after, so that a change of the machine's mood weighs on both.
double matplotlibOver(Nanoseconds Matplotlib::*side, const std::function<Nanoseconds()>& ours)
{
    std::vector<Nanoseconds> times;
    ours();
    for (int round = 0; round < 7; ++round)
        times.push_back(ours());
    const Nanoseconds theirs = matplotlib().*side;
    for (int round = 0; round < 7; ++round)
        times.push_back(ours());
    return theirs / median(times);
}

constexpr int moment = 250;

Nanoseconds svgFrame()
{
    return timeOf([] { benchmark::DoNotOptimize(svgOf(show17().page(moment).picture)); });
}

/// The same of another figure of that run, with its defaults.
double matplotlibOverFigure(std::string_view name)
{
    const Figure& figure = *rowNamed(figures(), name);
    PageOptions options;
    options.figure = {&figure, defaultValues(figure)};
    options.width = 1280;
    options.height = 720;
    const auto show = pagesOf(Lesson(show17().lessons.front().lesson), "all", options).value();
    return matplotlibOver(&Matplotlib::svg, [&show] {
        return timeOf([&show] { benchmark::DoNotOptimize(svgOf(show.page(moment).picture)); });
    });
}

/// On one core: the time of a processor, not of a clock on the wall.
double pointsOfManyMaps()
{
    ManyRequest request;
    request.recipe.size = 65;
    constexpr double points = 65.0 * 65 * usualMaps;
    std::vector<double> rates;
    for (int round = 0; round < 9; ++round) {
        const std::clock_t start = std::clock(); // of all threads
        benchmark::DoNotOptimize(makeMany(request));
        rates.push_back(points * CLOCKS_PER_SEC / static_cast<double>(std::clock() - start) / 1e6);
    }
    return median(rates);
}

std::vector<Goal> goalsOfFigures()
{
    std::vector<Goal> all;
    for (const Figure& figure : figures())
        if (!figure.isOfManyMaps) {
            const std::string name(figure.name);
            all.push_back({"matplotlib_over_figure_" + name,
                           "the figure " + name + " of that run as an SVG of 1280 x 720",
                           [name] { return matplotlibOverFigure(name); }});
        }
    all.push_back(
        {"many_million_points_a_second", "maps of 65 x 65 measured at each point, on one core", pointsOfManyMaps});
    return all;
}

/// A frame among others, on all cores.
Nanoseconds pngFrame()
{
    constexpr int frames = 12;
    return timeOf([] {
               OrderedPipeline made(frames, [](int index) { return pngOf(show17().page(moment + index).picture); });
               for (int index = 0; index < frames; ++index)
                   benchmark::DoNotOptimize(made.next());
           }) /
           frames;
}

double pngSizeOverLibpng()
{
    const Picture picture = show17().page(moment).picture;
    const Raster raster = rasterOf(picture);
    std::vector<png_byte> rgb;
    for (const std::uint32_t pixel : raster.pixels)
        for (const int shift : {16, 8, 0})
            rgb.push_back(static_cast<png_byte>(pixel >> shift));
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(raster.width);
    image.height = static_cast<png_uint_32>(raster.height);
    image.format = PNG_FORMAT_RGB;
    png_alloc_size_t theirs = 0;
    if (!png_image_write_to_memory(&image, nullptr, &theirs, 0, rgb.data(), 0, nullptr))
        std::abort();
    return static_cast<double>(pngOf(picture).size()) / static_cast<double>(theirs);
}

double pdfSeconds()
{
    const auto file = std::filesystem::temp_directory_path() / ("lozenge-bench-" + std::to_string(::getpid()) + ".pdf");
    std::vector<double> seconds;
    for (int round = 0; round < 7; ++round)
        seconds.push_back(timeOf([&] {
                              if (!exportDocument(*rowNamed(formats, "pdf"), show17(), file, Existing::Replace, {}))
                                  std::abort();
                          }) /
                          1e9);
    std::filesystem::remove(file);
    return median(seconds);
}

void frameAs(benchmark::State& state, std::string (*bytesOf)(const Picture&))
{
    const Picture picture = show17().page(moment).picture;
    for (auto _ : state)
        benchmark::DoNotOptimize(bytesOf(picture));
}
BENCHMARK_CAPTURE(frameAs, svg, svgOf)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(frameAs, png, static_cast<std::string (*)(const Picture&)>(pngOf))->Unit(benchmark::kMillisecond);

const AddGoals addFigures(&goalsOfFigures);
const AddGoals add({
    {"matplotlib_over_svg_17", "an SVG of a labelled 17 x 17 map: matplotlib's savefig over ours with its picture",
     [] { return matplotlibOver(&Matplotlib::svg, svgFrame); }},
    {"matplotlib_over_png_1080p", "a PNG of 1920 x 1080: matplotlib's savefig over ours among others on all cores",
     [] { return matplotlibOver(&Matplotlib::png, pngFrame); }},
    {"png_size_over_libpng", "bytes of that PNG over those that libpng writes", pngSizeOverLibpng},
    {"pdf_286_seconds", "a PDF of all 286 frames of that run", pdfSeconds},
});

} // namespace
