#include "catch.hpp"
#include "events.hpp"
#include "gl_window.hpp"

#include "app/interface.hpp"

#include <GL/glew.h>
#include <SFML/System/Time.hpp>
#include <SFML/Window/Clipboard.hpp>
#include <array>
#include <string>

// The same whether ImGui-SFML or the adapter that stands in for it is behind the names.

using namespace lozenge;
using Kind = Input::Kind;

namespace {

Input of(Kind kind, int x = 0, int y = 0)
{
    return {.kind = kind, .x = x, .y = y};
}

Input key(Kind kind, Key code, bool control = false)
{
    return {.kind = kind, .key = code, .control = control};
}

Input text(char32_t sign)
{
    return {.kind = Kind::Typed, .sign = sign};
}

Input wheel(bool isSideways, float delta)
{
    return {.kind = Kind::Wheel, .turned = delta, .isSideways = isSideways};
}

Input moved(int x, int y)
{
    return of(Kind::Moved, x, y);
}

constexpr Kind pressed = Kind::KeyPressed, released = Kind::KeyReleased;
constexpr Kind clicked = Kind::ButtonPressed, let = Kind::ButtonReleased;

GLuint textureOfLetters()
{
#if IMGUI_VERSION_NUM >= 19200
    return static_cast<GLuint>(ImGui::GetIO().Fonts->TexRef.GetTexID());
#elif IMGUI_VERSION_NUM >= 19140
    return static_cast<GLuint>(ImGui::GetIO().Fonts->TexID);
#else
    return static_cast<GLuint>(reinterpret_cast<std::uintptr_t>(ImGui::GetIO().Fonts->TexID));
#endif
}

/// Dear ImGui in a window, with a button, a text and a canvas.
struct Desk : GlWindow {
    int clicks = 0;
    int enters = 0;
    char written[64] = "";
    ImVec2 scrolled{0, 0};
    ImVec2 scrolledAt{0, 0};
    ImVec2 dragged{0, 0};
    bool isStarted = beginInterface(window) && ImGui::GetIO().Fonts->AddFontDefault() && uploadLetters();

    Desk()
    {
        REQUIRE(isStarted);
        ImGui::GetIO().IniFilename = nullptr;
    }
    ~Desk() { endInterface(window); }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    void send(std::initializer_list<Input> inputs)
    {
        for (const Input& one : inputs)
            takeEvent(window, eventOf(one));
    }

    /// `writes`: the text has the keyboard.
    void frame(bool writes = false)
    {
        ImGui::SFML::Update(window, sf::milliseconds(16));
        scrolled.x += ImGui::GetIO().MouseWheelH;
        scrolled.y += ImGui::GetIO().MouseWheel;
        if (ImGui::GetIO().MouseWheel != 0)
            scrolledAt = ImGui::GetIO().MousePos;
        if (ImGui::IsMouseDown(0) && !ImGui::IsMouseClicked(0)) {
            dragged.x += ImGui::GetIO().MouseDelta.x;
            dragged.y += ImGui::GetIO().MouseDelta.y;
        }
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize({320, 240});
        ImGui::Begin("desk", nullptr, ImGuiWindowFlags_NoDecoration);
        ImGui::SetCursorPos({20, 20});
        clicks += ImGui::Button("button", {100, 40});
        ImGui::SetCursorPos({20, 100});
        if (writes)
            ImGui::SetKeyboardFocusHere();
        enters += ImGui::InputText("text", written, sizeof written, ImGuiInputTextFlags_EnterReturnsTrue);
        ImGui::End();
        window.clear();
        ImGui::SFML::Render(window);
    }
    void frames(int count, bool writes = false)
    {
        for (int i = 0; i < count; ++i)
            frame(writes);
    }
};

} // namespace

TEST_CASE("a press and a release within one frame are a click", "[.display]")
{
    Desk desk;
    desk.frames(2);
    desk.send({moved(60, 40), of(clicked, 60, 40), of(let, 60, 40)});
    desk.frames(4);
    CHECK(desk.clicks == 1);

    // Two clicks in one frame are two, and one that begins elsewhere is none.
    desk.send({of(clicked, 60, 40), of(let, 60, 40), of(clicked, 60, 40), of(let, 60, 40)});
    desk.frames(6);
    CHECK(desk.clicks == 3);
    desk.send({moved(200, 200), of(clicked, 200, 200), moved(60, 40), of(let, 60, 40)});
    desk.frames(6);
    CHECK(desk.clicks == 3);
}

TEST_CASE("a key pressed and released within one frame counts", "[.display]")
{
    Desk desk;
    desk.frames(2, true);
    desk.send(
        {text('a'), text('b'), text(0x00E9), key(pressed, Key::Backspace), key(released, Key::Backspace), text('c')});
    desk.frames(6);
    CHECK(desk.written == std::string("abc"));
    desk.send({key(pressed, Key::Enter), text('\r'), key(released, Key::Enter)});
    desk.frames(4);
    CHECK(desk.enters == 1);
}

