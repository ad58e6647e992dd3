// Flat shapes: areas, and lines and discs with soft edges.

uniform vec3 fogDistance; // of 1 / w, the depth in the window, and 1
uniform vec3 fogColour;

in vec4 tone;
in vec3 fromSpine;
out vec4 colour;

void main()
{
    float cover = clamp(fromSpine.z + 0.5 - length(fromSpine.xy), 0.0, min(1.0, 2.0 * fromSpine.z));
    float fog = dot(fogDistance, vec3(1.0 / gl_FragCoord.w, gl_FragCoord.z, 1.0));
    colour = vec4(mix(fogColour, tone.rgb, exp(-fog * fog)), tone.a * cover);
}
