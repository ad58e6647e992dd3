#pragma once

#include "catch.hpp"

#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "session/opening.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace lozenge {

/// A folder that goes away with the test.
struct Folder {
    std::filesystem::path path;

    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "lozenge-session-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        path = name;
    }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::filesystem::path at(const std::string& name) const { return path / name; }
};

inline void write(const std::filesystem::path& file, const std::string& content)
{
    std::ofstream(file, std::ios::binary) << content;
}

/// Writes a file so that its time is another, however coarse the disk's clock is.
inline void rewrite(const std::filesystem::path& file, const std::string& content)
{
    const auto before = std::filesystem::last_write_time(file);
    write(file, content);
    std::filesystem::last_write_time(file, before + std::chrono::seconds(2));
}

// Lessons come from their files, as they do in the window.

inline tl::expected<Session, LessonError> openSession(const std::string& pathOrId,
                                                      const std::vector<std::string>& overrides = {})
{
    return openSession(lessonNamed(pathOrId, overrides));
}

inline std::optional<LessonError> openLesson(Session& session, const std::string& pathOrId)
{
    return openLesson(session, lessonNamed(pathOrId));
}

/// Whether the file was read again.
inline bool reloadIfChanged(Session& session)
{
    auto again = readIfChanged(session.source);
    if (!again)
        return false;
    takeReadAgain(session, std::move(*again));
    return true;
}

/// A session with a lesson of this text, in a file of its own.
struct Opened {
    Folder folder;
    std::filesystem::path file = folder.at("lesson.toml");
    Session session;

    explicit Opened(const std::string& text = "title = \"Plain\"\n")
    {
        write(file, text);
        auto made = openSession(file.string());
        INFO((made ? "" : made.error().text()));
        REQUIRE(made);
        session = std::move(*made);
        takeTranscript(session);
    }
};

/// 5 x 5 points, 21 steps in chapters 1, 2-5, 6-9, 10-21; stops at 0, 5, 7 and 21, that at 7 without words.
inline const std::string lessonWithStops = R"(title = "Stops"
[recipe]
size = 5
corners = [0.25, -0.5, 0.75, 1.0]

[[stop]]
at = "start"
say = "Four corners."

[[stop]]
at = { level = 0, phase = "square", side = "end" }
say = "The first level."

[[stop]]
at = 7

[[stop]]
at = "end"
say = "Done."
)";

inline const std::string smallestLesson = "[recipe]\nsize = 3\n";

inline bool has(const std::vector<std::string>& lines, const std::string& line)
{
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

inline bool hasBegin(const std::vector<std::string>& lines, const std::string& begin)
{
    return std::any_of(lines.begin(), lines.end(), [&](const std::string& line) { return line.starts_with(begin); });
}

inline Recipe with(Recipe recipe, void (*change)(Recipe&))
{
    change(recipe);
    return recipe;
}

/// A session whose surface is not that of its moment shows a wrong picture.
inline bool showsItsMoment(const Session& session)
{
    const Moment fresh = momentAt(*session.run().timeline, session.run().moment.number);
    return fresh.grid == session.run().moment.grid && fresh.surface == session.run().moment.surface &&
           fresh.step == session.run().moment.step;
}

} // namespace lozenge
