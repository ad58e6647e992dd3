#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace lozenge {

/// Things that are dear to make and serve one at a time. Who wants one borrows it, and it is kept for the next. They
/// belong to no thread: what a thread is to destroy when it ends asks for memory at a place where none of it may lack.
template <typename Thing>
class Lender {
    struct Kept {
        Thing thing{};
        std::unique_ptr<Kept> next;
    };

public:
    class Loan {
    public:
        explicit Loan(Lender& lender) : m_lender(&lender), m_kept(lender.taken()) {}
        Loan(Loan&&) noexcept = default;
        Loan& operator=(Loan&& other) noexcept
        {
            std::swap(m_lender, other.m_lender);
            std::swap(m_kept, other.m_kept);
            return *this;
        }
        ~Loan()
        {
            if (m_kept) // else it was handed on
                m_lender->takeBack(std::move(m_kept));
        }

        Thing& operator*() const { return m_kept->thing; }
        Thing* operator->() const { return &m_kept->thing; }

    private:
        Lender* m_lender;
        std::unique_ptr<Kept> m_kept;
    };

    /// Of a lender that all share who want such a thing.
    static Loan shared()
    {
        static Lender kept;
        return Loan(kept);
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
