#pragma once

#include "catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace lozenge {

/// A folder that goes away with the test.
struct Scratch {
    std::filesystem::path folder;

    Scratch()
    {
        std::string name = (std::filesystem::temp_directory_path() / "lozenge-test-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        folder = name;
    }
    ~Scratch() { std::filesystem::remove_all(folder); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    [[nodiscard]] std::filesystem::path at(const std::string& name) const { return folder / name; }

    /// How many names the folder holds, hidden ones too.
    [[nodiscard]] std::ptrdiff_t count() const
    {
        return std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator());
    }
};

inline std::string contentOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    REQUIRE(stream);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline void fill(const std::filesystem::path& file, const std::string& content)
{
    std::ofstream(file, std::ios::binary) << content;
}

} // namespace lozenge
