#include "scratch.hpp"

#include "files/library/lesson_file.hpp"

#include <sys/stat.h>
#include <unistd.h>

using namespace lozenge;

namespace {

namespace fs = std::filesystem;

fs::path written(const Scratch& scratch, const std::string& name, const std::string& bytes)
{
    fill(scratch.at(name), bytes);
    return scratch.at(name);
}

std::string fileError(const fs::path& path)
{
    const auto lesson = readLessonFile(path);
    return lesson ? "accepted" : lesson.error().text();
}

std::string lessonWithBytes(std::size_t size)
{
    std::string text = "title = \"t\"\n#";
    text.resize(size, '-');
    return text;
}

} // namespace

TEST_CASE("a lesson is read from its file")
{
    const Scratch scratch;
    const auto lesson = readLessonFile(written(scratch, "bay.toml", "[recipe]\nsize = 5\n"));
    REQUIRE(lesson);
    CHECK(lesson->recipe.size == 5);
    CHECK(lesson->title == "bay");
    CHECK(lesson->summary.empty());
    CHECK(lesson->order == unordered);

    const auto crlf =
        readLessonFile(written(scratch, "crlf.toml", "\xEF\xBB\xBFtitle = \"t\"\r\n[recipe]\r\nsize = 17\r\n"));
    REQUIRE(crlf);
    CHECK(crlf->recipe.size == 17);
}

TEST_CASE("what is no lesson file is refused by what it is")
{
    const Scratch scratch;
    const auto name = [&](const std::string& file) { return (scratch.folder / file).string(); };

    CHECK(fileError(scratch.folder / "missing.toml") == name("missing.toml") + ": there is no such file");
    CHECK(fileError(scratch.folder) ==
          scratch.folder.string() + ": this is a folder; a lesson is a .toml file or the id of a bundled one");
    CHECK(fileError(written(scratch, "empty.toml", "")) ==
          name("empty.toml") + ":1:1: the file is empty: a lesson has a title = \"...\" and a [recipe]");
    CHECK(fileError(written(scratch, "blank.toml", " \n# nothing\n\t\n")) ==
          name("blank.toml") + ":1:1: the file is empty: a lesson has a title = \"...\" and a [recipe]");

    REQUIRE(::mkfifo(name("pipe").c_str(), 0600) == 0);
    CHECK(fileError(scratch.folder / "pipe") == name("pipe") + ": this is not an ordinary file");
    CHECK(fileError("/dev/zero") == "/dev/zero: this is not an ordinary file");
}

TEST_CASE("a file of 100 MB is refused by its size")
{
    const Scratch scratch;
    const fs::path path = written(scratch, "huge.toml", "title = \"t\"\n");
    fs::resize_file(path, 100'000'000);
    CHECK(fileError(path) == path.string() + ": the file has 100000000 bytes; at most 8000000 are read");

    CHECK(fileError(written(scratch, "largest.toml", lessonWithBytes(8'000'000))) == "accepted");
    const fs::path larger = written(scratch, "larger.toml", lessonWithBytes(8'000'001));
    CHECK(fileError(larger) == larger.string() + ": the file has 8000001 bytes; at most 8000000 are read");
}

TEST_CASE("a file name with a line break makes no second line")
{
    const Scratch scratch;
    const std::string error = fileError(scratch.folder / "two\nlines.toml");
    CHECK(error == (scratch.folder / "two lines.toml").string() + ": there is no such file");
}
