#include "export/frames.hpp"

#include "export/former_export.hpp"
#include "terrain/in_order.hpp"
#include "export/raster/png_image.hpp"
#include "export/svg/svg_image.hpp"
#include "files/whole_folder.hpp"

#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

using Json = nlohmann::ordered_json;

std::string fileName(int place, int count, std::string_view extension)
{
    std::string number = std::to_string(place);
    const std::size_t digits = std::max<std::size_t>(4, std::to_string(count - 1).size());
    number.insert(0, digits - number.size(), '0');
    return number + std::string(extension);
}

std::string entryOf(const ShownFrame& frame, const std::string& file)
{
    Json entry{{"file", file},     {"step", frame.number}, {"level", nullptr},
               {"phase", nullptr}, {"x", nullptr},         {"y", nullptr}};
    if (frame.level)
        entry["level"] = *frame.level;
    if (!frame.phase.empty())
        entry["phase"] = frame.phase;
    if (frame.at) {
        entry["x"] = frame.at->x;
        entry["y"] = frame.at->y;
    }
    if (frame.points > 0) {
        entry["points"] = frame.points;
        entry["width"] = frame.width;
    }
    entry["title"] = frame.title;
    entry["caption"] = frame.caption;
    entry["equation"] = frame.equation;
    entry["narration"] = frame.narration;
    return entry.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

int framesAtOnce(const Show& show)
{
    constexpr double memory = 1 << 30;
    constexpr double bytesAPixel = 4 * 3; // pixels, and what is made of two earlier ones
    return std::max(1, static_cast<int>(memory / (bytesAPixel * show.options().width * show.options().height)));
}

tl::expected<void, ExportError> writeFrames(const Show& show, const std::filesystem::path& out, Existing existing,
                                            const Progress& progress, std::string_view extension,
                                            std::string (*bytesOf)(const Picture&))
{
    auto folder = WholeFolder::create(out, existing, filesOfFormerExport);
    if (!folder)
        return tl::unexpected(folder.error());

    struct Made {
        std::string bytes;
        std::string entry;
    };
    const int count = show.count();
    InOrder frames(
        count,
        [&](int place) {
            const ShownFrame frame = show.frame(place);
            return Made{bytesOf(frame.picture), entryOf(frame, fileName(place, count, extension))};
        },
        framesAtOnce(show));

    std::string index = "[\n";
    for (int place = 0; place < count; ++place) {
        const Made made = frames.next();
        if (!folder->write(fileName(place, count, extension), made.bytes))
            return folder->commit();
        index += made.entry + (place + 1 < count ? ",\n" : "\n]\n");
        if (progress)
            progress(place + 1, count);
    }
    folder->write("index.json", index);
    return folder->commit();
}

tl::expected<void, ExportError> writePng(const Show& show, const std::filesystem::path& out, Existing existing,
                                         const Progress& progress)
{
    return writeFrames(show, out, existing, progress, ".png", pngOf);
}

tl::expected<void, ExportError> writeSvg(const Show& show, const std::filesystem::path& out, Existing existing,
                                         const Progress& progress)
{
    return writeFrames(show, out, existing, progress, ".svg", svgOf);
}

} // namespace lozenge
