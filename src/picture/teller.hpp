#pragma once

#include "picture/participants.hpp"
#include "picture/text/language.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/text/sentence.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lozenge {

/// Sentences that follow one another, in the faces and colours of their parts.
class Teller {
public:
    explicit Teller(const Frame& frame) : m_frame(frame) {}

    /// A phrase in the language of the look; `fill` says what its names in braces stand for.
    template <typename Fill>
    void tell(std::string_view phrase, Fill fill)
    {
        m_follows = !m_text.empty();
        goOn(phrase, fill);
    }
    /// The same, with one text for all names.
    void tell(std::string_view phrase, const std::string& value = {})
    {
        tell(phrase, [&](std::string_view) { say(value); });
    }
    /// A phrase that goes on with the sentence before.
    template <typename Fill>
    void goOn(std::string_view phrase, Fill fill)
    {
        eachPart(
            phraseIn(m_frame.look.language, phrase), [&](std::string_view part) { say(std::string(part)); }, fill);
    }
    void say(std::string text) { put(std::move(text), Font::Sans, m_frame.look.theme->ink); }
    void stress(std::string_view text) { put(std::string(text), Font::SansSemiBold, m_frame.look.theme->ink); }
    void letter(const Participant& p) { put(p.name(), Font::SansBold, colourOf(p, *m_frame.look.theme)); }
    void letters(const std::vector<Participant>& participants)
    {
        for (std::size_t i = 0; i < participants.size(); ++i) {
            if (i > 0)
                say(", ");
            letter(participants[i]);
        }
    }
    [[nodiscard]] std::string height(double value) const
    {
        return fixedText(value, m_frame.range.fineDecimals, Minus::Sans);
    }
    [[nodiscard]] RichText text() const { return m_text; }

private:
    void put(std::string text, Font font, Colour colour)
    {
        if (m_follows && font == Font::Sans)
            text = " " + text;
        else if (m_follows)
            m_text.push_back({" ", Font::Sans, m_frame.look.theme->ink});
        m_follows = false;
        m_text.push_back({std::move(text), font, colour});
    }

    const Frame& m_frame;
    RichText m_text;
    bool m_follows = false; ///< another sentence: a space stands between
};

} // namespace lozenge
