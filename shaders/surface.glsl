// Height, slope and colour of the surface, for both shaders. A graphics processor without branches would carry out
// all styles to show one: each is a program of its own.

uniform sampler2D heights;
uniform sampler1D palette; // from -limit to limit
uniform int stride;        // of the points that are drawn
uniform int last;
uniform float limit;
uniform float steep; // slope of a map whose whole range is .62 of its side
uniform vec3 page;

const int bandCount = 6;
uniform float bandBelow[bandCount];
uniform vec3 bandColour[bandCount];
uniform float waterBelow;
uniform vec3 waterColour;

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
    return texelFetch(heights, point, 0).r;
}
#endif

struct Cell {
    float height;
    vec2 slope;
};

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
    cell.height = mix(mix(nw, ne, part.x), mix(sw, se, part.x), part.y);
    cell.slope = vec2(mix(ne - nw, se - sw, part.y), mix(sw - nw, se - ne, part.x)) / float(stride);
    return cell;
}

vec3 paletteAt(float height)
{
    float size = float(textureSize(palette, 0));
    float share = clamp((height / limit + 1.0) / 2.0, 0.0, 1.0);
    return textureLod(palette, (share * (size - 1.0) + 0.5) / size, 0.0).rgb;
}

vec3 bandAt(float height)
{
    int band = 0;
    while (band + 1 < bandCount && height >= bandBelow[band])
        ++band;
    return bandColour[band];
}

vec3 surfaceColour(Cell cell)
{
#if STYLE == WIRE
    return page;
#elif STYLE == SLOPE_GREY
    float grey = clamp(0.5 + 0.2 * cell.slope.x * float(last) / limit, 0.0, 1.0);
    return cell.height < waterBelow ? mix(vec3(grey), waterColour, 0.55) : vec3(grey);
#else
    vec3 normal = normalize(vec3(-cell.slope * steep, 1));
#if STYLE == NORMALS
    return vec3(0.5 + 0.5 * normal.x, 0.5 - 0.5 * normal.y, 0.5 + 0.5 * normal.z);
#else
    float brightness = LIGHT_EVERYWHERE + LIGHT_DIRECT * max(0.0, dot(LIGHT, normal));
#if STYLE == BANDS
    return bandAt(cell.height) * min(1.0, brightness);
#else
    return min(vec3(1), paletteAt(cell.height) * brightness);
#endif
#endif
#endif
}
