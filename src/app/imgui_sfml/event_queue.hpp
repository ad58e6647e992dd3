#pragma once

#include "app/input.hpp"

#include <bitset>
#include <deque>
#include <imgui.h>

/// Events between SFML and Dear ImGui, which sees one state of keys and buttons a frame. What a frame cannot tell apart
/// waits for the next one: a release that comes with its press, a move after a click or a turn of the wheel, the end of
/// a drag, a key after typed text.
class EventQueue {
public:
    void add(const lozenge::Input& input);

    /// Hands over, in their order, the events that fit into one frame.
    void deliver(ImGuiIO& io);

private:
    /// What a frame has been told already.
    struct Told {
        std::bitset<sf::Keyboard::KeyCount> keys;
        bool text = false;
        bool editingKey = false; ///< that acts on text
        bool button = false;
        bool move = false;
        bool wheel = false;

        [[nodiscard]] bool any() const { return keys.any() || text || button || wheel; }
    };

    /// Whether an event fits into the frame that has been told so much; then it has been told this, too.
    bool take(const lozenge::Input& input, Told& told);
    void hand(const lozenge::Input& input, ImGuiIO& io) const;
    [[nodiscard]] bool isHeld(const lozenge::Input& input, bool lozenge::Input::*told, lozenge::Key left,
                              lozenge::Key right) const;

    std::deque<lozenge::Input> m_waiting;
    // What Dear ImGui takes for down.
    std::bitset<sf::Keyboard::KeyCount> m_keys;
    std::bitset<5> m_buttons;
};
