#include "scratch.hpp"
#include "small_disk.hpp"

#include "files/disk/atomic_file.hpp"
#include "files/disk/interrupt.hpp"

#include <csignal>
#include <sys/stat.h>

using namespace lozenge;
namespace fs = std::filesystem;

namespace {

/// The message of a refusal, or nothing.
std::string refusal(const fs::path& target, Existing existing, ExportError::Kind kind)
{
    const auto file = AtomicFile::create(target, existing);
    if (file)
        return {};
    CHECK(file.error().kind == kind);
    return file.error().message;
}

} // namespace

TEST_CASE("a file appears under its name when it is committed and not before")
{
    const Scratch scratch;
    auto file = AtomicFile::create(scratch.at("a.txt"), Existing::Refuse);
    REQUIRE(file);
    CHECK(file->write("one "));
    CHECK(file->write("two"));
    CHECK_FALSE(fs::exists(scratch.at("a.txt")));
    REQUIRE(file->commit());
    CHECK(contentOf(scratch.at("a.txt")) == "one two");
    CHECK(scratch.count() == 1);
}

TEST_CASE("a file that is not committed leaves nothing behind")
{
    const Scratch scratch;
    {
        auto file = AtomicFile::create(scratch.at("a.txt"), Existing::Refuse);
        REQUIRE(file);
        file->write("half");
        AtomicFile moved = std::move(*file);
        moved.write("more");
    }
    CHECK(scratch.count() == 0);
}

TEST_CASE("two files for one name do not meet before they are whole")
{
    const Scratch scratch;
    auto first = AtomicFile::create(scratch.at("a.txt"), Existing::Replace);
    auto second = AtomicFile::create(scratch.at("a.txt"), Existing::Replace);
    REQUIRE(first);
    REQUIRE(second);
    first->write("first");
    second->write("second");
    REQUIRE(second->commit());
    REQUIRE(first->commit());
    CHECK(contentOf(scratch.at("a.txt")) == "first");
    CHECK(scratch.count() == 1);
}

TEST_CASE("what exists is kept unless it is to be replaced")
{
    const Scratch scratch;
    fill(scratch.at("a.txt"), "mine");
    CHECK(refusal(scratch.at("a.txt"), Existing::Refuse, ExportError::Kind::Wrong) ==
          scratch.at("a.txt").string() + ": exists already and is kept; --force replaces it");
    CHECK(contentOf(scratch.at("a.txt")) == "mine");

    auto file = AtomicFile::create(scratch.at("a.txt"), Existing::Replace);
    REQUIRE(file);
    file->write("new");
    CHECK(contentOf(scratch.at("a.txt")) == "mine");
    REQUIRE(file->commit());
    CHECK(contentOf(scratch.at("a.txt")) == "new");
    CHECK(scratch.count() == 1);
}

TEST_CASE("a file that came into being meanwhile is kept too")
{
    const Scratch scratch;
    auto file = AtomicFile::create(scratch.at("a.txt"), Existing::Refuse);
    REQUIRE(file);
    file->write("late");
    fill(scratch.at("a.txt"), "early");
    const auto done = file->commit();
    REQUIRE_FALSE(done);
    CHECK(done.error().kind == ExportError::Kind::Wrong);
    CHECK(contentOf(scratch.at("a.txt")) == "early");
    CHECK(scratch.count() == 1);
}

TEST_CASE("a link to a file is replaced and the file it points to is kept")
{
    const Scratch scratch;
    fill(scratch.at("real.txt"), "mine");
    fs::create_symlink("real.txt", scratch.at("link.txt"));
    fs::create_symlink("nowhere", scratch.at("dangling.txt"));
    CHECK_FALSE(refusal(scratch.at("dangling.txt"), Existing::Refuse, ExportError::Kind::Wrong).empty());

    auto file = AtomicFile::create(scratch.at("link.txt"), Existing::Replace);
    REQUIRE(file);
    file->write("new");
    REQUIRE(file->commit());
    CHECK(contentOf(scratch.at("link.txt")) == "new");
    CHECK(contentOf(scratch.at("real.txt")) == "mine");
}

TEST_CASE("folders and devices and missing folders are refused with a reason")
{
    const Scratch scratch;
    for (const auto& folder : {scratch.folder, scratch.at("new/"), fs::path("."), fs::path("..")})
        CHECK_THAT(refusal(folder, Existing::Replace, ExportError::Kind::Wrong), Catch::Contains("folder"));
    CHECK_THAT(refusal("/dev/null", Existing::Replace, ExportError::Kind::Wrong), Catch::Contains("no ordinary file"));
    CHECK_THAT(refusal(scratch.at("no/such/a.txt"), Existing::Refuse, ExportError::Kind::Failed),
               Catch::Contains("cannot be made in " + scratch.at("no/such").string() + ": No such file or directory"));
    fill(scratch.at("file"), "");
    CHECK_THAT(refusal(scratch.at("file/a.txt"), Existing::Refuse, ExportError::Kind::Failed),
               Catch::Contains("Not a directory"));
}

