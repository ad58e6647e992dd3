#pragma once

#include "lesson/value.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// The lines of a lesson's file, and what stands on which of them.

namespace lozenge {

/// The text as its lines, each with its end, beside what the parser makes of it.
struct Parsed {
    std::vector<std::string> lines;
    Value root;
};

Parsed parsed(std::string_view text);
std::string joined(const std::vector<std::string>& lines);

/// A line of the text, counted from 0; the parser counts from 1.
std::size_t lineOf(const TextPlace& place);

/// Columns count letters, and a letter of UTF-8 has one byte or more.
std::size_t byteOf(const std::string& line, int column);

/// Null where the lesson has none.
const ValueList* stopsIn(const Value& root);
const Value& stopAt(const Value& root, int index);

/// Where the tables at the top of the file begin, each with the comment right above it.
std::vector<std::size_t> beginnings(const Parsed& text);

/// The line after the last of what begins there.
std::size_t endOfTable(const Parsed& text, std::size_t begin);

/// The first line of a stop's own, its comment included.
std::size_t beginOfStop(const Parsed& text, int index);

} // namespace lozenge
