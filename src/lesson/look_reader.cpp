#include "lesson/look_reader.hpp"

#include "lesson/table_reader.hpp"

#include <sstream>

namespace lozenge {
namespace {

std::string shortText(double number)
{
    std::ostringstream text;
    text << number;
    return text.str();
}

void readWithin(TableReader& reader, std::string_view key, double& into, double least, double greatest)
{
    const auto value = reader.number(key);
    if (!value)
        return;
    if (*value < least || *value > greatest)
        failAt(reader.placeOf(key),
               std::string(key) + " must be from " + shortText(least) + " to " + shortText(greatest));
    into = *value;
}

} // namespace

Look readLook(const toml::table& table, Look look, const std::string& where)
{
    TableReader reader(table, where);
    reader.row("palette", look.palette, palettes());
    reader.row("theme", look.theme, themes());
    reader.row("names", look.names, phaseNames());
    reader.row("style", look.style, reliefStyles());
    readWithin(reader, "azimuth", look.camera.azimuth, -360, 360);
    readWithin(reader, "elevation", look.camera.elevation, 5, 90);
    readWithin(reader, "zoom", look.camera.zoom, 0.1, 10);
    readWithin(reader, "exaggeration", look.exaggeration, 0, 10);
    look.numbers = reader.yesOrNo("numbers").value_or(look.numbers);
    look.coordinates = reader.yesOrNo("coordinates").value_or(look.coordinates);
    reader.rejectUnknown();
    return look;
}

} // namespace lozenge
