#include "catch.hpp"
#include "recipes.hpp"

#include "core/diamond_square.hpp"
#include "core/noise/hash_noise.hpp"

#include <cmath>
#include <map>
#include <set>

using namespace lozenge;

namespace {

// Thresholds are five or six standard deviations of what truly random numbers would give, so that a sound hash passes
// for any seeds; the seeds are fixed, so that the tests are the same every time.
constexpr std::array<std::uint32_t, 8> seeds{0, 1, 2, 3, 4, 1000, 0x80000000U, 0xffffffffU};
constexpr int side = 256;

/// On a level only points with an odd coordinate are new; the others belong to the level before.
bool isNew(int x, int y)
{
    return ((x | y) & 1) != 0;
}

/// How far a count of falls into equal boxes is from even, in standard deviations.
double unevenness(const std::vector<int>& boxes)
{
    double total = 0;
    for (const int count : boxes)
        total += count;
    const double due = total / static_cast<double>(boxes.size());
    double chiSquare = 0;
    for (const int count : boxes)
        chiSquare += (count - due) * (count - due) / due;
    const double freedom = static_cast<double>(boxes.size()) - 1;
    return (chiSquare - freedom) / std::sqrt(2 * freedom);
}

/// Pairs of numbers that ought to have nothing to do with each other.
struct Pairs {
    double products = 0;
    int count = 0;
    std::vector<int> boxes = std::vector<int>(256);

    void add(double u, double v)
    {
        products += (u - 0.5) * (v - 0.5) * 12;
        ++count;
        ++boxes[static_cast<std::size_t>(u * 16) * 16 + static_cast<std::size_t>(v * 16)];
    }
    /// The correlation in standard deviations of its chance value.
    [[nodiscard]] double correlation() const { return products / std::sqrt(static_cast<double>(count)); }
    void check() const
    {
        CHECK(std::abs(correlation()) < 5);
        CHECK(std::abs(unevenness(boxes)) < 6);
    }
};

} // namespace

TEST_CASE("hash noise is uniform on every level")
{
    for (const std::uint32_t seed : seeds)
        for (int level = cornerLevel; level < 10; ++level) {
            INFO("seed " << seed << " level " << level);
            std::vector<int> boxes(256);
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x)
                    if (isNew(x, y))
                        ++boxes[static_cast<std::size_t>(hashNoise(seed, {level, x, y}) * 256)];
            CHECK(std::abs(unevenness(boxes)) < 6);
        }
}

TEST_CASE("hash noise is from 0 up to but not including 1 and single precision holds it")
{
    int wrong = 0;
    for (const std::uint32_t seed : seeds)
        for (int i = 0; i < 100000; ++i) {
            const double u = hashNoise(seed, {i % 10, i % 317, i / 317});
            wrong += !(u >= 0 && u < 1) || static_cast<double>(static_cast<float>(u)) != u;
        }
    CHECK(wrong == 0);
}

TEST_CASE("the three new points of a cell have independent hash noise")
{
    for (const std::uint32_t seed : seeds)
        for (const int level : {0, 5, 9}) {
            INFO("seed " << seed << " level " << level);
            Pairs eastSouth, eastMiddle, southMiddle;
            std::vector<int> boxes(512);
            for (int y = 0; y < 2 * side; y += 2)
                for (int x = 0; x < 2 * side; x += 2) {
                    const double east = hashNoise(seed, {level, x + 1, y});
                    const double south = hashNoise(seed, {level, x, y + 1});
                    const double middle = hashNoise(seed, {level, x + 1, y + 1});
                    eastSouth.add(east, south);
                    eastMiddle.add(east, middle);
                    southMiddle.add(south, middle);
                    const auto box = [](double u) { return static_cast<std::size_t>(u * 8); };
                    ++boxes[box(east) * 64 + box(south) * 8 + box(middle)];
                }
            eastSouth.check();
            eastMiddle.check();
            southMiddle.check();
            CHECK(std::abs(unevenness(boxes)) < 6);
        }
}

TEST_CASE("neighbours in any direction have independent hash noise")
{
    for (const std::uint32_t seed : seeds)
        for (int dy = 0; dy <= 4; ++dy)
            for (int dx = dy == 0 ? 1 : -4; dx <= 4; ++dx) {
                INFO("seed " << seed << " shifted by " << dx << " " << dy);
                Pairs pairs;
                for (int y = 0; y < side; ++y)
                    for (int x = 4; x < side; ++x)
                        if (isNew(x, y) && isNew(x + dx, y + dy))
                            pairs.add(hashNoise(seed, {7, x, y}), hashNoise(seed, {7, x + dx, y + dy}));
                if (pairs.count > 0)
                    pairs.check();
            }
}

