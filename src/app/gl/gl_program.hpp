#pragma once

#include "app/gl/gl_object.hpp"
#include "picture/colour.hpp"

#include <filesystem>
#include <glm/gtc/type_ptr.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec4.hpp>
#include <string>
#include <tl/expected.hpp>

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
    void set(const char* name, Colour value) const
    {
        glUniform3f(place(name), value.r, value.g, value.b);
    } ///< its red, green and blue
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
    explicit GlProgram(GlObject<GlProgramKind> program) : m_program(std::move(program)) {}
    [[nodiscard]] GLint place(const char* name) const { return glGetUniformLocation(m_program.id(), name); }

    GlObject<GlProgramKind> m_program;
};

} // namespace lozenge
