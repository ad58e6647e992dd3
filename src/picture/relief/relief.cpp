#include "picture/relief/relief.hpp"

#include "picture/relief/relief_marks.hpp"
#include "picture/relief/relief_pins.hpp"
#include "picture/relief/relief_surface.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {
namespace {

/// The corner of the map that is farthest to the left on the screen: there the axis of heights stands.
Point leftCorner(const Relief& relief)
{
    const auto corners = cornerPoints(relief.last);
    return *std::min_element(corners.begin(), corners.end(),
                             [&](Point a, Point b) { return relief.at(a, 0).x < relief.at(b, 0).x; });
}

} // namespace

std::vector<double> heightMarks(double limit)
{
    const double power = std::pow(10, std::floor(std::log10(limit)));
    const double lead = limit / power;
    const double step = (lead < 1.25 ? 0.5 : lead < 2.5 ? 1 : lead < 5 ? 2 : 5) * power;
    std::vector<double> marks;
    for (double mark = -std::floor(limit / step) * step; mark <= limit * 1.0001; mark += step)
        marks.push_back(std::abs(mark) < step / 100 ? 0 : mark);
    return marks;
}

void paintWalls(Picture& picture, const Relief& relief)
{
    const int last = relief.last;
    const int backX = relief.project.eastIsNear() ? 0 : last;
    const int backY = relief.project.southIsNear() ? 0 : last;
    const std::array<std::array<Point, 2>, 2> walls{{{{{0, backY}, {last, backY}}}, {{{backX, 0}, {backX, last}}}}};
    for (const auto& [from, to] : walls) {
        const std::array corners{relief.at(from, -relief.limit), relief.at(to, -relief.limit),
                                 relief.at(to, relief.limit), relief.at(from, relief.limit)};
        picture.polygon(corners, relief.theme.wall, {relief.theme.edge, relief.scale});
    }
    const auto marks = heightMarks(relief.limit);
    for (const auto& [from, to] : walls)
        for (const double mark : marks)
            picture.line(relief.at(from, mark), relief.at(to, mark),
                         {mark == 0 ? relief.theme.edge : relief.theme.line, (mark == 0 ? 1.6F : 1) * relief.scale});
}

void paintSkirts(Picture& picture, const Relief& relief)
{
    const int last = relief.last;
    const auto skirt = [&](bool south, Colour colour) {
        const int near = (south ? relief.project.southIsNear() : relief.project.eastIsNear()) ? last : 0;
        std::vector<Vec2> edge;
        const auto place = [&](int i) { return south ? Point{i, near} : Point{near, i}; };
        for (int i = 0; i <= last; ++i)
            edge.push_back(relief.at(place(i), relief.height(place(i))));
        edge.push_back(relief.at(place(last), -relief.limit));
        edge.push_back(relief.at(place(0), -relief.limit));
        picture.polygon(edge, colour);
    };
    skirt(true, relief.theme.skirtSouth);
    skirt(false, relief.theme.skirtEast);
}

void paintColourBar(Picture& picture, const Look& look, double limit, const Box& box, float scale)
{
    const Theme& theme = *look.theme;
    constexpr int bands = 48;
    const float band = box.height / bands;
    for (int i = 0; i < bands; ++i) {
        const Colour colour = colourAt(*look.palette, 1 - (static_cast<float>(i) + 0.5F) / bands);
        const float overlap = i + 1 < bands ? 0.6F : 0;
        picture.rectangle({box.x, box.y + band * static_cast<float>(i), box.width, band + overlap}, 0, colour);
    }
    picture.rectangle(box, 0, none, {theme.edge, scale});

    const float size = 15 * scale;
    const auto marks = heightMarks(limit);
    int decimals = 0;
    for (const double mark : marks)
        while (decimals < 6 &&
               std::abs(mark - std::round(mark * std::pow(10, decimals)) / std::pow(10, decimals)) > 1e-6 * limit)
            ++decimals;
    for (const double mark : marks) {
        const float y = box.y + box.height * (1 - static_cast<float>((mark / limit + 1) / 2));
        picture.line({box.x - 5 * scale, y}, {box.x, y}, {theme.muted, 1.2F * scale});
        picture.text({box.x - 9 * scale, y + middleOfCapitals * size}, fixedText(mark, decimals), Font::Mono, size,
                     theme.muted, Align::Right);
    }
}

Box reliefInner(const Box& box, float scale)
{
    // Room around the map for the axis, the coordinates and the letters on their stems.
    return {box.x + 62 * scale, box.y + 14 * scale, box.width - 86 * scale, box.height - 48 * scale};
}

