#include "lesson/value.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

auto placeOf(auto& members, std::string_view name)
{
    return std::lower_bound(members.begin(), members.end(), name, [](const Member& member, std::string_view other) {
        return member.name.compare(other) < 0;
    });
}

auto* found(auto& members, std::string_view name)
{
    const auto place = placeOf(members, name);
    return place == members.end() || place->name != name ? nullptr : &place->value;
}

} // namespace

const Value* ValueTable::get(std::string_view name) const
{
    return found(members, name);
}

Value* ValueTable::get(std::string_view name)
{
    return found(members, name);
}

Value& ValueTable::set(std::string_view name, Value value, const TextSpan& source)
{
    auto place = placeOf(members, name);
    if (place == members.end() || place->name != name)
        place = members.insert(place, {std::string(name)});
    place->value = std::move(value);
    place->source = source;
    return place->value;
}

void ValueTable::erase(std::string_view name)
{
    std::erase_if(members, [&](const Member& member) { return member.name == name; });
}

} // namespace lozenge
