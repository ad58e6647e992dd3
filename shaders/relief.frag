// The surface in one of its styles, with the lines of the lattice and fog where they are wanted.

uniform vec3 ink;
uniform float latticeOpacity;
uniform float latticeWidth; // pixels; 0: lines alone are drawn

uniform float fogDensity;
uniform vec3 fogColour;

#if COLOUR_BY_CELL
flat in vec3 cellColour;
#else
in vec2 place;
#endif
out vec4 colour;

#if LATTICE
// How much of the pixel lines of the lattice cover.
float linesCover(vec2 cells)
{
    vec2 away = abs(fract(cells + 0.5) - 0.5);
    vec2 perPixel = vec2(length(vec2(dFdx(cells.x), dFdy(cells.x))), length(vec2(dFdx(cells.y), dFdy(cells.y))));
    vec2 cover = clamp(latticeWidth / 2.0 + 0.5 - away / max(perPixel, 1e-9), 0.0, min(1.0, latticeWidth));
    return max(cover.x, cover.y);
}

float latticeCover()
{
    if (latticeWidth == 0.0)
        return 1.0;
    vec2 cells = place / float(stride);
#if TILE
    // Lines of the newest level come with it.
    return max(grown * linesCover(cells), linesCover(cells / 2.0));
#else
    return linesCover(cells);
#endif
}
#endif

void main()
{
#if COLOUR_BY_CELL
    vec3 seen = cellColour;
#else
    Cell cell = cellAt(place);
    vec3 seen = surfaceColour(cell);
#if LATTICE
#if STYLE == WIRE
    vec3 line = mix(paletteAt(cell.height), ink, 0.35);
#else
    vec3 line = vec3(0);
#endif
    seen = mix(seen, line, latticeOpacity * latticeCover());
#endif
#endif

#if FOG
    float fog = fogDensity / gl_FragCoord.w;
    seen = mix(fogColour, seen, exp(-fog * fog));
#endif
    colour = vec4(seen, 1);
}
