/**
 * `npm run question-form [topic or id …]`: measures what the position and length of options give away. Lists
 * the questions (all, or those named) whose right option is the longest. Exits with 1 if form gives away too
 * much.
 */
import { loadData } from '../tooling/check/load-site'
import { formFaults, percentOf } from '../tooling/check/rules/question-form'
import { measureForm, type Share } from '../tooling/check/content/question-form-measure'

const named = process.argv.slice(2)
const { questionFiles = [] } = await loadData(process.cwd())
const measure = measureForm(questionFiles)
const line = ({ name, questions, actual, even }: Share): string =>
  `  ${name.padEnd(20)}${percentOf(actual).padStart(5)}${percentOf(even).padStart(7)}${String(questions).padStart(10)}`

console.log(`Right: how often such an option is right. Even: how often it would be by chance.
Positions are those in the files (the site shuffles them); options of equal length share the count.

                       right   even questions`)
console.log(['Single choice', ...measure.single.map(line)].join('\n'))
console.log(['Multiple choice', ...measure.multiple.map(line)].join('\n'))
console.log(['Statements', line({ ...measure.statements, even: 0.5 })].join('\n'))
const listed = measure.longestRight.filter(
  id => named.length === 0 || named.includes(id) || named.includes(id.replace(/-\w+$/, '')),
)
console.log(`\nThe right option alone is the longest in ${listed.length}: ${listed.join(', ') || 'none'}.`)
const faults = formFaults(measure)
console.log(faults.length > 0 ? '\nToo much is given away:' : '\nForm gives nothing away.')
for (const fault of faults) console.log(`- ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
