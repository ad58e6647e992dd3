#include "cli/words_check.hpp"

#include "picture/text/comma_list.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <regex>
#include <system_error>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> numbersOf(const std::string& text)
{
    std::vector<std::string> numbers;
    for (const Told& told : numbersIn(text)) {
        std::string digits = told.text;
        std::erase(digits, ',');
        numbers.push_back(std::move(digits));
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

/// "0,5" as "0.5", for languages with a comma where programs have a point.
std::string withPoints(const std::string& text)
{
    static const std::regex comma(R"((\d),(\d))");
    return std::regex_replace(text, comma, "$1.$2");
}

std::vector<std::string> without(const std::vector<std::string>& all, const std::vector<std::string>& others)
{
    std::vector<std::string> rest;
    std::set_difference(all.begin(), all.end(), others.begin(), others.end(), std::back_inserter(rest));
    return rest;
}

} // namespace

std::vector<Told> numbersIn(const std::string& text)
{
    static const std::regex number(R"(\d{1,3}(?:,\d{3})+(?![\d,])|\d*\.?\d+)");
    std::vector<Told> numbers;
    for (std::sregex_iterator match(text.begin(), text.end(), number), end; match != end; ++match) {
        std::string digits = match->str();
        std::erase(digits, ',');
        const std::size_t point = digits.find('.');
        const std::size_t decimals = point == std::string::npos ? 0 : digits.size() - point - 1;
        numbers.push_back({match->str(), std::strtod(digits.c_str(), nullptr), static_cast<int>(decimals)});
    }
    return numbers;
}

std::vector<fs::path> filesOfWords(const fs::path& lesson)
{
    const std::string stem = lesson.stem().string() + ".";
    const auto isLanguage = [](std::string_view name) {
        return name.size() >= 2 && name.size() <= 5 && std::all_of(name.begin(), name.end(), [](char c) {
                   return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
               });
    };
    std::vector<fs::path> found;
    std::error_code error;
    const fs::path folder = lesson.has_parent_path() ? lesson.parent_path() : fs::path(".");
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().stem().string();
        if (entry->path().extension() == ".toml" && name.starts_with(stem) && isLanguage(name.substr(stem.size())))
            found.push_back(lesson.parent_path() / entry->path().filename());
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<LessonError> wrongNumbers(const std::vector<TranslatedText>& texts, const std::string& path)
{
    std::vector<LessonError> wrong;
    for (const TranslatedText& text : texts) {
        if (!text.translated)
            continue;
        const auto original = numbersOf(text.original), said = numbersOf(*text.translated);
        if (said == original || numbersOf(withPoints(*text.translated)) == original)
            continue;
        const std::string lost = commaList(without(original, said)), added = commaList(without(said, original));
        wrong.push_back({path, text.at.line, text.at.column,
                         text.key +
                             " has other numbers than the lesson:" + (lost.empty() ? "" : " " + lost + " is missing") +
                             (lost.empty() || added.empty() ? "" : " and") +
                             (added.empty() ? "" : " " + added + " is not in the lesson")});
    }
    return wrong;
}

std::string missingTexts(const std::vector<TranslatedText>& texts)
{
    std::vector<std::string> missing;
    for (const TranslatedText& text : texts)
        if (!text.translated)
            missing.push_back(text.key);
    if (missing.empty())
        return {};
    return std::to_string(missing.size()) + " of " + std::to_string(texts.size()) +
           " texts are missing and said as in the lesson: " + commaList(missing);
}

} // namespace lozenge
