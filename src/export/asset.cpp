#include "export/asset.hpp"

#include "files/data_folder.hpp"
#include "files/read_whole.hpp"

namespace lozenge {
namespace {

std::filesystem::path assetPath(const std::string& name)
{
    return dataFolder() / "assets" / name;
}

} // namespace

tl::expected<std::string, ExportError> assetText(const std::string& name)
{
    FileRead read = readWhole(assetPath(name));
    if (read.fault)
        return tl::unexpected(assetFault(name, "cannot be read: " + read.fault.message()));
    return std::move(read.bytes);
}

ExportError assetFault(const std::string& name, const std::string& fault)
{
    return failed(assetPath(name), "this file of the program " + fault);
}

} // namespace lozenge
