#include "scratch.hpp"

#include "export/whole_folder.hpp"

using namespace lozenge;
namespace fs = std::filesystem;

namespace {

void fillFolder(const fs::path& target, const std::string& name, Existing existing = Existing::Refuse)
{
    auto folder = WholeFolder::create(target, existing);
    REQUIRE(folder);
    folder->write(name, name);
    folder->write("index.json", "[]");
    REQUIRE(folder->commit());
}

} // namespace

TEST_CASE("a folder appears only when it is whole")
{
    const Scratch scratch;
    {
        auto folder = WholeFolder::create(scratch.at("frames"), Existing::Refuse);
        REQUIRE(folder);
        CHECK(folder->write("0000.png", "first"));
        CHECK_FALSE(fs::exists(scratch.at("frames")));
        REQUIRE(folder->commit());
    }
    CHECK(contentOf(scratch.at("frames") / "0000.png") == "first");
    CHECK(scratch.count() == 1);
}

TEST_CASE("a folder that is given up leaves nothing")
{
    const Scratch scratch;
    {
        auto folder = WholeFolder::create(scratch.at("frames"), Existing::Refuse);
        REQUIRE(folder);
        folder->write("0000.png", "first");
    }
    CHECK(scratch.count() == 0);
}

TEST_CASE("an export replaces an export and nothing else")
{
    const Scratch scratch;
    fillFolder(scratch.at("frames"), "0000.png");
    CHECK_FALSE(WholeFolder::create(scratch.at("frames"), Existing::Refuse));
    fill(scratch.at("frames") / "notes.txt", "mine");
    fillFolder(scratch.at("frames"), "0001.png", Existing::Replace);
    CHECK_FALSE(fs::exists(scratch.at("frames") / "0000.png"));
    CHECK(fs::exists(scratch.at("frames") / "0001.png"));
    CHECK(contentOf(scratch.at("frames") / "notes.txt") == "mine");
    CHECK(scratch.count() == 1);

    fs::create_directory(scratch.at("home"));
    fill(scratch.at("home") / "thesis.tex", "mine");
    const auto refused = WholeFolder::create(scratch.at("home"), Existing::Replace);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == ExportError::Kind::Wrong);
}

TEST_CASE("a folder that fills up meanwhile is kept")
{
    const Scratch scratch;
    auto folder = WholeFolder::create(scratch.at("frames"), Existing::Refuse);
    REQUIRE(folder);
    folder->write("0000.png", "first");
    fs::create_directory(scratch.at("frames"));
    fill(scratch.at("frames") / "thesis.tex", "mine");
    CHECK_FALSE(folder->commit());
    CHECK(contentOf(scratch.at("frames") / "thesis.tex") == "mine");
}

TEST_CASE("an error speaks of the folder that was asked for")
{
    const Scratch scratch;
    auto folder = WholeFolder::create(scratch.at("frames"), Existing::Refuse);
    REQUIRE(folder);
    CHECK_FALSE(folder->write("no/such/0000.png", "first"));
    const auto written = folder->commit();
    REQUIRE_FALSE(written);
    CHECK(written.error().message.find(scratch.at("frames").string()) == 0);
}
