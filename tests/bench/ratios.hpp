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

/// Every file of the benchmark adds its goals here, before main.
std::vector<Goal>& goals();

struct AddGoals {
    AddGoals(std::vector<Goal> added);
};

using Nanoseconds = double;

Nanoseconds timeOf(const std::function<void()>& work);
double median(std::vector<double> values);

/// The median time of one side over the median time of the other, each measured `rounds` times in turns.
double ratioOf(const std::function<void()>& above, const std::function<void()>& below, int rounds = 9);
