#pragma once

#include <chrono>
#include <functional>
#include <span>
#include <string>
#include <vector>

/// A figure that the project holds itself to. Both sides of a ratio are measured in one run, turn by turn, so that a
/// busy machine slows both.
struct Goal {
    std::string name;
    std::string explanation;
    std::function<double()> measure;
};

/// Of all files of the benchmark.
std::vector<Goal> goals();

/// A file adds its goals before main, or what makes them: only then are all tables there.
struct AddGoals {
    AddGoals(std::vector<Goal> goals);
    AddGoals(std::vector<Goal> (*goalsOf)());
};

using Nanoseconds = double;

Nanoseconds timeOf(const std::function<void()>& work);
double median(std::vector<double> values);

/// The median time of one side over the median time of the other, each measured `rounds` times in turns.
double ratioOf(const std::function<void()>& above, const std::function<void()>& below, int rounds = 9);
