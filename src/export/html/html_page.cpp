#include "export/html/html_page.hpp"

#include "files/data_folder.hpp"

#include <algorithm>

namespace lozenge {
tl::expected<std::string, ExportError> playerFiles(const std::vector<std::string_view>& names)
{
    std::string all;
    for (const std::string_view name : names) {
        const auto file = assetText("player/" + std::string(name));
        if (!file)
            return file;
        all += *file + "\n";
    }
    return all;
}

namespace {

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
        said += htmlText(phraseIn(language, onOneLine(text.substr(begin + 2, end - begin - 2))));
        text.remove_prefix(end + 2);
    }
    return said + std::string(text);
}

} // namespace

tl::expected<std::string, ExportError> filledPage(std::string_view frame, const PageValues& values,
                                                  const Language* language)
{
    const auto file = assetText("player/" + std::string(frame));
    if (!file)
        return file;

    std::string page;
    std::string_view rest = *file;
    while (!rest.empty()) {
        const std::size_t begin = rest.find("{{");
        page += saidIn(language, rest.substr(0, begin));
        if (begin == std::string_view::npos)
            break;
        const std::size_t end = rest.find("}}", begin);
        const std::string_view name = rest.substr(begin + 2, end - begin - 2);
        const auto value = std::find_if(values.begin(), values.end(), [&](const auto& v) { return v.first == name; });
        if (end == std::string_view::npos || value == values.end())
            return tl::unexpected(ExportError{ExportError::Kind::Failed, std::string(frame) +
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
    for (const char c : text) {
        switch (c) {
        case '&': escaped += "&amp;"; break;
        case '<': escaped += "&lt;"; break;
        case '>': escaped += "&gt;"; break;
        case '"': escaped += "&quot;"; break;
        default: escaped += c;
        }
    }
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

} // namespace lozenge
