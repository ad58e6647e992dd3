#include "export/frames.hpp"

#include "export/former_export.hpp"
#include "export/in_order.hpp"
#include "export/raster/png_image.hpp"
#include "export/svg/svg_image.hpp"
#include "files/whole_folder.hpp"
#include "picture/words.hpp"

#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

using Json = nlohmann::ordered_json;

std::string fileName(std::size_t position, std::size_t count, std::string_view extension)
{
    std::string number = std::to_string(position);
    const std::size_t digits = std::max<std::size_t>(4, std::to_string(count - 1).size());
    number.insert(0, digits - number.size(), '0');
    return number + std::string(extension);
}

Json entryOf(const Frame& frame, const std::string& file)
{
    Json entry{{"file", file}, {"step", frame.moment.number}, {"level", nullptr}, {"phase", nullptr}, {"x", nullptr},
               {"y", nullptr}};
    if (const auto& step = frame.moment.step) {
        entry["level"] = step->level;
        entry["phase"] = phaseWord(step->phase, *frame.look.names);
        entry["x"] = step->at.x;
        entry["y"] = step->at.y;
    }
    entry["title"] = frameTitle(frame);
    entry["caption"] = frameCaption(frame);
    entry["equation"] = frameEquation(frame);
    entry["narration"] = frameNarration(frame);
    return entry;
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
    const auto& moments = show.moments();
    InOrder frames(
        static_cast<int>(moments.size()),
        [&](int index) {
            const auto position = static_cast<std::size_t>(index);
            Made made{bytesOf(show.picture(moments[position])), {}};
            show.withFrame(moments[position], [&](const Frame& frame) {
                made.entry = entryOf(frame, fileName(position, moments.size(), extension))
                                 .dump(-1, ' ', false, Json::error_handler_t::replace);
            });
            return made;
        },
        framesAtOnce(show));

    std::string index = "[\n";
    for (std::size_t position = 0; position < moments.size(); ++position) {
        const Made made = frames.next();
        if (!folder->write(fileName(position, moments.size(), extension), made.bytes))
            return folder->commit();
        index += made.entry + (position + 1 < moments.size() ? ",\n" : "\n]\n");
        if (progress)
            progress(static_cast<int>(position + 1), static_cast<int>(moments.size()));
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
