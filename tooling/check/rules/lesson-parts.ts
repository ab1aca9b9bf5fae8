import { problem, type ContentRule, type ContentSite, type Problem } from '../content/content-site'
import type { Page } from '../content/page'
import { kindOfPage } from '../content/page-list'
import { partsNamed, sectionAt } from './page-parts'

function checkYourself(site: ContentSite, page: Page): Problem[] {
  const [part] = partsNamed(page, 'CheckYourself')
  if (!part)
    return [problem(page, 1, 'asks no questions: add \'## Check yourself\' and <CheckYourself topic="…" />.')]
  const problems: Problem[] = []
  if (sectionAt(page, part.line)?.text.toLowerCase() !== 'check yourself') {
    problems.push(
      problem(page, part.line, "<CheckYourself> is under another heading: put '## Check yourself' above it."),
    )
  }
  const topic = part.attribute('topic')
  const file = `data/questions/${topic}.ts`
  if (!topic)
    problems.push(
      problem(page, part.line, '<CheckYourself> has no topic: give it the name of a file in data/questions.'),
    )
  else if (site.questionFiles && !site.questionFiles.some(questions => questions.file === file)) {
    problems.push(problem(page, part.line, `there is no ${file}: correct the topic or write the questions.`))
  }
  return problems
}

/** Lessons end with what to remember and with questions. */
export const rule: ContentRule = {
  name: 'lesson-parts',
  why: 'Readers should be able to tell whether they understood a lesson.',
  looksAt: 'page',
  check: site =>
    site.pages
      .filter(page => !page.unreadable && kindOfPage(page) === 'lesson-course')
      .flatMap(page => {
        const problems = checkYourself(site, page)
        if (partsNamed(page, 'Remember').length > 0) return problems
        return [
          ...problems,
          problem(page, 1, 'has no <Remember>: add the two or three sentences to remember, near the end.'),
        ]
      }),
}
