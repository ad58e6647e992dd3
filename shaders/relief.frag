#version 330

// The surface in one of its styles. Height and slope are those of the cell that lies between four points.

uniform sampler2D heights;
uniform sampler1D palette; // from -limit to limit
uniform int stride;
uniform int last;
uniform float limit;
uniform float steep; // slope of the map where its whole range is .62 of its side

const int shaded = 0, wire = 1, bands = 2, slopeGrey = 3, normals = 4;
uniform int style;

uniform vec3 page;
uniform vec3 ink;
uniform float latticeOpacity; // 0: no lines
uniform float latticeWidth;   // pixels
uniform bool allLattice;      // lines alone are drawn

const int bandCount = 6;
uniform float bandBelow[bandCount];
uniform vec3 bandColour[bandCount];
uniform float waterBelow;
uniform vec3 waterColour;

uniform float fogDensity; // 0: none
uniform vec3 fogColour;

in vec2 place;
out vec4 colour;

vec3 paletteAt(float height)
{
    float size = float(textureSize(palette, 0));
    float share = clamp((height / limit + 1.0) / 2.0, 0.0, 1.0);
    return texture(palette, (share * (size - 1.0) + 0.5) / size).rgb;
}

vec3 bandAt(float height)
{
    int band = 0;
    while (band + 1 < bandCount && height >= bandBelow[band])
        ++band;
    return bandColour[band];
}

vec3 surfaceColour(float height, vec2 slope)
{
    vec3 normal = normalize(vec3(-slope * steep, 1));
    float light = max(0.0, dot(vec3(-0.55, -0.35, 0.76), normal));
    float brightness = 0.58 + 0.5 * light;

    if (style == wire)
        return page;
    if (style == bands)
        return bandAt(height) * min(1.0, brightness);
    if (style == normals)
        return vec3(0.5 + 0.5 * normal.x, 0.5 - 0.5 * normal.y, 0.5 + 0.5 * normal.z);
    if (style == slopeGrey) {
        float grey = clamp(0.5 + 0.2 * slope.x * float(last) / limit, 0.0, 1.0);
        return height < waterBelow ? mix(vec3(grey), waterColour, 0.55) : vec3(grey);
    }
    return min(vec3(1), paletteAt(height) * brightness);
}

// How much of the pixel lines of the lattice cover.
float latticeCover()
{
    vec2 cells = place / float(stride);
    vec2 away = abs(fract(cells + 0.5) - 0.5);
    vec2 perPixel = vec2(length(vec2(dFdx(cells.x), dFdy(cells.x))), length(vec2(dFdx(cells.y), dFdy(cells.y))));
    vec2 cover = clamp(latticeWidth / 2.0 + 0.5 - away / max(perPixel, 1e-9), 0.0, min(1.0, latticeWidth));
    return max(cover.x, cover.y);
}

void main()
{
    ivec2 cell = clamp(ivec2(place) / stride, ivec2(0), ivec2(last / stride - 1)) * stride;
    vec2 part = (place - vec2(cell)) / float(stride);
    float nw = texelFetch(heights, cell, 0).r;
    float ne = texelFetch(heights, cell + ivec2(stride, 0), 0).r;
    float sw = texelFetch(heights, cell + ivec2(0, stride), 0).r;
    float se = texelFetch(heights, cell + stride, 0).r;
    float height = mix(mix(nw, ne, part.x), mix(sw, se, part.x), part.y);
    vec2 slope = vec2(mix(ne - nw, se - sw, part.y), mix(sw - nw, se - ne, part.x)) / float(stride);

    vec3 seen = surfaceColour(height, slope);
    if (latticeOpacity > 0.0) {
        vec3 line = style == wire ? mix(paletteAt(height), ink, 0.35) : vec3(0);
        seen = mix(seen, line, latticeOpacity * (allLattice ? 1.0 : latticeCover()));
    }
    float fog = fogDensity / gl_FragCoord.w;
    colour = vec4(mix(fogColour, seen, exp(-fog * fog)), 1);
}
