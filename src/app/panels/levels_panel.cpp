#include "app/panels/panels.hpp"
#include "app/ui/form.hpp"
#include "core/slips.hpp"
#include "picture/figures/levels.hpp"
#include "picture/height_colours.hpp"
#include "picture/text/number_text.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace lozenge {
namespace {

void showSurveyLevels(Form& form, const Session& session)
{
    const Desk& desk = form.desk;
    const Survey& survey = *session.survey();
    const int done = levelsDone(survey);
    heading(form, "Amplitudes of the levels", "log scale");
    const auto levels = levelsOf(*survey.recipe);
    double greatest = 0, least = 1e300;
    for (const Level& level : levels)
        if (level.amplitude > 0) {
            greatest = std::max(greatest, level.amplitude);
            least = std::min(least, level.amplitude);
        }
    const float start = form.left + desk.u(30);
    const float room = form.right() - desk.u(84) - start;
    const double decades = std::max(1e-9, std::log10(greatest / least));
    for (const Level& level : levels) {
        const bool isNow = level.index == done - 1;
        const bool isDone = level.index < done;
        const float middle = form.y + desk.u(9);
        const float baseline = middle + middleOfCapitals * desk.u(13);
        const Colour colour = desk.theme.tone(isNow, isDone, desk.theme.muted);
        desk.text({form.left + desk.u(20), baseline}, std::to_string(level.index), isNow ? Font::MonoBold : Font::Mono,
                  13, colour, Align::Right);
        if (level.amplitude > 0) {
            const double share = 0.04 + 0.96 * (decades > 1e-6 ? std::log10(level.amplitude / least) / decades : 1);
            const Colour fill = isNow ? desk.theme.now : isDone ? desk.theme.muted : desk.theme.line;
            desk.fill({start, middle - desk.u(4), room * static_cast<float>(share), desk.u(8)}, fill, 2);
        }
        desk.text({form.right(), baseline}, amountText(level.amplitude), Font::Sans, 13, colour, Align::Right);
        form.skip(17.5F);
    }
    form.skip(8);
    const double share = static_cast<double>(pointsAfter(survey.levels)) / static_cast<double>(pointsAfter(done));
    const std::string set =
        done == survey.levels ? desk.tr("All are set.") : desk.tr("One in {0} is set.", rounded(share));
    paragraph(form, desk.tr("Each level brings four times as many points as the one before.") + " " + set,
              desk.theme.muted);
}

// The chart of the levels: a column for each, heights on a log scale.

void paintScale(const Desk& desk, const LogScale& scale)
{
    for (const LogScale::Line& line : scale.lines()) {
        const float end = line.isDecade ? scale.box.right() : scale.box.x + desk.u(4);
        desk.line({scale.box.x, line.y}, {end, line.y}, line.isDecade ? desk.theme.line : desk.theme.edge);
        desk.text({scale.box.x - desk.u(8), line.y + middleOfCapitals * desk.u(13)}, line.number, Font::Mono, 13,
                  desk.theme.muted, Align::Right);
    }
}

/// Marks of the legend and of the chart.
void paintAsked(const Desk& desk, Vec2 at, bool isNow)
{
    desk.disc(at, 5, desk.theme.surface);
    desk.ring(at, 4.4F, isNow ? desk.theme.now : desk.theme.ink, 2);
}

void paintFound(const Desk& desk, ImVec2 from, ImVec2 to, bool isNow)
{
    ImGui::GetWindowDrawList()->AddRectFilled(from, to, imColour(isNow ? desk.theme.now : desk.theme.track),
                                              std::min(desk.u(3), (to.y - from.y) / 2), ImDrawFlags_RoundCornersTop);
}

void paintLegend(Form& form)
{
    const Desk& desk = form.desk;
    const float y = form.y + desk.u(9);
    paintAsked(desk, {form.left + desk.u(6), y - desk.u(1)}, false);
    float x = form.left + desk.u(18);
    x = desk.textFrom({x, y + desk.u(4)}, desk.tr("amplitude asked"), Font::Sans, 13, desk.theme.ink) + desk.u(24);
    paintFound(desk, {x, y - desk.u(7)}, {x + desk.u(10), y + desk.u(5)}, false);
    desk.text({x + desk.u(18), y + desk.u(4)}, desk.tr("spread found"), Font::Sans, 13, desk.theme.ink);
    form.skip(30);
}

void showChart(Form& form, const std::vector<LevelSpread>& spreads, int level)
{
    const Desk& desk = form.desk;
    const Box whole = form.wholeRow(158);
    const float gutter = desk.u(46);
    const LogScale scale =
        logScale(spreads, {whole.x + gutter, whole.y + desk.u(8), whole.width - gutter, whole.height - desk.u(38)});
    paintScale(desk, scale);

    const float column = scale.box.width / static_cast<float>(spreads.size());
    const float bar = std::min(column * 0.46F, desk.u(34));
    std::vector<ImVec2> asked;
    const auto middleOf = [&](int index) { return scale.box.x + column * (static_cast<float>(index) + 0.5F); };
    for (const LevelSpread& spread : spreads) {
        const bool isNow = level == spread.level.index;
        const float x = middleOf(spread.level.index);
        if (spread.deviation > 0)
            paintFound(desk, {x - bar / 2, std::min(scale.y(spread.deviation), scale.box.bottom() - 1)},
                       {x + bar / 2, scale.box.bottom()}, isNow);
        if (spread.level.amplitude > 0)
            asked.push_back({x, scale.y(spread.level.amplitude)});
        desk.text({x, scale.box.bottom() + desk.u(22)}, std::to_string(spread.level.index),
                  isNow ? Font::MonoBold : Font::Mono, 13, isNow ? desk.theme.now : desk.theme.muted, Align::Centre);
    }
    ImGui::GetWindowDrawList()->AddPolyline(asked.data(), static_cast<int>(asked.size()), imColour(desk.theme.ink), 0,
                                            desk.u(1.5F));
    for (const ImVec2 at : asked)
        paintAsked(desk, {at.x, at.y}, std::abs(at.x - middleOf(level)) < 1);
    desk.text({whole.x, scale.box.bottom() + desk.u(22)}, desk.tr("level"), Font::Sans, 13, desk.theme.muted);
}

// The same in numbers.

constexpr std::array<float, 4> columnEnds{32, 122, 222, 312};

void paintCells(const Form& form, const std::array<std::string, 4>& cells, Font font, Colour colour)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        form.desk.text({form.left + form.desk.u(columnEnds[i]), form.y + form.desk.u(14)}, cells[i], font,
                       font == Font::Sans ? 13 : 16, colour, Align::Right);
}

