#include "export/html/html.hpp"
#include "export/text/bytes.hpp"
#include "export/text/number_text.hpp"

#include <bit>
#include <cstdint>

namespace lozenge {
namespace {

std::string listOf(const std::vector<std::size_t>& numbers)
{
    std::string list = "[";
    for (const std::size_t number : numbers) {
        list += list.size() == 1 ? "" : ",";
        appendNumber(list, number);
    }
    return list + "]";
}

/// The cells of a run that writes each point once, level by level, middles of squares before those of diamonds, rows
/// from the north.
std::vector<std::size_t> cellsRowByRow(const Timeline& timeline)
{
    std::vector<std::size_t> cells;
    const int last = timeline.last();
    for (int side = last, half = side / 2; half > 0; side = half, half /= 2) {
        for (int y = half; y < last; y += side)
            for (int x = half; x < last; x += side)
                cells.push_back(cellOf({x, y}, last + 1));
        for (int y = 0; y <= last; y += half)
            for (int x = y / half % 2 == 0 ? half : 0; x <= last; x += side)
                cells.push_back(cellOf({x, y}, last + 1));
    }
    return cells;
}

/// Whether each mean is the sum of its parents' heights by their number, and they all lie inside.
bool areMeans(const Timeline& timeline)
{
    std::vector<double> heights = timeline.gridAt(0).heights;
    for (int number = 1; number <= timeline.stepCount(); ++number) {
        const Step step = timeline.step(number);
        double sum = 0;
        int count = 0;
        for (const Parent& parent : step.parents) {
            if (parent.source == Source::LeftOut)
                continue;
            if (parent.source != Source::Inside)
                return false;
            sum += heights[cellOf(parent.at, timeline.recipe().size)];
            ++count;
        }
        if (step.mean != sum / count)
            return false;
        heights[cellOf(step.at, timeline.recipe().size)] = step.after;
    }
    return true;
}

/// Whether each height is its mean and its offset.
bool areSums(const Timeline& timeline)
{
    for (int number = 1; number <= timeline.stepCount(); ++number)
        if (const Step step = timeline.step(number); step.after != step.mean + step.offset)
            return false;
    return true;
}

} // namespace

std::string stepColumns(const Timeline& timeline, const std::vector<std::size_t>& reasons)
{
    std::string text;
    const auto add = [&text](const std::string& name, const std::string& column) {
        text += ",\n\"" + name + "\":" + column;
    };
    // As the base64 of their bytes: half as long as their digits, and to the last bit, too.
    const auto addDoubles = [&](const std::string& name, double Step::*number) {
        std::string bytes;
        for (int step = 1; step <= timeline.stepCount(); ++step)
            appendLittleEndian(bytes, std::bit_cast<std::uint64_t>(timeline.step(step).*number));
        add(name, '"' + base64(bytes) + '"');
    };
    std::vector<std::size_t> cells;
    for (int step = 1; step <= timeline.stepCount(); ++step)
        cells.push_back(cellOf(timeline.placeOf(step), timeline.recipe().size));
    if (cells != cellsRowByRow(timeline))
        add("cells", listOf(cells));
    add("why", listOf(reasons));
    addDoubles("offsets", &Step::offset);
    if (!areMeans(timeline))
        addDoubles("means", &Step::mean);
    if (!areSums(timeline))
        addDoubles("heights", &Step::after);
    return text;
}

} // namespace lozenge
