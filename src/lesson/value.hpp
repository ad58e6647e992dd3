#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What stands in a lesson's file or in an option of the command line, with its places. Only text/toml_text.cpp knows
// the parser.

namespace lozenge {

/// A place in a text, counted from 1 in lines and letters.
struct TextPlace {
    int line = 0;
    int column = 0;
};

/// From where to where something stands, and in which file or option.
struct TextSpan {
    TextPlace begin = {};
    TextPlace end = {};
    std::shared_ptr<const std::string> file = nullptr;
};

struct Value;
struct Member;

using ValueList = std::vector<Value>;

/// Values by their names, which are in alphabetical order.
struct ValueTable {
    std::vector<Member> members;

    [[nodiscard]] const Value* get(std::string_view name) const;
    [[nodiscard]] Value* get(std::string_view name);
    [[nodiscard]] bool contains(std::string_view name) const { return get(name); }
    /// The value of a name, which is put in the place of one that was there.
    Value& set(std::string_view name, Value value, const TextSpan& source = {});
    void erase(std::string_view name);
};

struct Value {
    /// Without an initialiser, as `members` is: clang would want Member to be complete here.
    std::variant<std::monostate, bool, std::int64_t, double, std::string, ValueList, ValueTable> is;
    TextSpan source = {};
    bool hasHeader = false; ///< a table that begins with a line of its own, as [look] does

    template <typename Type>
    [[nodiscard]] const Type* as() const
    {
        return std::get_if<Type>(&is);
    }
    template <typename Type>
    [[nodiscard]] Type* as()
    {
        return std::get_if<Type>(&is);
    }
    /// A value of a table; null where this is none, or has it not.
    [[nodiscard]] const Value* get(std::string_view name) const
    {
        const ValueTable* const table = as<ValueTable>();
        return table ? table->get(name) : nullptr;
    }
    [[nodiscard]] Value* get(std::string_view name)
    {
        ValueTable* const table = as<ValueTable>();
        return table ? table->get(name) : nullptr;
    }
    [[nodiscard]] bool isNothing() const { return as<std::monostate>(); }
    [[nodiscard]] bool isNumber() const { return as<std::int64_t>() || as<double>(); }
};

struct Member {
    std::string name;
    Value value = {};
    TextSpan source = {}; ///< of the name
};

} // namespace lozenge
