#include "app/relief/flight_instruments.hpp"

#include "session/view/looking.hpp"

#include <vector>

namespace lozenge {

void showInstruments(const Desk& desk, const Box& box, const Session& session)
{
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto pill = [&](const std::string& words, Font font, float baseline) {
        const float width = textWidth(font, words) * desk.u(13);
        list.AddRectFilled({box.x + desk.u(8), baseline - desk.u(17)},
                           {box.x + desk.u(24) + width, baseline + desk.u(8)},
                           imColour(withAlpha(desk.theme.surface, 0.85F)), desk.u(6));
        desk.text({box.x + desk.u(16), baseline}, words, font, 13, desk.theme.ink);
    };
    std::vector<double> sampled;
    pill(instruments(*session.flight, groundOf(session, sampled), desk.look), Font::MonoMedium, box.y + desk.u(24));
    pill(desk.said("arrows roll and pitch   , . yaw   + - speed   O fog   Esc returns"), Font::Sans,
         box.bottom() - desk.u(14));
}

} // namespace lozenge
