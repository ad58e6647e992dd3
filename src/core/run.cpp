#include "core/run.hpp"

namespace lozenge {

Run::Run(const Recipe& recipe)
    : m_recipe(recipe), m_levels(levelsOf(recipe)), m_outside(outsideHeight(recipe)),
      m_noise(recipe.noise.kind->start(recipe.noise)), m_grid(startingGrid(recipe, m_noise))
{
}

Parents Run::parents(const Level& level, Point at, std::span<const Direction> towards, Source missing) const
{
    Parents parents;
    for (const Direction toward : towards) {
        const bool inside = isInside(stepped(at, toward, level.half()), last());
        parents.add(parentToward(at, toward, inside ? Source::Inside : missing, level.half(), last()));
    }
    return parents;
}

double Run::mean(const Parents& parents) const
{
    double sum = 0;
    int count = 0;
    for (const Parent& parent : parents) {
        if (!isSummed(parent))
            continue;
        sum += parent.source == Source::Constant ? m_outside : m_grid.height(parent.at);
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

double Run::draw(const Level& level, Point at)
{
    const double uniform = m_noise({level.index, at.x / level.half(), at.y / level.half()});
    return m_recipe.offset->offset(level.amplitude, uniform);
}

Step Run::write(Phase phase, const Level& level, Point at, const Parents& parents)
{
    return write(phase, level, at, parents, draw(level, at));
}

Step Run::write(Phase phase, const Level& level, Point at, const Parents& parents, double offset)
{
    return store({.at = at,
                  .level = level.index,
                  .half = level.half(),
                  .phase = phase,
                  .parents = parents,
                  .mean = mean(parents),
                  .offset = offset,
                  .before = {}});
}

Step Run::put(Phase phase, const Level& level, Point at, const Parents& parents, double height)
{
    return store({.at = at,
                  .level = level.index,
                  .half = level.half(),
                  .phase = phase,
                  .drawn = false,
                  .parents = parents,
                  .mean = height,
                  .before = {}});
}

Step Run::store(Step step)
{
    step.after = step.mean + step.offset;
    if (m_recipe.variant->storesFloats)
        step.after = static_cast<double>(static_cast<float>(step.after));
    if (m_grid.has(step.at))
        step.before = m_grid.height(step.at);
    m_grid.put(step.at, step.after);
    return step;
}

} // namespace lozenge
