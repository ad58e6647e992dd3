#include "reading.hpp"

#include "lesson/lesson_keys.hpp"
#include "lesson/text/nearest.hpp"

#include <set>
#include <sstream>

using namespace lozenge;

namespace {

/// The keys that the reader knows, by what it says of one that it does not.
std::set<std::string> knownIn(const std::string& text)
{
    std::string said = errorOf(text);
    REQUIRE(said.find("(known: ") != std::string::npos);
    said = said.substr(said.find("(known: ") + 8);
    std::istringstream list(said.substr(0, said.find(')')));
    std::set<std::string> known;
    for (std::string key; std::getline(list >> std::ws, key, ',');)
        known.insert(key);
    return known;
}

template <typename Table>
std::set<std::string> rowsOf(const Table& table)
{
    std::set<std::string> names;
    for (const std::string_view name : namesOf(table))
        names.emplace(name);
    return names;
}

} // namespace

TEST_CASE("the tables of keys of lessons and stops have what their readers read")
{
    CHECK(knownIn("unheard_of_here = 1") == rowsOf(lessonKeys));
    CHECK(knownIn("[[stop]]\nat = 1\nunheard_of_here = 1") == rowsOf(stopKeys));
}
