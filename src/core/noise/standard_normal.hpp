#pragma once

namespace lozenge {

/// The standard normal number below which a share u of all lie.
double standardNormal(double u);

} // namespace lozenge
