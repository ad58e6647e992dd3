#include "picture/code/pseudocode.hpp"

#include "core/slips.hpp"
#include "picture/text/language.hpp"
#include "picture/text/number_text.hpp"

#include <array>
#include <cmath>
#include <span>

namespace lozenge {
namespace {

// The lines of the programs, in words of our own and in their structure. In braces stand the names of pieces, which
// depend on the recipe.

// Which steps a line sets.
constexpr auto anyDiamond = [](const Step& step, int) { return step.phase == Phase::Diamond; };
constexpr auto anySquare = [](const Step& step, int) { return step.phase == Phase::Square; };
constexpr auto drawnSquare = [](const Step& step, int) { return step.phase == Phase::Square && step.drawn; };
constexpr auto notDrawn = [](const Step& step, int) { return !step.drawn; };

// Which edge of its cell a square step of the MATLAB script is: the first parents of two edges tell them apart.
constexpr auto firstRow = [](const Step& step, int) { return anySquare(step, 0) && step.at.y == 0; };
constexpr auto firstColumn = [](const Step& step, int) { return anySquare(step, 0) && step.at.x == 0; };
constexpr auto lastRow = [](const Step& step, int last) { return anySquare(step, 0) && step.at.y == last; };
constexpr auto lastColumn = [](const Step& step, int last) { return anySquare(step, 0) && step.at.x == last; };
constexpr auto innerBottom = [](const Step& step, int) {
    return anySquare(step, 0) && step.parents.count() == 4 && step.parents[0].toward == compass::left;
};
constexpr auto innerRight = [](const Step& step, int) {
    return anySquare(step, 0) && step.parents.count() == 4 && step.parents[0].toward == compass::up;
};

// Which branch a square step takes on its way to that line. (None sets a corner.)
constexpr auto onAnyBorder = [](const Step& step, int last) { return anySquare(step, 0) && isOnBorder(step.at, last); };
constexpr auto insideMap = [](const Step& step, int last) { return anySquare(step, 0) && !isOnBorder(step.at, last); };

// What a recipe needs.
constexpr auto wraps = [](const Recipe& recipe) { return recipe.edge->border == EdgeMode::Border::CopiedFarSide; };
constexpr auto isFixed = [](const Recipe& recipe) { return recipe.edge->border == EdgeMode::Border::Fixed; };
template <Slip slip>
constexpr auto with = [](const Recipe& recipe) { return slipsOf(recipe).has(slip); };
template <Slip slip>
constexpr auto without = [](const Recipe& recipe) { return !with<slip>(recipe); };
constexpr auto recurses = [](const Recipe& recipe) {
    return with<Slip::DepthFirst>(recipe) || with<Slip::OwnCentreTwice>(recipe);
};
constexpr auto loops = [](const Recipe& recipe) { return !recurses(recipe); };
constexpr auto listsAmplitudes = [](const Recipe& recipe) {
    return loops(recipe) && (!recipe.amplitudes.listed.empty() || recipe.amplitudes.rcoe);
};
constexpr auto scalesAmplitudes = [](const Recipe& recipe) {
    return loops(recipe) && !listsAmplitudes(recipe) && without<Slip::NeverLess>(recipe);
};
constexpr auto scalesInBetween = [](const Recipe& recipe) { return !scalesByLevel(recipe) && loops(recipe); };
constexpr auto keeps = [](const Recipe& recipe) { return recipe.keep; };

const std::vector<CodeLine> begin{
    {0, "set(whole map, amp)", {}, nullptr, recurses},
    {0, "to set(square, amp)", {}, nullptr, recurses},
    {1, "if its side is 1: return", {}, nullptr, recurses},
    {0, "stride ← size − 1", {}, nullptr, loops},
    {0, "while stride > 1", {}, nullptr, loops},
    {1, "half ← stride / 2", {}, nullptr, loops},
};

const std::vector<CodeLine> end{
    {1, "set(each quarter, next amp)", {}, nullptr, recurses},
    {1, "stride ← half", {}, nullptr, loops},
    {1, "{late}amp ← amp × {ratio}", {}, nullptr, scalesAmplitudes},
    {1, "amp ← next of amplitudes", {}, nullptr, listsAmplitudes},
};

const std::vector<CodeLine> textbookRows{
    {1, "{squares}", Phase::Diamond},
    {2, "if preset: next", {}, nullptr, keeps},
    {2, "m ← {middle}"},
    {2, "{h} ← {sum}", {}, anyDiamond},
    {1, "amp ← amp × {ratio}", {}, nullptr, scalesInBetween},
    {1, "for each {diamonds}{but}", Phase::Square},
    {2, "if preset: next", {}, nullptr, keeps},
    {2, "far border: h ← opposite", {}, notDrawn, wraps},
    {2, "border: h ← edge value", {}, notDrawn, isFixed},
    {2, "m ← {mean}"},
    {2, "{h} ← {sum}", {}, drawnSquare},
};

const std::vector<CodeLine> terrainGeneratorRows{
    {1, "for each square", Phase::Diamond},
    {2, "if h ≠ 0 and h ≠ 0.001: next", {}, nullptr, with<Slip::EmptyByValue>},
    {2, "m ← (NW + SW + SE + NE) / 4"},
    {2, "h ← m + {random}", {}, anyDiamond},
    {1, "for each y, x by half", Phase::Square, nullptr, with<Slip::EmptyByValue>},
    {2, "if h ≠ 0 and h ≠ 0.001: next", {}, nullptr, with<Slip::EmptyByValue>},
    {1, "for each diamond", Phase::Square, nullptr, without<Slip::EmptyByValue>},
    {2, "x = 0: m ← (N + S + E) / 3", {}, nullptr, nullptr, firstColumn},
    {2, "x = n: m ← (N + S + W) / 3", {}, nullptr, nullptr, lastColumn},
    {2, "y = 0: m ← (S + W + E) / 3", {}, nullptr, nullptr, firstRow},
    {2, "y = n: m ← (N + W + E) / 3", {}, nullptr, nullptr, lastRow},
    {2, "else:  m ← (N + S + W + E) / 4", {}, nullptr, nullptr, insideMap},
    {2, "h ← m + {random}", {}, anySquare},
};

const std::vector<CodeLine> playfuljsRows{
    {1, "for each square", Phase::Diamond},         {2, "m ← mean(NW, NE, SE, SW)"},
    {2, "h ← float(m + {random})", {}, anyDiamond}, {1, "for each y by half", Phase::Square},
    {2, "for x from (y + half) mod stride"},        {3, "m ← mean(N, E, S, W)"},
    {3, "h ← float(m + {random})", {}, anySquare},
};

const std::vector<CodeLine> playfuljsEnd{
    {0, "a height outside the map is −1"},
    {0, "mean: of all that are not −1", {}, nullptr, with<Slip::Sentinel>},
    {0, "mean: of all that are inside", {}, nullptr, without<Slip::Sentinel>},
};

const std::vector<CodeLine> workshopRows{
    {1, "for each square, columnwise", Phase::Diamond},
    {2, "m ← (NW + NE + SW + SE) / 4"},
    {2, "h ← m + {random}", {}, anyDiamond},
    {1, "for each square, columnwise", Phase::Square},
    {2, "for top, left, right, bottom"},
    {3, "if it is set: next", {}, nullptr, without<Slip::Twice>},
    {3, "m ← N + W + E + S"},
    {3, "border: m ← those inside / 3", {}, nullptr, nullptr, onAnyBorder},
    {3, "else:   m ← m / 4", {}, nullptr, nullptr, insideMap},
    {3, "h ← m + {random}", {}, anySquare},
};

const std::vector<CodeLine> matlabRows{
    {1, "for each square", Phase::Diamond},
    {2, "c ← (tl+tr+bl+br)/4 + {random}", {}, anyDiamond},
    {1, "for each square", Phase::Square},
    {2, "R ← {random}", {}, nullptr, nullptr, anySquare},
    {2, "L ← {random}", {}, nullptr, nullptr, anySquare},
    {2, "T ← {random}", {}, nullptr, nullptr, anySquare},
    {2, "B ← {random}", {}, nullptr, nullptr, anySquare},
    {2, "row 1: t ← (tl+tr+c)/3 + R", {}, firstRow, with<Slip::TopDraw>},
    {2, "row 1: t ← (tl+tr+c)/3 + T", {}, firstRow, without<Slip::TopDraw>},
    {2, "col 1: l ← (tl+bl+c)/3 + L", {}, firstColumn},
    {2, "end: b ← (bl+br+c)/3 + B", {}, lastRow},
    {2, "else: b ← (bl+br+c+c↓)/4 + B", {}, innerBottom},
    {2, "end: r ← (br+tr+c)/3 + R", {}, lastColumn},
    {2, "else: r ← (tr+bl+c+c→)/4 + R", {}, innerRight, with<Slip::RightEdge>},
    {2, "else: r ← (tr+br+c+c→)/4 + R", {}, innerRight, without<Slip::RightEdge>},
};

struct Program {
    std::string_view name;           ///< of its variant
    std::span<const CodeLine> level; ///< what is done on each
    std::span<const CodeLine> after = {};
};

const auto programs = std::to_array<Program>({
    {"textbook", textbookRows},
    {"terrain-generator", terrainGeneratorRows},
    {"matlab", matlabRows},
    {"playfuljs", playfuljsRows, playfuljsEnd},
    {"workshop", workshopRows},
    {"midpoint", textbookRows},
});

std::string drawText(const OffsetLaw& law)
{
    if (std::isinf(law.greatest))
        return "normal(amp)";
    if (law.least == -law.greatest)
        return "random(±" + (law.greatest == 1 ? "" : shortText(law.greatest) + " ") + "amp)";
    const auto amplitudes = [](double factor) {
        return factor == 0 ? "0" : (factor == 1 ? "" : factor == -1 ? "−" : shortText(factor)) + std::string("amp");
    };
    return "random(" + amplitudes(law.least) + ", " + amplitudes(law.greatest) + ")";
}

/// What a slip makes of a piece of the program.
struct Spoilt {
    Slip slip;
    std::string_view piece;
    std::string_view text;
};

constexpr auto spoilt = std::to_array<Spoilt>({
    {Slip::WrongCorner, "middle", "(a + b + 2 c) / 4"},
    {Slip::Precedence, "middle", "a + b + c + d / 4"},
    {Slip::OwnCentreTwice, "mean", "(ends + 2 middle) / 4"},
    {Slip::DivideByFour, "mean", "sum of its tips / 4"},
    {Slip::ModuloSize, "mean", "mean of tips mod size"},
    {Slip::TwoBorders, "mean", "mean of tips mod size−1"},
    {Slip::TwoEnds, "mean", "mean of its two ends"},
    {Slip::NoFarBorder, "but", ", x, y < n"},
    {Slip::WholeNumbers, "sum", "int(m + {random})"},
    {Slip::Clamped, "sum", "clamp(m + {random})"},
    {Slip::SwappedAxes, "h", "H[x][y]"},
    {Slip::OneLate, "late", "if not level 0: "},
});

/// A line of a program with its pieces, whose names it has in braces, as this recipe has them.
std::string programText(std::string_view line, const Recipe& recipe);

/// A piece of the program, as this recipe has it.
std::string pieceOf(std::string_view piece, const Recipe& recipe)
{
    for (const Spoilt& row : spoilt)
        if (row.piece == piece && slipsOf(recipe).has(row.slip))
            return std::string(row.text);
    if (piece == "random")
        return drawText(offsetLawOf(recipe));
    if (piece == "mean" && recipe.variant->name == "midpoint")
        return "mean of its two ends";
    if (piece == "mean")
        return recipe.edge->border == EdgeMode::Border::TwoEnds ? "mean of tips; border: ends"
                                                                : std::string(rowOf(recipe.edge->missing).mean);
    return piece == "middle"     ? "mean of its corners"
           : piece == "sum"      ? "m + {random}"
           : piece == "h"        ? "h"
           : piece == "ratio"    ? (recipe.scaling->inBetween ? "√ratio" : "ratio")
           : piece == "squares"  ? (recurses(recipe) ? "its middle" : "for each square")
           : piece == "diamonds" ? (recurses(recipe) ? "of its edges" : "diamond")
                                 : "";
}

std::string programText(std::string_view line, const Recipe& recipe)
{
    return filled(line, [&](std::string_view piece) { return programText(pieceOf(piece, recipe), recipe); });
}

} // namespace

std::string CodeLine::painted() const
{
    std::string longer = text;
    for (std::size_t at = longer.find("\u2212"); at != std::string::npos; at = longer.find("\u2212", at))
        longer.replace(at, 3, "\u2013");
    return longer;
}

int executedLine(std::span<const CodeLine> lines, const std::optional<Step>& step, int last)
{
    for (std::size_t i = 0; step && i < lines.size(); ++i)
        if (lines[i].sets && lines[i].sets(*step, last))
            return static_cast<int>(i);
    return 0;
}

std::vector<Variable> variablesOf(const Timeline& timeline, const std::optional<Step>& step, int decimals, bool isAsked)
{
    const Level& level = timeline.levels()[static_cast<std::size_t>(step ? step->level : 0)];
    const auto height = [&](double value) { return fixedText(value, decimals); };
    // The MATLAB script averages and adds in one line; its square phase has drawn beforehand.
    const bool isTold = step && !isAsked, isDrawn = isTold && step->drawn;
    const bool inOneLine = timeline.recipe().variant->name == "matlab";
    std::vector<Variable> variables{
        {"stride", std::to_string(level.stride), !step},
        {"half", step ? std::to_string(level.half()) : ""},
        {"x", step ? std::to_string(step->at.x) : ""},
        {"y", step ? std::to_string(step->at.y) : ""},
        {"amp", height(amplitudeOf(level, step ? step->phase : Phase::Diamond))},
        {"m", isDrawn ? height(step->mean) : "", isTold && inOneLine},
        {"r", isDrawn ? height(step->offset) : "", isDrawn && !(inOneLine && step->phase == Phase::Square)},
        {"h", isTold ? height(step->after) : "", isTold}};
    if (const auto draws = isTold ? cellDraws(timeline, *step) : std::nullopt)
        for (std::size_t i = 0; i < draws->size(); ++i)
            variables.push_back({drawNames[i], height((*draws)[i]), false});
    return variables;
}

std::vector<CodeLine> pseudocode(const Recipe& recipe)
{
    std::vector<CodeLine> lines;
    const Program* const program = rowNamed(programs, recipe.variant->name);
    for (const std::span<const CodeLine> part : {std::span(begin), program->level, std::span(end), program->after})
        for (const CodeLine& line : part)
            if (!line.shown || line.shown(recipe)) {
                lines.push_back(line);
                lines.back().text = programText(line.text, recipe);
            }
    return lines;
}

} // namespace lozenge
