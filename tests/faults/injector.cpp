// Loaded before libc (LD_PRELOAD), refuses the n-th call of one kind, once or from there on, and counts the calls of
// each kind, so that a test knows how many there are to refuse. Programs that the watched one starts are left alone.
//
//   FAULT_KIND   a word of `kindNames`; nothing is refused without it
//   FAULT_CALL   the number of the first call that is refused, from 1
//   FAULT_LASTS  1: all calls of the kind from there on are refused
//   FAULT_ERRNO  the number of the error that is given; 0 leaves errno as it was
//   FAULT_DO     instead of the refusal: "kill" ends the program at the call, anything else is done by a shell before
//   it FAULT_FROM   "load": what the libraries do before main counts as well FAULT_TALLY  a file for the numbers of
//   calls by kind, and of those that were refused

#include <cerrno>
#include <cstddef>
#include <dlfcn.h>
#include <initializer_list>
#include <sys/syscall.h>

// Neither <cstdlib>, <cstdio>, <fcntl.h>, <unistd.h> nor <sys/mman.h>: functions of theirs are defined here with other
// types.
extern "C" {
extern char** environ;
char* getenv(const char*);
int unsetenv(const char*);
long atol(const char*);
int strcmp(const char*, const char*);
int waitpid(int, int*, int);
int execve(const char*, char* const*, char* const*);
[[noreturn]] void _exit(int);
long syscall(long, ...);
int fileno(void*);
std::size_t __fpending(void*);
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
}

