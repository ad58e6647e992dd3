// Height, slope and colour of the surface, for both shaders. A graphics processor without branches would carry out
// all styles to show one: each is a program of its own.

uniform sampler2D heights;
uniform sampler1D palette;
uniform vec3 colourRange; // the heights of its first colour, the one in the middle, and the last
uniform int stride;       // of the points that are drawn
uniform int last;
uniform float axisFoot; // what lies lower is cut off there
uniform float steep;    // from a slope to one as it is drawn
uniform vec3 page;
uniform vec3 light; // to where it comes from: east, south and above
uniform float spoiltFaces; // against the unit of heights; more than 0 where normals are spoilt

uniform float waterLevel;
uniform vec3 waterColour;
uniform vec3 waterDepth; // opacity of the shallowest, of the deepest besides, and how fast it grows with the depth

#if TILE
uniform float base;    // of the tile's heights, against the middle of the range
uniform float grown;   // how far its newest level has come from the coarser surface
uniform vec3 eye;      // in cells of the tile, the last above the ground below it
uniform float reach;   // so many cells from the eye its points have sunk into the coarser surface
uniform float sinking; // of them on the last ones

float heightOf(ivec2 point)
{
    vec2 grownAndCoarser = texelFetch(heights, point, 0).rg;
    float seen = clamp((reach - distance(vec3(point, 0), eye)) / sinking, 0.0, 1.0);
    return base + mix(grownAndCoarser.g, grownAndCoarser.r, grown * seen);
}
#else
float heightOf(ivec2 point)
{
    return max(axisFoot, texelFetch(heights, point, 0).r);
}
#endif

struct Cell {
    float height;
    vec2 slope;
    float nw; // the height of its north-western point
};

#if SMOOTH
// Between the neighbours of a point.
vec2 slopeAt(ivec2 point)
{
    ivec2 least = max(point - stride, ivec2(0)), most = min(point + stride, ivec2(last));
    return vec2(heightOf(ivec2(most.x, point.y)) - heightOf(ivec2(least.x, point.y)),
                heightOf(ivec2(point.x, most.y)) - heightOf(ivec2(point.x, least.y))) / vec2(most - least);
}
#endif

// What lies between four points is as high as they are, each by its share.
Cell cellAt(vec2 place)
{
    ivec2 nwPoint = clamp(ivec2(place) / stride, ivec2(0), ivec2(last / stride - 1)) * stride;
    vec2 part = (place - vec2(nwPoint)) / float(stride);
    float nw = heightOf(nwPoint);
    float ne = heightOf(nwPoint + ivec2(stride, 0));
    float sw = heightOf(nwPoint + ivec2(0, stride));
    float se = heightOf(nwPoint + stride);
    Cell cell;
#if STYLE == STRIPS
    // Two triangles a cell meet from the south-west to the north-east.
    cell.height = part.x + part.y < 1.0 ? nw + (ne - nw) * part.x + (sw - nw) * part.y
                                        : se + (sw - se) * (1.0 - part.x) + (ne - se) * (1.0 - part.y);
#else
    cell.height = mix(mix(nw, ne, part.x), mix(sw, se, part.x), part.y);
#endif
    cell.nw = nw;
#if SMOOTH
    cell.slope = mix(mix(slopeAt(nwPoint), slopeAt(nwPoint + ivec2(stride, 0)), part.x),
                     mix(slopeAt(nwPoint + ivec2(0, stride)), slopeAt(nwPoint + stride), part.x), part.y);
#else
    cell.slope = vec2(mix(ne - nw, se - sw, part.y), mix(sw - nw, se - ne, part.x)) / float(stride);
#endif
    return cell;
}

vec3 paletteAt(float height)
{
    float size = float(textureSize(palette, 0));
    float part = height < colourRange.y ? (height - colourRange.x) / (colourRange.y - colourRange.x)
                                        : 1.0 + (height - colourRange.y) / (colourRange.z - colourRange.y);
    return textureLod(palette, (clamp(part / 2.0, 0.0, 1.0) * (size - 1.0) + 0.5) / size, 0.0).rgb;
}

vec3 groundColour(Cell cell)
{
#if STYLE == WIRE
    return page;
#elif STYLE == STRIPS
    return vec3(1);
#elif STYLE == SLOPE_GREY
    return vec3(clamp((128.0 + 50.0 * cell.slope.x * steep) / 255.0, 0.0, 1.0));
#elif STYLE == FACETS
    return paletteAt(cell.nw);
#elif STYLE == FLAT
    return paletteAt(cell.height);
#else
    vec3 upward = vec3(-cell.slope * steep, 1);
    vec3 normal = normalize(upward);
#if STYLE == NORMALS
    return vec3(0.5 + 0.5 * normal.x, 0.5 - 0.5 * normal.y, 0.5 + 0.5 * normal.z);
#else
    // Of so many faces the unit normals are added, then the height stands where the sum's upward part belongs.
    if (spoiltFaces > 0.0) {
        normal = vec3(normal.xy * spoiltFaces, cell.height);
        normal /= max(length(normal), 1e-18);
    }
    float brightness = LIGHT_EVERYWHERE + LIGHT_DIRECT * max(0.0, dot(light, normal));
#if STYLE == BANDS
    brightness = min(1.0, brightness);
#endif
    return min(vec3(1), paletteAt(cell.height) * brightness);
#endif
#endif
}

vec3 surfaceColour(Cell cell)
{
    vec3 ground = groundColour(cell);
    float depth = waterLevel - cell.height;
    if (depth <= 0.0)
        return ground;
    return mix(ground, waterColour, waterDepth.x + waterDepth.y * (1.0 - exp(-waterDepth.z * depth)));
}
