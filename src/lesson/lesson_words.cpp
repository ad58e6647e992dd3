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

bool isPlaylist(const Value& original)
{
    return original.get("lesson") || original.get("page");
}

std::span<const WordKey> keysOf(const Value& original)
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

[[noreturn]] void failWithout(const TextSpan& place, const std::string& what)
{
    failAt(place, "the lesson has no " + what + " that this could be said for");
}

void putText(Value& original, Value& words, const std::string& what)
{
    if (!words.as<std::string>())
        failAt(words.source, what + " must be a text in quotation marks");
    if (!original.as<std::string>())
        failWithout(words.source, what);
    if (!words.as<std::string>()->empty())
        original = std::move(words);
}

void putTable(Value& original, Value& words, std::span<const WordKey> keys, const std::string& what);

void putNode(Value& original, Value& words, const WordKey& key, const std::string& what)
{
    if (key.holds == Text)
        return putText(original, words, what);
    if (key.holds == Table)
        return putTable(original, words, key.below, what);
    if (!words.as<ValueList>())
        failAt(words.source, what + " must be a list");
    if (!original.as<ValueList>())
        failWithout(words.source, what);
    ValueList &said = *words.as<ValueList>(), &own = *original.as<ValueList>();
    for (std::size_t i = 0; i < said.size(); ++i) {
        const std::string one = what + " " + std::to_string(i + 1);
        if (i >= own.size())
            failWithout(said[i].source, one);
        key.holds == Texts ? putText(own[i], said[i], one) : putTable(own[i], said[i], key.below, one);
    }
}

void putTable(Value& original, Value& words, std::span<const WordKey> keys, const std::string& what)
{
    if (!words.as<ValueTable>())
        failAt(words.source, what + " must be a table");
    for (auto& [key, node, source] : words.as<ValueTable>()->members) {
        const auto row = std::find_if(keys.begin(), keys.end(),
                                      [name = std::string_view(key)](const WordKey& k) { return k.name == name; });
        if (row == keys.end())
            failAt(node.source, "\"" + key + "\" is no word: " + what + " has " + listed(keys) + " in a file of words");
        Value* own = original.get(key);
        if (!own)
            failWithout(node.source, key);
        putNode(*own, node, *row, key);
    }
}

/// Goes along with the lesson; words are null where there are none.
class Collector {
public:
    void table(const Value& original, const Value* words, std::span<const WordKey> keys, const std::string& prefix)
    {
        if (original.as<ValueTable>())
            for (const WordKey& key : keys)
                if (const Value* node = original.get(key.name))
                    any(*node, words ? words->get(key.name) : nullptr, key, prefix + std::string(key.name));
    }
    [[nodiscard]] std::vector<TranslatedText> texts() && { return std::move(m_texts); }

private:
    void text(const Value& original, const Value* words, const std::string& name)
    {
        const auto* const own = original.as<std::string>();
        if (!own)
            return;
        TranslatedText found{name, *own, {}};
        if (words) {
            if (const auto* said = words->as<std::string>(); said && !said->empty())
                found.translated = *said;
            found.at = filePlace(words->source);
        }
        m_texts.push_back(std::move(found));
    }
    void any(const Value& original, const Value* words, const WordKey& key, const std::string& name)
    {
        if (key.holds == Text)
            return text(original, words, name);
        if (key.holds == Table)
            return table(original, words, key.below, name + ".");
        if (const ValueList* list = original.as<ValueList>())
            for (std::size_t i = 0; i < list->size(); ++i) {
                const ValueList* said = words ? words->as<ValueList>() : nullptr;
                const Value* one = said && i < said->size() ? &(*said)[i] : nullptr;
                const std::string numbered = name + " " + std::to_string(i + 1);
                key.holds == Texts ? text((*list)[i], one, numbered)
                                   : table((*list)[i], one, key.below, numbered + " ");
            }
    }

    std::vector<TranslatedText> m_texts;
};

} // namespace

void putWords(Value& lesson, Value words)
{
    putTable(lesson, words, keysOf(lesson), isPlaylist(lesson) ? "a playlist" : "a lesson");
}

std::vector<TranslatedText> translatedTexts(const std::string& lesson, const LessonWords& words)
{
    const Value said = parsedToml(words.text, words.path);
    Collector collector;
    const Value own = parsedToml(lesson, words.path);
    collector.table(own, &said, keysOf(own), "");
    return std::move(collector).texts();
}

} // namespace lozenge
