#include "picture/code/pseudocode.hpp"

#include "picture/code/draws.hpp"
#include "picture/text/language.hpp"
#include "picture/text/number_text.hpp"

#include <array>
#include <cmath>

namespace lozenge {
namespace {

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
    return piece == "middle"  ? "mean of its corners"
           : piece == "sum"   ? "m + {random}"
           : piece == "h"     ? "h"
           : piece == "ratio" ? (recipe.scaling->inBetween ? "√ratio" : "ratio")
                              : "";
}

} // namespace

std::string CodeLine::painted() const
{
    std::string longer = text;
    for (std::size_t at = longer.find("\u2212"); at != std::string::npos; at = longer.find("\u2212", at))
        longer.replace(at, 3, "\u2013");
    return longer;
}

std::string programText(std::string_view line, const Recipe& recipe)
{
    return filled(line, [&](std::string_view piece) { return programText(pieceOf(piece, recipe), recipe); });
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
    if (const auto draws = cellDraws(timeline, *step))
        for (std::size_t i = 0; i < draws->size(); ++i)
            variables.push_back({drawNames[i], height((*draws)[i]), false});
    return variables;
}

std::vector<Variable> variablesBefore(const Timeline& timeline, const Step& step, int decimals)
{
    auto variables = variablesOf(timeline, step, decimals);
    variables.resize(8); // what the cell draws would tell the offset
    for (Variable& variable : variables) {
        variable.isChanged = false;
        if (variable.name == "m" || variable.name == "r" || variable.name == "h")
            variable.value.clear();
    }
    return variables;
}

} // namespace lozenge
