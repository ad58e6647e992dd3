#include "export/format.hpp"
#include "export/raster/png_image.hpp"
#include "export/svg/svg_image.hpp"
#include "terrain/in_order.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

using Json = nlohmann::ordered_json;

/// As they were asked for, else numbers of one width.
FrameNames namesOf(const Show& show)
{
    const std::size_t digits = std::to_string(show.count() - 1).size();
    return show.options().names.value_or(
        FrameNames{.before = {}, .digits = std::max<std::size_t>(4, digits), .after = {}});
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

/// A folder of frames, 0000.png and on, or named by a pattern, with index.json that tells what each shows.
void writeFrames(const Show& show, WholeFolder& folder, const Progress& progress, std::string_view extension,
                 std::string (*bytesOf)(const Picture&))
{
    struct Made {
        std::string bytes;
        std::string entry;
    };
    const int count = show.count();
    const FrameNames names = namesOf(show);
    InOrder frames(
        count,
        [&](int place) {
            const ShownFrame frame = show.frame(place);
            return Made{bytesOf(frame.picture), entryOf(frame, names(place, extension))};
        },
        show.atOnce());

    std::string index = "[\n";
    for (int place = 0; place < count; ++place) {
        const Made made = frames.next();
        if (!folder.write(names(place, extension), made.bytes))
            return;
        index += made.entry + (place + 1 < count ? ",\n" : "\n]\n");
        if (progress)
            progress(place + 1, count);
    }
    folder.write("index.json", index);
}

} // namespace

void writePng(const Show& show, WholeFolder& folder, const Progress& progress)
{
    writeFrames(show, folder, progress, ".png", pngOf);
}

void writeSvg(const Show& show, WholeFolder& folder, const Progress& progress)
{
    writeFrames(show, folder, progress, ".svg", svgOf);
}

} // namespace lozenge
