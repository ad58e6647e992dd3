#pragma once

#include "app/ground/survey_scene.hpp"
#include "picture/picture.hpp"

#include <memory>

namespace lozenge {

/// Where the view lies on the screen: a square of pixels.
struct SurveyPlane {
    Box box;
    Sight sight;
    float rim = 0; ///< pixels around it where the map goes on, if there is more of it

    [[nodiscard]] float perPoint() const { return static_cast<float>(box.width / sight.width); }
    [[nodiscard]] Box frame() const { return {box.x - rim, box.y - rim, box.width + 2 * rim, box.height + 2 * rim}; }
    [[nodiscard]] Vec2 at(double x, double y) const
    {
        const double scale = box.width / sight.width;
        return {static_cast<float>(box.x + (x - sight.west()) * scale),
                static_cast<float>(box.y + (y - sight.north()) * scale)};
    }
    [[nodiscard]] double xAt(float pixel) const { return sight.west() + (pixel - box.x) * sight.width / box.width; }
    [[nodiscard]] double yAt(float pixel) const { return sight.north() + (pixel - box.y) * sight.width / box.width; }
};

/// The plane in the square that the board has.
SurveyPlane surveyPlane(const Box& square, const Sight& sight, float scale);

/// The map of what is in view: an image with about a point to a pixel, or the points themselves where they have room.
/// It remembers the image, which stays as long as what it shows.
class SurveyBoard {
public:
    void paint(Picture& picture, const SurveyScene& scene, const SurveyPlane& plane, float scale, bool isMoving);

    [[nodiscard]] const std::shared_ptr<const Pixels>& wholeMap() const { return m_wholeMap; }
    [[nodiscard]] bool hasDiscs() const { return m_hasDiscs; }           ///< the points themselves, not an image
    [[nodiscard]] int depth() const { return m_growth.depth; }           ///< of the lattice that it shows
    [[nodiscard]] double milliseconds() const { return m_milliseconds; } ///< that its heights took
    [[nodiscard]] std::size_t pointsMade() const { return m_points; }

private:
    void make(const SurveyScene& scene, const SurveyPlane& plane, bool isMoving);

    std::shared_ptr<const Pixels> m_pixels;
    std::shared_ptr<const Pixels> m_wholeMap; ///< small, for the locator
    Patch m_patch;
    Growth m_growth;
    std::optional<Survey> m_seen;
    Look m_look;
    Box m_box;
    bool m_wasMoving = false;
    bool m_hasDiscs = false;
    Recipe m_mapOf;
    Look m_mapLook;
    double m_milliseconds = 0;
    std::size_t m_points = 0;
};

/// Numbers and marks around it: coordinates, the scale, and where the view lies on the whole map.
void paintSurveyRim(Picture& picture, const SurveyScene& scene, const SurveyPlane& plane, float scale);
void paintLocator(Picture& picture, const SurveyScene& scene, const SurveyPlane& plane,
                  const std::shared_ptr<const Pixels>& map, float scale);

/// The heights of a patch as pixels, lit like the relief.
std::shared_ptr<const Pixels> litPixels(const SurveyScene& scene, const Patch& patch, double share,
                                        const HeightsInView& heights, double cellsAcross);

/// The power of ten in whose unit the heights of a view have two digits.
int unitOf(double limit);

/// Three digits that count, with a power of ten where it is very small.
std::string amountText(double amount);

/// "268 435 457".
std::string grouped(std::uint64_t number);

} // namespace lozenge
