#include "export/html/pictures_page.hpp"

#include "export/frames.hpp"
#include "export/html/html_colours.hpp"
#include "export/html/html_page.hpp"
#include "terrain/in_order.hpp"
#include "export/raster/png_image.hpp"
#include "export/text/base64.hpp"

#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

using Json = nlohmann::ordered_json;

/// A picture as the page's script takes it. No text of a lesson can end the element that it stands in.
std::string entryOf(const ShownFrame& frame)
{
    const Json entry{{"station", frame.number},
                     {"name", frame.name},
                     {"stop", frame.isStop},
                     {"alt", frame.picture.description},
                     {"says", frame.name + ". " + frame.narration},
                     {"src", "data:image/png;base64," + base64(pngOf(frame.picture))}};
    std::string text = entry.dump(-1, ' ', false, Json::error_handler_t::replace);
    for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at))
        text.replace(at, 1, "\\u003c");
    return text;
}

} // namespace

tl::expected<std::string, ExportError> picturesPage(const Show& show, const Progress& progress)
{
    const auto style = playerFiles({"player.css", "narrow.css", "pictures.css"});
    const auto script = playerFiles({"pictures.js"});
    const auto icon = iconAddress();
    for (const auto* file : {&style, &script, &icon})
        if (!*file)
            return *file;

    const int count = show.count();
    InOrder entries(
        count, [&](int place) { return entryOf(show.frame(place)); }, framesAtOnce(show));
    std::string data = "[\n";
    for (int place = 0; place < count; ++place) {
        data += entries.next() + (place + 1 < count ? ",\n" : "\n]");
        if (progress)
            progress(place + 1, count);
    }
    return filledPage("pictures.html", {{"title", htmlText(show.lesson().title)},
                                        {"summary", htmlText(show.lesson().summary)},
                                        {"theme", std::string(show.lesson().look.theme->name)},
                                        {"command", htmlText(show.command("export", {"--format", "html"}))},
                                        {"icon", *icon},
                                        {"style", themeStyle() + *style},
                                        {"data", std::move(data)},
                                        {"script", *script}});
}

} // namespace lozenge
