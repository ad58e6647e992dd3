#include "survey/level_strip.hpp"

#include "picture/strip.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

struct Labels {
    std::string whole, brief;
};

/// Levels are as wide as each other. The way back has many octaves and one thing to see.
std::vector<StripBand> bandsOf(const Survey& survey, const Box& box, float scale)
{
    std::vector<StripBand> bands;
    for (int level = 0; level < survey.levels; ++level)
        bands.push_back({wayTo(survey, level), wayTo(survey, level + 1), 0, 1});
    if (survey.zoom) {
        bands.push_back({wayTo(survey, survey.levels), wayTo(survey, survey.levels + 1), 0, 2.5F});
        bands.push_back({wayTo(survey, survey.levels + 1), wholeWay(survey), 0, 5});
    }
    layBands(bands, box, scale);
    return bands;
}

Labels labelsOf(int band, const Survey& survey, const Look& look)
{
    if (band < survey.levels)
        return {tr(look, "level {0}", band), std::to_string(band)};
    return band == survey.levels ? Labels{tr(look, "to single points"), tr(look, "points")}
                                 : Labels{tr(look, "back to the whole map"), tr(look, "back")};
}

void paintLabels(Picture& picture, const SurveyFrame& frame, std::span<const StripBand> bands, float baseline,
                 float scale)
{
    const float size = 13 * scale;
    float taken = -1000;
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const StripBand& band = bands[i];
        const bool isNow = band.holds(frame.survey.shown);
        const Font font = isNow ? Font::SansSemiBold : Font::Sans;
        const auto width = [&](const std::string& text) { return textWidth(font, text) * size; };
        const Labels labels = labelsOf(static_cast<int>(i), frame.survey, frame.look);
        const std::string& text = width(labels.whole) < band.width ? labels.whole : labels.brief;
        if (band.left < taken + 6 * scale)
            continue;
        picture.text({band.left, baseline}, text, font, size, isNow ? frame.theme().now : frame.theme().muted);
        taken = band.left + width(text);
    }
}

} // namespace

double stripWay(const Survey& survey, float x, const Box& box, float scale)
{
    const auto bands = bandsOf(survey, box, scale);
    for (const StripBand& band : bands)
        if (x <= band.left + band.width) {
            const double way = band.placeAt(x);
            return way < survey.levels ? std::round(way) : way;
        }
    return bands.back().to;
}

void paintLevelStrip(Picture& picture, const SurveyFrame& frame, const Box& box, float scale)
{
    const Survey& survey = frame.survey;
    const auto bands = bandsOf(survey, box, scale);
    StripMarks marks{.now = survey.shown, .stops = {}, .nowStop = wayTo(survey, stationAt(survey)), .fillsDone = true};
    for (const int stop : frame.stops)
        marks.stops.push_back(wayTo(survey, stop));
    paintLabels(picture, frame, bands, paintBands(picture, bands, marks, box, frame.theme(), scale), scale);
}

} // namespace lozenge
