/** Stories of the pages on agile ways of working and user stories; 'empty rooms' is with the events. */
import type { Story } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const storiesOfAgile: readonly Story[] = [
  {
    id: 'renew-from-here',
    summary:
      "A librarian's 'How long can I keep it?' changes the card on renewing; no one asks what a refusal will say.",
    toldOn: pages.whatIsUserStory,
    who: ['Amara', 'Tomas', 'Ravi'],
    sprints: [2, 3],
  },
  {
    id: 'wrong-date-in-the-email',
    summary:
      "In the week of February 17, 2025, 'Undo a renewal' is deleted, and an email tells 14 patrons the old date.",
    toldOn: pages.agileExample,
    who: ['Amara', 'Mei', 'Ravi'],
    sprints: [3],
  },
  {
    id: 'desk-list-without-names',
    summary:
      'A librarian of branch 3 copies bookings by hand to hide names; on October 28, 2025, they are gone.',
    toldOn: pages.agileMindset,
    who: ['Daniel', 'Jonas', 'Amara'],
    sprints: [21],
  },
  {
    id: 'known-on-day-1',
    summary:
      'Of 40 requests the help desk knew 12 on the first morning; it gets a half-hour visit and no Sprints.',
    toldOn: pages.kanbanVsScrum,
    who: ['Ruth', 'Sofia', 'Amara'],
    when: 'October 27 to November 7, 2025',
  },
  {
    id: 'why-still-sprints',
    summary: 'The app team looks at its last five Reviews, and four of them had changed the Product Backlog.',
    toldOn: pages.kanbanVsScrum,
    who: ['Amara'],
    when: 'July 2026',
  },
  {
    id: 'city-after-22-months',
    summary:
      'Victor allows direct calls, the director refuses a vote, the board keeps its percentage, and a bonus has to wait.',
    toldOn: pages.transformations,
    who: ['Amara', 'Jonas', 'Victor'],
    when: 'January 2025 to November 2026',
  },
  {
    id: 'twenty-workshops',
    summary:
      "The events team's map replaces 9 am on a Monday by a draw from a hat; four of 186 children are on the list twice.",
    toldOn: pages.userStoryMapping,
    who: [],
    when: 'August 19 to September 21, 2026',
  },
  {
    id: 'machines-for-two-branches',
    summary:
      'Two lending machines are planned as a whole, and the app in steps: 33 of 40 codes are read, then 38.',
    toldOn: pages.agileVsWaterfall,
    who: ['Victor', 'Noor'],
    when: 'September to November 2026',
  },
  {
    id: 'books-for-a-reading-group',
    summary:
      'A field for copies becomes a story on books that a whole group can get; an example overturns one of its rules.',
    toldOn: pages.storySteps,
    who: ['Ruth', 'Mei', 'Ravi'],
    sprints: [49],
  },
  {
    id: 'lockers-as-a-use-case',
    summary: 'The lockers are written as a story with four criteria and as a use case with six extensions.',
    toldOn: pages.useCases,
    who: [],
    sprints: [31],
  },
  {
    id: 'fourteen-bad-twins',
    summary: "Fourteen user stories are shown with bad twins; three of them are set in the library's app.",
    toldOn: pages.storyExamples,
    who: [],
    when: 'made up',
  },
  {
    id: 'insurer',
    summary:
      'After two years one product needs 5 weeks instead of 31, and 16 of 110 people work differently.',
    toldOn: pages.caseStudy,
    who: [],
    when: 'made up',
  },
]
