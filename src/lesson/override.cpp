#include "lesson/override.hpp"

#include "lesson/keys/recipe_keys.hpp"
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
void merge(ValueTable& into, ValueTable&& from, bool dotted)
{
    for (auto& [key, value, source] : from.members) {
        Value* const old = into.get(key);
        if (dotted && old && old->as<ValueTable>() && value.as<ValueTable>())
            merge(*old->as<ValueTable>(), std::move(*value.as<ValueTable>()), false);
        else
            into.set(key, std::move(value), source);
    }
}

} // namespace

ValueTable assignmentIn(const std::string& keyAndValue, const std::string& option)
{
    const std::size_t equals = keyAndValue.find('=');
    if (equals == std::string::npos || equals == 0)
        fail({option, 0, 0, assignmentShape});
    if (keyAndValue.find('\n') != std::string::npos)
        fail({option, 0, 0, "must be one line"});
    const std::string value = keyAndValue.substr(equals + 1);
    const bool isName = isWord(value) && value != "true" && value != "false" && value != "inf" && value != "nan";
    Value assigned = parsedToml(keyAndValue.substr(0, equals) + " = " + (isName ? "'" + value + "'" : value), option);
    ValueTable& table = *assigned.as<ValueTable>();
    if (table.members.size() != 1)
        fail({option, 0, 0, assignmentShape});
    return std::move(table);
}

void applyChange(ValueTable& recipe, ValueTable&& change, bool inParts)
{
    // Keys that say the same in other words make room for the one that is set.
    for (const Key<Recipe>& key : recipeKeys())
        for (const Key<Recipe>& other : recipeKeys())
            if (change.contains(key.name) && !change.contains(other.name) && excludeEachOther(key, other))
                recipe.erase(other.name);
    merge(recipe, std::move(change), inParts);
}

void applyOverride(ValueTable& recipe, const std::string& keyAndValue)
{
    ValueTable change = assignmentIn(keyAndValue, "--set " + keyAndValue);
    applyChange(recipe, std::move(change), keyAndValue.substr(0, keyAndValue.find('=')).find('.') != std::string::npos);
}

} // namespace lozenge
