import { questionBank } from '../../../data/question-bank'
import type { Progress } from '../../../lib/progress/shape'
import { attempt, card, later, result, time } from '../progress/samples'

const [first = '', second = '', third = ''] = questionBank.keys()

/** Ids of questions that exist. */
export const questionIds = [first, second, third] as const

/** What a reader has who used every part of the site. */
export const everything: Progress = {
  lessons: { '/scrum/one': time, '/lesson-1': later },
  last: '/lesson-1',
  answers: {
    [first]: { right: true, at: time, chosen: ['a'], confidence: 'sure', first: { right: false, at: time } },
    'topic1-2': { right: false, at: later },
  },
  exam: {
    ...attempt,
    // Every object has something of this name.
    questions: [...questionIds, 'toString'],
    at: 3,
    answers: { [first]: ['a'] },
    flagged: [second],
    mode: 'short',
    clock: 'pauses',
    seed: 7,
    time: 900_000,
    times: { [first]: 20_000 },
    confidence: { [first]: 'guess' },
    changes: { [first]: 1 },
    before: { [first]: ['b'] },
    settled: { [first]: ['a'] },
    pauses: 1,
    keptAt: later,
  },
  exams: [{ ...result, questions: [first, second], answers: { [first]: ['a'] }, times: { [first]: 5 } }],
  cards: { 'term:1': card, [`question:${first}`]: card },
  plan: {
    exam: '2026-11-27',
    minutes: 45,
    weekdays: ['Monday', 'Thursday'],
    own: { Monday: 30, Thursday: 45 },
    since: '2026-11-20',
    changedAt: time,
    calendar: { at: '18:00', reminds: true, sent: { exam: { day: '2026-12-24', sequence: 3, of: 'x' } } },
    laid: [{ day: '2026-11-20', tasks: ['lesson:/lesson-1'] }],
  },
  decks: { deck: 'today', newADay: 5 },
  notes: { [first]: { text: 'mine', at: time } },
}
