#include "cli/options.hpp"

#include "files/library/lessons.hpp"
#include "lesson/keys/look_keys.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/text/command_text.hpp"
#include "picture/figures/figure.hpp"
#include "picture/tr.hpp"

namespace lozenge {
namespace {

/// KEY=VALUE for each value, or KEY= alone.
template <typename Values>
void addChanges(Words& changes, std::string_view key, bool isFree, const Values& values)
{
    if (isFree)
        changes.push_back(std::string(key) + "=");
    for (const std::string_view value : values)
        changes.push_back(std::string(key) + "=" + std::string(value));
}

Words offeredRecipeChanges()
{
    Words changes;
    for (const Key<Recipe>& key : recipeKeys())
        addChanges(changes, key.name, key.shape.words.empty(), namesOf(key.shape.words));
    return changes;
}

Words offeredFigureChanges()
{
    Words changes;
    for (const Figure& figure : figures())
        for (const FigureKey& key : figure.keys)
            addChanges(changes, key.name, true, key.words);
    return changes;
}

} // namespace

Offered offeredWords(Words words)
{
    return [words = std::move(words)] { return words; };
}

CLI::Option* addRepeated(const Options& options, const char* option, Words& values, const char* about, Offered offered)
{
    CLI::Option* added = options.add(option, values, about, "KEY=VALUE", std::move(offered));
    return added->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void addSet(const Options& options, Words& overrides)
{
    addRepeated(options, "--set", overrides, "change a key of [recipe]; may be repeated", offeredRecipeChanges);
}

void addWith(const Options& options, Words& changes)
{
    addRepeated(options, "--with", changes, "change a key of the figure; may be repeated", offeredFigureChanges);
}

void addLanguage(const Options& options, std::string& language)
{
    options.add("--language", language, "of the lesson and of what the program says", "L", languageNames);
}

void addLookOptions(const Options& options, LookRequest& request)
{
    for (const Key<Look>& key : lookKeys()) {
        if (!key.set) {
            addLanguage(options, request.language);
            continue;
        }
        const std::vector<std::string_view> words = optionWords(key.shape);
        const std::string unit = key.shape.unit.empty() ? capital({key.name.front()}) : std::string(key.shape.unit);
        std::string about(key.about);
        if (key.shape.words.empty() && !words.empty()) {
            about += ": ";
            for (const std::string_view word : words)
                about += std::string(word) + (word == words.back() ? "" : " | ");
            if (key.shape.kind != KeyShape::Kind::Switch)
                about += " | " + (key.shape.what.empty() ? unit : std::string(key.shape.what));
        }
        CLI::Option* option = options.add(optionName(key.name), request.given[key.name], about, unit.c_str(),
                                          words.empty() ? Offered() : offeredWords(Words(words.begin(), words.end())));
        option->expected(1);
        if (key.shape.isSwitched)
            option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }
}

void apply(const LookRequest& request, Look& look)
{
    for (const Key<Look>& key : lookKeys())
        for (const std::string& text : request.of(key.name))
            if (const auto mistake = mistakeIn([&] { key.set(look, valueOfOption(key.name, key.shape, text)); }))
                refuse(optionName(key.name) + " " + text + ": " + mistake->message);
}

double within(const std::string& option, double value, double least, double greatest)
{
    if (!(value >= least && value <= greatest))
        refuse("--" + option + " must be from " + exactText(least) + " to " + exactText(greatest));
    return value;
}

} // namespace lozenge
