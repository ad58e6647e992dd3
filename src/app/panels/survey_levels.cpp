#include "app/panels/panels.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

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
        const Colour colour = isNow ? desk.theme.now : isDone ? desk.theme.ink : desk.theme.muted;
        desk.text({form.left + desk.u(20), baseline}, std::to_string(level.index), isNow ? Font::MonoBold : Font::Mono,
                  13, colour, Align::Right);
        if (level.amplitude > 0) {
            const double share = 0.04 + 0.96 * (decades > 1e-6 ? std::log10(level.amplitude / least) / decades : 1);
            desk.fill({start, middle - desk.u(4), room * static_cast<float>(share), desk.u(8)},
                      isNow    ? desk.theme.now
                      : isDone ? desk.theme.muted
                               : desk.theme.line,
                      2);
        }
        desk.text({form.right(), baseline}, amountText(level.amplitude), Font::Sans, 13, colour, Align::Right);
        form.skip(17.5F);
    }
    form.skip(8);
    const double share = static_cast<double>(pointsAfter(survey.levels)) / static_cast<double>(pointsAfter(done));
    const std::string set =
        done == survey.levels ? desk.tr("All are set.") : desk.tr("One in {0} is set.", rounded(share));
    paragraph(form, desk.tr("With each level there are four times as many points.") + " " + set, desk.theme.muted);
}

} // namespace lozenge
