#pragma once

#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>

namespace lozenge {

/// What is wrong with a lesson, where, and what would be right: one line for its author.
struct LessonError {
    std::string file; ///< or the option of the command line that is to blame; empty: neither
    int line = 0;     ///< 0: the file as a whole
    int column = 0;
    std::string message;
    bool isOfDisk = false; ///< the file could not be read: its author is not to blame

    [[nodiscard]] std::string text() const;
};

template <typename Value>
using OrError = tl::expected<Value, LessonError>;

// A mistake is found deep in what reads a lesson, and is told where the reading began. fail() leaves all that stands
// between, caught() is where it is left; nothing else of the room knows how.

[[noreturn]] void fail(LessonError error);

/// What a piece of work fails with, if it does.
std::optional<LessonError> mistakeIn(const std::function<void()>& work);

/// What a piece of work gives, or what it fails with.
template <typename Work>
OrError<std::invoke_result_t<Work>> caught(Work work)
{
    std::optional<std::invoke_result_t<Work>> result;
    if (auto fault = mistakeIn([&] { result.emplace(work()); }))
        return tl::unexpected(std::move(*fault));
    return std::move(*result);
}

/// Within caught(): what was given, or that it failed.
template <typename Value>
Value orFail(OrError<Value> given)
{
    if (!given)
        fail(std::move(given.error()));
    return std::move(*given);
}

} // namespace lozenge
