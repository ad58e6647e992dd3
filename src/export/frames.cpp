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
FrameNames namesOf(const Reel& reel)
{
    const std::size_t digits = std::to_string(reel.count - 1).size();
    return reel.names.value_or(FrameNames{.before = {}, .digits = std::max<std::size_t>(4, digits), .after = {}});
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
    if (!frame.lesson.empty())
        entry["lesson"] = frame.lesson;
    entry["title"] = frame.title;
    entry["caption"] = frame.caption;
    entry["equation"] = frame.equation;
    entry["narration"] = frame.narration;
    return entry.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// A folder of frames, 0000.png and on, or named by a pattern, with index.json that tells what each shows.
void writeFrames(const Reel& reel, WholeFolder& folder, const Progress& progress, std::string_view extension,
                 std::string (*bytesOf)(const Picture&))
{
    struct Made {
        std::string bytes;
        std::string entry;
    };
    const int count = reel.count;
    const FrameNames names = namesOf(reel);
    InOrder frames(
        count,
        [&](int place) {
            const ShownFrame frame = reel.frame(place);
            return Made{bytesOf(frame.picture), entryOf(frame, names(place, extension))};
        },
        reel.atOnce());

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

void writePng(const Reel& reel, WholeFolder& folder, const Progress& progress)
{
    writeFrames(reel, folder, progress, ".png", pngOf);
}

void writeSvg(const Reel& reel, WholeFolder& folder, const Progress& progress)
{
    writeFrames(reel, folder, progress, ".svg", svgOf);
}

} // namespace lozenge
