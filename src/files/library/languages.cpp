#include "files/library/languages.hpp"

#include "files/library/data_folder.hpp"
#include "files/library/lessons.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/toml_text.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace lozenge {
namespace {

constexpr auto english = "en";
constexpr auto ending = ".toml";

std::filesystem::path folderOfWords()
{
    return dataFolder() / "assets" / "words";
}

Language languageIn(const Value& table, const std::string& name)
{
    Language language{name, keyIn(table, "language", lineIn).value_or(name), {}};
    if (const Value* phrases = table.get("phrases"))
        for (const auto& [phrase, said, span] : tableIn(*phrases, "phrases").members)
            language.phrases.emplace(phrase, textIn(said, "\"" + phrase + "\""));
    refuseUnknown({"language", "phrases"}, table, "a file of words");
    return language;
}

} // namespace

std::vector<std::string> languageNames()
{
    auto names = namesIn(folderOfWords(), ending);
    names.insert(names.begin(), english);
    return names;
}

OrError<const Language*> languageNamed(const std::string& name)
{
    static std::vector<std::unique_ptr<const Language>> known; // looks point at them
    if (name.empty() || name == english)
        return nullptr;
    for (const auto& language : known)
        if (language->name == name)
            return language.get();
    const auto names = languageNames();
    if (std::find(names.begin(), names.end(), name) == names.end())
        return tl::unexpected(LessonError{"--language", 0, 0, noneCalled("language", name, names)});
    return caught([&] {
        const std::string path = (folderOfWords() / (name + ending)).string();
        auto language = languageIn(parsedToml(orFail(lessonText(path)), path), name);
        known.push_back(std::make_unique<const Language>(std::move(language)));
        return known.back().get();
    });
}

} // namespace lozenge
