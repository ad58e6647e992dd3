#include "picture/figures/family/account_table.hpp"

#include "picture/figures/family/lineage_board.hpp"
#include "picture/participants.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

namespace lozenge {
namespace {

constexpr std::size_t givenShown = 6;
constexpr float leastRow = 34;

/// The sum as a table: where its columns end, and the base line of the row that comes next.
struct AccountTable {
    static constexpr float size = 20;

    const FigurePage& page;
    float left, row, number; ///< the height of a row, and the width of a height
    float product, bars, y;
    float height = 0, weight = 0, longestBar = 0;

    void write(float x, const std::string& words, Font font, Colour colour, Align align = Align::Right) const
    {
        page.picture.text({x, y}, words, font, page.u(size), colour, align);
    }
    [[nodiscard]] std::string text(double value) const { return fixedText(value, page.frame.range.fineDecimals); }
};

AccountTable tableFor(const FigurePage& page, const Account& account, const Box& box)
{
    const auto wide = [&](const std::string& text) { return textWidth(Font::Mono, text) * page.u(AccountTable::size); };
    const auto rows = static_cast<float>(std::min(givenShown, account.given.size()) + 4);
    AccountTable table{.page = page,
                       .left = box.x,
                       .row = std::clamp((box.height - page.u(180)) / rows, page.u(leastRow), page.u(52)),
                       .number =
                           std::max(wide("-0.000"), wide(fixedText(account.height, page.frame.range.fineDecimals))),
                       .product = box.right(),
                       .bars = box.x + page.u(138),
                       .y = box.y + page.u(15)};
    for (const Account::Given& given : account.given)
        table.number = std::max(table.number, wide(table.text(given.height)));
    table.height = table.product - table.number - page.u(34);
    table.weight = table.height - table.number - page.u(30);
    table.longestBar = table.weight - wide("0.000") - page.u(16) - table.bars;
    return table;
}

void paintColumnHeads(AccountTable& table)
{
    const Look& look = table.page.frame.look;
    table.page.label({table.weight, table.y}, tr(look, "weight"), Align::Right);
    table.page.label({table.height, table.y}, tr(look, "height"), Align::Right);
    table.page.label({table.product, table.y}, tr(look, "brings"), Align::Right);
    table.y += table.row;
}

/// A height that was given, times its weight.
void paintGiven(AccountTable& table, const Account::Given& given, double heaviest)
{
    const FigurePage& page = table.page;
    const Theme& theme = page.theme();
    const float middle = table.y - middleOfCapitals * page.u(AccountTable::size);
    const auto corner = cornerOf(given.at, page.frame.timeline.last());
    const Colour colour = corner ? theme.parents[static_cast<std::size_t>(*corner)] : theme.ink;
    if (corner)
        paintChip(page.picture, {table.left + page.u(13), middle}, page.u(12),
                  std::string(1, static_cast<char>('a' + *corner)), colour, theme, 0);
    else
        page.picture.rectangle({table.left + page.u(7), middle - page.u(6), page.u(12), page.u(12)}, 0, colour);
    page.label({table.left + page.u(34), table.y}, tiedPlace(given.at));
    if (table.longestBar > page.u(30)) {
        const float length = static_cast<float>(given.weight / heaviest) * table.longestBar;
        page.picture.rectangle({table.bars, middle - page.u(6), std::max(page.u(1), length), page.u(12)}, page.u(2),
                               colour);
    }
    table.write(table.weight, fixedText(given.weight, 3), Font::MonoBold, theme.ink);
    table.write(table.height - table.number - page.u(6), "\u00d7", Font::Mono, theme.muted);
    table.write(table.height, table.text(given.height), Font::Mono, theme.ink);
    table.write(table.product - table.number - page.u(8), "=", Font::Mono, theme.muted);
    table.write(table.product, table.text(given.weight * given.height), Font::Mono, theme.ink);
    table.y += table.row;
}

/// What else is in the height.
void paintBrought(AccountTable& table, const std::string& words, double brings)
{
    table.page.label({table.left, table.y}, words);
    table.write(table.product, table.text(brings), Font::Mono, table.page.theme().ink);
    table.y += table.row;
}

void paintTogether(AccountTable& table, double weights, double height)
{
    const FigurePage& page = table.page;
    const Theme& theme = page.theme();
    const float line = table.y - table.row + page.u(14);
    page.picture.line({table.left, line}, {table.product, line}, {theme.ink, page.u(2)});
    table.y += page.u(6);
    table.write(table.left, tr(page.frame.look, "together"), Font::SansBold, theme.ink, Align::Left);
    table.write(table.weight, fixedText(weights, 3), Font::MonoBold, theme.ink);
    table.write(table.product, table.text(height), Font::MonoBold, theme.now);
}

} // namespace

float leastHeight(const Account& account)
{
    return 24 + leastRow * static_cast<float>(std::min(givenShown + 1, account.given.size()) + 3);
}

float paintAccount(const FigurePage& page, const Account& account, const Box& box)
{
    const Look& look = page.frame.look;
    AccountTable table = tableFor(page, account, box);
    paintColumnHeads(table);
    double heaviest = 0, weights = 0, restWeight = 0, rest = 0;
    for (const Account::Given& given : account.given)
        heaviest = std::max(heaviest, given.weight);
    for (std::size_t i = 0; i < account.given.size(); ++i) {
        const Account::Given& given = account.given[i];
        weights += given.weight;
        if (i < givenShown) {
            paintGiven(table, given, heaviest);
        } else {
            restWeight += given.weight;
            rest += given.weight * given.height;
        }
    }
    if (account.given.size() > givenShown) {
        table.write(table.weight, fixedText(restWeight, 3), Font::MonoBold, page.theme().ink);
        paintBrought(table, tr(look, "and {0} more", account.given.size() - givenShown), rest);
    }
    paintBrought(
        table,
        tr(look, account.offsets == 1 ? "one offset, its own" : "{0} offsets, each times its weight", account.offsets),
        account.fromOffsets);
    if (std::abs(account.fromOutside) > 1e-9 * std::max(1.0, page.frame.range.limit))
        paintBrought(table, tr(look, "what stands outside the map"), account.fromOutside);
    paintTogether(table, weights, account.height);
    return table.y + page.u(36);
}

} // namespace lozenge
