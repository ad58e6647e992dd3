#include "picture/code/pseudocode.hpp"

#include "picture/code/draws.hpp"
#include "picture/text/number_text.hpp"

namespace lozenge {

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