namespace {

Box boxOf(const Text& text)
{
    const float width = textWidth(text.font, text.content) * text.size;
    const float before = text.align == Align::Left ? 0 : text.align == Align::Centre ? 0.5F * width : width;
    return {text.at.x - before, text.at.y - 0.76F * text.size, width, 0.8F * text.size};
}

bool areApart(const Box& a, const Box& b, float gap)
{
    return a.x > b.right() + gap || b.x > a.right() + gap || a.y > b.bottom() + gap || b.y > a.bottom() + gap;
}

void paintAxes(Picture& picture, const Frame& frame, const Relief& relief)
{
    const float size = 14 * relief.scale;
    const int last = relief.last;
    const int nearX = relief.project.eastIsNear() ? last : 0;
    const int nearY = relief.project.southIsNear() ? last : 0;
    const Step* const step = frame.subject();

    int every = 1;
    while (last / every > 5)
        every *= 2;
    // Numbers stand below the near borders, pushed away from the middle of the map.
    struct Label {
        Text text;
        bool isNow = false;
    };
    std::vector<Label> labels;
    const auto label = [&](Point p, Vec2 away, const std::string& text, bool isNow, Font font) {
        const Vec2 at = relief.at(p, -relief.limit);
        labels.push_back({{{at.x + away.x, at.y + away.y + middleOfCapitals * size},
                           text,
                           isNow ? Font::MonoBold : font,
                           size,
                           isNow ? relief.theme.now : relief.theme.muted,
                           Align::Centre},
                          isNow});
    };
    const float push = 15 * relief.scale;
    const Vec2 middle = relief.project(last / 2.0, last / 2.0, -relief.limit);
    const auto outward = [&](Vec2 at) {
        const Vec2 v = at - middle;
        return Vec2{v.x < 0 ? -0.45F * push : 0.75F * push, push * 0.9F};
    };
    const Vec2 awayX = outward(relief.project(last / 2.0, nearY, -relief.limit));
    const Vec2 awayY = outward(relief.project(nearX, last / 2.0, -relief.limit));
    for (int i = 0; i <= last; ++i) {
        const bool nowX = step && step->at.x == i;
        const bool nowY = step && step->at.y == i;
        const auto shown = [&](int now) {
            const bool crowded = now >= 0 && now != i && std::abs(i - now) * 2 < every;
            return i == now || (i % every == 0 && !crowded);
        };
        if (shown(step ? step->at.x : -1))
            label({i, nearY}, awayX, std::to_string(i), nowX, Font::Mono);
        // At the near corner both numbers are the same: long ones would run into each other.
        const bool saidByX = i == nearY && last >= 10;
        if (shown(step ? step->at.y : -1) && !(saidByX && nearX == nearY))
            label({nearX, i}, awayY, std::to_string(i), nowY, Font::Mono);
    }
    // The present ones have the right of way.
    for (const Label& one : labels)
        if (one.isNow || std::none_of(labels.begin(), labels.end(), [&](const Label& other) {
                return other.isNow && !areApart(boxOf(one.text), boxOf(other.text), 3 * relief.scale);
            }))
            picture.shapes.emplace_back(one.text);
    const auto name = [&](Vec2 at, Vec2 away, const char* text) {
        picture.text({at.x + 3.4F * away.x, at.y + 2.2F * away.y + middleOfCapitals * size}, text, Font::SansMedium,
                     size, relief.theme.muted, Align::Centre);
    };
    name(relief.project(last * 0.5, nearY, -relief.limit), awayX, "x");
    name(relief.project(nearX, last * 0.5, -relief.limit), awayY, "y");

    const Point corner = leftCorner(relief);
    const Vec2 top = relief.at(corner, relief.limit);
    const Vec2 bottom = relief.at(corner, -relief.limit);
    const float width = 14 * relief.scale;
    paintColourBar(picture, relief.look, relief.limit,
                   {top.x - width - 6 * relief.scale, top.y, width, bottom.y - top.y}, relief.scale);
}

} // namespace

Relief reliefOf(const Frame& frame, const Box& box, float scale)
{
    const int last = frame.timeline.last();
    return {.look = frame.look,
            .theme = *frame.look.theme,
            .project = Projection(reliefInner(box, scale), last, frame.range.limit, frame.look.camera,
                                  frame.look.exaggeration),
            .scale = scale,
            .last = last,
            .limit = frame.range.limit,
            .surface = frame.moment.surface,
            .set = &frame.moment.grid,
            .stride = std::max(1, last / 128)};
}

namespace {

/// What the axes say and the pins, which keep off it.
void paintSaid(Picture& picture, const Frame& frame, const Relief& relief, const Box& box)
{
    const std::size_t before = picture.shapes.size();
    paintAxes(picture, frame, relief);
    std::vector<Box> words;
    for (std::size_t i = before; i < picture.shapes.size(); ++i)
        if (const Text* text = std::get_if<Text>(&picture.shapes[i]))
            words.push_back(boxOf(*text));
        else if (const Rectangle* bar = std::get_if<Rectangle>(&picture.shapes[i]); bar && bar->stroke.width > 0)
            words.push_back(bar->box);
    paintReliefMarks(picture, frame, relief);
    paintPins(picture, frame, relief, box, words);
}

} // namespace

void paintRelief(Picture& picture, const Frame& frame, const Box& box, float scale)
{
    const Relief relief = reliefOf(frame, box, scale);
    paintWalls(picture, relief);
    paintSurface(picture, relief);
    paintSkirts(picture, relief);
    paintNearDots(picture, relief);
    paintSaid(picture, frame, relief, box);
}

void paintReliefOverlay(Picture& picture, const Frame& frame, const Box& box, float scale)
{
    const Relief relief = reliefOf(frame, box, scale);
    paintSaid(picture, frame, relief, box);
}

} // namespace lozenge
