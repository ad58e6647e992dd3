#include "lesson/lesson_words.hpp"

#include "lesson/table_reader.hpp"
#include "lesson/text/toml_text.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace lozenge {
namespace {

/// A key of a file of words, and what it holds.
struct WordKey {
    enum class Holds : std::uint8_t { Text, Texts, Table, Tables };

    std::string_view name;
    Holds holds = Holds::Text;
    std::span<const WordKey> below = {};
};

using enum WordKey::Holds;

constexpr std::array<WordKey, 1> keysOfSide{{{"name"}}};
constexpr std::array<WordKey, 1> keysOfShow{{{"sides", Tables, keysOfSide}}};
constexpr std::array<WordKey, 3> keysOfAsk{{{"question"}, {"choices", Texts}, {"why"}}};
constexpr std::array<WordKey, 5> keysOfStop{
    {{"title"}, {"say"}, {"note"}, {"show", Table, keysOfShow}, {"ask", Table, keysOfAsk}}};
constexpr std::array<WordKey, 3> keysOfPage{{{"title"}, {"say"}, {"note"}}};
constexpr std::array<WordKey, 5> keysOfLesson{
    {{"title"}, {"summary"}, {"goal"}, {"part"}, {"stop", Tables, keysOfStop}}};
constexpr std::array<WordKey, 3> keysOfPlaylist{{{"title"}, {"summary"}, {"page", Tables, keysOfPage}}};

bool isPlaylist(const toml::table& original)
{
    return original.contains("lesson") || original.contains("page");
}

std::span<const WordKey> keysOf(const toml::table& original)
{
    return isPlaylist(original) ? std::span<const WordKey>(keysOfPlaylist) : keysOfLesson;
}

std::string listed(std::span<const WordKey> keys)
{
    std::string text;
    for (const WordKey& key : keys)
        text += (text.empty() ? "" : &key == &keys.back() ? " and " : ", ") + std::string(key.name);
    return text;
}

[[noreturn]] void failWithout(const toml::source_region& place, const std::string& what)
{
    failAt(place, "the lesson has no " + what + " that this could be said for");
}

void putText(toml::node& original, toml::node& words, const std::string& what)
{
    if (!words.is_string())
        failAt(words.source(), what + " must be a text in quotation marks");
    if (!original.is_string())
        failWithout(words.source(), what);
    if (!words.as_string()->get().empty())
        *original.as_string() = std::move(*words.as_string()); // moved, not copied: a copy forgets its place
}

void putTable(toml::node& original, toml::node& words, std::span<const WordKey> keys, const std::string& what);

void putNode(toml::node& original, toml::node& words, const WordKey& key, const std::string& what)
{
    if (key.holds == Text)
        return putText(original, words, what);
    if (key.holds == Table)
        return putTable(original, words, key.below, what);
    if (!words.is_array())
        failAt(words.source(), what + " must be a list");
    if (!original.is_array())
        failWithout(words.source(), what);
    toml::array &said = *words.as_array(), &own = *original.as_array();
    for (std::size_t i = 0; i < said.size(); ++i) {
        const std::string one = what + " " + std::to_string(i + 1);
        if (i >= own.size())
            failWithout(said[i].source(), one);
        key.holds == Texts ? putText(own[i], said[i], one) : putTable(own[i], said[i], key.below, one);
    }
}

void putTable(toml::node& original, toml::node& words, std::span<const WordKey> keys, const std::string& what)
{
    if (!words.is_table())
        failAt(words.source(), what + " must be a table");
    for (auto&& [name, node] : *words.as_table()) {
        const std::string key(name.str());
        const auto row = std::find_if(keys.begin(), keys.end(), [&](const WordKey& k) { return k.name == key; });
        if (row == keys.end())
            failAt(node.source(),
                   "\"" + key + "\" is no word: " + what + " has " + listed(keys) + " in a file of words");
        toml::node* own = original.is_table() ? original.as_table()->get(key) : nullptr;
        if (!own)
            failWithout(node.source(), key);
        putNode(*own, node, *row, key);
    }
}

/// Goes along with the lesson; words are null where there are none.
class Collector {
public:
    void table(const toml::node& original, const toml::node* words, std::span<const WordKey> keys,
               const std::string& prefix)
    {
        if (const toml::table* own = original.as_table())
            for (const WordKey& key : keys)
                if (const toml::node* node = own->get(key.name))
                    any(*node, words && words->is_table() ? words->as_table()->get(key.name) : nullptr, key,
                        prefix + std::string(key.name));
    }
    [[nodiscard]] std::vector<TranslatedText> texts() && { return std::move(m_texts); }

private:
    void text(const toml::node& original, const toml::node* words, const std::string& name)
    {
        const auto own = original.value_exact<std::string>();
        if (!own)
            return;
        TranslatedText found{name, *own, {}};
        if (words) {
            if (const auto said = words->value_exact<std::string>(); said && !said->empty())
                found.translated = said;
            found.at = filePlace(words->source());
        }
        m_texts.push_back(std::move(found));
    }
    void any(const toml::node& original, const toml::node* words, const WordKey& key, const std::string& name)
    {
        if (key.holds == Text)
            return text(original, words, name);
        if (key.holds == Table)
            return table(original, words, key.below, name + ".");
        if (const toml::array* list = original.as_array())
            for (std::size_t i = 0; i < list->size(); ++i) {
                const toml::array* said = words ? words->as_array() : nullptr;
                const toml::node* one = said && i < said->size() ? &(*said)[i] : nullptr;
                const std::string numbered = name + " " + std::to_string(i + 1);
                key.holds == Texts ? text((*list)[i], one, numbered)
                                   : table((*list)[i], one, key.below, numbered + " ");
            }
    }

    std::vector<TranslatedText> m_texts;
};

} // namespace

void putWords(toml::table& lesson, toml::table words)
{
    putTable(lesson, words, keysOf(lesson), isPlaylist(lesson) ? "a playlist" : "a lesson");
}

std::vector<TranslatedText> translatedTexts(const std::string& lesson, const LessonWords& words)
{
    const toml::table said = parsedToml(words.text, words.path);
    Collector collector;
    const toml::table own = parsedToml(lesson, words.path);
    collector.table(own, &said, keysOf(own), "");
    return std::move(collector).texts();
}

} // namespace lozenge
