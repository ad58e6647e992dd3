#include "imgui-SFML.h"

#include "event_queue.hpp"
#include "key_table.hpp"

#include <SFML/Window/Clipboard.hpp>
#include <SFML/Window/Context.hpp>
#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#if __has_include(<backends/imgui_impl_opengl2.h>)
#include <backends/imgui_impl_opengl2.h>
#else
#include <imgui_impl_opengl2.h>
#endif

namespace {

/// What the functions of this file share between Init() and Shutdown().
struct Connection {
    sf::RenderWindow* window = nullptr;
    EventQueue events;
    std::string clipboard;
    ImGuiMouseCursor cursor = ImGuiMouseCursor_COUNT; ///< what the system shows in a new window is its own affair
};

std::unique_ptr<Connection> connection;

// The first argument is the context, and was the user's until 1.91.

template <typename Ignored>
void setClipboard(Ignored*, const char* text)
{
    sf::Clipboard::setString(sf::String::fromUtf8(text, text + std::char_traits<char>::length(text)));
}

template <typename Ignored>
const char* clipboard(Ignored*)
{
    const auto utf8 = sf::Clipboard::getString().toUtf8();
    std::string& kept = connection->clipboard;
    kept.assign(utf8.begin(), utf8.end());
    return kept.c_str();
}

/// Those the system has. They are kept: a window sets its last cursor once more when it is closed.
struct Cursors {
    std::optional<sf::Cursor> arrow, text;

    Cursors()
    {
        lozenge::load(arrow, sf::Cursor::Type::Arrow);
        lozenge::load(text, sf::Cursor::Type::Text);
    }
};

/// An arrow, and over text its own cursor: nothing in the window has another.
void showCursor(Connection& to, ImGuiMouseCursor wanted)
{
    if (std::exchange(to.cursor, wanted) == wanted)
        return;
    static const Cursors cursors;
    const bool isText = wanted == ImGuiMouseCursor_TextInput && cursors.text;
    if (const auto& cursor = isText ? cursors.text : cursors.arrow)
        to.window->setMouseCursor(*cursor);
}

void describeBackend(ImGuiIO& io)
{
    io.BackendPlatformName = "imgui_impl_sfml";
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
#if IMGUI_VERSION_NUM >= 19110
    ImGui::GetPlatformIO().Platform_SetClipboardTextFn = setClipboard<ImGuiContext>;
    ImGui::GetPlatformIO().Platform_GetClipboardTextFn = clipboard<ImGuiContext>;
#else
    io.SetClipboardTextFn = setClipboard<void>;
    io.GetClipboardTextFn = clipboard<void>;
#endif
#if IMGUI_VERSION_NUM >= 18700
    io.ConfigInputTrickleEventQueue = false; // one queue, ours
#else
    for (const KeyRow& row : editingKeys)
        io.KeyMap[row.imgui] = lozenge::numberOf(row.sfml);
#endif
}

} // namespace

namespace ImGui::SFML {

bool Init(sf::RenderWindow& window, bool loadDefaultFont)
{
    assert(!connection);
    if (!window.setActive(true))
        return false;
    connection = std::make_unique<Connection>();
    connection->window = &window;
    CreateContext();
    describeBackend(GetIO());
    if (ImGui_ImplOpenGL2_Init())
        return !loadDefaultFont || (GetIO().Fonts->AddFontDefault() && UpdateFontTexture());
    Shutdown();
    return false;
}

void ProcessEvent(const sf::Window&, const sf::Event& event)
{
    connection->events.add(lozenge::inputOf(event));
}

void Update(sf::RenderWindow& window, sf::Time passed)
{
    ImGuiIO& io = GetIO();
    const sf::Vector2u size = window.getSize();
    io.DisplaySize = {static_cast<float>(size.x), static_cast<float>(size.y)};
    io.DeltaTime = std::max(passed.asSeconds(), 1e-6F);

    connection->events.deliver(io);
    showCursor(*connection, GetMouseCursor());
    NewFrame();
}

void Render(sf::RenderWindow& window)
{
    ImGui::Render();
    window.pushGLStates();
    ImGui_ImplOpenGL2_RenderDrawData(GetDrawData());
    window.popGLStates();
}

void Shutdown()
{
    if (!connection)
        return;
    // Of a window that is closed already the context has gone, but not what it shared.
    std::optional<sf::Context> other;
    if (!connection->window->setActive(true))
        other.emplace();
    if (GetIO().BackendRendererUserData)
        ImGui_ImplOpenGL2_Shutdown();
    DestroyContext();
    connection.reset();
}

bool UpdateFontTexture()
{
#if IMGUI_VERSION_NUM >= 19200
    return true; // done with each frame
#else
    ImGui_ImplOpenGL2_DestroyFontsTexture();
    return ImGui_ImplOpenGL2_CreateFontsTexture();
#endif
}

} // namespace ImGui::SFML
