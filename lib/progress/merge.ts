import { own } from '../own'
import { withEarlierFirst } from './first-answer'
import type { Attempt, ExamResult, Progress } from './shape'

/** Merges records by key; the later time wins. A Map, since an object's prototype has names such as 'toString'. */
function laterOf<T>(
  mine: Readonly<Record<string, T>>,
  theirs: Readonly<Record<string, T>>,
  timeOf: (entry: T) => number,
): Record<string, T> {
  const merged = new Map(Object.entries(mine))
  for (const [key, entry] of Object.entries(theirs)) {
    const own = merged.get(key)
    if (own === undefined || timeOf(entry) > timeOf(own)) merged.set(key, entry)
  }
  return Object.fromEntries(merged)
}

/** Both histories sorted by end, each exam once. */
function allExams(mine: Progress['exams'], theirs: Progress['exams']): Progress['exams'] {
  const byId = new Map<string, ExamResult>()
  for (const exam of [...mine, ...theirs]) if (!byId.has(exam.id)) byId.set(exam.id, exam)
  return [...byId.values()].sort((a, b) => Date.parse(a.endedAt) - Date.parse(b.endedAt))
}

/** The exam to continue: mine, or if both are the same one, the state with more time elapsed. */
function examUnderWay(mine: Attempt | undefined, theirs: Attempt | undefined): Attempt | undefined {
  const isSame = mine !== undefined && mine.id === theirs?.id
  return isSame && theirs.spent > mine.spent ? theirs : (mine ?? theirs)
}

/** The later answer to each question, with the earlier first one. */
function allAnswers(mine: Progress['answers'], theirs: Progress['answers']): Progress['answers'] {
  const merged = Object.entries(laterOf(mine, theirs, ({ at }) => Date.parse(at)))
  return Object.fromEntries(
    merged.map(([id, answer]) => [
      id,
      withEarlierFirst(withEarlierFirst(answer, own(mine, id)), own(theirs, id)),
    ]),
  )
}

/** The plan that was made or changed later. */
function laterPlan(mine: Progress['plan'], theirs: Progress['plan']): Progress['plan'] {
  const timeOf = (plan: Progress['plan']) => Date.parse(plan?.changedAt ?? '') || 0
  return mine && theirs && timeOf(theirs) > timeOf(mine) ? theirs : (mine ?? theirs)
}

/** Merges two states without loss: the later entry wins; of two exams under way, the first, unless the other ended it. */
export function mergeProgress(mine: Progress, theirs: Progress): Progress {
  const exams = allExams(mine.exams, theirs.exams)
  const ended = new Set(exams.map(({ id }) => id))
  const goesOn = (exam: Attempt | undefined) => (exam && !ended.has(exam.id) ? exam : undefined)
  const exam = examUnderWay(goesOn(mine.exam), goesOn(theirs.exam))
  const last = mine.last ?? theirs.last
  const plan = laterPlan(mine.plan, theirs.plan)
  const notes = laterOf(mine.notes ?? {}, theirs.notes ?? {}, ({ at }) => Date.parse(at))
  const { exam: _mine, ...kept } = mine
  const { exam: _theirs, ...others } = theirs
  return {
    ...others,
    ...kept,
    ...(last === undefined ? {} : { last }),
    ...(exam ? { exam } : {}),
    ...(plan ? { plan } : {}),
    ...(mine.notes || theirs.notes ? { notes } : {}),
    lessons: laterOf(mine.lessons, theirs.lessons, time => Date.parse(time)),
    answers: allAnswers(mine.answers, theirs.answers),
    exams,
    // A card that was never reviewed loses against one that was, whenever it is due.
    cards: laterOf(mine.cards, theirs.cards, ({ last_review }) =>
      last_review ? Date.parse(last_review) : -Infinity,
    ),
  }
}
