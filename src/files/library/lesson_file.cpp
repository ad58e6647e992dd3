#include "files/library/lesson_file.hpp"

#include "files/disk/read_file.hpp"
#include "lesson/read_lesson.hpp"

#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

// Room for a recorded stream for a large map, and far from what would fill the memory.
constexpr std::uintmax_t largestFile = 8'000'000;

LessonError errorOf(const fs::path& path, const ReadFault& fault)
{
    using enum ReadFault::Kind;
    const std::string message = fault.kind == Missing ? "there is no such file"
                                : fault.kind == Folder
                                    ? "this is a folder; a lesson is a .toml file or the id of a bundled one"
                                : fault.kind == Special ? "this " + fault.says
                                                        : "the file " + fault.says;
    return {path.string(), 0, 0, message, fault.kind == Disk};
}

/// "bay.de.toml" of "bay.toml"; nothing where there is no such file.
fs::path pathOfWords(const fs::path& lesson, const Language* language)
{
    fs::path path = lesson;
    if (path.extension() == ".toml")
        path.replace_extension();
    path += language ? "." + language->name + ".toml" : "";
    return language && !isMissing(path) ? path : fs::path();
}

/// None of no file.
FileStamp stampOf(const fs::path& path)
{
    std::error_code error;
    if (path.empty())
        return {};
    return {static_cast<std::int64_t>(fs::last_write_time(path, error).time_since_epoch().count()),
            fs::file_size(path, error)};
}

} // namespace

OrError<std::string> lessonText(const fs::path& path)
{
    return readFile(path, largestFile).map_error([&](const ReadFault& fault) { return errorOf(path, fault); });
}

OrError<Lesson> readLessonFile(const fs::path& path, std::span<const std::string> overrides, const Language* language)
{
    return caught([&] {
        const LessonWords words = orFail(wordsBeside(path, language));
        return orFail(readLesson(orFail(lessonText(path)), path.string(), overrides, words));
    });
}

OrError<LessonWords> wordsBeside(const fs::path& lesson, const Language* language)
{
    LessonWords words{.language = language, .path = pathOfWords(lesson, language).string()};
    if (words.path.empty())
        return words;
    words.stamp = stampOf(words.path);
    return lessonText(words.path).map([&](std::string text) {
        words.text = std::move(text);
        return words;
    });
}

OpenedOrError readSource(LessonSource source)
{
    return caught([&] {
        source.stamp = stampOf(source.path); // before it is read: what is written meanwhile is seen the next time
        if (!source.words.areOwn)
            source.words = orFail(wordsBeside(source.path, source.words.language));
        std::string text = orFail(lessonText(source.path));
        return orFail(openedLesson(std::move(source), std::move(text)));
    });
}

tl::expected<FileStamp, ExportError> saveLessonFile(const fs::path& path, std::string_view text, Existing existing)
{
    return saveText(path, text, existing).map([&] { return stampOf(path); });
}

std::optional<ReadAgain> readIfChanged(const LessonSource& source)
{
    const FileStamp now = stampOf(source.path);
    const FileStamp words =
        source.words.areOwn ? FileStamp{} : stampOf(pathOfWords(source.path, source.words.language));
    if (now == source.stamp && words == source.words.stamp)
        return std::nullopt;
    return ReadAgain{now, words, readSource(source)};
}

} // namespace lozenge
