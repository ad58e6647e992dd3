#pragma once

#include <SFML/Window/Event.hpp>
#include <bitset>
#include <deque>
#include <imgui.h>

/// Events between SFML and Dear ImGui, which sees one state of keys and buttons a frame. What a frame cannot tell apart
/// waits for the next one: a release that comes with its press, a move after a click, the end of a drag,
/// a key after typed text.
class EventQueue {
public:
    void add(const sf::Event& event);

    /// Hands over, in their order, the events that fit into one frame.
    void deliver(ImGuiIO& io);

    [[nodiscard]] bool isEmpty() const { return m_waiting.empty(); }

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

    static bool fits(const sf::Event& event, const Told& told, const ImGuiIO& io);
    static void hand(const sf::Event& event, Told& told, ImGuiIO& io);

    std::deque<sf::Event> m_waiting;
};
