#include "picture/pages/inset.hpp"

#include <algorithm>
#include <type_traits>

namespace lozenge {
namespace {

struct Placing {
    Vec2 origin;
    float factor = 1;

    [[nodiscard]] Vec2 at(Vec2 v) const { return origin + v * factor; }
    [[nodiscard]] Box at(const Box& box) const
    {
        const Vec2 corner = at(Vec2{box.x, box.y});
        return {corner.x, corner.y, box.width * factor, box.height * factor};
    }
    [[nodiscard]] Stroke at(Stroke stroke) const
    {
        stroke.width *= factor;
        stroke.dash *= factor;
        stroke.gap *= factor;
        return stroke;
    }
};

template <typename Form>
constexpr bool hasPoints = std::is_same_v<Form, Polygon> || std::is_same_v<Form, Polyline>;

template <typename Form>
constexpr bool hasBox = std::is_same_v<Form, Rectangle> || std::is_same_v<Form, Image>;

} // namespace

Box paintInset(Picture& picture, const Picture& inset, const Box& box)
{
    const float factor = std::min(box.width / inset.width, box.height / inset.height);
    const Placing placing{box.centre() - Vec2{inset.width, inset.height} * (factor / 2), factor};
    const Box lies = placing.at(Box{0, 0, inset.width, inset.height});
    picture.rectangle(lies, 0, inset.background);

    const auto before = static_cast<std::uint32_t>(picture.points.size());
    for (const Vec2 point : inset.points)
        picture.points.push_back(placing.at(point));
    for (Shape shape : inset.shapes) {
        std::visit(
            [&]<typename Form>(Form& form) {
                if constexpr (hasPoints<Form>)
                    form.points.first += before;
                if constexpr (hasBox<Form>)
                    form.box = placing.at(form.box);
                if constexpr (std::is_same_v<Form, Circle>) {
                    form.centre = placing.at(form.centre);
                    form.radius *= factor;
                }
                if constexpr (std::is_same_v<Form, Rectangle>)
                    form.corner *= factor;
                if constexpr (std::is_same_v<Form, Text>) {
                    form.at = placing.at(form.at);
                    form.size *= factor;
                }
                if constexpr (!std::is_same_v<Form, Text> && !std::is_same_v<Form, Image>)
                    form.stroke = placing.at(form.stroke);
            },
            shape);
        picture.shapes.push_back(std::move(shape));
    }
    return lies;
}

} // namespace lozenge
