import type { Step } from './agenda'
import type { AgendaId } from './agenda-ids'
import type { Agenda } from './standard-agenda'
import { retrospectiveAgendas } from './retrospective-agendas'

const events = '/scrum/psm-1/scrum-framework/scrum-events'

/** The agendas of the lessons on the events. A test compares each with its page. */
const eventAgendas: readonly Agenda[] = [
  {
    id: 'sprint-planning',
    title: 'Sprint Planning',
    page: `${events}/sprint-planning`,
    timebox: 480,
    isForTwoWeeks: true,
    rows: [
      [10, 'What’s new', 'What is our Product Goal, and what has changed since the Review?'],
      [35, 'Why: the Sprint Goal', 'What will a user be able to do at the end?'],
      [15, 'What: capacity', 'How many days do we have? What did we get Done in the last three Sprints?'],
      [50, 'What: items', 'What does the goal need first? What work does our Definition of Done add?'],
      [15, 'Break', ''],
      [75, 'How: the plan, in pairs', 'What could we finish by tomorrow? What don’t we know yet?'],
      [25, 'Back to what', 'Do the items still fit? What could we drop and still reach the goal?'],
      [15, 'Close', 'How would you say the goal in your own words? Who starts with what?'],
    ],
  },
  {
    id: 'daily-scrum',
    title: 'Daily Scrum',
    page: `${events}/daily-scrum`,
    timebox: 15,
    rows: [
      [2, 'Read the goal and look at what is Done', 'What can a user do already? How many days are left?'],
      [
        3,
        'Share what matters for the goal',
        'What have we learned since yesterday that changes our chances of reaching it?',
      ],
      [4, 'Decide what to do about it', 'What are our options? Which one helps the goal most?'],
      [4, 'Plan until the next Daily Scrum', 'What should be true by this time tomorrow? Who takes what?'],
      [2, 'Check the plan', 'Who needs help? What should the Scrum Master know?'],
    ],
  },
  {
    id: 'sprint-review',
    title: 'Sprint Review',
    page: `${events}/sprint-review`,
    timebox: 240,
    isForTwoWeeks: true,
    rows: [
      [
        10,
        'The Product Owner names the Sprint Goal and says what is Done and what isn’t',
        'Our goal was … These items are Done. This one isn’t, so you won’t see it today.',
      ],
      [
        25,
        'Guests try it, and the team watches',
        'Imagine you want to … Please try. Tell us what you’re thinking.',
      ],
      [15, 'News from outside', 'What has changed in your work since we last met?'],
      [
        10,
        'Progress toward the Product Goal',
        'This is what users can do now. Of what’s missing, what matters most to you?',
      ],
      [25, 'What to do next', 'Which card would you move, where to, and why?'],
      [
        5,
        'Read back',
        'This is what changed in the Product Backlog today. And this is what we heard and won’t do.',
      ],
    ],
  },
  {
    id: 'sprint-retrospective',
    title: 'Sprint Retrospective',
    page: `${events}/sprint-retrospective`,
    timebox: 180,
    isForTwoWeeks: true,
    rows: [
      [
        5,
        'Opens',
        'We’re here to find one change that we can start right away. Outside this room, we don’t repeat who said what.',
      ],
      [5, 'Checks the last change', 'Did we do it? Did it help? Do we keep it, change it or drop it?'],
      [
        7,
        'Writes notes in silence',
        'What went well? What problems did we have, and did we solve them? What did we believe that turned out to be wrong?',
      ],
      [
        8,
        'Reads the notes aloud and groups them',
        'Put your note next to similar ones. Ask if a note isn’t clear, but don’t discuss it yet.',
      ],
      [
        5,
        'Votes with three dots each',
        'Which topics would help us most if they got better? We’ll take the first one or two.',
      ],
      [
        15,
        'Looks for causes',
        'What do we know for sure? What were we assuming, and where did that come from?',
      ],
      [10, 'Agrees on one change', 'What can we start ourselves? Who takes the first step, and when?'],
      [5, 'Closes', 'Is everyone willing to try this for one Sprint?'],
    ],
  },
]

/** All agendas, in the order in which they are offered. */
export const agendas: readonly Agenda[] = [
  ...eventAgendas,
  ...retrospectiveAgendas,
  { id: 'own', title: 'Our meeting', rows: [[5, 'Open', 'What should be true when we leave?']] },
]

/** The agenda of an id. */
export function agendaOf(id: AgendaId): Agenda {
  const found = agendas.find(agenda => agenda.id === id)
  if (!found) throw new Error(`There is no agenda '${id}'.`)
  return found
}

/** Minutes times a factor, as whole minutes of at least 1 that add up to the rounded total. */
export function scaledMinutes(minutes: readonly number[], factor: number): number[] {
  const exact = minutes.map(each => each * factor)
  const scaled = exact.map(each => Math.max(1, Math.floor(each)))
  let missing =
    Math.round(exact.reduce((sum, each) => sum + each, 0)) - scaled.reduce((sum, each) => sum + each, 0)
  const byRest = exact
    .map((each, index) => ({ index, rest: each - Math.floor(each) }))
    .sort((a, b) => b.rest - a.rest)
  for (const { index } of byRest) {
    if (missing <= 0) break
    scaled[index] = (scaled[index] ?? 0) + 1
    missing -= 1
  }
  return scaled
}

/** The steps of an agenda for a Sprint of this length. */
export function stepsOf(id: AgendaId, weeks: number): Step[] {
  const { rows, isForTwoWeeks } = agendaOf(id)
  const minutes = scaledMinutes(
    rows.map(([each]) => each),
    isForTwoWeeks ? weeks / 2 : 1,
  )
  return rows.map(([, name, say], index) => ({
    id: index + 1,
    name,
    minutes: `${minutes[index] ?? 0}`,
    say,
  }))
}
