#pragma once

#include "core/instruction_set.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

// Rows of a map on their way past the caches. Only whole lines of 64 bytes go there well, and rows begin and end
// anywhere in a line.

namespace lozenge {

/// The line that the end of one row shares with the start of the next: gathered here until it is whole.
template <typename Real>
class SharedLine {
public:
    void append(const Real* from, Real* to, std::size_t count, StreamLines stream)
    {
        if (to != m_to + m_end)
            flush();
        while (count > 0) {
            if (m_begin == m_end) {
                m_begin = m_end = reinterpret_cast<std::uintptr_t>(to) % lineBytes / sizeof(Real);
                m_to = to - m_begin;
            }
            const std::size_t fitting = std::min(count, m_line.size() - m_end);
            std::copy(from, from + fitting, m_line.begin() + static_cast<std::ptrdiff_t>(m_end));
            m_end += fitting;
            from += fitting;
            to += fitting;
            count -= fitting;
            if (m_end == m_line.size())
                send(stream);
        }
    }

    /// What is here now goes to its place as it is.
    void flush()
    {
        std::copy(m_line.begin() + static_cast<std::ptrdiff_t>(m_begin),
                  m_line.begin() + static_cast<std::ptrdiff_t>(m_end), m_to + m_begin);
        m_begin = m_end = 0;
    }

private:
    void send(StreamLines stream)
    {
        if (m_begin > 0)
            return flush();
        stream(m_line.data(), m_to, 1);
        m_begin = m_end = 0;
    }

    alignas(lineBytes) std::array<Real, lineBytes / sizeof(Real)> m_line{};
    Real* m_to = nullptr; ///< of the whole line
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
};

/// A row that is being made. Its whole lines are sent off while the next cells are being made, so that the memory and
/// the processor work at the same time; its ends wait until it is finished.
template <typename Real>
class StreamedRow {
public:
    StreamedRow() = default;
    StreamedRow(const Real* from, Real* to, std::size_t count) : m_from(from), m_to(to), m_count(count)
    {
        const std::size_t misplaced = reinterpret_cast<std::uintptr_t>(to) % lineBytes;
        m_head = std::min(count, (lineBytes - misplaced) % lineBytes / sizeof(Real));
        m_sent = m_head;
    }

    void sendUpTo(const Real* made, StreamLines stream)
    {
        const Real* const end = std::min(made, m_from + m_count);
        if (m_from + m_sent >= end)
            return;
        constexpr std::size_t inLine = lineBytes / sizeof(Real);
        const std::size_t lines = static_cast<std::size_t>(end - (m_from + m_sent)) / inLine;
        stream(m_from + m_sent, m_to + m_sent, lines);
        m_sent += lines * inLine;
    }

    void finish(SharedLine<Real>& ends, StreamLines stream)
    {
        sendUpTo(m_from + m_count, stream);
        ends.append(m_from, m_to, m_head, stream);
        ends.append(m_from + m_sent, m_to + m_sent, m_count - m_sent, stream);
        *this = {};
    }

    [[nodiscard]] bool isUnderWay() const { return m_from != nullptr; }

private:
    const Real* m_from = nullptr;
    Real* m_to = nullptr;
    std::size_t m_count = 0;
    std::size_t m_head = 0;
    std::size_t m_sent = 0;
};

} // namespace lozenge
