#include "analysis/many_maps.hpp"

#include "analysis/rounding.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace lozenge {
namespace {

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

double heightAt(const double* height, std::ptrdiff_t)
{
    return *height;
}

double slopeAt(const double* height, std::ptrdiff_t width)
{
    const double east = (height[1] - height[-1]) / 2, south = (height[width] - height[-width]) / 2;
    return std::sqrt(east * east + south * south);
}

double bendAt(const double* height, std::ptrdiff_t width)
{
    return std::abs(*height - (height[-1] + height[1] + height[-width] + height[width]) / 4);
}

double bendAcross(const double* height, std::ptrdiff_t)
{
    return std::abs(*height - (height[-1] + height[1]) / 2);
}

using enum PointMeasure::Against;
constexpr std::array<PointMeasure, 5> measures{{
    {"bend", "how far a height lies from the mean of its four neighbours", bendAt, 1, 1, LastLevel},
    {"bend-x", "how far a height lies from the mean of its western and eastern neighbour", bendAcross, 1, 0,
     LikeWithLike},
    {"height", "how high a point lies", heightAt},
    {"spread", "how far the heights of a point lie apart: their standard deviation", heightAt, 0, 0, Nothing, true},
    {"slope", "how far the ground rises from point to point", slopeAt, 1, 1},
}};

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return values.size() % 2 == 1 ? *middle : (*middle + *std::max_element(values.begin(), middle)) / 2;
}

/// A mean that says when it is of nothing.
struct Mean {
    double sum = 0;
    int count = 0;

    void add(double value)
    {
        sum += value;
        ++count;
    }
    [[nodiscard]] double value() const { return count == 0 ? noValue : sum / count; }
};

template <typename Visit>
void eachValue(const ManyMaps& maps, Visit visit)
{
    for (int y = maps.of->fromEnds; y < maps.size - maps.of->fromEnds; ++y)
        for (int x = maps.of->fromSides; x < maps.size - maps.of->fromSides; ++x)
            visit(Point{x, y}, maps.value({x, y}));
}

int levelsOf(const ManyMaps& maps)
{
    return birthOf({1, 1}, maps.size - 1).level + 1;
}

std::vector<Mean> meansOfLevels(const ManyMaps& maps)
{
    std::vector<Mean> means(static_cast<std::size_t>(levelsOf(maps)));
    eachValue(maps, [&](Point at, double value) {
        if (const int level = birthOf(at, maps.size - 1).level; level >= 0)
            means[static_cast<std::size_t>(level)].add(value);
    });
    return means;
}

/// Each point against the median of those of its level and kind: its age does not count.
void compareLikeWithLike(const ManyMaps& maps, ManyReport& report)
{
    const int last = maps.size - 1, levels = levelsOf(maps);
    std::map<std::pair<int, Birth::Kind>, std::vector<double>> like;
    const auto key = [last](Point at) {
        const Birth birth = birthOf(at, last);
        return std::pair{birth.level, birth.kind};
    };
    eachValue(maps, [&](Point at, double value) { like[key(at)].push_back(value); });
    std::map<std::pair<int, Birth::Kind>, double> medians;
    for (const auto& [kind, values] : like)
        medians[kind] = medianOf(values);

    std::vector<Mean> columns(static_cast<std::size_t>(maps.size)), ofLevels(static_cast<std::size_t>(levels));
    report.hasUnit = std::any_of(medians.begin(), medians.end(),
                                 [&](const auto& each) { return each.second > roundingOf(maps.greatest); });
    eachValue(maps, [&](Point at, double value) {
        const double median = medians[key(at)];
        if (!(median > roundingOf(maps.greatest)))
            return;
        const double share = value / median;
        report.points[cellOf(at, maps.size)] = share;
        if (birthOf(at, last).level >= levels - 2)
            columns[static_cast<std::size_t>(at.x)].add(share);
    });
    for (int x = 0; x <= last; ++x) {
        report.columns.push_back(columns[static_cast<std::size_t>(x)].value());
        const int level = birthOf({x, 0}, last).level;
        if (level >= 0 && level < levels - 2 && std::isfinite(report.columns.back()))
            ofLevels[static_cast<std::size_t>(level)].add(report.columns.back());
    }
    for (int level = 0; level < levels - 2; ++level)
        if (const Mean& mean = ofLevels[static_cast<std::size_t>(level)]; mean.count > 0)
            report.levels.push_back({level, mean.count, mean.value()});
}

} // namespace

