#include "export/text/filled.hpp"

#include <algorithm>
#include <stdexcept>

namespace lozenge {

std::string filled(std::string_view file, std::string_view text, const Fillings& values)
{
    std::string whole;
    for (std::size_t begin = text.find("{{"); begin != std::string_view::npos; begin = text.find("{{")) {
        const std::size_t end = text.find("}}", begin);
        const std::string_view name = text.substr(begin + 2, end - begin - 2);
        const auto value = std::find_if(values.begin(), values.end(), [&](const auto& v) { return v.first == name; });
        if (end == std::string_view::npos || value == values.end())
            throw std::runtime_error(std::string(file) + ": this file of the program asks for \"" +
                                     std::string(name.substr(0, 20)) + "\"");
        whole.append(text.substr(0, begin)).append(value->second);
        text.remove_prefix(end + 2);
    }
    return whole.append(text);
}

} // namespace lozenge
