import type { Question } from '../../../lib/course/question'
import {
  problem,
  problemAt,
  questionsIn,
  type ContentSite,
  type Problem,
  type SourceText,
} from './content-site'
import type { Page } from './page'

/** A line, and what is wrong there and how to fix it. */
export type Found = readonly [line: number, message: string]

/** The check of a rule that looks at one page after another; what takes only the page is kept for that page. */
export function eachPage(check: (page: Page, site: ContentSite) => Iterable<Found>) {
  const found = (page: Page, site: ContentSite) =>
    [...check(page, site)].map(([line, text]) => problem(page, line, text))
  const kept = new WeakMap<Page, Problem[]>()
  return (site: ContentSite): Problem[] =>
    site.pages.flatMap(page => {
      const problems = kept.get(page) ?? found(page, site)
      if (check.length < 2) kept.set(page, problems)
      return problems
    })
}

/** The check of a rule that looks at one question after another; its sentences begin with 'question scrum-1'. */
export const eachQuestion =
  (check: (question: Question) => Iterable<string>) =>
  ({ questionFiles = [] }: ContentSite): Problem[] =>
    questionFiles.flatMap(file =>
      questionsIn(file).flatMap(question =>
        [...check(question)].map(problem =>
          problemAt(file, `'${question.id}'`, `question ${question.id} ${problem}`),
        ),
      ),
    )

/** What is wrong with each line of some files. */
export const eachLine = (
  files: readonly SourceText[],
  check: (line: string, index: number) => Iterable<string>,
): Problem[] =>
  files.flatMap(file =>
    file.raw
      .split('\n')
      .flatMap((line, index) => [...check(line, index)].map(message => problem(file, index + 1, message))),
  )
