import { emptyBoard, type Card, type Retrospective } from '../../lib/retrospective/board'
import { firstDayOf, lastDayOf } from './calendar'

/** The app team's Retrospective of Sprint 42: its 19 notes in six topics, each with the column of the note. */
const topics: readonly { title: string; notes: readonly (readonly [column: string, text: string])[] }[] = [
  {
    title: 'Code waits for its second reader',
    notes: [
      ['problems', 'Two items weren’t Done: no one had read their code'],
      ['problems', 'My code waited three days for a reader'],
      ['problems', 'I start something new while my code waits'],
      ['assumptions', 'Someone always has a free moment to read'],
    ],
  },
  {
    title: 'Messages are confirmed late',
    notes: [
      ['problems', 'The librarian got all messages near the end'],
      ['problems', 'We waited for her answer on the last days'],
      ['assumptions', 'Confirming a message takes a minute'],
    ],
  },
  {
    title: 'The same work done twice',
    notes: [
      ['problems', 'Two of us wrote the same check of ZIP codes'],
      ['problems', 'That cost half a day'],
      ['assumptions', 'The plan tells us who works on which file'],
    ],
  },
  {
    title: 'Ravi speaks last',
    notes: [
      ['well', 'Ravi speaks last, and others make the plan'],
      ['well', 'We made our own plan without Ravi'],
      ['assumptions', 'Silence means that we agree'],
    ],
  },
  {
    title: 'Small items',
    notes: [
      ['well', 'The new design comes in small items'],
      ['well', 'A patron who moves tells us once'],
      ['well', 'Small items are easy to test'],
    ],
  },
  {
    title: 'Old phones',
    notes: [
      ['well', 'The old phones are on the table by the board'],
      ['well', 'Only two bugs on old phones again'],
      ['problems', 'Half an hour on an old phone is a long time'],
    ],
  },
]

/** What each of the eight people voted for, as places in `topics`; three votes each. */
const votes = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 1, 3],
  [0, 1, 4],
  [0, 1, 5],
  [0, 2, 4],
  [0, 2, 5],
  [1, 2, 3],
] as const

const groupOf = (topic: number) => topic + 1
const cards = topics
  .flatMap(({ notes }, topic) => notes.map(([column, text]) => ({ column, text, group: groupOf(topic) })))
  .map((card, index): Card => ({ id: topics.length + 1 + index, ...card }))

/** A board to look at before a reader starts one; told on the page of the Sprint Retrospective. */
export const exampleRetrospective: Retrospective = {
  board: emptyBoard('questions', {
    title: 'Sprint 42',
    day: lastDayOf(42),
    people: votes.length,
    cards,
    groups: topics.map(({ title }, topic) => ({ id: groupOf(topic), title })),
    votes: votes.flatMap((chosen, index) =>
      chosen.map(topic => ({ person: index + 1, on: `g${groupOf(topic)}` })),
    ),
    actions: [
      {
        id: 101,
        text: 'Before we start anything new, we read the code that is waiting',
        owner: 'The Developers',
        due: firstDayOf(43),
        helped: 'the wait is under 4 days',
      },
    ],
    last: [
      {
        id: 102,
        text: 'A colleague uses each item on an old phone for half an hour',
        owner: 'The Developers',
        due: lastDayOf(42),
        helped: 'there are under three bugs of this kind',
        since: 'Sprint 39',
        mark: 'kept',
      },
    ],
  }),
  ledger: [],
}
