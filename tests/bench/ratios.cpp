#include "ratios.hpp"

#include <algorithm>

std::vector<Goal>& goals()
{
    static std::vector<Goal> all;
    return all;
}

AddGoals::AddGoals(std::vector<Goal> added)
{
    goals().insert(goals().end(), added.begin(), added.end());
}

Nanoseconds timeOf(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double ratioOf(const std::function<void()>& above, const std::function<void()>& below, int rounds)
{
    std::vector<double> aboves, belows;
    for (int round = 0; round < rounds; ++round) {
        aboves.push_back(timeOf(above));
        belows.push_back(timeOf(below));
    }
    return median(aboves) / median(belows);
}
