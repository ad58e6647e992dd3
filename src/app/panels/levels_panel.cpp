#include "app/panels/panels.hpp"
#include "app/ui/form.hpp"
#include "core/slips.hpp"
#include "picture/figures/levels.hpp"
#include "picture/height_colours.hpp"
#include "picture/text/number_text.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

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
    for (const Level& level : levels) {
        const bool isNow = level.index == done - 1, isDone = level.index < done;
        const Box row = form.wholeRow(9.5F); // and the gap between rows
        const float baseline = row.y + desk.u(9) + middleOfCapitals * desk.u(13);
        const Colour colour = desk.theme.tone(isNow, isDone, desk.theme.muted);
        desk.text({form.left + desk.u(20), baseline}, std::to_string(level.index), isNow ? Font::MonoBold : Font::Mono,
                  13, colour, Align::Right);
        // In parts of all decades, of which the least amplitude has a little too.
        const double share = least < greatest ? std::log(level.amplitude / least) / std::log(greatest / least) : 1;
        if (level.amplitude > 0)
            desk.fill({start, row.y + desk.u(5), room * static_cast<float>(0.04 + 0.96 * share), desk.u(8)},
                      isNow    ? desk.theme.now
                      : isDone ? desk.theme.muted
                               : desk.theme.line,
                      2);
        desk.text({form.right(), baseline}, amountText(level.amplitude), Font::Sans, 13, colour, Align::Right);
    }
    form.skip(8);
    const double share = static_cast<double>(pointsAfter(survey.levels)) / static_cast<double>(pointsAfter(done));
    const std::string set =
        done == survey.levels ? desk.tr("All are set.") : desk.tr("One in {0} is set.", rounded(share));
    paragraph(form, desk.tr("Each level brings four times as many points as the one before.") + " " + set,
              desk.theme.muted);
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
    const auto most = static_cast<float>(std::max(1, *std::max_element(counts.begin(), counts.end())));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0)
            continue;
        const float share = (static_cast<float>(i) + 0.5F) / parts;
        const float width = box.width / parts - desk.u(1.5F);
        const float height = std::max(box.height * static_cast<float>(counts[i]) / most, desk.u(2));
        const Box bar{box.x + box.width * share - width / 2, box.bottom() - height, width, height};
        desk.fill(bar, colours((2.0 * share - 1) * run.range.limit), 1.5F);
        desk.outline(bar, withAlpha(desk.theme.ink, 0.35F), 1.5F);
    }
    desk.line({box.x, box.bottom()}, {box.right(), box.bottom()}, desk.theme.edge);
    for (const auto& [side, align] :
         {std::pair{-1, Align::Left}, std::pair{0, Align::Centre}, std::pair{1, Align::Right}})
        desk.text({box.centre().x + 0.5F * static_cast<float>(side) * box.width, box.bottom() + desk.u(20)},
                  fixedText(side * run.range.limit, 2), Font::Mono, 13, desk.theme.muted, align);

    if (!run.moment.step)
        return;
    const float at = box.x + std::clamp(run.range.share(run.moment.step->after), 0.0F, 1.0F) * box.width;
    const float y = box.bottom() + desk.u(2);
    ImGui::GetWindowDrawList()->AddTriangleFilled({at, y}, {at - desk.u(5), y + desk.u(7)},
                                                  {at + desk.u(5), y + desk.u(7)}, imColour(desk.theme.now));
}

} // namespace

void showLevels(Form& form, Session& session, ExportJob&)
{
    if (session.survey())
        return showSurveyLevels(form, session);
    const SteppedRun& run = session.run();
    update(run.levels, run.timeline, run.moment.number);
    const auto& spreads = run.levels.spreads;

    heading(form, "Offsets of the levels", "log scale");
    form.desk.painted([&](Picture& picture) {
        const Frame frame = frameOf(session);
        const FigurePage page{{picture, frame, form.desk.u(13) / labelSize}};
        const Part both =
            column(form.desk.u(8), {levelsKey(page, spreads, 2), levelsChart(page, spreads, form.desk.u(170)),
                                    levelsTable(page, spreads)});
        const float height = heightFor(both, form.width) / form.desk.scale;
        paintFlow(both, form.wholeRow(height));
    });
    form.skip(4);
    paragraph(form, expectedSpread(offsetLawOf(session.recipe()), form.desk.look), form.desk.theme.muted);
    rule(form);
    showHistogram(form, session);
}

} // namespace lozenge
