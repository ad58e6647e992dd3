#include "scratch.hpp"

#include "files/disk/read_file.hpp"

#include <sys/stat.h>

using namespace lozenge;

namespace {

using Kind = ReadFault::Kind;

ReadFault faultOf(const std::filesystem::path& file, std::uintmax_t most = largestRead)
{
    const auto text = readFile(file, most);
    REQUIRE_FALSE(text);
    return text.error();
}

} // namespace

TEST_CASE("a file is read to its last byte or not at all")
{
    const Scratch scratch;
    for (const std::size_t size : {0U, 1U, 65535U, 65536U, 65537U, 300000U}) {
        std::string bytes(size, '\0');
        for (std::size_t i = 0; i < size; ++i)
            bytes[i] = static_cast<char>(i * 7);
        fill(scratch.at("file"), bytes);
        CHECK(readFile(scratch.at("file")) == bytes);
        CHECK(readFile(scratch.at("file"), size) == bytes);
        if (size > 0)
            CHECK(faultOf(scratch.at("file"), size - 1).kind == Kind::TooLarge);
    }
}

TEST_CASE("what cannot be read is told with the system's reason and never thrown")
{
    const Scratch scratch;
    CHECK(faultOf(scratch.at("none")).kind == Kind::Missing);
    CHECK(faultOf(scratch.at("none")).says == "cannot be read: No such file or directory");
    CHECK(faultOf(scratch.folder).kind == Kind::Folder);
#if defined(__linux__)
    CHECK(faultOf("/proc/self/mem").says == "cannot be read: Input/output error");
    CHECK_FALSE(readFile("/proc/self/status").value().empty()); // whose size is said to be 0
#endif
}

TEST_CASE("a pipe that nobody writes into and a device without an end are not waited for")
{
    const Scratch scratch;
    REQUIRE(::mkfifo(scratch.at("pipe").c_str(), 0600) == 0);
    for (const auto& file : {scratch.at("pipe"), std::filesystem::path("/dev/zero")}) {
        CHECK(faultOf(file).kind == Kind::Special);
        CHECK(faultOf(file).says == "is not an ordinary file");
    }
}
