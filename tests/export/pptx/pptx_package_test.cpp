#include "scratch.hpp"
#include "unzipped.hpp"

#include "export/pptx/pptx_package.hpp"

#include <stdexcept>

using namespace lozenge;
namespace fs = std::filesystem;

TEST_CASE("parts of a package are made one after the other and in their order")
{
    const Scratch scratch;
    auto file = WholeFile::create(scratch.at("a.zip"), Existing::Refuse);
    REQUIRE(file);
    std::string order;
    std::vector<PackagePart> parts;
    for (const char name : {'c', 'a', 'b'})
        parts.push_back({std::string(1, name),
                         [&order, name] {
                             order += name;
                             return std::string(name == 'a' ? 0 : 100'000, name);
                         },
                         name == 'b'});
    writePackage(*file, std::move(parts));
    REQUIRE(file->commit());
    CHECK(order == "cab");
    CHECK(partsOf(scratch.at("a.zip")) ==
          Parts{{"a", ""}, {"b", std::string(100'000, 'b')}, {"c", std::string(100'000, 'c')}});
    CHECK(fs::file_size(scratch.at("a.zip")) > 100'000); // what is compressed already is stored as it is
    CHECK(fs::file_size(scratch.at("a.zip")) < 110'000);
}

TEST_CASE("what the making of a part throws comes out and leaves nothing")
{
    const Scratch scratch;
    {
        auto file = WholeFile::create(scratch.at("a.zip"), Existing::Refuse);
        REQUIRE(file);
        CHECK_THROWS_WITH(writePackage(*file, {{"one", [] { return std::string("1"); }},
                                               {"two", []() -> std::string { throw std::runtime_error("no ink"); }}}),
                          "no ink");
    }
    CHECK(scratch.count() == 0);
}
