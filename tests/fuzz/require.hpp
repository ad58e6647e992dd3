#pragma once

#include "lesson/lesson_error.hpp"
#include "lesson/text/terminal_text.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

// What the fuzzers share. Each gives LLVMFuzzerTestOneInput, which libFuzzer calls with bytes of its making, and
// replay.cpp with the files of a corpus.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace lozenge {

/// A finding: libFuzzer keeps the bytes that lead here.
inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

inline std::string_view bytesOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// Whatever is wrong is told in a line that does nothing to a terminal.
inline void requireLine(const LessonError& error)
{
    require(!error.text().empty());
    require(needsNoEscape(error.text()));
}

} // namespace lozenge
