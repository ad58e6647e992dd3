#include "picture/frame.hpp"

namespace lozenge {

Picture framePicture(const Frame& frame, View::Kind, float width, float height)
{
    Picture picture{.width = width, .height = height, .background = frame.look.theme->page, .title = frameTitle(frame), .description = frameCaption(frame)};
    picture.text({40, 60}, frameTitle(frame), Font::SansBold, 32, frame.look.theme->ink);
    picture.text({40, 100}, frameCaption(frame), Font::Mono, 20, frame.look.theme->muted);
    picture.circle({width / 2, height / 2}, 80, colourAt(*frame.look.palette, 0.7F), {frame.look.theme->now, 4});
    return picture;
}

} // namespace lozenge
