#version 330

// A vertex for every point of the map that is drawn; on small maps the cells between them are divided further.

uniform sampler2D heights;
uniform mat4 toScreen; // from x, y and height
uniform int verticesPerSide;
uniform float spacing; // of the vertices, in points of the map
uniform int stride;    // of the points that are drawn
uniform int last;
uniform float farther; // in the depth of the screen

out vec2 place; // on the map

float heightAt(vec2 at)
{
    ivec2 cell = clamp(ivec2(at) / stride, ivec2(0), ivec2(last / stride - 1)) * stride;
    vec2 part = (at - vec2(cell)) / float(stride);
    vec2 west = vec2(texelFetch(heights, cell, 0).r, texelFetch(heights, cell + ivec2(0, stride), 0).r);
    if (part == vec2(0))
        return west.x;
    vec2 east = vec2(texelFetch(heights, cell + ivec2(stride, 0), 0).r, texelFetch(heights, cell + stride, 0).r);
    vec2 along = mix(west, east, part.x);
    return mix(along.x, along.y, part.y);
}

void main()
{
    place = vec2(gl_VertexID % verticesPerSide, gl_VertexID / verticesPerSide) * spacing;
    gl_Position = toScreen * vec4(place, heightAt(place), 1);
    gl_Position.z += farther * gl_Position.w;
}
