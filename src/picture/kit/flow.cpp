#include "picture/kit/flow.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lozenge {
namespace {

float sumOf(const std::vector<float>& lengths)
{
    return std::accumulate(lengths.begin(), lengths.end(), 0.0F);
}

float gapsOf(const Part& part)
{
    return part.parts.empty() ? 0 : part.gap * static_cast<float>(part.parts.size() - 1);
}

bool isPane(const Part& part)
{
    return part.aspect > 0;
}

/// Whether a part may be smaller than it wants to be.
bool canShrink(const Part& part)
{
    return isPane(part) || std::any_of(part.parts.begin(), part.parts.end(), canShrink);
}

bool canGrow(const Part& part)
{
    return part.grow > 0;
}

/// The greatest length of one side with which no more than `limit` is wanted of the other, to a fraction of a pixel.
/// What is wanted grows in pieces of straight lines, so that the line through both ends of the range soon leads there
/// (the method of Illinois: an end that stays counts half).
template <typename Wanted>
float largest(float least, float limit, const Wanted& wanted)
{
    constexpr float fine = 1.0F / 64, most = 1 << 15;
    float low = least, high = most, under = limit - wanted(low), over = wanted(high) - limit;
    if (under < 0 || over <= 0)
        return over <= 0 ? high : low;
    while (high - low > fine) {
        const float guess = low + under / (under + over) * (high - low);
        const float middle = std::clamp(guess, low + fine / 2, high - fine / 2), above = wanted(middle) - limit;
        if (above > 0) {
            high = middle;
            over = above;
            under /= 2;
        } else {
            low = middle;
            under = -above;
            over /= 2;
        }
    }
    return low;
}

/// What the parts want, made to fill so much: panes shrink alike where it is too little, and what grows has the rest.
void fit(std::vector<float>& lengths, const std::vector<Part>& parts, const std::vector<float>& least, float all)
{
    const float over = sumOf(lengths) - all;
    float shares = 0;
    for (std::size_t i = 0; i < parts.size(); ++i)
        shares += over > 0 ? (canShrink(parts[i]) ? lengths[i] - least[i] : 0) : parts[i].grow;
    for (std::size_t i = 0; shares > 0 && i < parts.size(); ++i)
        if (over <= 0)
            lengths[i] -= over * parts[i].grow / shares;
        else if (canShrink(parts[i]))
            lengths[i] -= (lengths[i] - least[i]) * std::min(1.0F, over / shares);
}

std::vector<float> widthsIn(const Part& part, float width, float height)
{
    const float all = width - gapsOf(part);
    if (part.isEven)
        return std::vector<float>(part.parts.size(), all / static_cast<float>(part.parts.size()));
    std::vector<float> widths, least;
    for (const Part& one : part.parts) {
        widths.push_back(std::min(all, widthFor(one, height)));
        least.push_back(widthFor(one, 0));
    }
    fit(widths, part.parts, least, all);
    return widths;
}

std::vector<float> heightsIn(const Part& part, const Box& box)
{
    std::vector<float> heights, least;
    for (const Part& one : part.parts) {
        heights.push_back(heightFor(one, box.width));
        least.push_back(heightFor(one, 0));
    }
    fit(heights, part.parts, least, box.height - gapsOf(part));
    return heights;
}

void place(const Part& part, const Box& box, std::vector<Placed>& leaves)
{
    if (part.parts.empty()) {
        const float width = isPane(part) ? std::min(box.width, box.height / part.aspect) : box.width;
        leaves.push_back({&part, {box.x, box.y, width, isPane(part) ? width * part.aspect : box.height}});
        return;
    }
    const std::vector<float> lengths = part.isRow ? widthsIn(part, box.width, box.height) : heightsIn(part, box);
    Vec2 at{box.x, box.y};
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        place(part.parts[i], {at.x, at.y, part.isRow ? lengths[i] : box.width, part.isRow ? box.height : lengths[i]},
              leaves);
        (part.isRow ? at.x : at.y) += lengths[i] + part.gap;
    }
}

