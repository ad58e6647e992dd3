#include "catch.hpp"

#include "files/disk/read_file.hpp"

#include <cstdlib>
#include <fstream>

using namespace lozenge;

namespace {

struct Folder {
    std::filesystem::path path;

    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "lozenge-read-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        path = name;
    }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

} // namespace

TEST_CASE("a file is read to its last byte or not at all")
{
    const Folder folder;
    for (const std::size_t size : {0U, 1U, 65535U, 65536U, 65537U, 300000U}) {
        std::string bytes(size, '\0');
        for (std::size_t i = 0; i < size; ++i)
            bytes[i] = static_cast<char>(i * 7);
        std::ofstream(folder.path / "file", std::ios::binary) << bytes;
        const FileRead read = readFile(folder.path / "file");
        CHECK_FALSE(read.fault);
        CHECK(read.bytes == bytes);
        CHECK_FALSE(readFile(folder.path / "file", size).fault);
        if (size > 0) {
            const FileRead refused = readFile(folder.path / "file", size - 1);
            CHECK(refused.fault == std::errc::file_too_large);
            CHECK(refused.bytes.empty());
        }
    }
}

TEST_CASE("what cannot be read is told with the system's reason and never thrown")
{
    const Folder folder;
    CHECK(readFile(folder.path / "none").fault == std::errc::no_such_file_or_directory);
    CHECK(readFile(folder.path).fault); // a folder
#if defined(__linux__)
    // A file whose reading fails.
    const FileRead read = readFile("/proc/self/mem");
    CHECK(read.fault == std::errc::io_error);
    CHECK(read.bytes.empty());
#endif
}
