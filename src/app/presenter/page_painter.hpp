#pragma once

#include "export/raster/raster.hpp"
#include "picture/pages/speaker_page.hpp"
#include "session/session.hpp"
#include "terrain/making_many.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace lozenge {

/// What the stop to come shows, so that it can be painted beside the window's own work.
struct NextFrame {
    std::shared_ptr<const Lesson> lesson; ///< whose stop it is
    const Stop* stop = nullptr;
    bool speaks = false;                      ///< in another run than the lesson's own it is but a place
    std::shared_ptr<const Timeline> timeline; ///< null: of a survey
    HeightRange range = {};
    std::optional<Survey> survey = std::nullopt;
    int moment = 0; ///< or station
    Look look = {};
    std::vector<int> stops = {};

    friend bool operator==(const NextFrame& a, const NextFrame& b)
    {
        return a.stop == b.stop && a.lesson == b.lesson && a.speaks == b.speaks && a.timeline == b.timeline &&
               recipeOf(a) == recipeOf(b) && a.moment == b.moment && a.look == b.look;
    }

private:
    static const Recipe* recipeOf(const NextFrame& next) { return next.survey ? next.survey->recipe.get() : nullptr; }
};

/// Nothing where no stop is to come.
std::optional<NextFrame> nextFrame(const Session& session);

/// Makes the maps of a figure over many seeds where the shelf has none.
Picture pictureOf(const NextFrame& next, ManyShelf& shelf);

/// Some rows of a page as a texture takes them.
struct PageRows {
    int width = 0;
    int height = 0; ///< of the whole page
    int first = 0;
    int count = 0;
    std::vector<std::uint8_t> rgba;
};

/// Paints the speaker's page. It keeps what it painted, so that of the next page only the rows are given that are
/// others. One thread at a time may use it.
class PagePainter {
public:
    PageRows paint(const SpeakerPage& page, const std::optional<NextFrame>& next, int width, int height);

private:
    ManyShelf m_shelf;
    std::optional<NextFrame> m_next;
    Picture m_nextPicture;
    Raster m_shown;
    Raster m_former;
};

} // namespace lozenge
