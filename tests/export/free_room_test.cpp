#include "catch.hpp"
#include "scratch.hpp"

#include "export/raster/raster.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sstream>

// How large the largest rectangle of a page is in which nothing stands, as a share of the page.

using namespace lozenge;

namespace {

constexpr int cell = 8; // pixels of a page 1280 wide

double freeShare(const Picture& picture)
{
    const Raster raster = rasterOf(picture);
    const int columns = raster.width / cell, rows = raster.height / cell;
    const std::uint32_t page = raster.pixels.front();
    std::vector<int> free(static_cast<std::size_t>(columns), 0);
    int best = 0;
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            bool isFree = true;
            for (int line = y * cell; line < (y + 1) * cell && isFree; ++line) {
                const auto pixels = raster.row(line).subspan(static_cast<std::size_t>(x * cell), cell);
                isFree = std::all_of(pixels.begin(), pixels.end(), [&](std::uint32_t p) { return p == page; });
            }
            int& count = free[static_cast<std::size_t>(x)];
            count = isFree ? count + 1 : 0;
        }
        for (int x = 0; x < columns; ++x)
            for (int end = x, lowest = rows; end < columns; ++end) {
                lowest = std::min(lowest, free[static_cast<std::size_t>(end)]);
                if (lowest == 0)
                    break;
                best = std::max(best, lowest * (end - x + 1));
            }
    }
    return static_cast<double>(best) / (columns * rows);
}

} // namespace

TEST_CASE("few pages of the course have more than a tenth of their room free in one place")
{
    struct Form {
        const char* name;
        int width, height;
        double most;            ///< of a page that is not loose
        std::size_t mayBeLoose; ///< so many pages are today; this number only falls
    };
    for (const Form& form :
         {Form{"16:9", 1280, 720, 0.1, 21}, Form{"4:3", 1024, 768, 0.1, 86}, Form{"tall", 720, 1280, 0.15, 24}}) {
        std::ostringstream loose;
        std::size_t count = 0;
        for (const std::string& id : bundledLessons()) {
            const PageOptions options{.stopsAlone = true, .width = form.width, .height = form.height};
            const LessonPages pages = pagesOf(readLessonFile(*findLesson(id)).value(), "stops", options).value();
            for (int i = 0; i < pages.count(); ++i)
                if (const double share = freeShare(pages.page(i).picture); share > form.most) {
                    ++count;
                    loose << id << '/' << i << ' ' << share << '\n';
                }
        }
        INFO(form.name << ":\n" << loose.str());
        CHECK(count <= form.mayBeLoose);
        if (std::getenv("LOZENGE_TELL_LOOSE"))
            std::cout << form.name << ' ' << count << '\n' << loose.str();
    }
}
