#pragma once

#include "session/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// What is shown of the present moment: what was chosen, else what the stop shows.
ChosenFigure shownFigure(const Session& session);

/// Shows a figure of every moment, with what is given for its keys; null: the stops' own again. What is wrong with what
/// was given is told and returned, and the figure stays as it was.
std::optional<std::string> chooseFigure(Session& session, const Figure* figure, std::vector<std::string> given = {});

/// Keys of the figure that was chosen, as they are typed: they are tried together, and kept until they can be shown.
void draftFigure(Session& session, std::vector<std::string> draft);

/// Goes through a figure, such as a strip index by index.
void stepFigure(Session& session, int count);

/// Of another run the figure shows others beside it.
void refreshFigure(Session& session);

} // namespace lozenge
