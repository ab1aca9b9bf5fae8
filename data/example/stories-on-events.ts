/** Stories told in the lessons on Scrum's events, artifacts and accountabilities, and in the articles about them. */
import type { Story } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const storiesOnEvents: readonly Story[] = [
  {
    id: 'first-sprint',
    summary:
      'The first Sprint brings four items to the patrons of one branch, and more than half of its days are groundwork.',
    toldOn: pages.sprint0,
    who: ['Amara', 'Jonas', 'Victor'],
    sprints: [1],
  },
  {
    id: 'immature-team',
    summary:
      'A young team lets patrons reserve e-readers, and six notes show which parts of Scrum it still lacks.',
    toldOn: pages.theorySummary,
    sprints: [2],
  },
  {
    id: 'reading-rooms-planning',
    summary:
      "A librarian's two remarks change the plan for the reading rooms; 5 days are left open, and they aren't enough.",
    toldOn: pages.sprintPlanning,
    who: ['Amara', 'Tomas'],
    sprints: [16],
  },
  {
    id: 'reading-rooms-ten-days',
    summary:
      "The reading-room Sprint, day by day: the branches' paper calendars take 9 days instead of 3, Amara drops the printed list, Jonas gets the branches access, Tomas finds a bug; five of six items Done, goal met.",
    toldOn: pages.scrumIntroduction,
    who: ['Amara', 'Jonas', 'Tomas'],
    sprints: [16],
  },
  {
    id: 'daily-scrum-by-the-minute',
    summary:
      "A Daily Scrum on day 6 shows that arrivals come only once a night; 'When here' returns to the Product Backlog and the goal is met.",
    toldOn: pages.dailyScrum,
    who: ['Amara', 'Ravi', 'Tomas'],
    sprints: [9],
  },
  {
    id: 'printing',
    summary:
      'The Daily Scrums of the first Sprint on printing take 19 to 28 minutes; in the second, Mei opens with the goal, Daniel tells of a rented machine after eight days, and the goal is missed.',
    toldOn: pages.elevenStrategies,
    who: ['Mei', 'Daniel', 'Amara'],
    sprints: [10, 11],
  },
  {
    id: 'personal-data',
    summary: 'Five of six items are Done, and a patron can see and delete what the library knows.',
    toldOn: pages.sprintBacklog,
    who: ['Amara', 'Ravi', 'Tomas'],
    sprints: [14],
  },
  {
    id: 'empty-rooms',
    summary: 'The goal for rooms that stay empty is missed; the reminder comes a week later.',
    toldOn: pages.agileOverview,
    who: ['Amara', 'Tomas'],
    sprints: [17, 18],
  },
  {
    id: 'winter-club-stamps',
    summary:
      "The winter club's stamps go to the card used last, because the app does not ask for which child.",
    toldOn: pages.sprintReview,
    who: ['Amara', 'Ruth'],
    sprints: [46],
  },
  {
    id: 'waiting-code',
    summary:
      'Code changes wait 11.5 days for their second reader, then 3, then 2.5; the third topic is never taken up.',
    toldOn: pages.sprintRetrospective,
    who: ['Jonas', 'Daniel'],
    sprints: [42, 43, 44],
  },
  {
    id: 'canceled-sprint',
    summary: 'The Product Owner cancels the Sprint on guest cards on its fifth day.',
    toldOn: pages.sprint,
    who: ['Amara', 'Ruth'],
    sprints: [47],
  },
  {
    id: 'library-of-things-backlog',
    summary: 'Refinement of the library of things: six items are made clear, one is deleted.',
    toldOn: pages.productBacklog,
    who: ['Amara', 'Ravi'],
    when: 'October 2026',
  },
  {
    id: 'library-of-things-review',
    summary:
      "In the Review of a missed goal, a librarian can't use the checklist, because the boxes are in the basement; the other branches have to wait, and one manager stays silent.",
    toldOn: pages.fiveSteps,
    who: ['Amara', 'Ruth'],
    sprints: [48],
  },
  {
    id: 'lost-card',
    summary: 'Three of four items for the goal are Done, and the Increment can be used.',
    toldOn: pages.increment,
    who: ['Amara', 'Tomas'],
    sprints: [43],
  },
  {
    id: 'product-owner-week',
    summary:
      "A week of the Product Owner with PIN, lockers and magazines; the deputy director isn't convinced.",
    toldOn: pages.productOwner,
    who: ['Amara'],
    sprints: [11],
  },
  {
    id: 'supplier-impediment',
    summary: 'Waiting for the supplier falls from 14 days to 5 and to 1.',
    toldOn: pages.scrumMaster,
    who: ['Jonas', 'Ravi', 'Victor'],
    sprints: [10, 11, 12],
  },
  {
    id: 'outage-on-day-3',
    summary: 'The loan system is down for two and a half hours in the Sprint that prepares for it.',
    toldOn: pages.developers,
    who: ['Amara', 'Mei', 'Noor'],
    sprints: [34],
  },
  {
    id: 'goal-of-lost-books',
    summary:
      "Tomas and Ravi find two problems on day 5; Amara keeps 'the same day' and gives up 'Bring a copy instead'. Five of seven items are Done and the goal of settling a lost book by phone is met.",
    toldOn: pages.sprintGoalExamples,
    who: ['Amara', 'Ravi', 'Tomas'],
    sprints: [45],
  },
  {
    id: 'follow-an-author',
    summary:
      "An item loses 'and translations' from a criterion on day 6; on day 9 Daniel wants to put off large text, Tomas objects, and Daniel's own item isn't Done.",
    toldOn: pages.acceptanceCriteria,
    who: ['Amara', 'Tomas', 'Daniel'],
    sprints: [44],
  },
  {
    id: 'poor-winter',
    summary:
      'After long forecasts and a vague goal, Victor asks Jonas for more commitment; with better goals one Sprint reaches its goal, as Tomas speaks up on day 7, and the next misses.',
    toldOn: pages.fosteringCommitment,
    who: ['Jonas', 'Victor', 'Tomas'],
    sprints: [28, 29, 30],
  },
  {
    id: 'pause-reservations',
    summary:
      "In the Retrospective of a met goal, Jonas drops his Starfish for a timeline; the release, the best day of seven people, is Amara's worst, as all six branches called her.",
    toldOn: pages.retrospectiveFormats,
    who: ['Amara', 'Jonas'],
    sprints: [24],
  },
]
