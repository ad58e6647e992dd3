#include "analysis/lineage.hpp"

#include <functional>
#include <map>
#include <utility>

namespace lozenge {

std::vector<Share> ancestorsOf(const Timeline& timeline, Point point, int moment)
{
    // Goes back from the point. Writes are visited latest first, so that all that a write passes on to its parents is
    // known when its turn comes. Points that were set before the run share step 0, so the place is part of the key.
    using Write = std::pair<int, std::pair<int, int>>;
    std::map<Write, double, std::greater<>> open;
    // Where a slip reads what is not set, nothing is passed on.
    const Recipe& recipe = timeline.recipe();
    const Grid start = changedSteps(recipe).none() ? Grid() : startingGrid(recipe);
    const auto add = [&](Point at, int before, double weight) {
        const int writer = timeline.writerOf(at, before);
        if (writer > 0 || start.size == 0 || start.has(at))
            open[{writer, {at.x, at.y}}] += weight;
    };
    add(point, moment, 1);

    std::vector<Share> shares;
    while (!open.empty()) {
        const auto [write, weight] = *open.begin();
        open.erase(open.begin());
        const auto [number, place] = write;
        shares.push_back({{place.first, place.second}, number, weight});
        if (number == 0)
            continue;
        const Step step = timeline.step(number);
        for (const Parent& parent : step.parents)
            if (const int by = divisorOf(parent, step.parents); by > 0)
                add(parent.at, number - 1, weight / by);
    }
    return shares;
}

std::vector<Share> descendantsOf(const Timeline& timeline, Point point, int step)
{
    const int size = timeline.recipe().size;
    std::vector<double> weights(cellCount(size));
    weights[cellOf(point, size)] = 1;

    std::vector<Share> shares;
    for (int number = step + 1; number <= timeline.stepCount(); ++number) {
        const Step write = timeline.step(number);
        double weight = 0;
        for (const Parent& parent : write.parents)
            if (const int by = divisorOf(parent, write.parents); by > 0)
                weight += weights[cellOf(parent.at, size)] / by;
        weights[cellOf(write.at, size)] = weight;
        if (weight > 0)
            shares.push_back({write.at, number, weight});
    }
    return shares;
}

} // namespace lozenge
