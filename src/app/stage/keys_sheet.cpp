#include "app/stage/overlays.hpp"
#include "session/appearance.hpp"

#include <algorithm>

namespace lozenge {
namespace {

// In the design's units.
constexpr float largest = 16;
constexpr float head = 64; ///< with the title
constexpr float foot = 20;
constexpr float side = 28;
constexpr float gutter = 40; ///< between columns
constexpr float gap = 20;    ///< between a key and what it does

// In rows.
constexpr float headingRows = 1.25F;
constexpr float sectionGap = 0.6F;

float rowsOf(const KeySection& section)
{
    return headingRows + static_cast<float>(section.bindings.size());
}

using Columns = std::vector<std::vector<const KeySection*>>;

/// The sections in their order, as many in each column as it can hold.
Columns filled(const std::vector<KeySection>& sections, float rows)
{
    Columns columns(1);
    float left = rows;
    for (const KeySection& section : sections) {
        const float before = columns.back().empty() ? 0 : sectionGap;
        if (before + rowsOf(section) > left && !columns.back().empty()) {
            columns.emplace_back();
            left = rows - rowsOf(section);
        } else {
            left -= before + rowsOf(section);
        }
        columns.back().push_back(&section);
    }
    return columns;
}

/// So many columns, or fewer, of which the longest is as short as can be.
Columns inColumns(const std::vector<KeySection>& sections, std::size_t count, float& rows)
{
    rows = 0;
    for (const KeySection& section : sections)
        rows = std::max(rows, rowsOf(section));
    for (;; rows += 0.05F)
        if (Columns columns = filled(sections, rows); columns.size() <= count)
            return columns;
}

KeysLayout layoutIn(const Box& window, float scale, const std::vector<KeySection>& sections, std::size_t count,
                    const Look& look)
{
    float rows = 0;
    const Columns columns = inColumns(sections, count, rows);
    const auto across = static_cast<float>(columns.size());
    float chords = 0, words = 0; // the widest of all, in parts of the size
    for (const KeySection& section : sections)
        for (const KeyBinding* binding : section.bindings) {
            chords = std::max(chords, textWidth(Font::MonoBold, shownChords(*binding, look)));
            words = std::max(words, textWidth(Font::Sans, tr(look, binding->explanation)));
        }
    const float between = (2 * side + gutter * (across - 1) + gap * across) * scale;
    const float rowHeight = std::min(30 * scale, (0.96F * window.height - (head + foot) * scale) / rows);

    KeysLayout layout;
    layout.size =
        std::min({largest * scale, 0.64F * rowHeight, (0.96F * window.width - between) / (across * (chords + words))});
    layout.wordsFrom = chords * layout.size + gap * scale;
    layout.columnWidth = layout.wordsFrom + words * layout.size;
    const float width = across * layout.columnWidth + (2 * side + gutter * (across - 1)) * scale;
    const float height = rows * rowHeight + (head + foot) * scale;
    layout.card = {window.centre().x - width / 2, window.centre().y - height / 2, width, height};

    float x = layout.card.x + side * scale;
    for (const auto& column : columns) {
        float top = layout.card.y + head * scale;
        const auto put = [&](float rowsHigh, KeysLayout::Line line) {
            line.baseline = {x, top + (rowsHigh - 0.5F) * rowHeight + middleOfCapitals * layout.size};
            layout.lines.push_back(line);
            top += rowsHigh * rowHeight;
        };
        for (const KeySection* section : column) {
            top += section == column.front() ? 0 : sectionGap * rowHeight;
            put(1, {{}, section->heading});
            top += (headingRows - 1) * rowHeight;
            for (const KeyBinding* binding : section->bindings)
                put(1, {{}, {}, binding});
        }
        x += layout.columnWidth + gutter * scale;
    }
    return layout;
}

} // namespace

KeysLayout keysLayout(const Box& window, float scale, const std::vector<KeySection>& sections, const Look& look)
{
    // A low sheet of three columns is looked through at a glance; that is worth a little of the size.
    constexpr float enough = 0.95F;
    KeysLayout best;
    for (const std::size_t columns : {1U, 2U, 3U})
        if (KeysLayout layout = layoutIn(window, scale, sections, columns, look); layout.size > enough * best.size)
            best = std::move(layout);
    return best;
}

void showKeys(const Desk& desk, Session& session, const Box& window, const std::vector<KeySection>& sections)
{
    const KeysLayout layout = keysLayout(window, desk.scale, sections, desk.look);
    const Box& card = layout.card;
    const Sheet sheet("help", window, withAlpha(desk.theme.page, 0.8F), false, Sheet::Place::OnTop);
    if (touch("help ground", window).wasPressed)
        toggleHelp(session);
    paintCard(desk, card);
    desk.text({card.x + desk.u(side), card.y + desk.u(42)}, desk.tr("Keys"), Font::SansBold, 24, desk.theme.ink);
    desk.text({card.right() - desk.u(side), card.y + desk.u(40)}, desk.tr("F1 or ? closes"), Font::Sans, 14,
              desk.theme.muted, Align::Right);

    const float units = layout.size / desk.scale;
    for (const KeysLayout::Line& line : layout.lines) {
        if (!line.binding) {
            desk.text(line.baseline, desk.tr(line.heading), Font::SansBold, units, desk.theme.ink);
            const float y = line.baseline.y + 0.55F * layout.size;
            desk.line({line.baseline.x, y}, {line.baseline.x + layout.columnWidth, y}, desk.theme.line);
            continue;
        }
        desk.text(line.baseline, shownChords(*line.binding, desk.look), Font::MonoBold, units, desk.theme.ink);
        desk.text({line.baseline.x + layout.wordsFrom, line.baseline.y}, desk.tr(line.binding->explanation), Font::Sans,
                  units, desk.theme.muted);
    }
}

} // namespace lozenge
