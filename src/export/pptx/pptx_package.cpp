#include "export/pptx/pptx_package.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <exception>
#include <memory>
#include <utility>
#include <zip.h>

namespace lozenge {
namespace {

// libzip takes and gives bytes by calling back with a command. Its own way to a file is left aside: it would write a
// temporary file of its own, which a killed program leaves behind.

constexpr zip_int64_t failure = -1;

template <typename T>
zip_int64_t give(void* data, zip_uint64_t size, const T& value)
{
    if (size < sizeof(T))
        return failure;
    std::memcpy(data, &value, sizeof(T));
    return sizeof(T);
}

zip_int64_t giveStat(void* data, zip_uint64_t size, std::uint64_t bytes)
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    stat.valid = ZIP_STAT_SIZE;
    stat.size = bytes;
    return give(data, size, stat);
}

zip_int64_t giveError(void* data, zip_uint64_t size, int error)
{
    return give(data, size, std::array<int, 2>{error, 0});
}

/// The zip as libzip sees it: an empty file that it may write to.
struct Target {
    WholeFile& file;
    std::exception_ptr& fault;
    std::int64_t at = 0;
    std::int64_t end = 0;
};

zip_int64_t carryOut(Target& target, void* data, zip_uint64_t size, zip_source_cmd_t command)
{
    switch (command) {
    case ZIP_SOURCE_SUPPORTS: return ZIP_SOURCE_SUPPORTS_WRITABLE;
    case ZIP_SOURCE_STAT: return giveStat(data, size, 0);
    case ZIP_SOURCE_ERROR: return giveError(data, size, ZIP_ER_WRITE);
    case ZIP_SOURCE_WRITE:
        if (!target.file.write(data, size))
            return failure;
        target.at += static_cast<std::int64_t>(size);
        target.end = std::max(target.end, target.at);
        return static_cast<zip_int64_t>(size);
    case ZIP_SOURCE_SEEK_WRITE:
        target.at = zip_source_seek_compute_offset(static_cast<zip_uint64_t>(target.at),
                                                   static_cast<zip_uint64_t>(target.end), data, size, nullptr);
        return target.at >= 0 && target.file.moveTo(target.at) ? 0 : failure;
    case ZIP_SOURCE_TELL_WRITE: return target.at;
    default: return 0; // begin and end, of which the file itself takes care
    }
}

/// libzip is C: nothing may be thrown through it.
template <typename CarryOut>
zip_int64_t guarded(std::exception_ptr& fault, CarryOut carryOut)
{
    try {
        return carryOut();
    } catch (...) {
        fault = std::current_exception();
        return failure;
    }
}

zip_int64_t onTarget(void* user, void* data, zip_uint64_t size, zip_source_cmd_t command)
{
    Target& target = *static_cast<Target*>(user);
    return guarded(target.fault, [&] { return carryOut(target, data, size, command); });
}

/// A part as libzip reads it.
struct Source {
    PackagePart part;
    WholeFile& file;
    std::exception_ptr& fault;
    std::string bytes;
    std::size_t size = 0; // still known when the bytes are gone
    std::size_t read = 0;

    /// Whether the bytes are there.
    bool make()
    {
        if (!part.content)
            return true;
        bytes = std::exchange(part.content, nullptr)();
        size = bytes.size();
        return file.write(nullptr, 0);
    }
};

zip_int64_t carryOut(Source& source, void* data, zip_uint64_t size, zip_source_cmd_t command)
{
    switch (command) {
    case ZIP_SOURCE_SUPPORTS: return ZIP_SOURCE_SUPPORTS_READABLE;
    // Asked just before it is read. Without a size libzip would reserve room for 64-bit sizes, which Office refuses.
    case ZIP_SOURCE_STAT: return source.make() ? giveStat(data, size, source.size) : failure;
    case ZIP_SOURCE_OPEN: source.read = 0; return source.make() ? 0 : failure;
    case ZIP_SOURCE_READ: {
        const std::size_t count = std::min<std::size_t>(size, source.bytes.size() - source.read);
        std::memcpy(data, source.bytes.data() + source.read, count);
        source.read += count;
        return static_cast<zip_int64_t>(count);
    }
    case ZIP_SOURCE_CLOSE: std::string().swap(source.bytes); return 0; // an assignment would keep the memory
    case ZIP_SOURCE_ERROR: return giveError(data, size, ZIP_ER_READ);
    case ZIP_SOURCE_FREE: return 0;
    default: return failure;
    }
}

zip_int64_t onSource(void* user, void* data, zip_uint64_t size, zip_source_cmd_t command)
{
    Source& source = *static_cast<Source*>(user);
    return guarded(source.fault, [&] { return carryOut(source, data, size, command); });
}

struct Discard {
    void operator()(zip_t* zip) const { zip_discard(zip); }
};

/// Adds a part that libzip reads when the zip is closed.
bool add(zip_t* zip, Source& source)
{
    zip_source_t* read = zip_source_function(zip, onSource, &source);
    if (!read)
        return false;
    const zip_int64_t added = zip_file_add(zip, source.part.name.c_str(), read, ZIP_FL_ENC_UTF_8);
    if (added < 0) {
        zip_source_free(read);
        return false;
    }
    const auto index = static_cast<zip_uint64_t>(added);
    constexpr zip_uint16_t midnight = 0, firstOfJanuary1980 = 1 << 5 | 1;
    return zip_file_set_dostime(zip, index, midnight, firstOfJanuary1980, 0) == 0 &&
           zip_set_file_compression(zip, index, source.part.isCompressed ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 0) == 0;
}

} // namespace

void writePackage(WholeFile& file, std::vector<PackagePart> parts)
{
    std::exception_ptr fault;
    std::vector<Source> sources;
    sources.reserve(parts.size());
    for (PackagePart& part : parts)
        sources.push_back({std::move(part), file, fault, {}, 0, 0});

    Target target{file, fault};
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* written = zip_source_function_create(onTarget, &target, &error);
    std::unique_ptr<zip_t, Discard> zip(written ? zip_open_from_source(written, ZIP_TRUNCATE, &error) : nullptr);
    if (!zip) {
        zip_source_free(written);
        file.fail(std::string("libzip: ") + zip_error_strerror(&error));
        zip_error_fini(&error);
        return;
    }
    const bool isAdded = std::all_of(sources.begin(), sources.end(), [&](Source& s) { return add(zip.get(), s); });
    if (isAdded && zip_close(zip.get()) == 0) {
        static_cast<void>(zip.release());
        return;
    }
    if (fault)
        std::rethrow_exception(fault);
    file.fail(std::string("libzip: ") + zip_strerror(zip.get())); // unless the file knows better what went wrong
}

} // namespace lozenge
