#include "cli/writing.hpp"

#include "cli/progress_line.hpp"
#include "files/interrupt.hpp"

namespace lozenge {

Exit carryOut(const std::function<tl::expected<void, ExportError>(const Progress&)>& write, bool isQuiet,
              const std::string& done)
{
    const InterruptWatch watch;
    ProgressLine line(isQuiet);
    const auto written = write([&](int part, int total) { line.show(part, total); });
    line.end();
    if (!written)
        return complain(written.error().kind == ExportError::Kind::Wrong ? Exit::Wrong : Exit::Failed,
                        written.error().message);
    line.say(done);
    return Exit::Done;
}

Existing existingIf(bool isForced)
{
    return isForced ? Existing::Replace : Existing::Refuse;
}

} // namespace lozenge
