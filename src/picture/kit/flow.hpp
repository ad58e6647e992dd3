#pragma once

#include "picture/picture.hpp"

#include <functional>
#include <vector>

// How the parts of a page share its room. A page is a tree of rows and columns; its leaves are panes, which keep their
// proportions, lines, which have a height of their own, and charts, which take what is left. What a pane leaves free
// goes to its neighbours that grow, and never into gaps.

namespace lozenge {

struct Part {
    using Painter = std::function<void(const Box&)>;

    float aspect = 0;    ///< of a pane: its height in parts of its width
    Vec2 least = {};     ///< what it has in any case
    float grow = 0;      ///< its share of what is left
    Painter paint = {};  ///< of a leaf
    bool isRow = false;  ///< and otherwise a column
    bool isEven = false; ///< of a row: all parts are equally wide
    float gap = 0;
    std::vector<Part> parts = {};
};

/// A picture that keeps its proportions.
Part pane(float aspect, Part::Painter paint, Vec2 least = {});

/// What is as high as its text: a head, a key, a colour bar.
Part line(float height, Part::Painter paint, float width = 0);

/// What can have any size: a chart, a table, words.
Part chart(Vec2 least, Part::Painter paint, float grow = 1);

Part row(float gap, std::vector<Part> parts);
Part column(float gap, std::vector<Part> parts);

/// So many equal columns, filled row by row.
Part grid(std::size_t columns, float gap, const std::vector<Part>& parts);

/// How high a part wants to be where it is so wide, and how wide where it is so high.
float heightFor(const Part& part, float width);
float widthFor(const Part& part, float height);

/// A leaf and the box that it has.
struct Placed {
    const Part* leaf;
    Box box;
};
std::vector<Placed> placed(const Part& part, const Box& box);

/// Of several arrangements the one whose panes are largest in this box; the first of those that are alike.
const Part& roomiest(const std::vector<Part>& arrangements, const Box& box);

void paintFlow(const Part& part, const Box& box);

} // namespace lozenge
