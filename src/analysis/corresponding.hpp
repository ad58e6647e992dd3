#pragma once

#include "core/timeline.hpp"

namespace lozenge {

/// The moment of another run that is nearest to a moment of this one: the step of the same level, phase and point,
/// the point counted in parts of the map where the sizes differ. Start, end and ends of chapters lead to each other.
int correspondingMoment(const Timeline& from, int moment, const Timeline& to);

} // namespace lozenge
