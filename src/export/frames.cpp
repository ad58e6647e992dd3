#include "export/format.hpp"
#include "terrain/ordered_pipeline.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

using Json = nlohmann::ordered_json;

std::string entryOf(const Page& frame, const std::string& file)
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

} // namespace

void writeFrameFiles(const Format& format, const Document& document, const std::optional<FrameNames>& wanted,
                     AtomicFolder& folder, const Progress& progress)
{
    struct Made {
        std::string bytes;
        std::string entry;
    };
    const int count = document.count;
    const FrameNames numbered{
        .before = {}, .digits = std::max<std::size_t>(4, std::to_string(count - 1).size()), .after = {}};
    const FrameNames names = wanted.value_or(numbered);
    const std::string extension = "." + std::string(format.name);
    OrderedPipeline frames(
        count,
        [&](int place) {
            const Page frame = document.page(place);
            return Made{format.frameOf(frame.picture), entryOf(frame, names(place, extension))};
        },
        pagesAtOnce(document.options()));

    std::string index = "[\n";
    for (int place = 0; place < count; ++place) {
        const Made made = frames.next();
        if (!folder.write(names(place, extension), made.bytes))
            return;
        index += made.entry + (place + 1 < count ? ",\n" : "\n]\n");
        if (progress)
            progress(place + 1, count);
    }
    folder.write(std::string(listName), index);
}

} // namespace lozenge
