#include "scratch.hpp"

#include "files/disk/atomic_folder.hpp"

#include <algorithm>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace lozenge;
namespace fs = std::filesystem;

namespace {

auto folderAt(const fs::path& target, Existing existing = Existing::Refuse)
{
    return AtomicFolder::create(target, existing);
}

/// Of files with a letter each for name.
std::string listOf(const std::string& letters)
{
    std::string list = "[\n";
    for (const char letter : letters)
        list += std::string(list.size() > 2 ? ",\n" : "") + "{\"file\":\"" + letter + "\",\"step\":1}";
    return list + "\n]\n";
}

/// A folder of files with a letter each for name and content.
tl::expected<void, ExportError> make(const fs::path& target, const std::string& letters,
                                     Existing existing = Existing::Refuse)
{
    auto folder = folderAt(target, existing);
    if (!folder)
        return tl::unexpected(folder.error());
    for (const char letter : letters)
        folder->write(std::string(1, letter), std::string(1, letter));
    folder->write("index.json", listOf(letters));
    return folder->commit();
}

std::string namesIn(const fs::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : " ") + name;
    return text;
}

unsigned modeOf(const fs::path& path)
{
    return static_cast<unsigned>(fs::status(path).permissions());
}

} // namespace

TEST_CASE("a folder appears only when it is whole")
{
    const Scratch scratch;
    {
        auto folder = folderAt(scratch.at("frames"));
        REQUIRE(folder);
        CHECK(folder->write("a", "first"));
        CHECK_FALSE(fs::exists(scratch.at("frames")));
        REQUIRE(folder->commit());
    }
    CHECK(contentOf(scratch.at("frames") / "a") == "first");
    CHECK(scratch.count() == 1);
}

TEST_CASE("a folder that is given up leaves nothing")
{
    const Scratch scratch;
    {
        auto folder = folderAt(scratch.at("frames"));
        REQUIRE(folder);
        for (int i = 0; i < 1200; ++i) // more than are held open
            folder->write(std::to_string(i), "frame");
    }
    CHECK(scratch.count() == 0);
}

TEST_CASE("a folder of more files than may be open is whole")
{
    const Scratch scratch;
    rlimit former{};
    ::getrlimit(RLIMIT_NOFILE, &former);
    for (const rlim_t most : {former.rlim_cur, rlim_t{64}}) {
        const rlimit few{most, former.rlim_max};
        REQUIRE(::setrlimit(RLIMIT_NOFILE, &few) == 0);
        const fs::path target = scratch.at(std::to_string(most));
        auto folder = folderAt(target);
        REQUIRE(folder);
        for (int i = 0; i < 1200; ++i)
            REQUIRE(folder->write(std::to_string(i), std::to_string(i)));
        CHECK(folder->commit());
        ::setrlimit(RLIMIT_NOFILE, &former);
        CHECK(std::distance(fs::directory_iterator(target), fs::directory_iterator()) == 1200);
        CHECK(contentOf(target / "777") == "777");
    }
}

TEST_CASE("only what the former list names is replaced")
{
    const Scratch scratch;
    const fs::path frames = scratch.at("frames");
    REQUIRE(make(frames, "abc"));
    fill(frames / "notes", "mine");
    fs::create_directory(frames / "plans");
    fill(frames / "plans" / "b", "mine");
    fs::remove(frames / "c"); // listed, and now a folder of the user's
    fs::create_directory(frames / "c");
    fill(frames / "c" / "inside", "mine");
    fs::create_symlink("notes", frames / "link");
    const auto refused = make(frames, "x");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == ExportError::Kind::Wrong);

    REQUIRE(make(frames, "bd", Existing::Replace));
    CHECK(namesIn(frames) == "b c d index.json link notes plans");
    CHECK(contentOf(frames / "notes") == "mine");
    CHECK(contentOf(frames / "link") == "mine");
    CHECK(contentOf(frames / "plans" / "b") == "mine");
    CHECK(contentOf(frames / "c" / "inside") == "mine");
    CHECK(scratch.count() == 1);
}

TEST_CASE("what has the name of a new file and is not listed is kept")
{
    const Scratch scratch;
    const fs::path frames = scratch.at("frames");
    REQUIRE(make(frames, "a"));
    fill(frames / "b", "mine");
    const auto refused = make(frames, "ab", Existing::Replace);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == ExportError::Kind::Wrong);
    CHECK_THAT(refused.error().message, Catch::Contains((frames / "b").string()));
    CHECK(contentOf(frames / "b") == "mine");
    CHECK(contentOf(frames / "index.json") == listOf("a"));
    CHECK(scratch.count() == 1);
}

