#include "app/window_icon.hpp"

#include "app/releases.hpp"
#include "files/data_folder.hpp"

namespace lozenge {

void showIcon(sf::Window& window)
{
    sf::Image icon;
    if (icon.loadFromFile((dataFolder() / "assets/icons/128.png").string()))
        setIcon(window, icon);
}

} // namespace lozenge
