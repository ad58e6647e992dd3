#include "session/pseudocode.hpp"

#include "picture/text/number_text.hpp"
#include "session/pseudocode_pieces.hpp"

#include <array>

namespace lozenge {
namespace {

using Sets = bool (*)(const Step&, int last);

struct Row {
    int depth = 0;
    std::string_view text; ///< with the names of pieces, which depend on the recipe, in braces
    std::optional<Phase> begins = {};
    Sets sets = nullptr;
    bool (*shown)(const Recipe&) = nullptr; ///< null: always
};

// Which steps a line sets.
bool anyDiamond(const Step& step, int)
{
    return step.phase == Phase::Diamond;
}
bool anySquare(const Step& step, int)
{
    return step.phase == Phase::Square;
}
bool drawnSquare(const Step& step, int)
{
    return step.phase == Phase::Square && step.drawn;
}
bool notDrawn(const Step& step, int)
{
    return !step.drawn;
}

// Which edge of its cell a square step of the MATLAB script is: the first parents of two edges tell them apart.
bool firstRow(const Step& step, int)
{
    return anySquare(step, 0) && step.at.y == 0;
}
bool firstColumn(const Step& step, int)
{
    return anySquare(step, 0) && step.at.x == 0;
}
bool lastRow(const Step& step, int last)
{
    return anySquare(step, 0) && step.at.y == last;
}
bool lastColumn(const Step& step, int last)
{
    return anySquare(step, 0) && step.at.x == last;
}
bool innerBottom(const Step& step, int)
{
    return anySquare(step, 0) && step.parents.count() == 4 && step.parents[0].toward == compass::left;
}
bool innerRight(const Step& step, int)
{
    return anySquare(step, 0) && step.parents.count() == 4 && step.parents[0].toward == compass::up;
}

// What a recipe needs.
bool wraps(const Recipe& recipe)
{
    return recipe.edge->border == EdgeMode::Border::CopiedFarSide;
}
bool isFixed(const Recipe& recipe)
{
    return recipe.edge->border == EdgeMode::Border::Fixed;
}
bool listsAmplitudes(const Recipe& recipe)
{
    return !recipe.amplitudes.listed.empty() || recipe.amplitudes.rcoe;
}
template <Slip slip>
bool with(const Recipe& recipe)
{
    return slipsOf(recipe).has(slip);
}
template <Slip slip>
bool without(const Recipe& recipe)
{
    return !with<slip>(recipe);
}
bool scalesAmplitudes(const Recipe& recipe)
{
    return !listsAmplitudes(recipe) && without<Slip::NeverLess>(recipe);
}
bool scalesInBetween(const Recipe& recipe)
{
    return !scalesByLevel(recipe);
}
bool keeps(const Recipe& recipe)
{
    return recipe.keep;
}

constexpr auto begin =
    std::to_array<Row>({{0, "stride ← size − 1"}, {0, "while stride > 1"}, {1, "half ← stride / 2"}});

constexpr auto end = std::to_array<Row>({{1, "stride ← half"},
                                         {1, "{late}amp ← amp × {ratio}", {}, nullptr, scalesAmplitudes},
                                         {1, "amp ← next of amplitudes", {}, nullptr, listsAmplitudes}});

constexpr auto textbookRows = std::to_array<Row>({
    {1, "for each square", Phase::Diamond},
    {2, "if preset: next", {}, nullptr, keeps},
    {2, "m ← {middle}"},
    {2, "{h} ← {sum}", {}, anyDiamond},
    {1, "amp ← amp × {ratio}", {}, nullptr, scalesInBetween},
    {1, "for each diamond{but}", Phase::Square},
    {2, "if preset: next", {}, nullptr, keeps},
    {2, "far border: h ← opposite", {}, notDrawn, wraps},
    {2, "border: h ← edge value", {}, notDrawn, isFixed},
    {2, "m ← {mean}"},
    {2, "{h} ← {sum}", {}, drawnSquare},
});

constexpr auto recursiveRows = std::to_array<Row>({
    {0, "set(whole map, amp)"},
    {0, "to set(square, amp)"},
    {1, "if its side is 1: return"},
    {1, "its middle", Phase::Diamond},
    {2, "if preset: next", {}, nullptr, keeps},
    {2, "m ← {middle}"},
    {2, "{h} ← {sum}", {}, anyDiamond},
    {1, "for each of its edges{but}", Phase::Square},
    {2, "if preset: next", {}, nullptr, keeps},
    {2, "far border: h ← opposite", {}, notDrawn, wraps},
    {2, "border: h ← edge value", {}, notDrawn, isFixed},
    {2, "m ← {mean}"},
    {2, "{h} ← {sum}", {}, drawnSquare},
    {1, "set(each quarter, next amp)"},
});

constexpr auto terrainGeneratorRows = std::to_array<Row>({
    {1, "for each square", Phase::Diamond},
    {2, "if h = 0 or h = 0.001", {}, nullptr, with<Slip::EmptyByValue>},
    {3, "m ← mean of corners"},
    {3, "h ← m + {random}", {}, anyDiamond},
    {1, "for each point by half", Phase::Square, nullptr, with<Slip::EmptyByValue>},
    {2, "if h = 0 or h = 0.001", {}, nullptr, with<Slip::EmptyByValue>},
    {1, "for each diamond", Phase::Square, nullptr, without<Slip::EmptyByValue>},
    {3, "m ← mean of tips inside"},
    {3, "h ← m + {random}", {}, anySquare},
});

constexpr auto playfuljsRows = std::to_array<Row>({
    {1, "for each square", Phase::Diamond},
    {2, "m ← mean of corners{sentinel}"},
    {2, "h ← float(m + {random})", {}, anyDiamond},
    {1, "for each diamond", Phase::Square},
    {2, "m ← mean of tips{sentinel}"},
    {2, "h ← float(m + {random})", {}, anySquare},
});

constexpr auto workshopRows = std::to_array<Row>({
    {1, "for each square, columnwise", Phase::Diamond},
    {2, "m ← mean of its corners"},
    {2, "h ← m + {random}", {}, anyDiamond},
    {1, "for each square, columnwise", Phase::Square},
    {2, "top, left, right, bottom:", {}, nullptr, with<Slip::Twice>},
    {2, "each edge that is not set:", {}, nullptr, without<Slip::Twice>},
    {3, "m ← mean of tips inside"},
    {3, "h ← m + {random}", {}, anySquare},
});

constexpr auto matlabRows = std::to_array<Row>({
    {1, "for each square", Phase::Diamond},
    {2, "c ← mean of corners + {random}", {}, anyDiamond},
    {1, "for each square", Phase::Square},
    {2, "R, L, T, B ← {random}"},
    {2, "row 1: t ← (tl+tr+c)/3 + R", {}, firstRow, with<Slip::TopDraw>},
    {2, "row 1: t ← (tl+tr+c)/3 + T", {}, firstRow, without<Slip::TopDraw>},
    {2, "col 1: l ← (tl+bl+c)/3 + L", {}, firstColumn},
    {2, "end: b ← (bl+br+c)/3 + B", {}, lastRow},
    {2, "else: b ← (bl+br+c+c↓)/4 + B", {}, innerBottom},
    {2, "end: r ← (br+tr+c)/3 + R", {}, lastColumn},
    {2, "else: r ← (tr+bl+c+c→)/4 + R", {}, innerRight, with<Slip::RightEdge>},
    {2, "else: r ← (tr+br+c+c→)/4 + R", {}, innerRight, without<Slip::RightEdge>},
});

struct Program {
    std::string_view variant;
    std::span<const Row> rows;
};

constexpr auto programs = std::to_array<Program>({
    {"textbook", textbookRows},
    {"terrain-generator", terrainGeneratorRows},
    {"matlab", matlabRows},
    {"playfuljs", playfuljsRows},
    {"workshop", workshopRows},
    {"midpoint", textbookRows},
});

void append(std::vector<CodeLine>& lines, std::span<const Row> rows, const Recipe& recipe)
{
    for (const Row& row : rows) {
        if (row.shown && !row.shown(recipe))
            continue;
        lines.push_back({row.depth, programText(row.text, recipe), row.begins, row.sets});
    }
}

} // namespace

std::vector<CodeLine> pseudocode(const Recipe& recipe)
{
    std::vector<CodeLine> lines;
    if (with<Slip::DepthFirst>(recipe) || with<Slip::OwnCentreTwice>(recipe)) {
        append(lines, recursiveRows, recipe);
        return lines;
    }
    append(lines, begin, recipe);
    for (const Program& program : programs)
        if (program.variant == recipe.variant->name)
            append(lines, program.rows, recipe);
    append(lines, end, recipe);
    return lines;
}

int executedLine(std::span<const CodeLine> lines, const std::optional<Step>& step, int last)
{
    for (std::size_t i = 0; step && i < lines.size(); ++i)
        if (lines[i].sets && lines[i].sets(*step, last))
            return static_cast<int>(i);
    return 0;
}

std::vector<Variable> variablesOf(const Timeline& timeline, const std::optional<Step>& step, int decimals)
{
    const Level& level = timeline.levels()[static_cast<std::size_t>(step ? step->level : 0)];
    const auto height = [&](double value) { return fixedText(value, decimals); };
    std::vector<Variable> variables{{"stride", std::to_string(level.stride)},
                                    {"half", step ? std::to_string(level.half()) : ""},
                                    {"x", step ? std::to_string(step->at.x) : ""},
                                    {"y", step ? std::to_string(step->at.y) : ""},
                                    {"amp", height(amplitudeOf(level, step ? step->phase : Phase::Diamond))},
                                    {"m", step && step->drawn ? height(step->mean) : ""},
                                    {"r", step && step->drawn ? height(step->offset) : ""},
                                    {"h", step ? height(step->after) : ""}};
    if (!step) {
        variables[0].isChanged = true;
        return variables;
    }
    // The MATLAB script averages and adds in one line; its square phase has drawn beforehand.
    const bool inOneLine = timeline.recipe().variant->name == "matlab";
    variables[5].isChanged = inOneLine;
    variables[6].isChanged = step->drawn && !(inOneLine && step->phase == Phase::Square);
    variables[7].isChanged = true;
    return variables;
}

std::vector<Variable> variablesBefore(const Timeline& timeline, const Step& step, int decimals)
{
    auto variables = variablesOf(timeline, step, decimals);
    for (Variable& variable : variables) {
        variable.isChanged = false;
        if (variable.name == "m" || variable.name == "r" || variable.name == "h")
            variable.value.clear();
    }
    return variables;
}

} // namespace lozenge
