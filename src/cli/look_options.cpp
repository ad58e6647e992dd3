#include "cli/look_options.hpp"

#include "files/library/languages.hpp"
#include "lesson/keys/look_keys.hpp"
#include "lesson/text/command_text.hpp"

namespace lozenge {

void addLanguage(CLI::App& command, std::string& language, Offers& offers)
{
    CLI::Option* option = command.add_option("--language", language, "of the lesson and of what the program says");
    offers[option->type_name("L")] = languageNames;
}

CLI::Option* addRepeated(CLI::App& command, const char* option, std::vector<std::string>& values, const char* about)
{
    CLI::Option* added = command.add_option(option, values, about);
    return added->type_name("KEY=VALUE")->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void addWith(CLI::App& command, std::vector<std::string>& changes, Offers& offers)
{
    offers[addRepeated(command, "--with", changes, "change a key of the figure; may be repeated")] =
        offeredFigureChanges;
}

void addLookOptions(CLI::App& command, LookRequest& request, Offers& offers)
{
    for (const Key<Look>& key : lookKeys()) {
        if (!key.set) {
            addLanguage(command, request.language, offers);
            continue;
        }
        const std::vector<std::string_view> words = optionWords(key.shape);
        std::string about(key.about);
        if (key.shape.words.empty() && !words.empty()) {
            about += ": ";
            for (const std::string_view word : words)
                about += std::string(word) + (word == words.back() ? "" : " | ");
            if (key.shape.kind != KeyShape::Kind::Switch)
                about += " | " + std::string(key.shape.what.empty() ? key.unit : key.shape.what);
        }
        CLI::Option* option = command.add_option(optionName(key.name), request.given[key.name], about);
        option->type_name(std::string(key.unit))->expected(1);
        if (key.shape.isSwitched)
            option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        if (!words.empty())
            offers[option] = [words] { return Words(words.begin(), words.end()); };
    }
}

Problem within(double& into, std::string_view option, std::optional<double> value, double least, double greatest)
{
    if (!value)
        return {};
    if (!(*value >= least && *value <= greatest))
        return "--" + std::string(option) + " must be from " + exactText(least) + " to " + exactText(greatest);
    into = *value;
    return {};
}

Problem apply(const LookRequest& request, Look& look)
{
    for (const Key<Look>& key : lookKeys())
        for (const std::string& text : request.of(key.name)) {
            const auto value = valueOfOption(key.name, key.shape, text);
            const Checked set = value ? key.set(look, *value) : tl::unexpected(value.error());
            if (!set)
                return optionName(key.name) + " " + text + ": " + set.error().message;
        }
    return {};
}

} // namespace lozenge
