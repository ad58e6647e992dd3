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

const TerrainFormat& formatOf(const fs::path& target)
{
    const std::string extension = lowered(target.extension().string());
    for (const TerrainFormat& format : terrainFormats)
        if (format.extension == extension)
            return format;
    const std::string known = commaList(terrainFormats, [](const TerrainFormat& format) { return format.extension; });
    std::error_code error;
    const std::string fault = fs::is_directory(target, error)
                                  ? "this is a folder; a file name is needed"
                                  : "no terrain can be written as \"" + target.extension().string() + "\"";
    throw ExportFault(wrong(target, fault + " (known: " + known + ")"));
}

/// A title may hold anything, but the headers it goes into end with their line.
std::string inOneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 127; }, ' ');
    return text;
}

/// The axis that shall point up must be one of the format, if it is given.
void holdUp(const TerrainFormat& format, const std::string& up)
{
    if (up.empty() || (up.size() == 1 && format.axes.find(up) != std::string_view::npos))
        return;
    const std::string known = commaList(format.axes, [](char axis) { return axis; });
    throw ExportFault(
        {ExportError::Kind::Wrong, "no axis \"" + up + "\" points up in a " + std::string(format.extension) +
                                       " (known: " + (known.empty() ? "none, it is no mesh" : known) + ")"});
}

void hold(const TerrainFormat& format, const Lesson& lesson, const TerrainRequest& request)
{
    if (!(request.spacing >= 1e-6 && request.spacing <= 1e6))
        throw ExportFault({ExportError::Kind::Wrong, "the spacing of the points must be from 0.000001 to 1000000"});
    holdUp(format, request.up);
    if (const int size = lesson.recipe.size; size > format.largest)
        throw ExportFault(wrong(request.target, std::to_string(size) +
                                                    " points a side are too many: " + std::string(format.limit) +
                                                    ", which is enough for " + std::to_string(format.largest)));
}

void holdRoom(const TerrainFormat& format, const Lesson& lesson, const TerrainRequest& request)
{
    const double width = lesson.recipe.size;
    std::optional<ExportError> lack;
    if (!isAddressable(lesson.recipe))
        lack = lackOfMemory(request.target, width * width * static_cast<double>(bytesAPoint(lesson.recipe)));
    if (!lack)
        lack = lackOfDisk(request.target, format.leastBytes(lesson.recipe.size));
    if (lack)
        throw ExportFault(*lack);
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
    try {
        const TerrainFormat& format = formatOf(request.target);
        hold(format, lesson, request);
        AtomicFile file = orThrow(AtomicFile::create(request.target, request.existing));
        holdRoom(format, lesson, request);
        const std::string_view up = request.up.empty() ? format.axes : request.up;
        Terrain terrain{inOneLine(withTerms(lesson.title, lesson.look)),
                        request.spacing,
                        up.empty() ? 'y' : up.front(),
                        {lesson.recipe, format.walks, progress}};
        format.write(file, terrain);
        return file.commit();
    } catch (const ExportFault& fault) {
        return tl::unexpected(fault.error);
    } catch (const std::bad_alloc&) {
        return tl::unexpected(failed(request.target, "there is too little memory"));
    } catch (const Interrupted& fault) {
        return tl::unexpected(failed(request.target, fault.what()));
    }
}

} // namespace lozenge
