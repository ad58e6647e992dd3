#pragma once

#include "lesson/lesson.hpp"
#include "lesson/value.hpp"

#include <span>
#include <string>
#include <string_view>

// What a lesson's file holds is a row of a table: the readers, their messages, the writing of files, and the schema for
// editors go over these tables.

namespace lozenge {

/// A lesson while it is read from its file, and the stop that is being read.
struct LessonReading {
    std::span<const std::string> overrides = {};
    Lesson lesson = {};
    Stop stop = {};

    /// In another run than its own, what is to be shown at a place that the map has not is left out.
    [[nodiscard]] bool isOwnRun() const { return overrides.empty(); }
};

/// A key of the file, or of one of its stops.
struct LessonKey {
    std::string_view name;
    std::string_view about;
    std::string_view schema; ///< of its value: JSON Schema, written as a table of TOML
    void (*read)(LessonReading&, const Value&, const std::string& name);
    int place = 0; ///< in a stop, among the keys as they read best
};

/// In the order in which they are read and told.
std::span<const LessonKey> lessonKeys();
std::span<const LessonKey> stopKeys();

Stop readStop(LessonReading& reading, const Value& item);

/// Reads the keys that a table has.
inline void readKeys(std::span<const LessonKey> keys, LessonReading& reading, const Value& table)
{
    for (const LessonKey& key : keys)
        if (const Value* const value = table.get(key.name))
            key.read(reading, *value, std::string(key.name));
}

inline constexpr auto schemaOfLine = "{ type = 'string', pattern = \"^[^\\n]+$\" }";
inline constexpr auto schemaOfText = "{ type = 'string' }";
inline constexpr auto schemaOfLook = "{ '$ref' = '#/definitions/look' }";
inline constexpr std::string_view schemaOfFigures = "figures"; ///< which is made from their table
inline constexpr std::string_view schemaOfStops = "stops";     ///< and these from that of their keys

} // namespace lozenge
