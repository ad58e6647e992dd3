#pragma once

#include "files/whole_file.hpp"

namespace lozenge {

// Whether a film that another program wrote goes to the end that it says it has.
bool isWholeMp4(WholeFile& film);
bool isWholeWebm(WholeFile& film);
bool isWholeGif(WholeFile& film);

} // namespace lozenge
