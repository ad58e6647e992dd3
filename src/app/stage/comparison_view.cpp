#include "app/stage/comparison_view.hpp"

#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/compare.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "session/comparison/comparison.hpp"

#include <string>
#include <utility>

namespace lozenge {

void ComparisonView::refresh(const Desk& desk, const Session& session, const Box& box)
{
    const Comparison& comparison = *session.comparison;
    Shown shown{{}, session.look, box, desk.scale, comparison.seam, comparison.hasReliefs};
    for (const Side& side : comparison.sides)
        shown.moments.emplace_back(side.timeline.get(), side.moment.number);
    if (shown == m_shown)
        return;
    m_shown = std::move(shown);
    const Frame frame{.timeline = *session.run().timeline,
                      .moment = session.run().moment,
                      .look = session.look,
                      .range = comparison.range};
    m_picture = Picture{};
    const FigurePage page{m_picture, frame, desk.scale};
    paintCompared(page, comparison, comparedRows(session), box);
}

void ComparisonView::show(const Desk& desk, Session& session, const Box& box)
{
    const Sheet sheet("comparison", box, desk.theme.page);
    const Comparison& comparison = *session.comparison;
    const float margin = desk.u(22);
    const std::string title = comparisonTitle(session);
    desk.text({box.x + margin, box.y + desk.u(38)}, title, Font::SansBold, 24, desk.theme.ink);

    const bool westToEast = comparison.seam == SeamSide::WestToEast;
    const Box seam{box.right() - margin - desk.u(190), box.y + desk.u(16), desk.u(190), desk.u(30)};
    const Box reliefs{seam.x - desk.u(98), seam.y, desk.u(88), seam.height};
    const float from = box.x + margin + textWidth(Font::SansBold, title) * desk.u(24) + desk.u(20);
    Picture words;
    paintText(words, {{comparisonLine(session), Font::Sans, desk.theme.muted}},
              {from, box.y + desk.u(8), reliefs.x - from - desk.u(16), desk.u(50)}, desk.u(12.5F), desk.u(16.5F));
    desk.paint(words);

    const float top = box.y + desk.u(66);
    refresh(desk, session, {box.x + margin, top, box.width - 2 * margin, box.bottom() - desk.u(16) - top});
    desk.paint(m_picture);

    // Last, since both change what is shown.
    const bool turns =
        wordButton(desk, "seam", desk.tr(westToEast ? "seam: west to east" : "seam: north to south"), seam);
    if (wordButton(desk, "reliefs", desk.tr("Reliefs"), reliefs, comparison.hasReliefs))
        toggleReliefs(session);
    if (turns)
        toggleSeamSide(session);
}

} // namespace lozenge
