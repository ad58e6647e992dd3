// A vertex for every point of the map that is drawn; on small maps the cells between them are divided further.

uniform mat4 toScreen; // from x, y and height
uniform int verticesPerSide;
uniform float spacing; // of the vertices, in points of the map
uniform float farther; // in the depth of the screen

#if TILE
uniform vec2 first;  // vertex, on the tile
uniform vec4 inside; // west, north, east and south of what is drawn
#endif

#if COLOUR_BY_CELL
flat out vec3 cellColour; // that of the cell to the south-east
#else
out vec2 place; // on the map
#endif

void main()
{
    ivec2 vertex = ivec2(gl_VertexID % verticesPerSide, gl_VertexID / verticesPerSide);
    vec2 at = vec2(vertex) * spacing;
#if TILE
    at += first;
    gl_ClipDistance[0] = at.x - inside.x;
    gl_ClipDistance[1] = at.y - inside.y;
    gl_ClipDistance[2] = inside.z - at.x;
    gl_ClipDistance[3] = inside.w - at.y;
#endif
    gl_Position = toScreen * vec4(at, cellAt(at).height, 1);
    gl_Position.z += farther * gl_Position.w;
#if COLOUR_BY_CELL
    cellColour = surfaceColour(cellAt(at + 0.5 * spacing));
#else
    place = at;
#endif
}
