#include "cli/options.hpp"
#include "files/library/lessons.hpp"
#include "lesson/text/command_text.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace lozenge {
namespace {

/// What the words so far have said.
struct SoFar {
    const CLI::App* command;
    std::set<const CLI::Option*> given;
    const CLI::Option* awaiting = nullptr; ///< its value
    int places = 0;                        ///< of a command that are taken
    bool isBegun = false;                  ///< a command cannot be named any more
};

std::string nameOf(const std::string& word)
{
    return word.substr(0, word.find('='));
}

const CLI::App* commandNamed(const CLI::App& app, const std::string& name)
{
    const auto found = app.get_subcommands([&](const CLI::App* command) { return command->get_name() == name; });
    return found.empty() ? nullptr : found.front();
}

void read(const std::string& word, SoFar& soFar)
{
    if (soFar.awaiting) {
        soFar.awaiting = nullptr;
    } else if (word.size() > 1 && word.front() == '-') {
        const CLI::Option* option = soFar.command->get_option_no_throw(nameOf(word));
        soFar.given.insert(option);
        if (option && option->get_items_expected_max() > 0 && nameOf(word) == word)
            soFar.awaiting = option;
    } else if (const CLI::App* command = soFar.isBegun ? nullptr : commandNamed(*soFar.command, word)) {
        soFar = {.command = command, .given = {}, .isBegun = true};
    } else {
        ++soFar.places;
        soFar.isBegun = true;
    }
}

Words offered(const Offers& offers, const CLI::Option* option)
{
    const auto found = offers.find(option);
    return found == offers.end() ? Words{} : found->second();
}

Words optionsLeft(const SoFar& soFar)
{
    Words names;
    for (const CLI::Option* option : soFar.command->get_options()) {
        const bool isRepeated = option->get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll;
        if (option->nonpositional() && (isRepeated || !soFar.given.contains(option)))
            names.push_back("--" + option->get_lnames().front());
    }
    return names;
}

/// Commands and what stands at a place of its own, such as the lesson.
Words wordsForPlace(const SoFar& soFar, const Offers& offers)
{
    Words words;
    if (!soFar.isBegun)
        for (const CLI::App* command : soFar.command->get_subcommands([](const CLI::App*) { return true; }))
            words.push_back(command->get_name());
    for (const CLI::Option* option : soFar.command->get_options())
        if (option->get_positional() && soFar.places < option->get_items_expected_max())
            for (std::string& word : offered(offers, option))
                words.push_back(std::move(word));
    return words.empty() ? optionsLeft(soFar) : words;
}

Words wordsAfter(const SoFar& soFar, const Offers& offers, const std::string& begun)
{
    if (soFar.awaiting)
        return offered(offers, soFar.awaiting);
    if (!begun.starts_with('-'))
        return wordsForPlace(soFar, offers);
    const std::string name = nameOf(begun);
    if (name == begun)
        return optionsLeft(soFar);
    Words values = offered(offers, soFar.command->get_option_no_throw(name));
    for (std::string& value : values)
        if (!value.starts_with('*'))
            value.insert(0, name + "=");
    return values;
}

Words lessonsOrFiles(Words ids)
{
    std::erase_if(ids, [](const std::string& id) { return shellWord(id) != id; }); // the shell takes it as it is
    ids.emplace_back("*.toml");
    return ids;
}

} // namespace

Words completions(const CLI::App& app, const Offers& offers, Words words)
{
    const std::string begun = words.empty() ? "" : words.back();
    SoFar soFar{.command = &app};
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
        read(words[i], soFar);

    Words fitting;
    for (std::string& word : wordsAfter(soFar, offers, begun)) {
        if (!word.starts_with(begun) && !word.starts_with('*'))
            continue;
        if (const auto equals = word.find('=', begun.size()); equals != std::string::npos)
            word.resize(equals + 1);
        if (std::find(fitting.begin(), fitting.end(), word) == fitting.end())
            fitting.push_back(std::move(word));
    }
    return fitting;
}

Words offeredLessons()
{
    return lessonsOrFiles(bundledLessons());
}

Words offeredLessonsAndPlaylists()
{
    return lessonsOrFiles(bundledLessonsAndPlaylists());
}

Words offeredFiles()
{
    return {"*"};
}

} // namespace lozenge
