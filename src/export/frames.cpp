#include "export/format.hpp"
#include "export/text/number_text.hpp"
#include "lesson/text/terminal_text.hpp"
#include "terrain/ordered_pipeline.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

using Json = nlohmann::ordered_json;

std::string entryOf(const Page& frame, const std::string& file)
{
    Json entry{{"file", file},
               {"step", frame.number},
               {"level", frame.level ? Json(*frame.level) : Json()},
               {"phase", frame.phase.empty() ? Json() : Json(frame.phase)},
               {"x", frame.at ? Json(frame.at->x) : Json()},
               {"y", frame.at ? Json(frame.at->y) : Json()}};
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

constexpr std::string_view forbidden = "/\\:*?\"<>|"; // in names of files, here or on the machine that they go to
constexpr std::size_t longest = 200;                  // bytes; disks take 255

bool isPlain(std::string_view name)
{
    return needsNoEscape(name) && !name.starts_with('.') && name.find_first_of(forbidden) == std::string_view::npos;
}

} // namespace

std::string FrameNames::operator()(int place, std::string_view extension) const
{
    return before + paddedNumber(static_cast<std::uint64_t>(place), digits) + after + std::string(extension);
}

tl::expected<FrameNames, std::string> frameNamesIn(const std::string& pattern, std::string_view extension)
{
    const auto refused = [&](const std::string& why) {
        return tl::unexpected("--pattern " + (pattern.size() > longest ? pattern.substr(0, longest) + "..." : pattern) +
                              ": " + why);
    };
    FrameNames names{.digits = 1};
    const std::size_t sign = pattern.find('%');
    std::size_t end = sign == std::string::npos ? sign : sign + 1;
    if (end < pattern.size() && pattern[end] == '0' && end + 1 < pattern.size() && pattern[end + 1] >= '1' &&
        pattern[end + 1] <= '9') {
        names.digits = static_cast<std::size_t>(pattern[end + 1] - '0');
        end += 2;
    }
    if (end >= pattern.size() || pattern[end] != 'd' || pattern.find('%', end) != std::string::npos)
        return refused("a name of its own for each frame needs one %d, or one of %01d to %09d, and no other %: "
                       "grid_%02d");
    names.before = pattern.substr(0, sign);
    names.after = pattern.substr(end + 1);
    if (!isPlain(names(0, extension)))
        return refused("a name begins with no full stop, and has no control character and none of " +
                       std::string(forbidden) + " in it; --out names the folder");
    if (names.after.ends_with(extension))
        return refused("leave " + std::string(extension) + " out, which every name gets");
    if (pattern.size() > longest)
        return refused("a name of up to " + std::to_string(longest) + " bytes is needed");
    return names;
}

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
        tell(progress, place + 1, count);
    }
    folder.write(std::string(listName), index);
}

} // namespace lozenge
