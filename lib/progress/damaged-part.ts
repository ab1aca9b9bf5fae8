import * as words from '../../data/words/progress-app'

const partNames: Readonly<Record<string, string>> = words.parts
const fieldNames: Readonly<Record<string, string>> = words.fields

/** The name of an entry in each part; list positions count from 1. */
function entryName(part: string, key: string | undefined): string | undefined {
  if (key === undefined) return undefined
  if (part === 'lessons') return words.lesson(key)
  if (part === 'answers') return words.answerTo(key)
  if (part === 'cards') return words.flashcard(key)
  if (part === 'notes') return words.noteOn(key)
  return part === 'exams' ? words.examNumber(Number(key) + 1) : undefined
}

/** Where an issue is, in plain words: 'the time used of the exam under way'. */
export function damagedPart(path: readonly PropertyKey[]): string {
  const [part, ...inside] = path.map(String)
  if (part === undefined) return words.allProgress
  const whole = partNames[part] ?? words.otherPart(part)
  const entry = entryName(part, inside[0])
  const field = entry ? inside[1] : inside[0]
  // An answer is small enough to be named as a whole.
  if (field === undefined || part === 'answers') return entry ?? whole
  return words.fieldOf(fieldNames[field] ?? words.otherField(field), entry ?? whole)
}
