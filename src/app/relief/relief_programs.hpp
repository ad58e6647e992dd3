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
    static tl::expected<ReliefPrograms, std::string> load(const std::filesystem::path& folder);

    const GlProgram& surface(const SurfaceKind& kind);
    const GlProgram& shapes() const { return m_shapes; }

private:
    ReliefPrograms(std::filesystem::path folder, GlProgram surface, GlProgram shapes);

    std::filesystem::path m_folder;
    std::map<SurfaceKind, GlProgram> m_surfaces;
    GlProgram m_shapes;
};

} // namespace lozenge
