/** `npm run date-questions`: notes this month as that of each question's last change that is new or reads differently. */
import { writeFileSync } from 'node:fs'
import * as before from '../data/question-dates'
import { questionBank } from '../data/question-bank'
import { dated, datesText } from '../tooling/questions/question-dates'

const month = new Date().toISOString().slice(0, 'YYYY-MM'.length)
const after = dated([...questionBank.values()], before, month)
writeFileSync('data/question-dates.ts', datesText(after))
const changed = Object.entries(after.questionDigests).filter(
  ([id, digest]) => before.questionDigests[id] !== digest,
)
console.log(`${changed.length} of ${questionBank.size} questions are new or changed.`)
