#include "app/gl/gl_program.hpp"

#include "files/disk/read_file.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

/// What a compiler or linker says of its work, in its first line.
template <class Get, class GetLog>
std::string firstLine(GLuint id, Get get, GetLog getLog)
{
    GLint length = 0;
    get(id, GL_INFO_LOG_LENGTH, &length);
    std::string log(static_cast<std::size_t>(std::max(length, 1)), '\0');
    getLog(id, length, nullptr, log.data());
    return log.substr(0, log.find_first_of(std::string{"\n\0", 2}));
}

/// Attaches a shader to a program; returns what is wrong with it, or nothing.
std::string attach(GLuint program, const std::filesystem::path& file, GLenum kind, const std::string& before)
{
    const auto source = readFile(file);
    if (!source)
        return file.string() + ": " + source.error().says;

    const GLuint shader = glCreateShader(kind);
    const std::array texts{before.c_str(), "\n#line 1\n", source->c_str()};
    glShaderSource(shader, static_cast<GLsizei>(texts.size()), texts.data(), nullptr);
    glCompileShader(shader);
    glAttachShader(program, shader);
    glDeleteShader(shader); // once the program goes
    GLint done = GL_FALSE;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &done);
    return done ? "" : file.string() + ": " + firstLine(shader, glGetShaderiv, glGetShaderInfoLog);
}

} // namespace

tl::expected<GlProgram, std::string> GlProgram::load(const std::filesystem::path& folder, const std::string& name,
                                                     const std::string& before)
{
    GlObject<GlProgramKind> program;
    for (const auto& [ending, kind] : {std::pair{".vert", GL_VERTEX_SHADER}, std::pair{".frag", GL_FRAGMENT_SHADER}})
        if (std::string fault = attach(program.made(), folder / (name + ending), static_cast<GLenum>(kind), before);
            !fault.empty())
            return tl::unexpected(fault);
    glLinkProgram(program.id());
    GLint done = GL_FALSE;
    glGetProgramiv(program.id(), GL_LINK_STATUS, &done);
    if (!done)
        return tl::unexpected(name + ": " + firstLine(program.id(), glGetProgramiv, glGetProgramInfoLog));
    return GlProgram(std::move(program));
}

} // namespace lozenge
