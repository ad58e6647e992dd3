#pragma once

namespace lozenge {

/// Sees to it that standard input, output and error are something, before any file is opened: else a file could get
/// the number of one of them, and what is meant for the terminal would be written into it. What is written to one that
/// was closed is an error as before. False where it cannot be done.
bool openStandardStreams();

} // namespace lozenge
