#pragma once

#include <span>
#include <string_view>

namespace lozenge {

/// How a uniform number becomes a random offset of a level's amplitude.
struct OffsetLaw {
    std::string_view name;
    std::string_view explanation;
    double (*offset)(double amplitude, double uniform);
    double least = -1; ///< the bounds of the offset, in amplitudes; infinite for a normal one
    double greatest = 1;
};

/// The table of all laws; the first is the default.
std::span<const OffsetLaw> offsetLaws();

/// The standard normal number below which a share u of all lie.
double standardNormal(double u);

} // namespace lozenge
