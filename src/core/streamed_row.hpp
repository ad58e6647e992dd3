#pragma once

#include "core/cell_row.hpp"

#include <algorithm>
#include <cstdint>

namespace lozenge {

/// A finished row on its way past the caches. Lines are sent off as soon as they are whole, while the next cells are
/// being made, so that the memory and the processor work at the same time.
template <typename Real>
struct StreamedRow {
    const Real* from = nullptr; ///< null: nothing is under way
    Real* to = nullptr;
    std::size_t count = 0;
    std::size_t sent = 0;

    void sendUpTo(const Real* made, StreamLines stream)
    {
        if constexpr (std::is_same_v<Real, float>) {
            if (!from)
                return;
            const Real* const end = std::min(made, from + count);
            while (from + sent < end && reinterpret_cast<std::uintptr_t>(to + sent) % 64 != 0)
                sendOne();
            if (from + sent >= end)
                return;
            const std::size_t lines = static_cast<std::size_t>(end - (from + sent)) / floatsInLine;
            stream(from + sent, to + sent, lines);
            sent += lines * floatsInLine;
        }
    }

private:
    void sendOne()
    {
        to[sent] = from[sent];
        ++sent;
    }
};

} // namespace lozenge
