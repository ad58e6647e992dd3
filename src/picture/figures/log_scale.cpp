#include "picture/figures/log_scale.hpp"

#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lozenge {

float LogScale::y(double value) const
{
    const double share = (std::log10(value) - lowest) / decades();
    return box.bottom() - static_cast<float>(std::clamp(share, 0.0, 1.0)) * box.height;
}

LogScale logScale(const std::vector<LevelSpread>& spreads, const Box& box)
{
    constexpr double most = 8; // decades: below them lies rounding
    double least = std::numeric_limits<double>::infinity(), greatest = 0;
    const auto take = [&](double value) {
        if (value <= 0)
            return;
        least = std::min(least, value);
        greatest = std::max(greatest, value);
    };
    for (const LevelSpread& spread : spreads) {
        take(spread.level.amplitude);
        take(spread.deviation);
    }
    if (greatest == 0)
        return {.box = box};
    const double top = std::ceil(std::log10(greatest) - 1e-9);
    const double bottom = std::max(top - most, std::floor(std::log10(least) - 0.2));
    return {static_cast<int>(std::min(bottom, top - 1)), static_cast<int>(top), box};
}

std::string decadeText(int decade)
{
    return decade >= -3 && decade <= 3 ? shortText(std::pow(10.0, decade)) : "1e" + std::to_string(decade);
}

std::string expectedSpread(const OffsetLaw& law, const Look& look)
{
    if (!std::isfinite(law.greatest - law.least))
        return tr(look, "The spread is the standard deviation of the offsets drawn so far. With the gaussian law it "
                        "comes near the amplitude.");
    const double share = (law.greatest - law.least) / std::sqrt(12.0);
    return tr(look,
              "The spread is the standard deviation of the offsets drawn so far. With the {0} law it comes near {1} "
              "of the amplitude.",
              law.name, fixedText(share, 2, Minus::Sans));
}

} // namespace lozenge
