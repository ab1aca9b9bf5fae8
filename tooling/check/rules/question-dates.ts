import { digestOf } from '../../questions/question-dates'
import { problemAt, questionsIn, type Rule } from '../content/content-site'

/** Each question's last change is dated: readers see it in practice and review. */
export const rule: Rule = {
  why: 'A reader sees when a question last changed.',
  *check({ questionFiles = [], questionDigests }) {
    if (!questionDigests) return
    const known = new Map(Object.entries(questionDigests))
    for (const file of questionFiles)
      for (const question of questionsIn(file)) {
        const { id } = question
        if (known.get(id) !== digestOf(question))
          yield problemAt(
            file,
            `'${id}'`,
            `question ${id} is new or changed: run \`npm run date-questions\`.`,
          )
      }
  },
}
