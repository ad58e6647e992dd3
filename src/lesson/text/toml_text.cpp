#include "lesson/text/toml_text.hpp"

#include "lesson/lesson_error.hpp"
#include "lesson/text/command_text.hpp"
#include "picture/text/comma_list.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <toml++/toml.h>
#include <utility>

namespace lozenge {
namespace {

// A lesson's keys have two parts at most. Each part of a dotted key is a table inside the one before, and tables some
// ten thousands deep are more than the stack can take down again.
constexpr int mostKeyParts = 8;

// Strings, comments and the dots of keys are all of TOML that is understood here.

/// Behind the string that begins there, or at the end of its line.
std::size_t endOfString(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    const std::string three(3, quote);
    const bool isLong = text.substr(at).starts_with(three);
    const std::string_view end = isLong ? std::string_view(three) : std::string_view(three).substr(0, 1);
    at += end.size();
    while (at < text.size() && !text.substr(at).starts_with(end)) {
        if (!isLong && text[at] == '\n')
            return at;
        at += quote == '"' && text[at] == '\\' ? 2U : 1U;
    }
    // Up to two quotation marks may stand before the three that end a long string.
    at += end.size();
    while (isLong && at < text.size() && text[at] == quote)
        ++at;
    return at;
}

/// Where a key with too many parts begins to be one, or nothing.
std::optional<std::size_t> tooManyParts(std::string_view text)
{
    int parts = 1;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '"' || c == '\'') {
            at = endOfString(text, at);
            continue;
        }
        if (c == '#')
            at = std::min(text.find('\n', at), text.size() - 1);
        if (c == '.' && ++parts > mostKeyParts)
            return at;
        if (std::string_view("=,[]{}\n#").find(c) != std::string_view::npos)
            parts = 1;
        ++at;
    }
    return std::nullopt;
}

void refuseDeepKeys(std::string_view text, const std::string& name)
{
    const auto at = tooManyParts(text);
    if (!at)
        return;
    const std::string_view before = text.substr(0, *at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    fail({name, static_cast<int>(line), static_cast<int>(*at - lineStart + 1),
          "a key has more than " + std::to_string(mostKeyParts) + " parts; those of a lesson have one or two"});
}

/// The parser says what is wrong; what would be right is for us to say.
std::string explained(std::string_view wrong)
{
    std::string message(wrong.substr(0, wrong.find(" (TOML_"))); // a name of the parser's own settings
    if (wrong.find("floating-point") != std::string_view::npos)
        message += "; write a finite number such as 0.5 or 1e-3";
    if (wrong.find("utf-8") != std::string_view::npos)
        message += "; save the lesson as UTF-8";
    return message;
}

/// The parser throws what it finds wrong where it is built to, and else returns it.
tl::expected<toml::table, toml::parse_error> parsedOnce(std::string_view text, const std::string& name)
{
#if TOML_EXCEPTIONS
    try {
        return toml::parse(text, name);
    } catch (const toml::parse_error& error) {
        return tl::unexpected(error);
    }
#else
    toml::parse_result result = toml::parse(text, name);
    if (!result)
        return tl::unexpected(std::move(result).error());
    return std::move(result).table();
#endif
}

TextPlace placeOf(const toml::source_position& place)
{
    return {static_cast<int>(place.line), static_cast<int>(place.column)};
}

TextSpan sourceOf(const toml::source_region& region)
{
    return {placeOf(region.begin), placeOf(region.end), region.path};
}

Value valueOf(const toml::node& node)
{
    Value value{.source = sourceOf(node.source())};
    if (const toml::table* table = node.as_table()) {
        value.hasHeader = !table->is_inline();
        ValueTable members;
        for (const auto& [key, member] : *table)
            members.members.push_back({std::string(key.str()), valueOf(member), sourceOf(key.source())});
        value.is = std::move(members);
    } else if (const toml::array* array = node.as_array()) {
        ValueList list;
        for (const toml::node& item : *array)
            list.push_back(valueOf(item));
        value.is = std::move(list);
    } else {
        node.visit([&](const auto& plain) {
            if constexpr (toml::is_string<decltype(plain)> || toml::is_integer<decltype(plain)> ||
                          toml::is_floating_point<decltype(plain)> || toml::is_boolean<decltype(plain)>)
                value.is = plain.get(); // dates are nothing that a lesson has
        });
    }
    return value;
}

} // namespace

std::string tomlText(const Value& value)
{
    std::string text;
    if (const ValueTable* table = value.as<ValueTable>()) {
        for (const Member& member : table->members)
            text += (text.empty() ? " " : ", ") + member.name + " = " + tomlText(member.value);
        return "{" + text + " }";
    }
    if (const ValueList* list = value.as<ValueList>())
        return "[" + commaList(*list, tomlText) + "]";
    if (const auto* words = value.as<std::string>())
        return tomlString(*words);
    if (const auto* number = value.as<double>())
        return exactText(*number);
    if (const auto* whole = value.as<std::int64_t>())
        return std::to_string(*whole);
    const auto* yes = value.as<bool>();
    return yes && *yes ? "true" : "false";
}

Value parsedToml(std::string_view text, const std::string& name)
{
    refuseDeepKeys(text, name);
    auto read = parsedOnce(text, name);
    // The parser takes a number that it has no memory to read for a wrong one: what it says is believed the second
    // time, where such a lack is over or ends the reading.
    if (!read)
        read = parsedOnce(text, name);
    if (read)
        return valueOf(*read);
    const auto& at = read.error().source().begin;
    fail({name, static_cast<int>(at.line), static_cast<int>(at.column), explained(read.error().description())});
}

} // namespace lozenge
