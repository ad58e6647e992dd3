uniform mat4 toScreen;

layout(location = 0) in vec3 at;
layout(location = 1) in vec4 paint;
layout(location = 2) in vec3 spine; // offset from the middle of a line or disc in pixels, and half its width

out vec4 tone;
out vec3 fromSpine;

void main()
{
    tone = paint;
    fromSpine = spine;
    gl_Position = toScreen * vec4(at, 1);
}
