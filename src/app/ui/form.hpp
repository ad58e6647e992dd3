#pragma once

#include "app/ui/controls.hpp"
#include "app/ui/desk.hpp"
#include "picture/look.hpp"
#include "picture/text/language.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace lozenge {

/// The rows of a panel from its top to its bottom: a column of labels and a column of controls.
struct Form {
    const Desk& desk;
    float left = 0;
    float width = 0;
    float y = 0; ///< where the next row begins

    /// Begins at the top of the present sheet.
    explicit Form(const Desk& desk);
    /// Tells the sheet how far to scroll.
    ~Form();
    Form(const Form&) = delete;
    Form& operator=(const Form&) = delete;

    [[nodiscard]] float right() const { return left + width; }
    [[nodiscard]] float controls() const { return left + desk.u(96); }
    void skip(float units) { y += desk.u(units); }

    /// A box over the whole width, or from the controls on; the next row comes below.
    Box wholeRow(float units = 32);
    Box controlRow(float units = 32);

    /// Two boxes side by side in the place of one.
    [[nodiscard]] std::array<Box, 2> halves(const Box& whole) const;
};

/// A title of what follows, with a remark at the right.
void heading(Form& form, const std::string& title, const std::string& aside = {});

void rule(Form& form);

/// A paragraph in small letters; under the controls, or over the whole width.
void explain(Form& form, std::string_view words);
void paragraph(Form& form, const std::string& words, Colour colour, float units = 13);

// Rows with controls: they change a value, and return whether they have.

/// A row to tick over the whole width, and what it means below.
bool checkRow(Form& form, const std::string& name, std::string_view explanation, bool& isOn, bool isChanged);

/// How a row is named.
struct RowLabel {
    std::string name;
    bool isChanged = false;  ///< against the lesson
    std::string unused = {}; ///< why it does nothing; empty where it does
};

void beginRow(Form& form, const RowLabel& label);
void endRow(Form& form, const RowLabel& label, float top);

/// A labelled row; `show` shows the control in its box and returns whether it was changed. Where the row does nothing
/// it is grey and says why.
template <typename Show>
bool labelledRow(Form& form, const RowLabel& label, Show show)
{
    const float top = form.y;
    beginRow(form, label);
    const bool isChanged = show(form.controlRow());
    endRow(form, label, top);
    return isChanged;
}

// Labelled rows that are the same in several panels.

bool menuRow(Form& form, const RowLabel& label, std::span<const Choice> choices, int& chosen);
bool segmentsRow(Form& form, const RowLabel& label, std::span<const std::string> ways, int& chosen);

bool switchRow(Form& form, const RowLabel& label, bool& isOn, std::string_view no = phrase("off"),
               std::string_view yes = phrase("on"));

/// Names that are typed stay as they are in every language.
enum class NamesAre : std::uint8_t { Typed, Phrases };

/// One of a table.
template <typename Row>
bool tableRow(Form& form, const RowLabel& label, std::span<const std::type_identity_t<Row>> table, const Row*& chosen,
              NamesAre names = NamesAre::Typed)
{
    std::vector<Choice> choices;
    for (const Row& row : table)
        choices.push_back({names == NamesAre::Phrases ? form.desk.tr(row.name) : std::string(row.name),
                           std::string(row.explanation)});
    int index = static_cast<int>(chosen - table.data());
    const bool isChanged = menuRow(form, label, choices, index);
    chosen = isChanged ? &table[static_cast<std::size_t>(index)] : chosen;
    return isChanged;
}

/// A slider over a range, in steps of which so many are one if there are any, with a field of so many units beside it
/// where more may be typed. Whether something was typed.
bool numberRow(Form& form, const RowLabel& label, double& value, const Interval& range, float fieldUnits,
               double stepsInOne = 0);
/// The same in hundredths, for a number that stays within its range.
bool boundedRow(Form& form, const RowLabel& label, double& value, const Interval& range);

} // namespace lozenge
