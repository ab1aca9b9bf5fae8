import { problem, type Rule } from '../content/content-site'
import { keyLine } from '../content/page'

/** As many as the search takes of a query. */
const mostWords = 12

/** What readers ask a page is written as they type it, and each question is asked of one page. */
export const rule: Rule = {
  why: "A question that two pages are asked doesn't tell the search where to lead.",
  *check({ pages }) {
    const first = new Map<string, string>()
    for (const page of pages) {
      const { asked } = page.frontMatter.values
      for (const question of Array.isArray(asked) ? asked.map(String) : []) {
        const other = first.get(question)
        first.set(question, other ?? page.file)
        const mistake = other
          ? `is also in ${other}: leave it to the page that answers it best.`
          : /[^\p{Ll}\p{N} '+-]/u.test(question)
            ? 'has capitals or signs: write it as readers type it.'
            : question.split(' ').length > mostWords
              ? `is too long: write ${mostWords} words or fewer.`
              : undefined
        if (mistake) yield problem(page, keyLine(page, 'asked'), `asked: '${question}' ${mistake}`)
      }
    }
  },
}
