#include "cli/parse_fault.hpp"

#include "lesson/text/nearest.hpp"

#include <CLI/CLI.hpp>
#include <string_view>
#include <vector>

namespace lozenge {
namespace {

/// CLI11 writes its messages over several lines; ours have one.
std::string oneLine(std::string text)
{
    for (char& c : text)
        if (c == '\n')
            c = ' ';
    while (!text.empty() && text.back() == ' ')
        text.pop_back();
    return text;
}

/// CLI11 says of a number only that it could not be converted.
std::string plainly(const std::string& message)
{
    constexpr std::string_view before = "Could not convert: ", between = " = ";
    const std::size_t middle = message.find(between);
    if (!message.starts_with(before) || middle == std::string::npos)
        return message;
    return message.substr(before.size(), middle - before.size()) + ": \"" + message.substr(middle + between.size()) +
           "\" is not a number";
}

} // namespace

std::string faultIn(const CLI::App& app, const std::string& lesson, const CLI::ParseError& error)
{
    const auto parsed = app.get_subcommands();
    if (parsed.empty() && dynamic_cast<const CLI::ExtrasError*>(&error)) {
        // What should have been a command was taken for a lesson.
        std::vector<std::string> names;
        for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
            names.push_back(command->get_name());
        const std::vector<std::string_view> known(names.begin(), names.end());
        if (!nearest(lesson, known).empty())
            return "there is no command \"" + lesson + "\"" + suggestion(lesson, known);
    }
    return plainly(oneLine(error.what())) + "; see lozenge " +
           (parsed.empty() ? "" : parsed.front()->get_name() + " ") + "--help";
}

} // namespace lozenge
