#pragma once

#include "files/disk/atomic_file.hpp"

namespace lozenge {

// Whether a film that another program wrote goes to the end that it says it has.
bool isWholeMp4(AtomicFile& film);
bool isWholeWebm(AtomicFile& film);
bool isWholeGif(AtomicFile& film);

} // namespace lozenge
