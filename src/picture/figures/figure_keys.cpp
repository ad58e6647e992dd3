#include "picture/figures/figure.hpp"
#include "picture/text/comma_list.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

// The keys of figures, as they are given.

namespace lozenge {
namespace {

std::optional<int> numberIn(std::string_view text, int last, int least = 0)
{
    int number = -1;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && rest == end && number >= least && number <= last ? std::optional(number)
                                                                                    : std::nullopt;
}

std::optional<std::string> readWords(const FigureKey& key, std::string_view text, FigureValue& into)
{
    into = {};
    for (const std::string_view part : partsOf(text, ',')) {
        const auto word = std::find(key.words.begin(), key.words.end(), part);
        if (word == key.words.end() || std::find(into.words.begin(), into.words.end(), *word) != into.words.end())
            return "must be some of " + commaList(key.words) + ", each once";
        into.words.push_back(*word);
    }
    return {};
}

} // namespace

FigureValues defaultValues(const Figure& figure)
{
    FigureValues values;
    for (const FigureKey& key : figure.keys) {
        const bool hasDefault = !key.words.empty() && key.takes != FigureKey::Takes::SomeWords;
        values.push_back({.word = hasDefault ? key.words.front() : std::string_view()});
    }
    return values;
}

void runRecipes(FigureValues& values)
{
    for (FigureValue& value : values)
        for (ShownRecipe& shown : value.recipes)
            if (!shown.run)
                shown.run = std::make_shared<const Timeline>(shown.recipe);
}

std::optional<std::string> readValue(const FigureKey& key, std::string_view text, int last, FigureValue& into)
{
    const std::string end = std::to_string(last);
    const auto taken = [&into](FigureValue value) {
        into = std::move(value);
        return std::optional<std::string>();
    };
    const auto word = std::find(key.words.begin(), key.words.end(), text);
    if (word != key.words.end() && key.takes != FigureKey::Takes::SomeWords)
        return taken({.word = *word});
    switch (key.takes) {
    case FigureKey::Takes::SomeWords: return readWords(key, text, into);
    case FigureKey::Takes::Word: return "must be one of " + commaList(key.words);
    case FigureKey::Takes::Line:
        if (const auto row = numberIn(text, last))
            return taken({.row = row});
        return "must be one of " + commaList(key.words) + ", or a row from 0 to " + end;
    case FigureKey::Takes::Count:
        if (const auto count = numberIn(text, key.most(last), key.least))
            return taken({.count = count});
        return "must be a number from " + std::to_string(key.least) + " to " + std::to_string(key.most(last));
    default: break;
    }
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto x = numberIn(text.substr(0, comma), last);
    const auto y = comma < text.size() ? numberIn(text.substr(comma + 1), last) : std::nullopt;
    if (!x || !y)
        return "must be a point x,y of the map, as 0," + end + ", with numbers from 0 to " + end;
    return taken({.point = Point{*x, *y}});
}

} // namespace lozenge
