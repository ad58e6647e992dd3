// Any text goes into what is exported and printed, and comes out as that text: never as markup, as a command of LaTeX
// or of a shell, as part of a script or as what a terminal obeys.

#include "require.hpp"
#include "text_rules.hpp"

#include "export/svg/svg_image.hpp"
#include "export/text/latex_text.hpp"
#include "export/text/markup.hpp"
#include "lesson/text/command_text.hpp"

#include <pugixml.hpp>

namespace {

using namespace lozenge;

void requireXml(const std::string& xml)
{
    pugi::xml_document document;
    require(isUtf8WithoutControls(xml));
    require(document.load_buffer(xml.data(), xml.size()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(bytesOf(data, size));

    const std::string line = escapedForTerminal(text);
    require(isOnePlainLine(line) && escapedForTerminal(line) == line);
    const std::string word = shellWord(text);
    require(isOnePlainLine(word) && wordsOfShell(word) == std::vector<std::string>{text});

    // A lesson's words are UTF-8, or it is refused; names of files are made printable.
    const std::string words = charactersOf(text) ? text : line;
    require(isPlainHtml(escaped(words)));
    require(isPlainLatex(latexText(words)));

    Picture picture;
    picture.width = picture.height = 100;
    picture.title = picture.description = words;
    picture.text({10, 50}, words, Font::Sans, 12, Colour{});
    requireXml(svgOf(picture));

    const std::string onSlide = onOneLine(words);
    requireXml("<a:t title=\"" + escaped(onSlide, inQuotes) + "\">" + escaped(onSlide, inElement) + "</a:t>");
    return 0;
}
