#pragma once

#include "catch.hpp"

#include <sys/resource.h>

namespace lozenge {

/// A disk that is full after some bytes, as seen by this process.
struct SmallDisk {
    rlimit former{};

    explicit SmallDisk(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &former);
        const rlimit small{bytes, former.rlim_max};
        REQUIRE(::setrlimit(RLIMIT_FSIZE, &small) == 0);
    }
    ~SmallDisk() { ::setrlimit(RLIMIT_FSIZE, &former); }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
};

} // namespace lozenge
