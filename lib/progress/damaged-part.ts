const partNames: Readonly<Record<string, string>> = {
  lessons: 'the list of lessons read',
  last: 'the lesson marked last',
  answers: 'the list of answers',
  exam: 'the exam under way',
  exams: 'the list of exams taken',
  cards: 'the list of flashcards',
  plan: 'the study plan',
  decks: 'the choice of flashcards',
  notes: 'the list of notes',
}

const fieldNames: Readonly<Record<string, string>> = {
  id: 'the name',
  startedAt: 'the start time',
  endedAt: 'the end time',
  questions: 'the list of questions',
  answers: 'the answers',
  flagged: 'the list of flagged questions',
  at: 'the current question',
  spent: 'the time used',
  right: 'the number of right answers',
  areas: 'the count by focus area',
  seed: 'the order of the options',
  time: 'the time given',
  times: 'the time by question',
  pauses: 'the number of pauses',
  keptAt: 'the time at which it was saved',
  due: 'the date',
  last_review: 'the date of the last review',
}

/** The name of an entry in each part; list positions count from 1. */
function entryName(part: string, key: string | undefined): string | undefined {
  if (key === undefined) return undefined
  if (part === 'lessons') return `the lesson '${key}'`
  if (part === 'answers') return `the answer to the question '${key}'`
  if (part === 'cards') return `the flashcard '${key}'`
  if (part === 'notes') return `the note on the question '${key}'`
  return part === 'exams' ? `number ${Number(key) + 1} of the exams taken` : undefined
}

/** Where an issue is, in plain words: 'the time used of the exam under way'. */
export function damagedPart(path: readonly PropertyKey[]): string {
  const [part, ...inside] = path.map(String)
  if (part === undefined) return 'all of its progress'
  const whole = partNames[part] ?? `the part '${part}'`
  const entry = entryName(part, inside[0])
  const field = entry ? inside[1] : inside[0]
  // An answer is small enough to be named as a whole.
  if (field === undefined || part === 'answers') return entry ?? whole
  return `${fieldNames[field] ?? `the field '${field}'`} of ${entry ?? whole}`
}
