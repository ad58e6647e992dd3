#pragma once

#include "app/gl/gl_program.hpp"
#include "picture/look.hpp"

#include <map>

namespace lozenge {

/// Of what a program for the surface is made.
struct SurfaceKind {
    ReliefStyle::Kind style = ReliefStyle::Kind::Shaded;
    bool hasLattice = false;
    bool hasFog = false;
    bool colourByCell = false; ///< instead of by pixel: quick where cells are hardly larger than pixels
    bool isTile = false;       ///< of a survey, where the newest level grows out of the coarser surface

    friend auto operator<=>(const SurfaceKind&, const SurfaceKind&) = default;
};

/// The shaders, built when they are first wanted.
class ReliefPrograms {
public:
    /// In words why not, where the context gives less than OpenGL 3.3 or the files are missing.
    static tl::expected<ReliefPrograms, std::string> load();

    const GlProgram& surface(const SurfaceKind& kind);
    const GlProgram& shapes() const { return m_shapes; }

private:
    ReliefPrograms(GlProgram surface, GlProgram shapes);

    std::map<SurfaceKind, GlProgram> m_surfaces;
    GlProgram m_shapes;
};

} // namespace lozenge
