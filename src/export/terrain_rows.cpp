#include "export/terrain_rows.hpp"

#include "core/finished_heights.hpp"
#include "files/interrupt.hpp"

#include <algorithm>
#include <limits>

namespace lozenge {

TerrainRows::TerrainRows(const Recipe& recipe, int walks, Progress progress)
    : m_recipe(recipe),
      m_heights(isAddressable(recipe) ? std::vector<double>{} : finishedHeights(recipe, throwIfInterrupted)),
      m_progress(std::move(progress)), m_total(walks * recipe.size)
{}

bool TerrainRows::tellAndGoOn()
{
    ++m_done;
    if (m_progress)
        m_progress(m_done, m_total);
    return !interrupted();
}

void TerrainRows::each(const TakeRow<double>& take)
{
    const auto takeAndTell = [&](int y, std::span<const double> row) { return take(y, row) && tellAndGoOn(); };
    if (m_heights.empty())
        return makeRows<double>(m_recipe, levelCount(m_recipe), wholeMap(size()), takeAndTell);
    const auto width = static_cast<std::size_t>(size());
    for (int y = 0; y < size(); ++y)
        if (!takeAndTell(y, std::span(m_heights).subspan(static_cast<std::size_t>(y) * width, width)))
            return;
}

void TerrainRows::eachNumber(const std::function<bool(int y)>& take)
{
    for (int y = 0; y < size(); ++y)
        if (!take(y) || !tellAndGoOn())
            return;
}

HeightLimits TerrainRows::limits()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    HeightLimits limits{infinity, -infinity};
    each([&limits](int, std::span<const double> row) {
        for (const double height : row) {
            limits.lowest = std::min(limits.lowest, height);
            limits.highest = std::max(limits.highest, height);
        }
        return true;
    });
    return limits;
}

} // namespace lozenge
