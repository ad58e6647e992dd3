#include "app/stage/level_strip.hpp"

#include "session/surveying.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {
namespace {

struct Band {
    double from = 0; ///< on the way
    double to = 0;
    float left = 0;
    float width = 0;
    std::string label;
    std::string shortLabel;
};

/// Levels are as wide as each other. The way back has many octaves and one thing to see.
std::vector<Band> bandsOf(const Survey& survey, const Box& box, float gap)
{
    std::vector<Band> bands;
    for (int level = 0; level < survey.levels; ++level)
        bands.push_back({wayTo(survey, level), wayTo(survey, level + 1), 0, 1, "level " + std::to_string(level),
                         std::to_string(level)});
    if (survey.zoom) {
        bands.push_back(
            {wayTo(survey, survey.levels), wayTo(survey, survey.levels + 1), 0, 2.5F, "to single points", "points"});
        bands.push_back({wayTo(survey, survey.levels + 1), wholeWay(survey), 0, 5, "back to the whole map", "back"});
    }
    float weights = 0;
    for (const Band& band : bands)
        weights += band.width;
    const float unit = (box.width - gap * static_cast<float>(bands.size() - 1)) / weights;
    float x = box.x;
    for (Band& band : bands) {
        band.left = x;
        band.width *= unit;
        x += band.width + gap;
    }
    return bands;
}

float placeOf(const std::vector<Band>& bands, double way)
{
    for (const Band& band : bands)
        if (way <= band.to)
            return band.left + band.width * static_cast<float>((way - band.from) / (band.to - band.from));
    return bands.back().left + bands.back().width;
}

double wayAt(const std::vector<Band>& bands, float x)
{
    for (const Band& band : bands)
        if (x <= band.left + band.width) {
            const double share = std::clamp((x - band.left) / band.width, 0.0F, 1.0F);
            return band.from + (band.to - band.from) * share;
        }
    return bands.back().to;
}

void paintLabels(Picture& picture, const std::vector<Band>& bands, double way, float baseline, const Desk& desk)
{
    const float size = desk.u(13);
    float taken = -1000;
    for (const Band& band : bands) {
        const bool isNow = way > band.from && way <= band.to;
        const Font font = isNow ? Font::SansSemiBold : Font::Sans;
        const auto width = [&](const std::string& text) { return textWidth(font, text) * size; };
        const std::string& text = width(band.label) < band.width ? band.label : band.shortLabel;
        if (band.left < taken + desk.u(6))
            continue;
        picture.text({band.left, baseline}, text, font, size, isNow ? desk.theme.now : desk.theme.muted);
        taken = band.left + width(text);
    }
}

} // namespace

void showLevelStrip(const Desk& desk, Session& session, const Box& box)
{
    const Touched touched = touch("scrubber", {box.x, box.y - desk.u(4), box.width, box.height});
    const auto bands = bandsOf(*session.survey, box, desk.u(3));
    if (touched.isHeld) {
        // Levels are whole; what follows them is not.
        const double way = wayAt(bands, ImGui::GetIO().MousePos.x);
        seekWay(session, way < session.survey->levels ? std::round(way) : way);
    }

    const Survey& survey = *session.survey;
    const Theme& theme = desk.theme;
    Picture picture;
    const float height = desk.u(9);
    const float top = box.y + height;
    const float playhead = placeOf(bands, survey.shown);
    for (const Band& band : bands) {
        const Box whole{band.left, top, band.width, height};
        const float corner = std::min(desk.u(3), band.width / 2);
        if (survey.shown >= band.to) {
            picture.rectangle(whole, corner, theme.muted);
            continue;
        }
        const float half = desk.u(0.5F);
        picture.rectangle({whole.x + half, whole.y + half, std::max(1.0F, whole.width - 2 * half), height - 2 * half},
                          corner, none, {theme.track, desk.u(1)});
        if (survey.shown > band.from)
            picture.rectangle({whole.x, whole.y, playhead - whole.x, height},
                              std::min(corner, (playhead - whole.x) / 2), theme.now);
    }
    for (const int stop : session.stopMoments) {
        const float x = placeOf(bands, wayTo(survey, stop));
        const float half = desk.u(4.5F);
        const std::array triangle{Vec2{x - half, top - desk.u(8)}, Vec2{x + half, top - desk.u(8)},
                                  Vec2{x, top - desk.u(2)}};
        picture.polygon(triangle, stop == stationAt(survey) ? theme.now : theme.muted);
    }
    picture.rectangle({playhead - desk.u(3), top - desk.u(4.5F), desk.u(6), height + desk.u(9)}, desk.u(3), theme.page);
    picture.rectangle({playhead - desk.u(1.75F), top - desk.u(3.5F), desk.u(3.5F), height + desk.u(7)}, desk.u(1.75F),
                      theme.now);
    paintLabels(picture, bands, survey.shown, top + height + desk.u(20), desk);
    desk.painter.paint(*ImGui::GetWindowDrawList(), picture, {0, 0});
}

} // namespace lozenge
