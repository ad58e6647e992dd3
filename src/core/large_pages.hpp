#pragma once

#include <cstddef>
#include <new>
#include <vector>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace lozenge {

/// Memory for long columns of numbers. Touching fresh memory costs more than computing what is stored there, a fault
/// for every 4 KB; large pages make that a fault for every 2 MB.
template <typename T>
struct LargePages {
    using value_type = T;
    static constexpr std::size_t page = std::size_t{2} << 20;

    LargePages() = default;
    template <typename U>
    LargePages(const LargePages<U>&) noexcept
    {}

    T* allocate(std::size_t count)
    {
        const std::size_t bytes = count * sizeof(T);
        void* memory = ::operator new(bytes, alignmentOf(bytes));
#ifdef __linux__
        if (bytes >= page)
            madvise(memory, bytes, MADV_HUGEPAGE); // a wish: without it the memory is merely slower
#endif
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t count) noexcept
    {
        ::operator delete(memory, alignmentOf(count * sizeof(T)));
    }

    friend bool operator==(LargePages, LargePages)
    {
        return true;
    }

private:
    static std::align_val_t alignmentOf(std::size_t bytes)
    {
        return std::align_val_t{bytes >= page ? page : alignof(std::max_align_t)};
    }
};

template <typename T>
using Column = std::vector<T, LargePages<T>>;

} // namespace lozenge
