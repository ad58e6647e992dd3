// The surface in one of its styles, with the lines of the lattice and fog where they are wanted.

uniform vec3 ink;
uniform float latticeOpacity;
uniform float latticeWidth; // pixels; 0: lines alone are drawn
uniform float shoreWidth;   // pixels; 0: there is no water
uniform vec3 shoreline;

uniform int painted;    // so many cells, from the far corner
uniform ivec2 nearSide; // 1 where the east is near, and the south

uniform vec3 fogDistance; // of 1 / w, the depth in the window, and 1
uniform vec3 fogColour;

#if COLOUR_BY_CELL
flat in vec3 cellColour;
#else
in vec2 place;
#endif
#if TILE
in vec2 side;
uniform vec3 sideEast, sideSouth;
#endif
out vec4 colour;

#if LATTICE
// How much of the pixel lines of the lattice cover, those across and those along.
vec2 linesCover(vec2 cells)
{
    vec2 away = abs(fract(cells + 0.5) - 0.5);
    vec2 perPixel = vec2(length(vec2(dFdx(cells.x), dFdy(cells.x))), length(vec2(dFdx(cells.y), dFdy(cells.y))));
    return clamp(latticeWidth / 2.0 + 0.5 - away / max(perPixel, 1e-9), 0.0, min(1.0, latticeWidth));
}

// Lines that meet in a pixel are painted over each other.
float latticeCover()
{
    if (latticeWidth == 0.0)
        return latticeOpacity;
    vec2 cells = place / float(stride);
#if TILE
    // Lines of the newest level come with it.
    vec2 seen = max(grown * linesCover(cells), linesCover(cells / 2.0));
#else
    vec2 seen = linesCover(cells);
#endif
    float bare = (1.0 - latticeOpacity * seen.x) * (1.0 - latticeOpacity * seen.y);
#if STYLE == STRIPS
    bare *= 1.0 - latticeOpacity * linesCover(vec2(cells.x + cells.y)).x; // from the south-west to the north-east
#endif
    return 1.0 - bare;
}
#endif

void main()
{
#if COLOUR_BY_CELL
    vec3 seen = cellColour;
#else
    Cell cell = cellAt(place);
#if !TILE
    // Cells are painted from back to front.
    int cells = last / stride;
    ivec2 fromFar = min(ivec2(place) / stride, ivec2(cells - 1));
    fromFar = nearSide * fromFar + (1 - nearSide) * (cells - 1 - fromFar);
    if (fromFar.y * cells + fromFar.x >= painted)
        discard;
#endif
    vec3 seen = surfaceColour(cell);
    // Where water ends.
    float shore = abs(cell.height - waterLevel) / max(fwidth(cell.height), 1e-12);
    seen = mix(seen, shoreline, clamp(shoreWidth / 2.0 + 0.5 - shore, 0.0, min(1.0, shoreWidth)));
#if LATTICE
#if STYLE == WIRE
    vec3 line = mix(paletteAt(cell.height), ink, 0.35);
#else
    vec3 line = vec3(0);
#endif
    seen = mix(seen, line, latticeCover());
#endif
#endif

#if TILE
    seen = side.x > 0.0 ? sideEast : side.y > 0.0 ? sideSouth : seen;
#endif
#if FOG
    float fog = dot(fogDistance, vec3(1.0 / gl_FragCoord.w, gl_FragCoord.z, 1.0));
    seen = mix(fogColour, seen, exp(-fog * fog));
#endif
    colour = vec4(seen, 1);
}
