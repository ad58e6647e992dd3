#include "app/stage/survey_board.hpp"

#include "survey/lit_map.hpp"

#include <chrono>

namespace lozenge {

void SurveyBoard::make(const SurveyFrame& frame, const SurveyPlane& plane, float scale, bool isMoving)
{
    const double pixels = plane.box.width;
    const auto start = std::chrono::steady_clock::now();
    m_map = surveyMap(frame, plane, isMoving ? pixels / 3 : pixels);
    // A number that changes with every picture cannot be read.
    const double took = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    if (took > 1.5 * m_milliseconds || took < m_milliseconds / 1.5)
        m_milliseconds = took;
    makePixels(m_map, frame, plane, scale);
}

void SurveyBoard::paint(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale,
                        bool isMoving)
{
    const Survey& survey = frame.survey;
    const Seen now{survey.recipe, survey.sight, survey.shown, frame.look, plane.box, isMoving};
    if (m_seen != now) {
        make(frame, plane, scale, isMoving);
        if (!m_seen || m_seen->recipe != now.recipe || m_seen->look != now.look)
            m_wholeMap = smallMap(frame);
        m_seen = now;
    }
    paintSurveyMap(picture, frame, plane, m_map, scale);
}

} // namespace lozenge
