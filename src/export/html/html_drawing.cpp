#include "export/html/html_drawing.hpp"

#include "export/raster/compressed.hpp"
#include "export/raster/png_image.hpp"
#include "export/svg/svg_image.hpp"
#include "export/text/encoded.hpp"

#include <string_view>

namespace lozenge {

std::string withTenths(const std::string& svg)
{
    constexpr std::string_view outline = " d=\"";
    std::string text;
    text.reserve(svg.size());
    std::size_t at = 0;
    while (at < svg.size()) {
        const std::size_t begin = svg.find(outline, at);
        const std::size_t end = begin == std::string::npos ? begin : svg.find('"', begin + outline.size());
        if (end == std::string::npos)
            break;
        text.append(svg, at, begin - at);
        int places = -1; // after the point; before it none is counted
        for (std::size_t i = begin; i < end; ++i) {
            const bool isDigit = svg[i] >= '0' && svg[i] <= '9';
            places = svg[i] == '.' ? 0 : isDigit && places >= 0 ? places + 1 : -1;
            if (places < 2)
                text += svg[i];
        }
        at = end;
    }
    return text.append(svg, at, std::string::npos);
}

nlohmann::ordered_json drawingOf(const Picture& picture)
{
    const std::string drawing = base64(compressed(withTenths(svgOf(picture)), Packing::Small));
    const std::string image = base64(pngOf(picture));
    if (drawing.size() <= image.size())
        return {{"drawing", drawing}, {"alt", picture.description}};
    return {{"image", "data:image/png;base64," + image}, {"alt", picture.description}};
}

} // namespace lozenge
