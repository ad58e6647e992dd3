#include "app/interface.hpp"

#include <SFML/System/Clock.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

// What the window is measured against: Dear ImGui fills the area with 33 x 33 circles, nothing else.
// lozenge_yardstick [FRAMES] prints milliseconds: "frame MEDIAN" and "first FROM_START_TO_FIRST_FRAME".

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration passed)
{
    return std::chrono::duration<double, std::milli>(passed).count();
}

void fillWithCircles(ImVec2 area)
{
    constexpr int count = 33;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(area);
    ImGui::Begin("circles", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float across = area.x / count, down = area.y / count;
    for (int y = 0; y < count; ++y)
        for (int x = 0; x < count; ++x) {
            const ImVec2 centre{across * (static_cast<float>(x) + 0.5F), down * (static_cast<float>(y) + 0.5F)};
            list.AddCircleFilled(centre, 0.45F * std::min(across, down), IM_COL32(60 + 5 * x, 90 + 4 * y, 160, 255));
        }
    ImGui::End();
}

} // namespace

int main(int count, char** arguments)
{
    const auto start = Clock::now();
    const int frames = count > 1 ? std::max(1, std::atoi(arguments[1])) : 60;

    sf::RenderWindow window;
    lozenge::openWindow(window, {1280, 800}, "yardstick", false);
    window.setPosition({0, 0});
    if (!ImGui::SFML::Init(window)) {
        std::fprintf(stderr, "lozenge_yardstick: Dear ImGui cannot be started\n");
        return 1;
    }
    ImGui::GetIO().IniFilename = nullptr;

    sf::Clock clock;
    std::vector<double> times;
    double first = 0;
    for (int i = 0; i <= frames; ++i) {
        const auto began = Clock::now();
        while (const auto event = lozenge::nextEvent(window))
            ImGui::SFML::ProcessEvent(window, *event);
        ImGui::SFML::Update(window, clock.restart());
        fillWithCircles(ImGui::GetIO().DisplaySize);
        window.clear();
        ImGui::SFML::Render(window);
        window.display();
        const auto ended = Clock::now();
        if (i == 0)
            first = milliseconds(ended - start);
        else
            times.push_back(milliseconds(ended - began));
    }
    ImGui::SFML::Shutdown();

    std::nth_element(times.begin(), times.begin() + frames / 2, times.end());
    std::printf("frame %.3f\nfirst %.3f\n", times[static_cast<std::size_t>(frames / 2)], first);
    return 0;
}
