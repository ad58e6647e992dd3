#include "cli/trace.hpp"

#include "core/diamond_square.hpp"
#include "export/text/number_text.hpp"

#include <string>
#include <type_traits>

namespace lozenge {
namespace {

/// Appends the parts to the text: strings as they are, numbers in their shortest form.
template <typename... Parts>
void appendAll(std::string& text, Parts... parts)
{
    const auto append = [&text](auto part) {
        if constexpr (std::is_arithmetic_v<decltype(part)>)
            appendNumber(text, part);
        else
            text += part;
    };
    (append(parts), ...);
}

void appendCorners(std::string& text, const Grid& start)
{
    text += "{\"corners\":[";
    std::string_view separator;
    for (const Point corner : cornerPoints(start.last())) {
        appendAll(text, separator, "{\"x\":", corner.x, ",\"y\":", corner.y, ",\"value\":", start.height(corner), "}");
        separator = ",";
    }
    text += "],\n\"steps\":[";
}

void appendStep(std::string& text, int number, const Step& step)
{
    appendAll(text, number == 1 ? "\n" : ",\n", "{\"step\":", number, ",\"level\":", step.level, ",\"phase\":\"",
              step.phase == Phase::Diamond ? "diamond" : "square", "\",\"x\":", step.at.x, ",\"y\":", step.at.y,
              ",\"parents\":[");
    std::string_view separator;
    for (const Parent& parent : step.parents)
        if (isRead(parent)) {
            appendAll(text, separator, "[", parent.at.x, ",", parent.at.y, "]");
            separator = ",";
        }
    appendAll(text, "],\"avg\":", step.mean, ",\"offset\":", step.offset, ",\"value\":", step.after, ",\"prev\":");
    if (step.before)
        appendNumber(text, *step.before);
    else
        text += "null";
    text += "}";
}

void appendRow(std::string& text, const Grid& grid, int y)
{
    text += y == 0 ? "\n[" : ",\n[";
    for (int x = 0; x < grid.size; ++x)
        appendAll(text, x == 0 ? "" : ",", grid.height({x, y}));
    text += "]";
}

} // namespace

void writeTrace(std::ostream& out, const Recipe& recipe)
{
    std::string text;
    const auto flush = [&](std::size_t above) {
        if (text.size() > above) {
            out << text;
            text.clear();
        }
    };
    constexpr std::size_t buffer = 1 << 16;

    appendCorners(text, startingGrid(recipe));
    int number = 0;
    RunEnd end;
    for (const Step& step : diamondSquare(recipe, &end)) {
        appendStep(text, ++number, step);
        flush(buffer);
        if (!out)
            return;
    }
    finish(end.grid.heights, recipe, end.noise);
    text += "],\n\"final\":[";
    for (int y = 0; y < end.grid.size; ++y) {
        appendRow(text, end.grid, y);
        flush(buffer);
    }
    text += "]}\n";
    flush(0);
}

} // namespace lozenge
