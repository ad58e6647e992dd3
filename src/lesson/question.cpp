#include "lesson/question.hpp"

#include "picture/said.hpp"

namespace lozenge {

Question usualQuestion(Question::Kind kind)
{
    const bool parents = kind == Question::Kind::Parents;
    return {.kind = kind,
            .text = std::string(parents ? phrase("Which points are averaged?") : phrase("What will the height be?")),
            .choices = {}};
}

std::string questionSaid(const Question& question, const Look& look)
{
    return question.kind == Question::Kind::Choice ? question.text : said(look, question.text);
}

} // namespace lozenge
