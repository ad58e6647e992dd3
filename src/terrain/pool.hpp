#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace lozenge {

/// Things that are dear to make and serve one at a time. One is taken from the pool, used, and kept for the next. They
/// belong to no thread: what a thread is to destroy when it ends asks for memory at a place where none of it may lack.
template <typename Thing>
class Pool {
    struct Kept {
        Thing thing{};
        std::unique_ptr<Kept> next;
    };

public:
    class Item {
    public:
        explicit Item(Pool& pool) : m_pool(&pool), m_kept(pool.taken()) {}
        Item(Item&&) noexcept = default;
        Item& operator=(Item&& other) noexcept
        {
            std::swap(m_pool, other.m_pool);
            std::swap(m_kept, other.m_kept);
            return *this;
        }
        ~Item()
        {
            if (m_kept) // else it was handed on
                m_pool->takeBack(std::move(m_kept));
        }

        Thing& operator*() const { return m_kept->thing; }
        Thing* operator->() const { return &m_kept->thing; }

    private:
        Pool* m_pool;
        std::unique_ptr<Kept> m_kept;
    };

    /// Of a pool that is shared by all who want such a thing.
    static Item shared()
    {
        static Pool kept;
        return Item(kept);
    }

private:
    std::unique_ptr<Kept> taken()
    {
        {
            const std::lock_guard lock(m_mutex);
            if (m_first) {
                auto kept = std::move(m_first);
                m_first = std::move(kept->next);
                return kept;
            }
        }
        return std::make_unique<Kept>();
    }

    void takeBack(std::unique_ptr<Kept> kept)
    {
        const std::lock_guard lock(m_mutex);
        kept->next = std::move(m_first);
        m_first = std::move(kept);
    }

    std::mutex m_mutex;
    std::unique_ptr<Kept> m_first;
};

} // namespace lozenge
