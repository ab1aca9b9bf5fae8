/**
 * `node --import tsx scripts/question-form.ts [topic or id …]`: measures what the form of the questions gives away, and lists
 * them by how surely form alone finds the answer, worst first. Where topics or ids are named, only their questions are listed,
 * each with what form thinks of every option; what is measured is the whole bank all the same. Exits 1 where form gives away too much.
 */
import { loadData } from '../tooling/check/rules/load-site'
import { faultsOfForm } from '../tooling/check/rules/question-form'
import type { GuessByForm } from '../tooling/check/rules/question-form-guesses'
import { measureForm, questionsOfFiles } from '../tooling/check/rules/question-form-measure'
import { optionLine, questionLine, summaryLines, worstFirst } from '../tooling/check/rules/question-form-text'

const named = process.argv.slice(2)
const isNamed = ({ question: { id, topic } }: GuessByForm) => named.includes(id) || named.includes(topic)

function printQuestions(heading: string, guesses: readonly GuessByForm[]): void {
  const listed = named.length === 0 ? guesses : guesses.filter(isNamed)
  if (listed.length === 0) return
  console.log(
    `\n${heading}, worst first: how surely form alone finds the answer, and by what of the right options`,
  )
  for (const guess of worstFirst(listed)) {
    console.log(questionLine(guess))
    if (named.length > 0) console.log(`     ${optionLine(guess)}`)
  }
}

const { questionFiles = [] } = await loadData(process.cwd())
const measure = measureForm(questionsOfFiles(questionFiles))
for (const line of summaryLines(measure)) console.log(line)
printQuestions('Single choice', measure.single)
printQuestions('Multiple choice', measure.multiple)
const faults = faultsOfForm(measure)
console.log(faults.length > 0 ? '\nToo much is given away:' : '\nForm gives nothing away.')
for (const fault of faults) console.log(`- ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
