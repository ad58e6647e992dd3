#pragma once

#include "files/disk/atomic_file.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace lozenge {

/// An Office Open XML package in the making: a zip of parts, in the order in which they are added. The same parts give
/// the same bytes: nothing in it tells of the hour. What goes wrong, the file keeps.
class PptxPackage {
public:
    explicit PptxPackage(AtomicFile& file) : m_file(file) {}

    /// What is packed already, as pictures are, is stored as it is.
    void add(const std::string& name, std::string_view bytes, bool isPacked = false);

    /// Writes the table of the parts, last.
    void finish();

private:
    AtomicFile& m_file;
    std::string m_table;
    std::uint64_t m_position = 0;
    std::uint16_t m_parts = 0;
};

} // namespace lozenge
