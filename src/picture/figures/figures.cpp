#include "picture/figures/compare.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/slide.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace lozenge {
namespace {

constexpr std::array<std::string_view, 4> borders{"north", "south", "west", "east"};

constexpr std::array keysOfProfile{
    FigureKey{"line", "a border, or the number of a row", FigureKey::Takes::Line, borders},
};

constexpr std::array<std::string_view, 3> waysToVary{"relief", "board", "both"};

constexpr std::array keysOfVary{
    FigureKey{"key", "a key of [recipe]; hurst where none is given", FigureKey::Takes::RecipeKey},
    FigureKey{"values", "2 to 9 of its values, as three,wrap,two", FigureKey::Takes::Values},
    FigureKey{"as", "what is shown of each", FigureKey::Takes::Word, waysToVary},
};

constexpr std::array keysOfCompare{
    FigureKey{"sides", "2 to 6, a side=KEY=VALUE,KEY=VALUE for each", FigureKey::Takes::Sides},
    FigureKey{"rows", "some of these with commas between", FigureKey::Takes::SomeWords, compareRows},
};

Picture paintStep(const Frame& frame, const FigureValues& /*values*/, float width, float height)
{
    return framePicture(frame, View::Kind::Slide, width, height);
}

constexpr std::array figuresTable{
    Figure{"step", "board, relief and equation of a step", {}, paintStep, wordsOnSlide},
    Figure{"whole", "board and relief of the whole map, with the facts of its level", {}, paintWhole, wordsOnSlide},
    Figure{"vary", "small multiples: one key of the recipe with several values", keysOfVary, paintVary, wordsOnFigure},
    Figure{"compare", "several recipes side by side, and what differs", keysOfCompare, paintCompare, wordsOnFigure},
    Figure{"storyboard", "the ends of all phases side by side", {}, paintStoryboard, wordsOnFigure},
    Figure{"profile", "a line of the map from the side", keysOfProfile, paintProfile, wordsOnFigure},
    Figure{"levels", "the offsets of each level: asked and found", {}, paintLevels, wordsOnFigure},
};

std::optional<int> numberIn(std::string_view text, int last)
{
    int number = -1;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && rest == end && number >= 0 && number <= last ? std::optional(number) : std::nullopt;
}

std::string listOf(std::span<const std::string_view> words)
{
    std::string list;
    for (const std::string_view word : words)
        list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

std::optional<std::string> readWords(const FigureKey& key, std::string_view text, FigureValue& into)
{
    into = {};
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        const auto word = std::find(key.words.begin(), key.words.end(), text.substr(from, comma - from));
        if (word == key.words.end() || std::find(into.words.begin(), into.words.end(), *word) != into.words.end())
            return "must be some of " + listOf(key.words) + ", each once";
        into.words.push_back(*word);
        from = comma + 1;
    }
    return {};
}

} // namespace

std::span<const Figure> figures()
{
    return figuresTable;
}

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
    const auto word = std::find(key.words.begin(), key.words.end(), text);
    if (word != key.words.end() && key.takes != FigureKey::Takes::SomeWords) {
        into = {.word = *word};
        return {};
    }
    switch (key.takes) {
    case FigureKey::Takes::SomeWords: return readWords(key, text, into);
    case FigureKey::Takes::Word: return "must be one of " + listOf(key.words);
    case FigureKey::Takes::Line:
        if (const auto row = numberIn(text, last)) {
            into = {.row = row};
            return {};
        }
        return "must be one of " + listOf(key.words) + ", or a row from 0 to " + end;
    default: break;
    }
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto x = numberIn(text.substr(0, comma), last);
    const auto y = comma < text.size() ? numberIn(text.substr(comma + 1), last) : std::nullopt;
    if (!x || !y)
        return "must be a point x,y of the map, as 0," + end + ", with numbers from 0 to " + end;
    into = {.point = Point{*x, *y}};
    return {};
}

} // namespace lozenge