std::span<const PointMeasure> pointMeasures()
{
    return measures;
}

ManyMaps::ManyMaps(const PointMeasure& measure, int side)
    : of(&measure), size(side), mean(cellCount(side)), squares(mean.size())
{}

void ManyMaps::add(const std::vector<double>& heights)
{
    ++count;
    greatest = std::max(greatest, greatestOf(heights));
    for (int y = of->fromEnds; y < size - of->fromEnds; ++y)
        for (int x = of->fromSides; x < size - of->fromSides; ++x) {
            const std::size_t cell = cellOf({x, y}, size);
            const double value = of->at(heights.data() + cell, size), distance = value - mean[cell];
            mean[cell] += distance / count;
            squares[cell] += distance * (value - mean[cell]);
        }
    Mean middle; // like with like: of the middle column's points of the last two levels
    for (int y = of->fromEnds; y < size - of->fromEnds; ++y)
        if (of->against == LikeWithLike ? y % 4 != 0 : y == size / 2)
            middle.add(of->at(heights.data() + cellOf({size / 2, y}, size), size));
    middles.push_back(middle.value());
}

void ManyMaps::add(const ManyMaps& others)
{
    const double all = count + others.count;
    for (std::size_t i = 0; i < mean.size(); ++i) {
        const double distance = others.mean[i] - mean[i];
        mean[i] += distance * (others.count / all);
        squares[i] += others.squares[i] + distance * distance * (count * (others.count / all));
    }
    middles.insert(middles.end(), others.middles.begin(), others.middles.end());
    count += others.count;
    greatest = std::max(greatest, others.greatest);
}

double ManyMaps::value(Point at) const
{
    const std::size_t cell = cellOf(at, size);
    return of->isSpread ? std::sqrt(squares[cell] / count) : mean[cell];
}

Birth birthOf(Point at, int last)
{
    int half = last, level = -1;
    while (half > 1 && (at.x % half != 0 || at.y % half != 0)) {
        half /= 2;
        ++level;
    }
    if (level < 0)
        return {};
    const bool isBetweenColumns = at.x / half % 2 != 0, isBetweenRows = at.y / half % 2 != 0;
    return {level, isBetweenColumns && isBetweenRows ? Birth::Kind::Middle
                   : isBetweenColumns                ? Birth::Kind::OfRow
                                                     : Birth::Kind::OfColumn};
}

ManyReport reportOf(const ManyMaps& maps)
{
    ManyReport report;
    report.points.assign(maps.mean.size(), noValue);
    if (maps.of->against == LikeWithLike) {
        compareLikeWithLike(maps, report);
        return report;
    }
    const auto means = meansOfLevels(maps);
    const double rounding = roundingOf(maps.greatest);
    const bool isCompared = maps.of->against == LastLevel;
    if (isCompared) {
        report.unit = means.back().value();
        report.hasUnit = report.unit > rounding;
    }
    if (!report.hasUnit)
        return report;
    std::vector<Mean> columns(static_cast<std::size_t>(maps.size)), ageless(isCompared ? columns : std::vector<Mean>());
    eachValue(maps, [&](Point at, double value) {
        const auto column = static_cast<std::size_t>(at.x);
        report.points[cellOf(at, maps.size)] = value / report.unit;
        columns[column].add(value / report.unit);
        const int level = birthOf(at, maps.size - 1).level;
        if (const double mean = level < 0 ? 0 : means[static_cast<std::size_t>(level)].value();
            isCompared && mean > rounding)
            ageless[column].add(value / mean);
    });
    for (const Mean& column : columns)
        report.columns.push_back(column.value());
    for (const Mean& column : ageless)
        report.ageless.push_back(column.value());
    for (std::size_t level = 0; level < means.size(); ++level)
        if (means[level].count > 0)
            report.levels.push_back({static_cast<int>(level), means[level].count, means[level].value() / report.unit});
    return report;
}

} // namespace lozenge