namespace {

enum Kind { Allocation, Mapping, Open, Read, Write, Sync, Rename, Thread, Spawn, Look, Folder, kinds };

constexpr const char* kindNames[kinds]{"allocation", "mapping", "open",  "read", "write", "sync",
                                       "rename",     "thread",  "spawn", "look", "folder"};
constexpr int usualErrors[kinds]{ENOMEM, ENOMEM, EMFILE, EIO, ENOSPC, EIO, EIO, EAGAIN, EAGAIN, EIO, EMFILE};

struct Tally {
    long calls[kinds];
    long refused;
};

struct Order {
    Kind kind = kinds;
    long first = 0;
    bool lasts = false;
    int error = 0;
    const char* deed = nullptr;
};

Tally ownTally{};
Tally* tally = &ownTally;
Order order;
bool isRead = false, isUnderWay = false;

void openTally(const char* name)
{
    constexpr int readWriteCreate = 0102, ofOwner = 0600, here = -100, readWrite = 3, shared = 1;
    const long file = syscall(SYS_openat, here, name, readWriteCreate, ofOwner);
    if (file < 0)
        return;
    syscall(SYS_ftruncate, file, sizeof(Tally));
    // The file keeps what is counted however the program ends.
    const long map = syscall(SYS_mmap, nullptr, sizeof(Tally), readWrite, shared, file, 0L);
    if (map > 0)
        tally = reinterpret_cast<Tally*>(map);
    syscall(SYS_close, file);
}

void readOrder()
{
    isRead = true;
    if (const char* kind = getenv("FAULT_KIND"))
        for (int i = 0; i < kinds; ++i)
            if (strcmp(kind, kindNames[i]) == 0)
                order = {static_cast<Kind>(i), 0, false, usualErrors[i], getenv("FAULT_DO")};
    if (const char* first = getenv("FAULT_CALL"))
        order.first = atol(first);
    if (const char* lasts = getenv("FAULT_LASTS"))
        order.lasts = *lasts == '1';
    if (const char* error = getenv("FAULT_ERRNO"))
        order.error = static_cast<int>(atol(error));
    if (const char* name = getenv("FAULT_TALLY"))
        openTally(name);
    if (const char* from = getenv("FAULT_FROM"))
        isUnderWay = strcmp(from, "load") == 0;
    for (const char* name : {"LD_PRELOAD", "FAULT_KIND", "FAULT_CALL", "FAULT_LASTS", "FAULT_ERRNO", "FAULT_DO",
                             "FAULT_TALLY", "FAULT_FROM"})
        unsetenv(name);
}

/// What others do at this moment, or the end of all.
void doDeed()
{
    constexpr int killed = 9;
    if (strcmp(order.deed, "kill") == 0)
        syscall(SYS_kill, syscall(SYS_getpid), killed);
    const long child = syscall(SYS_fork);
    if (child == 0) {
        const char* const words[]{"sh", "-c", order.deed, nullptr};
        execve("/bin/sh", const_cast<char* const*>(words), environ);
        _exit(1);
    }
    waitpid(static_cast<int>(child), nullptr, 0);
}

bool refuses(Kind kind)
{
    if (!isRead && environ)
        readOrder();
    if (!isUnderWay)
        return false;
    const long number = __atomic_add_fetch(&tally->calls[kind], 1, __ATOMIC_RELAXED);
    if (kind != order.kind || number < order.first || (number > order.first && !order.lasts))
        return false;
    __atomic_add_fetch(&tally->refused, 1, __ATOMIC_RELAXED);
    if (order.deed) {
        doDeed();
        return false;
    }
    if (order.error != 0)
        errno = order.error;
    return true;
}

int (*programMain)(int, char**, char**) = nullptr;

int mainUnderWay(int argc, char** argv, char** environment)
{
    isUnderWay = true;
    return programMain(argc, argv, environment);
}

using Word = long; // what a register holds: the arguments and results of all these functions fit into one each
using Function = Word (*)(Word, Word, Word, Word, Word, Word);

Function following(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

/// What is said on standard error is how a fault is told.
bool isTold(Word file)
{
    return file == 2;
}

} // namespace

#define REFUSABLE_WHERE(condition, kind, name, refusal)                                                                \
    extern "C" Word name(Word a, Word b, Word c, Word d, Word e, Word f)                                               \
    {                                                                                                                  \
        static const Function real = following(#name);                                                                 \
        if ((condition) && refuses(kind))                                                                              \
            return refusal;                                                                                            \
        return real(a, b, c, d, e, f);                                                                                 \
    }
#define REFUSABLE(kind, name, refusal) REFUSABLE_WHERE(true, kind, name, refusal)

extern "C" {

void* malloc(std::size_t bytes)
{
    return refuses(Allocation) ? nullptr : __libc_malloc(bytes);
}

void* calloc(std::size_t count, std::size_t bytes)
{
    return refuses(Allocation) ? nullptr : __libc_calloc(count, bytes);
}

void* realloc(void* memory, std::size_t bytes)
{
    return refuses(Allocation) ? nullptr : __libc_realloc(memory, bytes);
}

void* memalign(std::size_t alignment, std::size_t bytes)
{
    return refuses(Allocation) ? nullptr : __libc_memalign(alignment, bytes);
}

void* aligned_alloc(std::size_t alignment, std::size_t bytes)
{
    return memalign(alignment, bytes);
}

int posix_memalign(void** memory, std::size_t alignment, std::size_t bytes)
{
    void* made = memalign(alignment, bytes);
    if (!made)
        return ENOMEM;
    *memory = made;
    return 0;
}

Word __libc_start_main(Word main, Word argc, Word argv, Word init, Word fini, Word rtldFini, Word stackEnd)
{
    using Start = Word (*)(Word, Word, Word, Word, Word, Word, Word);
    programMain = reinterpret_cast<int (*)(int, char**, char**)>(main);
    return reinterpret_cast<Start>(dlsym(RTLD_NEXT, "__libc_start_main"))(reinterpret_cast<Word>(mainUnderWay), argc,
                                                                          argv, init, fini, rtldFini, stackEnd);
}

} // extern "C"

REFUSABLE(Mapping, mmap, -1)
REFUSABLE(Mapping, mmap64, -1)
REFUSABLE(Open, open, -1)
REFUSABLE(Open, open64, -1)
REFUSABLE(Open, openat, -1)
REFUSABLE(Open, openat64, -1)
REFUSABLE(Open, __open_2, -1)
REFUSABLE(Open, __open64_2, -1)
REFUSABLE(Open, __openat_2, -1)
REFUSABLE(Open, __openat64_2, -1)
REFUSABLE(Open, creat, -1)
REFUSABLE(Open, fopen, 0)
REFUSABLE(Open, fopen64, 0)
REFUSABLE(Open, fdopen, 0)
REFUSABLE(Open, tmpfile, 0)
REFUSABLE(Open, tmpfile64, 0)
REFUSABLE(Folder, opendir, 0)
REFUSABLE(Folder, fdopendir, 0)
REFUSABLE(Folder, mkdir, -1)
REFUSABLE(Folder, mkdirat, -1)
REFUSABLE(Read, read, -1)
REFUSABLE(Read, pread, -1)
REFUSABLE(Read, pread64, -1)
REFUSABLE(Read, readv, -1)
REFUSABLE(Read, fread, 0)
REFUSABLE_WHERE(!isTold(a), Write, write, -1)
REFUSABLE_WHERE(!isTold(a), Write, writev, -1)
REFUSABLE(Write, pwrite, -1)
REFUSABLE(Write, pwrite64, -1)
REFUSABLE(Write, ftruncate, -1)
REFUSABLE(Write, ftruncate64, -1)
REFUSABLE_WHERE(!isTold(fileno(reinterpret_cast<void*>(d))), Write, fwrite, 0)
REFUSABLE_WHERE(!isTold(fileno(reinterpret_cast<void*>(b))), Write, fputs, -1)
REFUSABLE_WHERE(!isTold(fileno(reinterpret_cast<void*>(b))), Write, fputc, -1)
REFUSABLE_WHERE(!isTold(fileno(reinterpret_cast<void*>(b))), Write, putc, -1)
REFUSABLE_WHERE(a != 0 && __fpending(reinterpret_cast<void*>(a)) > 0, Write, fflush, -1)
REFUSABLE(Sync, fsync, -1)
REFUSABLE(Sync, fdatasync, -1)
REFUSABLE(Sync, syncfs, -1)
REFUSABLE(Rename, rename, -1)
REFUSABLE(Rename, renameat, -1)
REFUSABLE(Rename, renameat2, -1)
REFUSABLE(Rename, link, -1)
REFUSABLE(Rename, linkat, -1)
REFUSABLE(Look, stat, -1)
REFUSABLE(Look, stat64, -1)
REFUSABLE(Look, lstat, -1)
REFUSABLE(Look, lstat64, -1)
REFUSABLE(Look, fstat, -1)
REFUSABLE(Look, fstat64, -1)
REFUSABLE(Look, fstatat, -1)
REFUSABLE(Look, fstatat64, -1)
REFUSABLE(Thread, pthread_create, EAGAIN)
REFUSABLE(Spawn, posix_spawn, EAGAIN)
REFUSABLE(Spawn, posix_spawnp, EAGAIN)
REFUSABLE(Spawn, fork, -1)
REFUSABLE(Spawn, popen, 0)
REFUSABLE(Spawn, pipe, -1)
REFUSABLE(Spawn, pipe2, -1)

/// The stream is gone in either case, as after a close that failed.
extern "C" Word fclose(void* stream)
{
    static const Function real = following("fclose");
    const bool isRefused = __fpending(stream) > 0 && refuses(Write);
    const int error = errno;
    const Word result = real(reinterpret_cast<Word>(stream), 0, 0, 0, 0, 0);
    if (isRefused)
        errno = error;
    return isRefused ? -1 : result;
}
