#include "picture/frame.hpp"

namespace lozenge {

std::string frameTitle(const Frame& frame)
{
    return frame.moment.step ? std::string(phaseWord(frame.moment.step->phase, *frame.look.names)) + " step" : "The corners";
}
std::string frameCaption(const Frame& frame)
{
    return "step " + std::to_string(frame.moment.number) + " of " + std::to_string(frame.timeline.stepCount());
}
std::string frameEquation(const Frame&)
{
    return {};
}
std::string frameNarration(const Frame& frame)
{
    return frame.narration;
}

} // namespace lozenge
