#pragma once

#include <string>
#include <string_view>

namespace lozenge {

/// A number as it is painted: fixed decimals, a real minus sign, and no negative zero. Monospaced faces have a minus
/// as short as a hyphen, so there it is an en dash.
enum class Minus : unsigned char { Mono, Sans, Plain };

std::string fixedText(double number, int decimals, Minus minus = Minus::Mono);

/// At most four significant digits, without zeros at the end: 0.5, 0.0648, 22.4.
std::string shortText(double number, Minus minus = Minus::Sans);

/// Who writes a lesson types a hyphen; before a number it is painted as a minus.
std::string withMinusSigns(std::string_view words);

/// "× 10³": the unit of numbers that would be too long without one.
std::string unitText(int power);

} // namespace lozenge
