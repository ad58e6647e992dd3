#pragma once

#include "app/gl/gl_object.hpp"
#include "picture/colour.hpp"

#include <filesystem>
#include <glm/gtc/type_ptr.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

/// A program of two shaders, with its inputs by their names.
class GlProgram {
public:
    /// NAME.vert and NAME.frag of a folder, each after a text; in words what is wrong with them.
    static tl::expected<GlProgram, std::string> load(const std::filesystem::path& folder, const std::string& name,
                                                     const std::string& before);

    void use() const { glUseProgram(m_program.id()); }

    // Of the program in use.
    void set(const char* name, int value) const { glUniform1i(place(name), value); }
    void set(const char* name, float value) const { glUniform1f(place(name), value); }
    void set(const char* name, Colour value) const { set(name, glm::vec3(value.r, value.g, value.b)); }
    void set(const char* name, glm::vec2 value) const { glUniform2f(place(name), value.x, value.y); }
    void set(const char* name, glm::ivec2 value) const { glUniform2i(place(name), value.x, value.y); }
    void set(const char* name, glm::vec3 value) const { glUniform3f(place(name), value.x, value.y, value.z); }
    void set(const char* name, glm::vec4 value) const { glUniform4f(place(name), value.x, value.y, value.z, value.w); }
    void set(const char* name, const glm::mat4& value) const
    {
        glUniformMatrix4fv(place(name), 1, GL_FALSE, glm::value_ptr(value));
    }
    /// A vector of another length would turn into one of these without a word.
    template <typename Other>
    void set(const char* name, Other value) const = delete;

private:
    static void make(GLsizei, GLuint* id) { *id = glCreateProgram(); }
    static void remove(GLsizei, const GLuint* id) { glDeleteProgram(*id); }
    [[nodiscard]] GLint place(const char* name) const { return glGetUniformLocation(m_program.id(), name); }

    GlObject<make, remove> m_program;
};

/// Areas, lines and discs as triangles. Lines and discs have soft edges and are given in pixels.
class Shapes {
public:
    struct Vertex {
        glm::vec3 at;
        Colour paint;
        glm::vec3 spine; ///< offset from the middle of a line or disc in pixels, and half its width
    };

    /// Corners go round, the z of each is its depth.
    void area(glm::vec3 a, glm::vec3 b, glm::vec3 c, glm::vec3 d, Colour ofAB,
              std::optional<Colour> ofCD = std::nullopt)
    {
        quad(inside(a, ofAB), inside(b, ofAB), inside(c, ofCD.value_or(ofAB)), inside(d, ofCD.value_or(ofAB)));
    }
    void line(glm::vec2 from, glm::vec2 to, float width, Colour paint);
    void disc(glm::vec3 centre, float radius, Colour paint);

    [[nodiscard]] const std::vector<Vertex>& triangles() const { return m_triangles; }

private:
    static Vertex inside(glm::vec3 at, Colour paint) { return {at, paint, {0, 0, 1}}; }
    void quad(const Vertex& a, const Vertex& b, const Vertex& c, const Vertex& d)
    {
        m_triangles.insert(m_triangles.end(), {a, b, c, a, c, d});
    }

    std::vector<Vertex> m_triangles;
};

/// Fog leaves exp(-d^2) of a colour, where d is the dot product of its distance with 1 / w, the depth in the window and
/// 1: of a perspective the first counts, of a parallel projection the others.
struct GlFog {
    glm::vec3 distance{0};
    Colour colour;

    [[nodiscard]] bool isThere() const { return distance != glm::vec3(0); }
};

/// How what lies on a map, or in pixels, comes to the screen.
struct GlView {
    glm::mat4 toScreen{1};
    float scale = 1; ///< of the design's unit
    GlFog fog = {};

    /// Into the program in use.
    void set(const GlProgram& program) const;
};

/// Draws shapes on the screen, in fog where there is some.
class GlShapes {
public:
    void draw(const GlProgram& program, const Shapes& shapes, const GlView& view);

private:
    GlVertexArray m_array;
    GlBuffer m_vertices;
};

} // namespace lozenge
