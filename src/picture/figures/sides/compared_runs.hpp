#pragma once

#include "analysis/differences.hpp"

#include "picture/figures/figure.hpp"
#include "picture/frame.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// One of the runs that stand side by side.
struct Side {
    std::string name; ///< what sets it apart: "wrap"
    std::string explanation;
    std::shared_ptr<const Timeline> timeline;
    Moment moment;
    std::optional<Difference> difference; ///< none for the first

    [[nodiscard]] const Recipe& recipe() const { return timeline->recipe(); }
};

/// Several runs, each where it corresponds to the run that leads.
struct ComparedRuns {
    std::vector<Side> sides;
    HeightRange range;          ///< one for all, so that colours can be compared
    double differenceLimit = 1; ///< of the colours of all differences, at all moments
};

/// The recipes run, where each corresponds to a moment of the run that leads.
ComparedRuns comparedRuns(const std::vector<ShownRecipe>& recipes, const Timeline& leading, int moment,
                          const Look& look);

/// Takes all sides to where the leading run is at this moment.
void move(ComparedRuns& runs, const Timeline& leading, int moment);

} // namespace lozenge