void showNumbers(Form& form, const std::vector<LevelSpread>& spreads, int level, int decimals)
{
    const Desk& desk = form.desk;
    paintCells(form, {desk.tr("level"), desk.tr("asked"), desk.tr("spread"), desk.tr("offsets")}, Font::Sans,
               desk.theme.muted);
    form.skip(24);
    for (const LevelSpread& spread : spreads) {
        const bool isNow = level == spread.level.index;
        const std::string found = spread.count > 1 ? fixedText(spread.deviation, decimals) : "\u2013";
        paintCells(form,
                   {std::to_string(spread.level.index), fixedText(spread.level.amplitude, decimals), found,
                    std::to_string(spread.count)},
                   isNow ? Font::MonoBold : Font::Mono, desk.theme.tone(isNow, spread.count > 0, desk.theme.muted));
        form.skip(25);
    }
    form.skip(4);
}

// The histogram of the heights.

void showHistogram(Form& form, const Session& session)
{
    constexpr int parts = 32;
    const Desk& desk = form.desk;
    const SteppedRun& run = session.run();
    const auto counts = heightHistogram(run.moment.grid, run.range.limit, parts);
    const HeightColours colours = coloursOf(session.look, run.range, run.timeline->last());
    const int total = std::accumulate(counts.begin(), counts.end(), 0);
    const int points = session.recipe().size * session.recipe().size;
    heading(form, "Heights", desk.tr("{0} of {1} points set", total, points));

    const Box whole = form.wholeRow(132);
    const Box box{whole.x, whole.y, whole.width, whole.height - desk.u(28)};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int most = std::max(1, *std::max_element(counts.begin(), counts.end()));
    const float width = box.width / parts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const auto place = static_cast<float>(i);
        const float share = (place + 0.5F) / parts;
        const float height = box.height * static_cast<float>(counts[i]) / static_cast<float>(most);
        if (height == 0)
            continue;
        const float x = box.x + width * place;
        const ImVec2 from{x + desk.u(0.75F), box.bottom() - std::max(height, desk.u(2))};
        const ImVec2 to{x + width - desk.u(0.75F), box.bottom()};
        list.AddRectFilled(from, to, imColour(colours((2.0 * share - 1) * run.range.limit)), desk.u(1.5F),
                           ImDrawFlags_RoundCornersTop);
        list.AddRect(from, to, imColour(withAlpha(desk.theme.ink, 0.35F)), desk.u(1.5F), ImDrawFlags_RoundCornersTop,
                     desk.u(1));
    }
    desk.line({box.x, box.bottom()}, {box.right(), box.bottom()}, desk.theme.edge);
    const auto label = [&](float share, double height, Align align) {
        desk.text({box.x + share * box.width, box.bottom() + desk.u(20)}, fixedText(height, 2), Font::Mono, 13,
                  desk.theme.muted, align);
    };
    label(0, -run.range.limit, Align::Left);
    label(0.5F, 0, Align::Centre);
    label(1, run.range.limit, Align::Right);

    if (!run.moment.step)
        return;
    const float at = box.x + std::clamp(run.range.share(run.moment.step->after), 0.0F, 1.0F) * box.width;
    const float y = box.bottom() + desk.u(2);
    list.AddTriangleFilled({at, y}, {at - desk.u(5), y + desk.u(7)}, {at + desk.u(5), y + desk.u(7)},
                           imColour(desk.theme.now));
}

} // namespace

void showLevels(Form& form, Session& session, ExportJob&)
{
    if (session.survey())
        return showSurveyLevels(form, session);
    const SteppedRun& run = session.run();
    update(run.levels, run.timeline, run.moment.number);
    const auto& spreads = run.levels.spreads;
    const int level = run.moment.step ? run.moment.step->level : -1;

    heading(form, "Offsets of the levels", "log scale");
    paintLegend(form);
    showChart(form, spreads, level);
    showNumbers(form, spreads, level, run.range.fineDecimals);
    paragraph(form, expectedSpread(offsetLawOf(session.recipe()), form.desk.look), form.desk.theme.muted);
    rule(form);
    showHistogram(form, session);
}

} // namespace lozenge