TEST_CASE("a name of 255 bytes can be written and a longer one is refused")
{
    const Scratch scratch;
    auto file = AtomicFile::create(scratch.at(std::string(255, 'n')), Existing::Refuse);
    REQUIRE(file);
    REQUIRE(file->commit());
    CHECK_THAT(refusal(scratch.at(std::string(256, 'n')), Existing::Refuse, ExportError::Kind::Failed),
               Catch::Contains("too long"));
}

TEST_CASE("a full disk is said with the system's reason and leaves nothing")
{
    const Scratch scratch;
    const InterruptWatch watch;
    // The smaller file is found out only when the buffer is written out at the end, the larger one on the way.
    for (const std::size_t bytes : {std::size_t{10000}, std::size_t{10'000'000}}) {
        auto file = AtomicFile::create(scratch.at("a.bin"), Existing::Refuse);
        REQUIRE(file);
        tl::expected<void, ExportError> done;
        {
            const SmallDisk disk(4096);
            const std::string chunk(1000, 'x');
            for (std::size_t written = 0; written < bytes; written += chunk.size())
                file->write(chunk);
            done = file->commit();
        }
        REQUIRE_FALSE(done);
        CHECK(done.error().kind == ExportError::Kind::Failed);
        CHECK(done.error().message == scratch.at("a.bin").string() + ": cannot be written: File too large");
        CHECK(scratch.count() == 0);
    }
}

TEST_CASE("an interruption ends the file wherever it comes")
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU}) {
        const Scratch scratch;
        const InterruptWatch watch;
        auto file = AtomicFile::create(scratch.at("a.txt"), Existing::Refuse);
        REQUIRE(file);
        CHECK(file->write("before"));
        CHECK_FALSE(interrupted());
        std::raise(signal);
        CHECK(interrupted());
        if (signal != SIGTERM) // that one comes between the last write and the end
            CHECK_FALSE(file->write("after"));
        const auto done = file->commit();
        REQUIRE_FALSE(done);
        CHECK(done.error().kind == ExportError::Kind::Failed);
        CHECK_THAT(done.error().message, Catch::Contains("interrupted"));
        CHECK(scratch.count() == 0);
    }
    CHECK_FALSE(interrupted());
}

TEST_CASE("a signal that is ignored stays ignored and the former handlers come back")
{
    REQUIRE(std::signal(SIGHUP, SIG_IGN) == SIG_DFL);
    {
        const InterruptWatch watch;
        std::raise(SIGHUP);
        CHECK_FALSE(interrupted());
    }
    CHECK(std::signal(SIGHUP, SIG_DFL) == SIG_IGN);
    CHECK(std::signal(SIGXFSZ, SIG_DFL) == SIG_DFL);
}

TEST_CASE("a file that replaces another is for whom that was, and a new one for whom the user says")
{
    const Scratch scratch;
    const mode_t former = ::umask(022);
    const auto modeOf = [&](const std::string& name) {
        return static_cast<unsigned>(fs::status(scratch.at(name)).permissions());
    };
    const auto write = [&](const std::string& name) {
        auto file = AtomicFile::create(scratch.at(name), Existing::Replace);
        REQUIRE(file);
        file->write("new");
        REQUIRE(file->commit());
    };
    for (const unsigned mode : {0600U, 0444U, 0664U}) {
        fill(scratch.at("a.txt"), "mine");
        fs::permissions(scratch.at("a.txt"), static_cast<fs::perms>(mode));
        write("a.txt");
        CHECK(modeOf("a.txt") == mode);
        fs::remove(scratch.at("a.txt"));
    }
    write("b.txt");
    CHECK(modeOf("b.txt") == 0644);
    ::umask(077);
    write("c.txt");
    CHECK(modeOf("c.txt") == 0600);
    ::umask(former);
}

TEST_CASE("another program writes a file by its path")
{
    const Scratch scratch;
    auto file = AtomicFile::create(scratch.at("a.txt"), Existing::Refuse);
    REQUIRE(file);
    fill(file->draft(), "from elsewhere");
    REQUIRE(file->commit());
    CHECK(contentOf(scratch.at("a.txt")) == "from elsewhere");
}

TEST_CASE("what a signal asked for outlives a watch within another and what the program asked for does not")
{
    const InterruptWatch outer;
    {
        const InterruptWatch inner;
        askToStop();
        CHECK(interrupted());
    }
    CHECK_FALSE(interrupted());
    std::raise(SIGTERM);
    {
        const InterruptWatch inner;
        CHECK(interrupted());
    }
    CHECK(signalThatAsked() == SIGTERM);
}