TEST_CASE("a folder without a list is not replaced")
{
    const Scratch scratch;
    fs::create_directory(scratch.at("home"));
    fill(scratch.at("home") / "thesis.tex", "mine");
    const auto refused = folderAt(scratch.at("home"), Existing::Replace);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == ExportError::Kind::Wrong);
}

TEST_CASE("a list is only one that exports write, and names nothing elsewhere")
{
    const std::string ours = listOf("a");
    for (const std::string& list :
         {std::string("[]"), std::string("[\n]\n"), std::string("[\n]"), std::string("{\"file\":\"a\"}\n"),
          std::string("[{\"file\": \"a\", \"title\": \"mine\"}]"), std::string("[\n {\n  \"file\": \"a\"\n }\n]\n"),
          std::string("[\n{\"file\":\"../a\"}\n]\n"), std::string("[\n{\"file\":\"/etc/passwd\"}\n]\n"),
          std::string("[\n{\"file\":\"a\"},\n{\"file\":\"..\"}\n]\n"), ours}) {
        INFO(list);
        const Scratch scratch;
        const fs::path frames = scratch.at("frames");
        fs::create_directory(frames);
        fill(frames / "a", "mine");
        fill(frames / "index.json", list);
        CHECK(make(frames, "b", Existing::Replace).has_value() == (list == ours));
        CHECK(fs::exists(frames / "a") == (list != ours));
    }
}

TEST_CASE("pages and their index are a former export, and what else is called index.html is not")
{
    const Scratch scratch;
    const fs::path site = scratch.at("site");
    for (const char* list :
         {"[\n {\n  \"file\": \"bay.html\",\n  \"title\": \"Bay\"\n }\n]\n", "[\n{\"file\":\"a\"}\n]\n"}) {
        fs::create_directory(site);
        for (const char* name : {"bay.html", "index.html"})
            fill(site / name, "");
        fill(site / "index.json", list);
        REQUIRE(make(site, "b", Existing::Replace));
        CHECK(fs::exists(site / "index.html") == fs::exists(site / "bay.html"));
        fs::remove_all(site);
    }
}

TEST_CASE("a folder that fills up meanwhile is kept")
{
    const Scratch scratch;
    auto folder = folderAt(scratch.at("frames"), Existing::Replace);
    REQUIRE(folder);
    folder->write("a", "first");
    fs::create_directory(scratch.at("frames"));
    fill(scratch.at("frames") / "thesis.tex", "mine");
    CHECK_FALSE(folder->commit());
    CHECK(namesIn(scratch.at("frames")) == "thesis.tex");
}

TEST_CASE("an export that was finished meanwhile is not replaced unasked")
{
    const Scratch scratch;
    {
        auto late = folderAt(scratch.at("frames"));
        REQUIRE(late);
        late->write("b", "late");
        REQUIRE(make(scratch.at("frames"), "a"));
        const auto refused = late->commit();
        REQUIRE_FALSE(refused);
        CHECK(refused.error().kind == ExportError::Kind::Wrong);
    }
    CHECK(namesIn(scratch.at("frames")) == "a index.json");
    CHECK(scratch.count() == 1);
}

TEST_CASE("a folder keeps for whom it is")
{
    const Scratch scratch;
    fs::create_directory(scratch.at("frames"));
    for (const unsigned mode : {0700U, 0711U}) {
        fs::permissions(scratch.at("frames"), static_cast<fs::perms>(mode));
        REQUIRE(make(scratch.at("frames"), "a", Existing::Replace));
        CHECK(modeOf(scratch.at("frames")) == mode);
    }
    const mode_t former = ::umask(027);
    const auto made = make(scratch.at("new"), "a");
    ::umask(former);
    REQUIRE(made);
    CHECK(modeOf(scratch.at("new")) == 0750);
    CHECK(modeOf(scratch.at("new") / "a") == 0640);
}

TEST_CASE("an error speaks of the folder that was asked for")
{
    const Scratch scratch;
    auto folder = folderAt(scratch.at("frames"));
    REQUIRE(folder);
    folder->write("no/such/file", "first");
    const auto written = folder->commit();
    REQUIRE_FALSE(written);
    CHECK(written.error().message.find((scratch.at("frames") / "no/such/file").string()) == 0);
}
