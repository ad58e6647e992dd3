#include "scratch.hpp"

#include "files/disk/interrupt.hpp"
#include "files/settings.hpp"

#include <algorithm>

using namespace lozenge;

namespace {

/// Sets a variable of the environment until the test is over.
struct Environment {
    std::string name;
    std::optional<std::string> before;

    Environment(std::string variable, const std::optional<std::string>& value) : name(std::move(variable))
    {
        if (const char* old = std::getenv(name.c_str()))
            before = old;
        set(value);
    }
    ~Environment() { set(before); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

    void set(const std::optional<std::string>& value) const
    {
        value ? ::setenv(name.c_str(), value->c_str(), 1) : ::unsetenv(name.c_str());
    }
};

} // namespace

TEST_CASE("settings come back as they were kept")
{
    const Scratch folder;
    const auto file = folder.at("deep/below/settings.toml");
    const Settings settings{.width = 1920,
                            .height = 1080,
                            .scale = 1.25,
                            .theme = "contrast",
                            .language = "de",
                            .lastLesson = "/a \"folder\"/with\\odd\nnames 'é'.toml",
                            .fullScreen = true,
                            .presenterX = -1920,
                            .presenterY = 40,
                            .presenterWidth = 1600,
                            .presenterHeight = 900};
    CHECK_FALSE(saveSettings(settings, file));
    const auto loaded = loadSettings(file);
    CHECK(loaded.settings == settings);
    CHECK(loaded.complaint.empty());
    CHECK_FALSE(std::filesystem::exists(folder.at("deep/below/settings.toml.new")));
    CHECK_FALSE(saveSettings(Settings{}, file));
    CHECK(loadSettings(file).settings == Settings{});
}

TEST_CASE("a window that is larger or farther away than it may be opened is kept as far as it may")
{
    const Scratch folder;
    const auto file = folder.at("settings.toml");
    for (const int many : {-1'000'000, 0, 99, 20001, 1'000'000}) {
        INFO(many);
        Settings settings{.width = many, .height = many, .scale = many / 100.0, .presenterX = many, .presenterY = many};
        settings.presenterWidth = settings.presenterHeight = many;
        CHECK_FALSE(saveSettings(settings, file));
        const auto loaded = loadSettings(file);
        CHECK(loaded.complaint.empty());
        CHECK(loaded.settings.width == std::clamp(many, 100, 20000));
        CHECK(loaded.settings.presenterX == std::clamp(many, -30000, 30000));
    }
}

TEST_CASE("where there are no settings they are the usual ones")
{
    const Scratch folder;
    const auto loaded = loadSettings(folder.at("settings.toml"));
    CHECK(loaded.settings == Settings{});
    CHECK(loaded.complaint.empty());
}

TEST_CASE("a spoilt file is set aside and told of")
{
    for (const std::string text : {"[&", "width = 1280\nheight = [", "width = \"wide\"", "width = 3", "scale = 1e9",
                                   "scale = nan", "theme = 5", "\xff\xfe\x00\x01"}) {
        INFO(text);
        const Scratch folder;
        const auto file = folder.at("settings.toml");
        fill(file, text);
        const auto loaded = loadSettings(file);
        CHECK(loaded.settings == Settings{});
        CHECK(loaded.complaint.find("settings.toml.spoilt") != std::string::npos);
        CHECK(loaded.complaint.find('\n') == std::string::npos);
        CHECK_FALSE(std::filesystem::exists(file));
        CHECK(contentOf(folder.at("settings.toml.spoilt")) == text);
        CHECK(loadSettings(file).complaint.empty()); // once
    }
}

TEST_CASE("a large file is spoilt and not read")
{
    const Scratch folder;
    const auto file = folder.at("settings.toml");
    fill(file, std::string(300'000, '#'));
    CHECK_FALSE(loadSettings(file).complaint.empty());
    CHECK(std::filesystem::exists(folder.at("settings.toml.spoilt")));
}

TEST_CASE("keys of a later program are passed over")
{
    const Scratch folder;
    const auto file = folder.at("settings.toml");
    fill(file, "width = 640\nwings = \"many\"\n");
    const auto loaded = loadSettings(file);
    CHECK(loaded.settings.width == 640);
    CHECK(loaded.complaint.empty());
}

TEST_CASE("settings are kept while an export is being given up")
{
    const Scratch folder;
    const InterruptWatch watch;
    askToStop();
    CHECK_FALSE(saveSettings(Settings{.width = 777}, folder.at("settings.toml")));
    CHECK(loadSettings(folder.at("settings.toml")).settings.width == 777);
    CHECK(folder.count() == 1);
}

TEST_CASE("settings that cannot be kept are told of in one line")
{
    const Scratch folder;
    fill(folder.at("file"), "");
    const auto complaint = saveSettings(Settings{}, folder.at("file/settings.toml"));
    REQUIRE(complaint);
    CHECK(complaint->find("cannot be kept") != std::string::npos);
    CHECK(contentOf(folder.at("file")).empty());
}

#if !defined(__APPLE__)
TEST_CASE("settings are kept where the XDG rules say")
{
    const Environment home("HOME", "/home/somebody");
    const Environment xdg("XDG_CONFIG_HOME", "/elsewhere");
    CHECK(settingsPath() == "/elsewhere/lozenge/settings.toml");
    xdg.set("relative");
    CHECK(settingsPath() == "/home/somebody/.config/lozenge/settings.toml");
    xdg.set(std::nullopt);
    CHECK(settingsPath() == "/home/somebody/.config/lozenge/settings.toml");
    home.set(std::nullopt);
    CHECK_FALSE(settingsPath());
}
#endif
