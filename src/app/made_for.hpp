#pragma once

#include <optional>
#include <tuple>
#include <utility>

namespace lozenge {

/// What something made hangs on: it is made anew only where one of these is another.
template <typename... Parts>
class MadeFor {
public:
    /// Whether they are others than the last time.
    bool changesTo(Parts... parts)
    {
        std::tuple now(std::move(parts)...);
        if (m_parts == now)
            return false;
        m_parts = std::move(now);
        return true;
    }

private:
    std::optional<std::tuple<Parts...>> m_parts;
};

} // namespace lozenge
