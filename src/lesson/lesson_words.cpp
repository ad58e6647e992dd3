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

void putNode(Value& original, Value& words, const WordKey& key, const std::string& what)
{
    if (key.holds == Text)
        return putText(original, words, what);
    if (key.holds == Table) {
        if (!words.as<ValueTable>())
            failAt(words.source, what + " must be a table");
        for (auto& [name, node, source] : words.as<ValueTable>()->members) {
            const WordKey* const row = rowNamed(key.below, name);
            if (!row)
                failAt(node.source, "\"" + name + "\" is no word: " + what + " has " + listed(namesOf(key.below)) +
                                        " in a file of words");
            Value* own = original.get(name);
            if (!own)
                failWithout(node.source, name);
            putNode(*own, node, *row, name);
        }
        return;
    }
    if (!words.as<ValueList>())
        failAt(words.source, what + " must be a list");
    if (!original.as<ValueList>())
        failWithout(words.source, what);
    ValueList &said = *words.as<ValueList>(), &own = *original.as<ValueList>();
    for (std::size_t i = 0; i < said.size(); ++i) {
        const std::string one = what + " " + std::to_string(i + 1);
        if (i >= own.size())
            failWithout(said[i].source, one);
        putNode(own[i], said[i], {key.name, key.holds == Texts ? Text : Table, key.below}, one);
    }
}

/// Adds the texts of a lesson, or of a file of words, each with its place.
void addTexts(std::vector<TranslatedText>& texts, const Value& node, const WordKey& key, const std::string& name)
{
    if (const auto* const list = node.as<ValueList>()) {
        for (std::size_t i = 0; i < list->size(); ++i)
            addTexts(texts, (*list)[i], key, name + " " + std::to_string(i + 1));
        return;
    }
    const auto* const text = node.as<std::string>();
    if (text && key.below.empty())
        texts.push_back({name, *text, {}, filePlace(node.source)});
    const std::string above = name.empty() ? "" : name + (key.holds == Table ? "." : " ");
    for (const WordKey& below : key.below)
        if (const Value* inner = node.get(below.name))
            addTexts(texts, *inner, below, above + std::string(below.name));
}

std::vector<TranslatedText> textsIn(const Value& file, std::span<const WordKey> keys)
{
    std::vector<TranslatedText> texts;
    addTexts(texts, file, {{}, Table, keys}, {});
    return texts;
}

} // namespace

void putWords(Value& lesson, Value words)
{
    putNode(lesson, words, {{}, Table, keysOf(lesson)}, isPlaylist(lesson) ? "a playlist" : "a lesson");
}

std::vector<TranslatedText> translatedTexts(const std::string& lesson, const LessonWords& words)
{
    const Value own = parsedToml(lesson, words.path);
    std::vector<TranslatedText> texts = textsIn(own, keysOf(own));
    const std::vector<TranslatedText> said = textsIn(parsedToml(words.text, words.path), keysOf(own));
    for (TranslatedText& text : texts) {
        const auto same =
            std::find_if(said.begin(), said.end(), [&](const auto& other) { return other.key == text.key; });
        text.at = same == said.end() ? FilePlace() : same->at;
        if (same != said.end() && !same->original.empty())
            text.translated = same->original;
    }
    return texts;
}

} // namespace lozenge
