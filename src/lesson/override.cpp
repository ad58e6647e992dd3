#include "lesson/override.hpp"

#include "lesson/lesson_error.hpp"
#include "lesson/text/toml_text.hpp"

#include <algorithm>
#include <cctype>

namespace lozenge {
namespace {

constexpr auto assignmentShape = "must be KEY=VALUE, as in --set size=33";

bool isWord(std::string_view value)
{
    return !value.empty() && std::isalpha(static_cast<unsigned char>(value.front())) &&
           std::all_of(value.begin(), value.end(),
                       [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_'; });
}

/// A table given in part changes only that part: noise.seed=8 keeps the kind.
void merge(toml::table& into, toml::table&& from, bool dotted)
{
    for (auto&& [key, node] : from) {
        auto* old = into.get_as<toml::table>(key.str());
        if (dotted && old && node.is_table())
            merge(*old, std::move(*node.as_table()), false);
        else
            into.insert_or_assign(key, std::move(node)); // moved, not copied: a copy forgets its place
    }
}

} // namespace

toml::table assignmentIn(const std::string& keyAndValue, const std::string& option)
{
    const std::size_t equals = keyAndValue.find('=');
    if (equals == std::string::npos || equals == 0)
        fail({option, 0, 0, assignmentShape});
    if (keyAndValue.find('\n') != std::string::npos)
        fail({option, 0, 0, "must be one line"});
    const std::string value = keyAndValue.substr(equals + 1);
    const bool isName = isWord(value) && value != "true" && value != "false" && value != "inf" && value != "nan";
    toml::table table =
        parsedToml(keyAndValue.substr(0, equals) + " = " + (isName ? "'" + value + "'" : value), option);
    if (table.size() != 1)
        fail({option, 0, 0, assignmentShape});
    return table;
}

void applyChange(toml::table& recipe, toml::table&& change, bool inParts)
{
    // Keys that say the same in other words make room for the one that is set.
    const auto replaces = [&](std::string_view set, std::initializer_list<std::string_view> others) {
        if (change.contains(set))
            for (const std::string_view other : others)
                if (!change.contains(other))
                    recipe.erase(other);
    };
    replaces("amplitudes", {"amplitude", "ratio", "hurst", "roughness", "rcoe"});
    replaces("amplitude", {"amplitudes", "roughness", "rcoe"});
    replaces("ratio", {"amplitudes", "hurst", "rcoe"});
    replaces("hurst", {"amplitudes", "ratio", "rcoe"});
    replaces("roughness", {"amplitudes", "amplitude", "rcoe"});
    replaces("rcoe", {"amplitudes", "amplitude", "ratio", "hurst", "roughness"});

    merge(recipe, std::move(change), inParts);
}

void applyOverride(toml::table& recipe, const std::string& keyAndValue)
{
    toml::table change = assignmentIn(keyAndValue, "--set " + keyAndValue);
    applyChange(recipe, std::move(change), keyAndValue.substr(0, keyAndValue.find('=')).find('.') != std::string::npos);
}

} // namespace lozenge