TEST_CASE("keys act in the order in which they came", "[.display]")
{
    Desk desk;
    desk.frames(2, true);
    const auto tap = [&](Key code) { desk.send({key(pressed, code), key(released, code)}); };
    desk.send({text('2')});
    tap(Key::Home);
    desk.send({text('1')});
    tap(Key::End);
    desk.send({text('3'), text('4')});
    tap(Key::Left);
    tap(Key::Left);
    tap(Key::Delete);
    desk.frames(20);
    CHECK(desk.written == std::string("124"));
}

TEST_CASE("a shortcut within one frame is the shortcut and the letter is not", "[.display]")
{
    Desk desk;
    desk.frames(2, true);
    desk.send({text('x'), text('y')});
    desk.frames(3);
    const auto shortcut = [&](Key code) {
        desk.send({key(pressed, Key::LControl, true), key(pressed, code, true), key(released, code, true),
                   key(released, Key::LControl)});
        desk.frames(6);
    };
    shortcut(Key::A);
    shortcut(Key::C);
    CHECK(sf::Clipboard::getString() == "xy");
    desk.send({key(pressed, Key::End), key(released, Key::End)});
    desk.frames(3);
    sf::Clipboard::setString(sf::String(L"z\u00e9"));
    shortcut(Key::V);
    CHECK(desk.written == std::string("xyz\xC3\xA9"));
    CHECK_FALSE(ImGui::GetIO().KeyCtrl);
}

TEST_CASE("a window that loses the focus lets all keys go", "[.display]")
{
    Desk desk;
    desk.frames(2);
    desk.send({moved(200, 200), of(clicked, 200, 200), key(pressed, Key::LShift)});
    desk.frames(2);
    CHECK(ImGui::IsMouseDown(0));
    desk.send({of(Kind::FocusLost)});
    desk.frames(3);
    CHECK_FALSE(ImGui::IsMouseDown(0));
    CHECK_FALSE(ImGui::GetIO().KeyShift);
}

TEST_CASE("the wheel turns both ways and the pointer leaves", "[.display]")
{
    Desk desk;
    desk.frames(2);
    desk.send({moved(50, 50), wheel(false, 1), wheel(false, 1), wheel(true, -1)});
    desk.frames(4);
    CHECK(desk.scrolled.y == 2);
    CHECK(std::abs(desk.scrolled.x) == 1);
    CHECK(ImGui::IsMousePosValid());
    desk.send({wheel(false, 1), moved(90, 90)});
    desk.frames(4);
    CHECK(desk.scrolledAt.x == 50);
    CHECK(ImGui::GetIO().MousePos.x == 90);
    desk.send({wheel(false, 1), of(Kind::Left)});
    desk.frames(3);
    CHECK(desk.scrolledAt.x == 90);
    CHECK_FALSE(ImGui::IsMousePosValid());
}

TEST_CASE("a path of the pointer does not keep a click waiting", "[.display]")
{
    Desk desk;
    desk.frames(2);
    for (int x = 0; x < 200; ++x)
        desk.send({moved(x, 40)});
    desk.send({moved(60, 40), of(clicked, 60, 40), of(let, 60, 40)});
    desk.frames(4);
    CHECK(desk.clicks == 1);
}

TEST_CASE("what is dragged within one frame comes along to where it is let go", "[.display]")
{
    Desk desk;
    desk.frames(2);
    desk.send({key(pressed, Key::F), text('f'), key(released, Key::F), // what came before keeps nothing back
               moved(250, 200), of(clicked, 250, 200), moved(220, 190), moved(200, 180), of(let, 200, 180),
               moved(250, 200), of(clicked, 250, 200), of(let, 250, 200)});
    desk.frames(10);
    CHECK(desk.dragged.x == -50);
    CHECK(desk.dragged.y == -20);
}

TEST_CASE("fonts can be made anew and OpenGL stays as it was", "[.display]")
{
    Desk desk;
    desk.frames(2);
    ImGui::GetIO().Fonts->Clear();
    ImFontConfig larger;
    larger.SizePixels = 26;
    ImGui::GetIO().Fonts->AddFontDefault(&larger);
    REQUIRE(ImGui::SFML::UpdateFontTexture());
    desk.frames(2);
    ImGui::SFML::Update(desk.window, sf::milliseconds(16));
    glViewport(1, 2, 30, 40);
    glEnable(GL_SCISSOR_TEST);
    ImGui::SFML::Render(desk.window);
    std::array<GLint, 4> viewport{};
    glGetIntegerv(GL_VIEWPORT, viewport.data());
    CHECK(viewport[2] == 30);
#ifdef LOZENGE_IMGUI_ADAPTER
    CHECK(glIsEnabled(GL_SCISSOR_TEST)); // which ImGui-SFML 3.0 leaves off
#endif
    CHECK(glGetError() == GL_NO_ERROR);
}

TEST_CASE("the interface takes its letters off the graphics card although its window is closed", "[.display]")
{
    GlWindow witness;
    GLuint letters = 0;
    {
        Desk desk;
        desk.frames(2);
        letters = textureOfLetters();
        REQUIRE(glIsTexture(letters));
        desk.window.close();
    }
    REQUIRE(witness.window.setActive(true));
    CHECK_FALSE(glIsTexture(letters));
}
