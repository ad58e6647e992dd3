#include "export/terrain/terrain_rows.hpp"

#include "files/disk/interrupt.hpp"
#include "terrain/pool.hpp"
#include "terrain/terrain.hpp"

#include <array>
#include <cstdint>
#include <limits>

namespace lozenge {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr HeightLimits limitsOfNothing{infinity, -infinity};

HeightLimits united(const HeightLimits& a, const HeightLimits& b)
{
    return {std::min(a.lowest, b.lowest), std::max(a.highest, b.highest)};
}

/// Eight limits side by side, none of which waits for another.
HeightLimits limitsOf(std::span<const double> row)
{
    constexpr std::size_t lanes = 8;
    std::array<double, lanes> lowest{}, highest{};
    lowest.fill(row[0]);
    highest.fill(row[0]);
    std::size_t x = 0;
    for (; x + lanes <= row.size(); x += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            lowest[lane] = std::min(lowest[lane], row[x + lane]);
            highest[lane] = std::max(highest[lane], row[x + lane]);
        }
    const auto [least, greatest] = std::minmax_element(row.begin() + static_cast<std::ptrdiff_t>(x), row.end());
    HeightLimits limits = least == row.end() ? HeightLimits{row[0], row[0]} : HeightLimits{*least, *greatest};
    for (std::size_t lane = 0; lane < lanes; ++lane)
        limits = united(limits, {lowest[lane], highest[lane]});
    return limits;
}

} // namespace

TerrainRows::TerrainRows(const Recipe& recipe, int walks, Progress progress)
    : m_recipe(recipe),
      m_heights(isAddressable(recipe) ? std::vector<double>{} : finishedHeights(recipe, throwIfInterrupted)),
      m_progress(std::move(progress)), m_total(walks * recipe.size)
{}

/// Making a band begins with some rows that are those of the band before, so bands are not thin; but all cores have
/// something to do from maps of a few hundred rows on. It depends on no processor: a PNG is packed band by band.
int TerrainRows::rowsAtOnce(int bytesAPoint) const
{
    constexpr std::int64_t bytesOfBand = 3 << 18;
    constexpr int rowsWorthThreads = 32, mostOfMap = 32;
    const auto rows = static_cast<int>(bytesOfBand / (std::int64_t{bytesAPoint} * size()));
    return std::clamp(rows, 1, std::max(rowsWorthThreads, size() / mostOfMap));
}

void TerrainRows::each(Band band, const std::function<void(int y, std::span<const double> row)>& take) const
{
    if (m_heights.empty())
        return makeRows(m_recipe, levelCount(m_recipe), {0, band.first, size() - 1, band.last},
                        [&take](int y, std::span<const double> row) {
                            throwIfInterrupted();
                            take(y, row);
                            return true;
                        });
    const auto width = static_cast<std::size_t>(size());
    for (int y = band.first; y <= band.last; ++y) {
        throwIfInterrupted();
        take(y, std::span(m_heights).subspan(static_cast<std::size_t>(y) * width, width));
    }
}

bool TerrainRows::tellAndGoOn(Band band)
{
    for (int y = band.first; y <= band.last; ++y) {
        ++m_done;
        tell(m_progress, m_done, m_total);
    }
    return !interrupted();
}

HeightLimits TerrainRows::limits()
{
    HeightLimits limits = limitsOfNothing;
    walk(
        1,
        [this](Band band) {
            HeightLimits ofBand = limitsOfNothing;
            each(band, [&ofBand](int, std::span<const double> row) { ofBand = united(ofBand, limitsOf(row)); });
            return ofBand;
        },
        [&limits](const HeightLimits& ofBand) {
            limits = united(limits, ofBand);
            return true;
        });
    // Zeros are equal, and which of them was met first says nothing: they lose their sign.
    return {limits.lowest + 0.0, limits.highest + 0.0};
}

void writeBands(AtomicFile& file, TerrainRows& rows, int bytesAPoint,
                const std::function<void(Band band, std::string& bytes)>& append)
{
    Pool<std::string> spare; // fresh memory is dearer than what is written into it
    rows.walk(
        bytesAPoint,
        [&](Band band) {
            Pool<std::string>::Item bytes(spare);
            bytes->clear();
            bytes->reserve(static_cast<std::size_t>(band.count()) *
                           static_cast<std::size_t>(rows.size() * bytesAPoint));
            append(band, *bytes);
            return bytes;
        },
        [&file](const Pool<std::string>::Item& bytes) { return file.write(*bytes); });
}

void writeRows(AtomicFile& file, TerrainRows& rows, int bytesAPoint,
               const std::function<void(int y, std::span<const double> row, std::string& bytes)>& append)
{
    writeBands(file, rows, bytesAPoint, [&](Band band, std::string& bytes) {
        rows.each(band, [&](int y, std::span<const double> row) { append(y, row, bytes); });
    });
}

} // namespace lozenge
