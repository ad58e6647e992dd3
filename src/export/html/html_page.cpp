#include "export/html/html_page.hpp"

#include "export/html/html_colours.hpp"
#include "export/svg/svg_markup.hpp"
#include "files/library/data_folder.hpp"

#include <algorithm>

namespace lozenge {
namespace {

/// One after another.
tl::expected<std::string, ExportError> playerFiles(const std::vector<std::string>& names)
{
    std::string all;
    for (const std::string& name : names) {
        const auto file = assetText("player/" + name);
        if (!file)
            return file;
        all += *file + "\n";
    }
    return all;
}

tl::expected<std::string, ExportError> iconAddress()
{
    const auto icon = assetText("icon.svg");
    if (!icon)
        return icon;
    std::string address = "data:image/svg+xml,";
    for (const char c : *icon) {
        switch (c) {
        case '"': address += '\''; break;
        case '#': address += "%23"; break;
        case '%': address += "%25"; break;
        case '<': address += "%3C"; break;
        case '>': address += "%3E"; break;
        case '&': address += "%26"; break;
        case '\n': address += ' '; break;
        default: address += c;
        }
    }
    return address;
}

/// What the page's script says, in its language.
std::string wordsOf(const Language* language, const std::string& script)
{
    auto words = nlohmann::ordered_json::object();
    if (language)
        for (const auto& [phrase, said] : language->phrases)
            if (script.find('"' + phrase + '"') != std::string::npos)
                words[phrase] = said;
    return inScript(words);
}

/// The phrase with a single space where its lines end.
std::string onOneLine(std::string_view text)
{
    std::string line;
    for (const char c : text)
        if ((c != ' ' && c != '\n') || (!line.empty() && line.back() != ' '))
            line += c == '\n' ? ' ' : c;
    return line;
}

/// What stands in [[ ]] is said in the language of the page.
std::string saidIn(const Language* language, std::string_view text)
{
    std::string said;
    for (std::size_t begin = text.find("[["); begin != std::string_view::npos; begin = text.find("[[")) {
        const std::size_t end = text.find("]]", begin);
        said += text.substr(0, begin);
        if (end == std::string_view::npos)
            return said;
        said += htmlText(tr(language, onOneLine(text.substr(begin + 2, end - begin - 2))));
        text.remove_prefix(end + 2);
    }
    return said + std::string(text);
}

} // namespace

tl::expected<PageFiles, ExportError> pageFiles(const std::string& frame, const std::vector<std::string>& styles,
                                               const std::vector<std::string>& scripts)
{
    const auto style = playerFiles(styles), script = playerFiles(scripts), icon = iconAddress();
    const auto page = assetText("player/" + frame);
    for (const auto* file : {&style, &script, &icon, &page})
        if (!*file)
            return tl::unexpected(file->error());
    return PageFiles{frame, *page, *style, *script, *icon};
}

tl::expected<std::string, ExportError> filledPage(const PageFiles& files, PageValues values, const Language* language)
{
    values.emplace_back("icon", files.icon);
    values.emplace_back("style", themeStyle() + files.style);
    values.emplace_back("script", files.script);
    values.emplace_back("words", wordsOf(language, files.script));

    std::string page;
    std::string_view rest = files.frame;
    while (!rest.empty()) {
        const std::size_t begin = rest.find("{{");
        page += saidIn(language, rest.substr(0, begin));
        if (begin == std::string_view::npos)
            break;
        const std::size_t end = rest.find("}}", begin);
        const std::string_view name = rest.substr(begin + 2, end - begin - 2);
        const auto value = std::find_if(values.begin(), values.end(), [&](const auto& v) { return v.first == name; });
        if (end == std::string_view::npos || value == values.end())
            return tl::unexpected(ExportError{ExportError::Kind::Failed, files.name +
                                                                             ": this file of the program asks for \"" +
                                                                             std::string(name.substr(0, 20)) + "\""});
        page += value->second;
        rest.remove_prefix(end + 2);
    }
    return page;
}

std::string htmlText(std::string_view text)
{
    std::string escaped;
    for (const char& c : text)
        appendEscaped(escaped, {&c, 1});
    return escaped;
}

std::string inScript(const nlohmann::ordered_json& json)
{
    // Text could end the element that holds it; in JSON a "<" can be spelled otherwise.
    std::string text;
    for (const char c : json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace))
        c == '<' ? text += "\\u003c" : text += c;
    return text;
}

} // namespace lozenge
