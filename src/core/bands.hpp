#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <future>
#include <thread>
#include <vector>

namespace lozenge {

/// Below so many points a terrain lives in the caches, and starting a thread takes longer than half of it.
inline constexpr std::size_t pointsWorthThreads = 2'000'000;

inline int threadsWorth(std::size_t points)
{
    if (points < pointsWorthThreads)
        return 1;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

/// Calls work(first row, last row) for bands of rows that together are all from north to south, each on a thread of
/// its own; a band that no thread can be had for is made by the caller.
template <typename Work>
void inBands(int north, int south, int threads, Work work)
{
    const int rows = south - north + 1;
    const int count = std::clamp(threads, 1, std::max(rows, 1));
    const auto start = [=](int band) { return north + static_cast<int>(std::int64_t{rows} * band / count); };
    std::vector<std::future<void>> others; // each waits for its thread when it goes
    for (int band = 1; band < count; ++band)
        others.push_back(std::async(std::launch::async | std::launch::deferred,
                                    [&work, start, band] { work(start(band), start(band + 1) - 1); }));
    work(north, start(1) - 1);
    for (std::future<void>& other : others)
        other.get();
}

} // namespace lozenge
