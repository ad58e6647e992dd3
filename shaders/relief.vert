// A vertex for every point of the map that is drawn; on small maps the cells between them are divided further.

uniform mat4 toScreen; // from x, y and height
uniform int verticesPerSide;
uniform float spacing; // of the vertices, in points of the map
uniform float farther; // in the depth of the screen

#if TILE
uniform vec2 first;  // vertex, on the tile
uniform vec4 inside; // west, north, east and south of what is drawn
uniform vec4 drop;   // so far a curtain hangs down from these borders
#endif

#if COLOUR_BY_CELL
flat out vec3 cellColour; // that of the cell to the south-east
#else
out vec2 place; // on the map
#endif
#if TILE
out vec2 side; // more than 0 on the sides of the block, to the west and the east and to the north and the south
#endif

void main()
{
    ivec2 vertex = ivec2(gl_VertexID % verticesPerSide, gl_VertexID / verticesPerSide);
#if TILE
    // The outermost vertices are the hems of the curtains. Where a coarser tile stands in for one that is still being
    // made, its border is not that of its neighbours, and one would look through.
    vec2 at = clamp(first + (vec2(vertex) - 1.0) * spacing, inside.xy, inside.zw);
    ivec2 hem = ivec2(verticesPerSide - 1);
    vec2 hangs = max(vec2(equal(vertex, ivec2(0))) * drop.xy, vec2(equal(vertex, hem)) * drop.zw);
    float hanging = max(hangs.x, hangs.y);
    side = step(1e30, hangs); // those alone hang down to the floor from any height
    float height = cellAt(at).height;
    height = max(height - hanging, min(height, axisFoot)); // no farther than the floor
#else
    vec2 at = vec2(vertex) * spacing;
    float height = cellAt(at).height;
#endif
    gl_Position = toScreen * vec4(at, height, 1);
    gl_Position.z += farther * gl_Position.w;
#if COLOUR_BY_CELL
    cellColour = surfaceColour(cellAt(at + 0.5 * spacing));
#else
    place = at;
#endif
}
