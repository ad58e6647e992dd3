#include "lesson/text/toml_text.hpp"

#include "lesson/lesson_error.hpp"
#include "lesson/text/command_text.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace lozenge {
namespace {

// A lesson's keys have two parts at most. Each part of a dotted key is a table inside the one before, and tables some
// ten thousands deep are more than the stack can take down again.
constexpr int mostKeyParts = 8;

/// Walks over TOML without understanding more of it than strings, comments and the dots of keys.
class KeyScanner {
public:
    explicit KeyScanner(std::string_view text) : m_text(text) {}

    /// Where a key with too many parts begins to be one, or nothing.
    std::optional<std::size_t> tooManyParts()
    {
        int parts = 1;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '"' || c == '\'') {
                skipString(c);
                continue;
            }
            if (c == '#')
                m_at = std::min(m_text.find('\n', m_at), m_text.size() - 1);
            if (c == '.' && ++parts > mostKeyParts)
                return m_at;
            if (std::string_view("=,[]{}\n#").find(c) != std::string_view::npos)
                parts = 1;
            ++m_at;
        }
        return std::nullopt;
    }

private:
    void skipString(char quote)
    {
        const std::string three(3, quote);
        const bool isLong = m_text.substr(m_at).starts_with(three);
        const std::string_view end = isLong ? std::string_view(three) : std::string_view(three).substr(0, 1);
        m_at += end.size();
        while (m_at < m_text.size() && !m_text.substr(m_at).starts_with(end)) {
            if (!isLong && m_text[m_at] == '\n')
                return;
            m_at += quote == '"' && m_text[m_at] == '\\' ? 2U : 1U;
        }
        // Up to two quotation marks may stand before the three that end a long string.
        m_at += end.size();
        while (isLong && m_at < m_text.size() && m_text[m_at] == quote)
            ++m_at;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

void refuseDeepKeys(std::string_view text, const std::string& name)
{
    const auto at = KeyScanner(text).tooManyParts();
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

} // namespace

std::string tomlText(const toml::node& node)
{
    std::string text;
    if (const toml::table* table = node.as_table()) {
        for (const auto& [key, value] : *table)
            text += (text.empty() ? " " : ", ") + std::string(key.str()) + " = " + tomlText(value);
        return "{" + text + " }";
    }
    if (const toml::array* array = node.as_array()) {
        for (const toml::node& value : *array)
            text += (text.empty() ? "" : ", ") + tomlText(value);
        return "[" + text + "]";
    }
    if (const auto words = node.value_exact<std::string>())
        return tomlString(*words);
    if (const auto number = node.value_exact<double>())
        text = exactText(*number);
    else if (const auto whole = node.value<std::int64_t>(); whole && node.is_integer())
        text = std::to_string(*whole);
    else
        text = node.value_or(false) ? "true" : "false";
    return text;
}

toml::table parsedToml(std::string_view text, const std::string& name)
{
    refuseDeepKeys(text, name);
    auto read = parsedOnce(text, name);
    // The parser takes a number that it has no memory to read for a wrong one: what it says is believed the second
    // time, where such a lack is over or ends the reading.
    if (!read)
        read = parsedOnce(text, name);
    if (read)
        return std::move(*read);
    const auto& at = read.error().source().begin;
    fail({name, static_cast<int>(at.line), static_cast<int>(at.column), explained(read.error().description())});
}

} // namespace lozenge
