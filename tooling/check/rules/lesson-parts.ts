import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { kindOfPage } from '../content/page-list'
import { partsNamed, sectionAt } from '../content/page-parts'

/** Lessons ask questions. */
export const rule: Rule = {
  why: 'Readers should be able to tell whether they understood a lesson.',
  check: eachPage(function* (page, { questionFiles }) {
    if (page.unreadable || kindOfPage(page) !== 'lesson-course') return
    const [part] = partsNamed(page, 'CheckYourself')
    if (!part) yield [1, 'asks no questions: add \'## Check yourself\' and <CheckYourself topic="…" />.']
    else {
      if (sectionAt(page, part.line)?.text.toLowerCase() !== 'check yourself')
        yield [part.line, "<CheckYourself> is under another heading: put '## Check yourself' above it."]
      const topic = part.attribute('topic')
      const file = `data/questions/${topic}.ts`
      if (!topic)
        yield [part.line, '<CheckYourself> has no topic: give it the name of a file in data/questions.']
      else if (questionFiles && !questionFiles.some(questions => questions.file === file))
        yield [part.line, `there is no ${file}: correct the topic or write the questions.`]
    }
  }),
}
