#pragma once

#include "files/whole_file.hpp"

#include <functional>
#include <string>
#include <vector>

namespace lozenge {

/// A part of an Office Open XML package: a file inside the zip.
struct PackagePart {
    std::string name;
    std::function<std::string()> content; ///< asked once, when its turn to be written comes
    bool isCompressed = false;            ///< already, as pictures are: stored as it is
};

/// Writes the parts into a zip, in their order and one at a time. The same parts give the same bytes: nothing in it
/// tells of the hour. What goes wrong in writing, the file
/// keeps; what the making of a part throws is thrown here.
void writePackage(WholeFile& file, std::vector<PackagePart> parts);

} // namespace lozenge
