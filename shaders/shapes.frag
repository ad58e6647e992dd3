// Flat shapes: areas, and lines and discs with soft edges.

uniform float fogDensity;
uniform vec3 fogColour;

in vec4 tone;
in vec3 fromSpine;
out vec4 colour;

void main()
{
    float cover = clamp(fromSpine.z + 0.5 - length(fromSpine.xy), 0.0, min(1.0, 2.0 * fromSpine.z));
    float fog = fogDensity / gl_FragCoord.w;
    colour = vec4(mix(fogColour, tone.rgb, exp(-fog * fog)), tone.a * cover);
}
