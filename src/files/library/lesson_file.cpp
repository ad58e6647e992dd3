#include "files/library/lesson_file.hpp"

#include "files/disk/read_file.hpp"
#include "lesson/read_lesson.hpp"

#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

// Room for a recorded stream for a large map, and far from what would fill the memory.
constexpr std::uintmax_t largestFile = 8'000'000;

tl::unexpected<LessonError> wrongFile(const fs::path& path, const std::string& message)
{
    return tl::unexpected(LessonError{path.string(), 0, 0, message});
}

/// "bay.de.toml" of "bay.toml"; nothing where there is no such file.
fs::path pathOfWords(const fs::path& lesson, const Language* language)
{
    fs::path path = lesson;
    if (path.extension() == ".toml")
        path.replace_extension();
    path += language ? "." + language->name + ".toml" : "";
    std::error_code error;
    return language && fs::exists(path, error) ? path : fs::path();
}

FileStamp stampOf(const fs::path& path)
{
    std::error_code error;
    return {static_cast<std::int64_t>(fs::last_write_time(path, error).time_since_epoch().count()),
            fs::file_size(path, error)};
}

FileStamp stampOfWords(const fs::path& path)
{
    return path.empty() ? FileStamp{} : stampOf(path);
}

} // namespace

tl::expected<std::string, LessonError> lessonText(const fs::path& path)
{
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status))
        return wrongFile(path, "there is no such file");
    if (fs::is_directory(status))
        return wrongFile(path, "this is a folder; a lesson is a .toml file or the id of a bundled one");
    if (!fs::is_regular_file(status))
        return wrongFile(path, "this is not an ordinary file");
    const auto size = fs::file_size(path, error);
    if (!error && size > largestFile)
        return wrongFile(path, "the file has " + std::to_string(size) + " bytes; a lesson has at most " +
                                   std::to_string(largestFile));

    FileRead file = readFile(path, largestFile);
    if (file.fault)
        return tl::unexpected(
            LessonError{path.string(), 0, 0, "the file cannot be read: " + file.fault.message(), true});
    return std::move(file.bytes);
}

tl::expected<Lesson, LessonError> readLessonFile(const fs::path& path, std::span<const std::string> overrides,
                                                 const Language* language)
{
    const auto words = wordsBeside(path, language);
    if (!words)
        return tl::unexpected(words.error());
    return lessonText(path).and_then(
        [&](const std::string& text) { return readLesson(text, path.string(), overrides, *words); });
}

tl::expected<LessonWords, LessonError> wordsBeside(const fs::path& lesson, const Language* language)
{
    LessonWords words{.language = language, .path = pathOfWords(lesson, language).string()};
    if (words.path.empty())
        return words;
    words.stamp = stampOfWords(words.path);
    auto text = lessonText(words.path);
    if (!text)
        return tl::unexpected(text.error());
    words.text = std::move(*text);
    return words;
}

OpenedOrError readSource(LessonSource source)
{
    source.stamp = stampOf(source.path); // before it is read: what is written meanwhile is seen the next time
    if (!source.words.areOwn) {
        auto words = wordsBeside(source.path, source.words.language);
        if (!words)
            return tl::unexpected(words.error());
        source.words = std::move(*words);
    }
    auto text = lessonText(source.path);
    if (!text)
        return tl::unexpected(text.error());
    return openedLesson(std::move(source), std::move(*text));
}

tl::expected<FileStamp, ExportError> saveLessonFile(const fs::path& path, std::string_view text, Existing existing)
{
    return AtomicFile::create(path, existing).and_then([&](AtomicFile file) -> tl::expected<FileStamp, ExportError> {
        file.outlastInterruptions();
        file.write(text);
        if (const auto written = file.commit(); !written)
            return tl::unexpected(written.error());
        return stampOf(path);
    });
}

std::optional<ReadAgain> readIfChanged(const LessonSource& source)
{
    const FileStamp now = stampOf(source.path);
    const FileStamp words =
        source.words.areOwn ? FileStamp{} : stampOfWords(pathOfWords(source.path, source.words.language));
    if (now == source.stamp && words == source.words.stamp)
        return std::nullopt;
    return ReadAgain{now, words, readSource(source)};
}

} // namespace lozenge