/// How large the panes are.
float roominess(const Part& part, const Box& box)
{
    float area = 0;
    for (const Placed& one : placed(part, box))
        area += isPane(*one.leaf) ? one.box.width * one.box.height : 0;
    return area;
}

} // namespace

Part pane(float aspect, Part::Painter paint, Vec2 least)
{
    return {.aspect = aspect, .least = least, .paint = std::move(paint)};
}

Part line(float height, Part::Painter paint, float width)
{
    return {.least = {width, height}, .paint = std::move(paint)};
}

Part chart(Vec2 least, Part::Painter paint, float grow)
{
    return {.least = least, .grow = grow, .paint = std::move(paint)};
}

Part row(float gap, std::vector<Part> parts)
{
    return {.grow = std::any_of(parts.begin(), parts.end(), canGrow) ? 1.0F : 0.0F,
            .isRow = true,
            .gap = gap,
            .parts = std::move(parts)};
}

Part column(float gap, std::vector<Part> parts)
{
    return {
        .grow = std::any_of(parts.begin(), parts.end(), canGrow) ? 1.0F : 0.0F, .gap = gap, .parts = std::move(parts)};
}

Part grid(std::size_t columns, float gap, const std::vector<Part>& parts)
{
    Part rows = column(gap, {});
    for (std::size_t i = 0; i < parts.size(); i += columns) {
        Part one = row(gap, {parts.begin() + static_cast<std::ptrdiff_t>(i),
                             parts.begin() + static_cast<std::ptrdiff_t>(std::min(parts.size(), i + columns))});
        one.parts.resize(columns, line(0, {})); // the last row keeps the columns of the others
        one.isEven = true;
        rows.grow = std::max(rows.grow, one.grow);
        rows.parts.push_back(std::move(one));
    }
    return rows;
}

float heightFor(const Part& part, float width)
{
    if (part.parts.empty())
        return std::max(part.least.y, part.aspect * width);
    if (part.isRow && !part.isEven && canShrink(part))
        return largest(0, width, [&](float height) { return widthFor(part, height); });
    const std::vector<float> widths = part.isRow ? widthsIn(part, width, 0) : std::vector(part.parts.size(), width);
    float together = gapsOf(part), highest = 0;
    for (std::size_t i = 0; i < part.parts.size(); ++i) {
        const float height = heightFor(part.parts[i], widths[i]);
        together += height;
        highest = std::max(highest, height);
    }
    return part.isRow ? highest : together;
}

float widthFor(const Part& part, float height)
{
    if (part.parts.empty())
        return isPane(part) ? std::max(part.least.x, height / part.aspect) : part.least.x;
    float together = gapsOf(part), widest = 0;
    for (const Part& one : part.parts) {
        const float width = widthFor(one, part.isRow ? height : 0);
        together += width;
        widest = std::max(widest, width);
    }
    if (part.isRow)
        return together;
    return canShrink(part) ? largest(widest, height, [&](float width) { return heightFor(part, width); }) : widest;
}

std::vector<Placed> placed(const Part& part, const Box& box)
{
    std::vector<Placed> leaves;
    place(part, box, leaves);
    return leaves;
}

const Part& roomiest(const std::vector<Part>& arrangements, const Box& box)
{
    const Part* best = &arrangements.front();
    float most = roominess(*best, box);
    for (std::size_t i = 1; i < arrangements.size(); ++i)
        if (const float area = roominess(arrangements[i], box); area > 1.02F * most) {
            best = &arrangements[i]; // what is hardly larger is not worth another order
            most = area;
        }
    return *best;
}

void paintFlow(const Part& part, const Box& box)
{
    for (const Placed& one : placed(part, box))
        if (one.leaf->paint)
            one.leaf->paint(one.box);
}

} // namespace lozenge