TEST_CASE("levels have independent hash noise")
{
    for (const std::uint32_t seed : seeds)
        for (int level = 0; level < 9; ++level)
            for (const int further : {1, 2, 5}) {
                INFO("seed " << seed << " levels " << level << " and " << level + further);
                Pairs pairs;
                for (int y = 0; y < side; ++y)
                    for (int x = 0; x < side; ++x)
                        if (isNew(x, y))
                            pairs.add(hashNoise(seed, {level, x, y}), hashNoise(seed, {level + further, x, y}));
                pairs.check();
            }
}

TEST_CASE("seeds that differ little have independent hash noise")
{
    for (const std::uint32_t seed : seeds)
        for (const std::uint32_t change : {1U, 2U, 3U, 16U, 0x10000U, 0x40000000U}) {
            INFO("seeds " << seed << " and " << seed + change);
            Pairs pairs, onePoint;
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x)
                    if (isNew(x, y))
                        pairs.add(hashNoise(seed, {6, x, y}), hashNoise(seed + change, {6, x, y}));
            pairs.check();
            for (std::uint32_t i = 0; i < 20000; ++i)
                onePoint.add(hashNoise(seed + i, {0, 1, 1}), hashNoise(seed + i + change, {0, 1, 1}));
            onePoint.check();
        }
}

TEST_CASE("no two rows hold the same hash noise in another order")
{
    // Rows whose first keys differ in the last eight bits alone go through the same 256 numbers before the second key.
    constexpr int level = 12, width = 256;
    std::map<std::uint32_t, int> rowOfKey;
    int pairs = 0, shared = 0;
    for (int row = 0; row < 100000; ++row) {
        const auto [other, isFirst] = rowOfKey.try_emplace(hashRow(hashLevel(1, level), row).before >> 8, row);
        if (isFirst)
            continue;
        ++pairs;
        std::set<std::uint32_t> numbers;
        for (std::uint32_t x = 0; x < width; ++x)
            numbers.insert(hashCell(hashRow(hashLevel(1, level), row), x));
        for (std::uint32_t x = 0; x < width; ++x)
            shared += static_cast<int>(numbers.count(hashCell(hashRow(hashLevel(1, level), other->second), x)));
    }
    CHECK(pairs > 100);
    CHECK(shared < 10); // of 25,600 and more, one in 2^24 by chance
}

TEST_CASE("no row or column of hash noise leans to one side")
{
    for (const std::uint32_t seed : seeds) {
        INFO("seed " << seed);
        double rows = 0, columns = 0;
        for (int line = 1; line < 2 * side; line += 2) {
            double row = 0, column = 0;
            for (int i = 0; i < 2 * side; ++i) {
                row += hashNoise(seed, {8, i, line}) - 0.5;
                column += hashNoise(seed, {8, line, i}) - 0.5;
            }
            rows += row * row * 12 / (2 * side);
            columns += column * column * 12 / (2 * side);
        }
        // Each line adds the square of a standard normal number.
        CHECK(std::abs(rows - side) < 6 * std::sqrt(2.0 * side));
        CHECK(std::abs(columns - side) < 6 * std::sqrt(2.0 * side));
    }
}

TEST_CASE("with the hash every second row and column of a map is the map of half the size")
{
    for (const OffsetLaw& law : offsetLaws)
        for (Recipe recipe : recipesOfVariants({.sizes = {3, 5, 9, 17, 33, 65}, .starts = {Start::Given, Start::Drawn}},
                                               "hash", law.name)) {
            INFO(nameOf(recipe));
            Grid small = startingGrid(recipe);
            for (const Step& step : diamondSquare(recipe))
                small.put(step.at, step.after);
            recipe.size = 2 * recipe.size - 1;
            Grid large = startingGrid(recipe);
            for (const Step& step : diamondSquare(recipe))
                large.put(step.at, step.after);

            int different = 0;
            for (int y = 0; y < small.size; ++y)
                for (int x = 0; x < small.size; ++x)
                    different += !sameBits(small.height({x, y}), large.height({2 * x, 2 * y}));
            CHECK(different == 0);
        }
}
