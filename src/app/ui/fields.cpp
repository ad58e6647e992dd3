#include "app/ui/fields.hpp"

#include "app/ui/controls.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>
#include <utility>

namespace lozenge {
namespace {

constexpr ImGuiID hasChanged = 0x0ed17ed0; ///< in the sheet's storage: whether the held item has changed anything yet

/// To be called after each item that is dragged or typed in.
void noteActivation()
{
    if (ImGui::IsItemActivated())
        ImGui::GetStateStorage()->SetBool(hasChanged, false);
}

/// The nearest number with few digits, so that dragging gives values one can say.
double roundedFor(double range, double value)
{
    const double step = std::pow(10.0, std::floor(std::log10(range / 100)));
    const double perOne = std::round(1 / step);
    return (step < 1 ? std::round(value * perOne) / perOne : std::round(value / step) * step) + 0.0; // no negative zero
}

std::optional<double> numberIn(std::string text)
{
    std::replace(text.begin(), text.end(), ',', '.');
    std::istringstream stream(text);
    stream.imbue(std::locale::classic());
    double number = 0;
    std::string rest;
    if (!(stream >> number) || stream >> rest || !std::isfinite(number))
        return std::nullopt;
    return number;
}

/// As it is typed: a plain hyphen, and as many digits as can be read.
std::string typedText(double number)
{
    std::array<char, 64> digits{};
    const auto [end, error] =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::general, 6);
    return {digits.data(), end};
}

int growWithText(ImGuiInputTextCallbackData* data)
{
    if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
        auto& text = *static_cast<std::string*>(data->UserData);
        text.resize(static_cast<std::size_t>(data->BufTextLen));
        data->Buf = text.data();
    }
    return 0;
}

} // namespace

Edit editNow()
{
    if (!ImGui::IsAnyItemActive())
        return Edit::Begins;
    return std::exchange(*ImGui::GetStateStorage()->GetBoolRef(hasChanged), true) ? Edit::Continues : Edit::Begins;
}

bool slider(const Desk& desk, const char* id, const Box& box, double& value, const Interval& range)
{
    const double before = value;
    const float knob = desk.u(8);
    const Box track{box.x + knob, box.y, box.width - 2 * knob, box.height};
    const Touched touched = touch(id, box);
    noteActivation();
    if (touched.isHeld) {
        const double share = std::clamp((ImGui::GetIO().MousePos.x - track.x) / track.width, 0.0F, 1.0F);
        value = std::clamp(roundedFor(range.length(), range.low + share * range.length()), range.low, range.high);
    }

    const float y = track.centre().y;
    const auto xOf = [&](double number) {
        const auto share = static_cast<float>(std::clamp((number - range.low) / range.length(), 0.0, 1.0));
        return track.x + share * track.width;
    };
    // Where the colours are the same the width tells how far it is.
    desk.line({track.x, y}, {track.right(), y}, controlColour(desk.theme.track),
              desk.theme.track == desk.theme.ink ? 1.5F : 4);
    // From zero, where zero lies within.
    const Vec2 at{xOf(value), y};
    desk.line({xOf(0), y}, imVec(at), controlColour(desk.theme.ink), 4);
    desk.disc(at, 9, desk.theme.surface);
    desk.disc(at, 8, touched.isHovered || touched.isHeld ? desk.theme.sunken : desk.theme.surface);
    desk.ring(at, 6.8F, controlColour(desk.theme.ink), 2.4F);
    return value != before;
}

bool textField(const Desk& desk, const char* id, const Box& box, std::string& value, const FieldStyle& style)
{
    const float padding = desk.u(9);
    const float prefix = style.prefix.empty() ? 0 : desk.widthOf(style.prefix, Font::Sans, 13) + desk.u(6);
    desk.fill(box, controlColour(desk.theme.surface), 6);
    if (prefix > 0)
        desk.text({box.x + padding, box.centre().y + middleOfCapitals * desk.u(13)}, style.prefix, Font::Sans, 13,
                  withAlpha(desk.theme.muted, ImGui::GetStyle().Alpha));

    ImGui::PushFont(desk.type.face(style.font, std::floor(desk.u(16))));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {padding, (box.height - ImGui::GetFontSize()) / 2});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
    ImGui::PushStyleColor(ImGuiCol_FrameBg, ImVec4{0, 0, 0, 0});
    ImGui::SetCursorScreenPos({box.x + prefix, box.y});
    ImGui::SetNextItemWidth(box.width - prefix);
    ImGui::PushID(id);
    if (style.takesKeys)
        ImGui::SetKeyboardFocusHere();
    std::string text = value;
    const bool isEntered = ImGui::InputTextWithHint(
        "##text", desk.trIfPhrase(style.hint).c_str(), text.data(), text.capacity() + 1,
        ImGuiInputTextFlags_CallbackResize | ImGuiInputTextFlags_AutoSelectAll | ImGuiInputTextFlags_EnterReturnsTrue,
        growWithText, &text);
    noteActivation();
    const bool isActive = ImGui::IsItemActive();
    const bool isHovered = ImGui::IsItemHovered();
    if (style.isEntered)
        *style.isEntered = isEntered;
    ImGui::PopID();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
    ImGui::PopFont();
    desk.outline(box, controlColour(isActive || isHovered ? desk.theme.ink : desk.theme.edge), 6, isActive ? 2 : 1);
    return std::exchange(value, text) != text;
}

bool numberField(const Desk& desk, const char* id, const Box& box, double& value, const std::string& prefix)
{
    std::string text = typedText(value);
    const auto number = textField(desk, id, box, text, {.prefix = prefix}) ? numberIn(text) : std::nullopt;
    return number && std::exchange(value, *number) != *number;
}

bool wholeField(const Desk& desk, const char* id, const Box& box, int& value, int least, int greatest,
                const std::string& prefix)
{
    double number = value;
    if (!numberField(desk, id, box, number, prefix))
        return false;
    const int whole = static_cast<int>(std::clamp(std::round(number), double(least), double(greatest)));
    return std::exchange(value, whole) != whole;
}

} // namespace lozenge
