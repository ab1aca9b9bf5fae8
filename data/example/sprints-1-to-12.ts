/** January to June 2025: from one branch to all six. No points yet; items are planned in days. */
import type { SprintFacts } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const sprints1to12: readonly SprintFacts[] = [
  {
    number: 1,
    about: 'what is due, at branch 1 only',
    goal: 'A patron of one branch sees on the phone what is due, and when.',
    goalMet: true,
    forecast: 4,
    done: 4,
    plannedDaysDone: 32,
    incidents: [
      {
        on: '2025-01-14',
        what: 'supplier, IT office and team sit at one table once; the result is an interface',
      },
    ],
    toldOn: pages.sprint0,
  },
  {
    number: 2,
    about: 'reserving e-readers at branch 1; six notes on an immature team',
    goal: 'A patron can reserve an e-reader by phone and find it ready at the desk.',
    toldOn: pages.theorySummary,
  },
  {
    number: 3,
    about: 'renewing one loan; the story map of reservations is made',
    goal: 'A patron of branch 1 renews a loan without calling the desk.',
    goalMet: true,
    toldOn: pages.agileExample,
  },
  {
    number: 4,
    about: 'reservations, slice 1 (five items)',
    incidents: [{ on: '2025-03-06', what: 'slice 1 is out; 31 reservations in two weeks at branch 1' }],
    toldOn: pages.storyMapping,
  },
  {
    number: 5,
    about: 'reservations, slice 2 (five items, half of the next Sprint too)',
    toldOn: pages.storyMapping,
  },
  {
    number: 6,
    about: '20 days of work make 7 of the 12 screens work with a screen reader',
    toldOn: pages.definitionOfDone,
  },
  {
    number: 7,
    about: 'first Sprint with all six branches; first library cards for children',
    goal: "A parent can get a child's first library card by phone.",
    goalMet: true,
    forecast: 6,
    done: 4,
    incidents: [{ on: '2025-04-07', what: 'the app opens for all six branches' }],
    toldOn: pages.commitment,
  },
  {
    number: 8,
    about: "'Renew all' in one tap",
    goal: 'A patron renews everything that can be renewed in one tap.',
    toldOn: pages.empiricism,
  },
  {
    number: 9,
    about: 'books that come from another branch',
    goal: 'A patron who has ordered a book from another branch can see where it is.',
    goalMet: true,
    daysPresent: 52,
    plannedDaysDone: 34,
    incidents: [{ on: '2025-05-12', what: "the Daily Scrum that pauses 'When here'" }],
    toldOn: pages.dailyScrum,
  },
  {
    number: 10,
    about: 'printing, first Sprint; Daily Scrums of 19 to 28 minutes',
    daysPresent: 48,
    plannedDaysDone: 30,
    toldOn: pages.elevenStrategies,
  },
  {
    number: 11,
    about: 'printing, second Sprint',
    goal: 'A patron prints from the phone at any branch and pays at the machine.',
    daysPresent: 55,
    plannedDaysDone: 37,
    toldOn: pages.elevenStrategies,
  },
  {
    number: 12,
    about: 'class visits',
    goal: 'A teacher can arrange a class visit without calling us.',
    daysPresent: 44,
    incidents: [{ on: '2025-06-19', what: 'public holiday' }],
    toldOn: pages.sprintPlanningTool,
  },
]
