#include "core/variants/run.hpp"

namespace lozenge {

void Run::letOthersStandIn()
{
    Parents read;
    for (const Parent& parent : m_step.parents)
        read.add(parentToward(m_step.at, parent.toward, parent.source, m_step.half, last()));
    m_step.parents = read;
}

double Run::mean() const
{
    return meanOf(
               m_step.parents, m_outside, [](const Parent& parent) { return parent.source; },
               [this](const Parent& parent) { return m_grid.height(parent.at); })
        .value_or(0);
}

} // namespace lozenge
