#include "survey/level_strip.hpp"

#include "picture/strip.hpp"
#include "picture/tr.hpp"

#include <algorithm>
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
std::vector<Band> bandsOf(const Survey& survey, const Box& box, float gap, const Look& look = {})
{
    std::vector<Band> bands;
    for (int level = 0; level < survey.levels; ++level)
        bands.push_back({wayTo(survey, level), wayTo(survey, level + 1), 0, 1, tr(look, "level {0}", level),
                         std::to_string(level)});
    if (survey.zoom) {
        bands.push_back({wayTo(survey, survey.levels), wayTo(survey, survey.levels + 1), 0, 2.5F,
                         tr(look, "to single points"), tr(look, "points")});
        bands.push_back({wayTo(survey, survey.levels + 1), wholeWay(survey), 0, 5, tr(look, "back to the whole map"),
                         tr(look, "back")});
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

void paintLabels(Picture& picture, const std::vector<Band>& bands, double way, float baseline, const Theme& theme,
                 float scale)
{
    const float size = 13 * scale;
    float taken = -1000;
    for (const Band& band : bands) {
        const bool isNow = way > band.from && way <= band.to;
        const Font font = isNow ? Font::SansSemiBold : Font::Sans;
        const auto width = [&](const std::string& text) { return textWidth(font, text) * size; };
        const std::string& text = width(band.label) < band.width ? band.label : band.shortLabel;
        if (band.left < taken + 6 * scale)
            continue;
        picture.text({band.left, baseline}, text, font, size, isNow ? theme.now : theme.muted);
        taken = band.left + width(text);
    }
}

} // namespace

double stripWay(const Survey& survey, float x, const Box& box, float scale)
{
    const auto bands = bandsOf(survey, box, 3 * scale);
    for (const Band& band : bands)
        if (x <= band.left + band.width) {
            const double share = std::clamp((x - band.left) / band.width, 0.0F, 1.0F);
            const double way = band.from + (band.to - band.from) * share;
            return way < survey.levels ? std::round(way) : way;
        }
    return bands.back().to;
}

void paintLevelStrip(Picture& picture, const SurveyFrame& frame, const Box& box, float scale)
{
    const Survey& survey = frame.survey;
    const Theme& theme = frame.theme();
    const auto bands = bandsOf(survey, box, 3 * scale, frame.look);
    const float height = 9 * scale;
    const float top = box.y + height;
    const float playhead = placeOf(bands, survey.shown);
    for (const Band& band : bands) {
        const Box whole{band.left, top, band.width, height};
        const float corner = std::min(3 * scale, band.width / 2);
        if (survey.shown >= band.to) {
            picture.rectangle(whole, corner, theme.muted);
            continue;
        }
        const float half = 0.5F * scale;
        picture.rectangle({whole.x + half, whole.y + half, std::max(1.0F, whole.width - 2 * half), height - 2 * half},
                          corner, none, {theme.track, scale});
        if (survey.shown > band.from)
            picture.rectangle({whole.x, whole.y, playhead - whole.x, height},
                              std::min(corner, (playhead - whole.x) / 2), theme.now);
    }
    for (const int stop : frame.stops)
        paintStopMark(picture, placeOf(bands, wayTo(survey, stop)), top, stop == stationAt(survey), theme, scale);
    paintPlayhead(picture, playhead, top, height, theme, scale);
    paintLabels(picture, bands, survey.shown, top + height + 20 * scale, theme, scale);
}

} // namespace lozenge
