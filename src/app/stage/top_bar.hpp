#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

/// What was pressed that only the window can do.
enum class BarPress : unsigned char { None, Drawer, FullScreen };

struct BarState {
    bool isFullScreen = false;
    bool hasDrawer = false; ///< on narrow windows the panels lie in a drawer
    bool isDrawerOpen = false;
};

/// The top of the window: the lesson's title, its recipe or a message, and what can be turned on.
BarPress showTopBar(const Desk& desk, Session& session, const Box& box, const BarState& state);

} // namespace lozenge
