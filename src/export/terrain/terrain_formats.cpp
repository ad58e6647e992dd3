#include "export/terrain/terrain_formats.hpp"

#include "files/disk/enough_room.hpp"
#include "files/disk/interrupt.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/utf8.hpp"
#include "picture/tr.hpp"
#include "terrain/terrain.hpp"

#include <algorithm>
#include <new>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

const TerrainFormat* formatOf(const fs::path& target)
{
    const std::string extension = lowered(target.extension().string());
    const auto found = std::find_if(terrainFormats.begin(), terrainFormats.end(),
                                    [&](const TerrainFormat& format) { return format.extension == extension; });
    return found == terrainFormats.end() ? nullptr : &*found;
}

ExportError unknownFormat(const fs::path& target)
{
    const std::string known = commaList(terrainFormats, [](const TerrainFormat& format) { return format.extension; });
    std::error_code error;
    const std::string fault = fs::is_directory(target, error)
                                  ? "this is a folder; a file name is needed"
                                  : "no terrain can be written as \"" + target.extension().string() + "\"";
    return wrong(target, fault + " (known: " + known + ")");
}

/// A title may hold anything, but the headers it goes into end with their line.
std::string inOneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 127; }, ' ');
    return text;
}

/// What is wrong with the axis that shall point up, if it is given.
std::optional<ExportError> objectionToUp(const TerrainFormat& format, const std::string& up)
{
    if (up.empty() || (up.size() == 1 && format.axes.find(up) != std::string_view::npos))
        return std::nullopt;
    const std::string known = commaList(format.axes, [](char axis) { return axis; });
    return ExportError{ExportError::Kind::Wrong,
                       "no axis \"" + up + "\" points up in a " + std::string(format.extension) +
                           " (known: " + (known.empty() ? "none, it is no mesh" : known) + ")"};
}

std::optional<ExportError> objection(const TerrainFormat& format, const Lesson& lesson, const TerrainRequest& request)
{
    if (!(request.spacing >= 1e-6 && request.spacing <= 1e6))
        return ExportError{ExportError::Kind::Wrong, "the spacing of the points must be from 0.000001 to 1000000"};
    if (auto fault = objectionToUp(format, request.up))
        return fault;
    if (const int size = lesson.recipe.size; size > format.largest)
        return wrong(request.target, std::to_string(size) +
                                         " points a side are too many: " + std::string(format.limit) +
                                         ", which is enough for " + std::to_string(format.largest));
    return std::nullopt;
}

std::optional<ExportError> lackOfRoom(const TerrainFormat& format, const Lesson& lesson, const TerrainRequest& request)
{
    const double width = lesson.recipe.size;
    if (!isAddressable(lesson.recipe))
        if (auto lack = lackOfMemory(request.target, width * width * static_cast<double>(bytesAPoint(lesson.recipe))))
            return lack;
    return lackOfDisk(request.target, format.leastBytes(lesson.recipe.size));
}

} // namespace

double TerrainFormat::leastBytes(int size) const
{
    const double points = static_cast<double>(size) * size, cells = static_cast<double>(size - 1) * (size - 1);
    const auto digits = static_cast<double>(std::to_string(static_cast<std::int64_t>(points)).size());
    return points * least.ofPoint + cells * (least.ofCell + least.numbersOfCell * (digits - 1));
}

tl::expected<void, ExportError> exportTerrain(const Lesson& lesson, const TerrainRequest& request,
                                              const Progress& progress)
{
    const TerrainFormat* format = formatOf(request.target);
    if (!format)
        return tl::unexpected(unknownFormat(request.target));
    if (auto fault = objection(*format, lesson, request))
        return tl::unexpected(std::move(*fault));

    auto file = AtomicFile::create(request.target, request.existing);
    if (!file)
        return tl::unexpected(file.error());
    if (auto lack = lackOfRoom(*format, lesson, request))
        return tl::unexpected(std::move(*lack));
    try {
        const std::string_view up = request.up.empty() ? format->axes : request.up;
        Terrain terrain{inOneLine(withTerms(lesson.title, lesson.look)),
                        request.spacing,
                        up.empty() ? 'y' : up.front(),
                        {lesson.recipe, format->walks, progress}};
        format->write(*file, terrain);
    } catch (const std::bad_alloc&) {
        file->fail("there is too little memory");
    } catch (const Interrupted&) {
        // The file knows, and is not committed.
    }
    return file->commit();
}

} // namespace lozenge
