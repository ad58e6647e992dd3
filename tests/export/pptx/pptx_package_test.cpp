#include "scratch.hpp"
#include "unzipped.hpp"

#include "export/pptx/pptx_deck.hpp"

using namespace lozenge;
namespace fs = std::filesystem;

TEST_CASE("parts of a package are read as they were added")
{
    const Scratch scratch;
    auto file = AtomicFile::create(scratch.at("a.zip"), Existing::Refuse);
    REQUIRE(file);
    PptxPackage package(*file);
    for (const char name : {'c', 'a', 'b'})
        package.add(std::string(1, name), std::string(name == 'a' ? 0 : 100'000, name), name == 'b');
    package.finish();
    REQUIRE(file->commit());
    CHECK(partsOf(scratch.at("a.zip")) ==
          Parts{{"a", ""}, {"b", std::string(100'000, 'b')}, {"c", std::string(100'000, 'c')}});
    CHECK(fs::file_size(scratch.at("a.zip")) > 100'000); // what is compressed already is stored as it is
    CHECK(fs::file_size(scratch.at("a.zip")) < 110'000);
}
