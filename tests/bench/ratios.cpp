#include "ratios.hpp"

#include <algorithm>
#include <utility>

static auto& added()
{
    static std::vector<std::function<std::vector<Goal>()>> all;
    return all;
}

std::vector<Goal> goals()
{
    std::vector<Goal> all;
    for (const auto& goalsOf : added())
        for (Goal& goal : goalsOf())
            all.push_back(std::move(goal));
    return all;
}

AddGoals::AddGoals(std::vector<Goal> goals)
{
    added().push_back([goals = std::move(goals)] { return goals; });
}

AddGoals::AddGoals(std::vector<Goal> (*goalsOf)())
{
    added().push_back(goalsOf);
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
