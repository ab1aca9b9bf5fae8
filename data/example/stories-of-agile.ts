/** Stories of the pages on agile ways of working and user stories; 'empty rooms' is with the events. */
import type { Story } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const storiesOfAgile: readonly Story[] = [
  {
    id: 'renew-from-here',
    summary:
      "On February 6, 2025, a librarian's 'How long can I keep it?' changes the card on renewing a loan.",
    toldOn: pages.whatIsUserStory,
    sprints: [2, 3],
  },
  {
    id: 'wrong-date-in-the-email',
    summary:
      "In the week of February 17, 2025, 'Undo a renewal' is deleted, and an email tells 14 patrons the old date.",
    toldOn: pages.agileExample,
    sprints: [3],
  },
  {
    id: 'desk-list-without-names',
    summary:
      'A librarian of branch 3 copies bookings by hand to hide names; on October 28, 2025, they are gone.',
    toldOn: pages.agileMindset,
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
    summary:
      'The app team asks why it has Sprints; four of the last five Reviews had changed the Product Backlog.',
    toldOn: pages.kanbanVsScrum,
    who: ['Amara'],
    when: 'July 2026',
  },
  {
    id: 'city-after-22-months',
    summary:
      "The city changes how teams work, decide and release; the board's percentage and the bonus stay for now.",
    toldOn: pages.transformations,
    when: 'January 2025 to November 2026',
  },
  {
    id: 'twenty-workshops',
    summary:
      "The events team's map replaces 9 am on a Monday by a draw from a hat: of 186 children, 158 get a wish.",
    toldOn: pages.userStoryMapping,
    when: 'August 19 to September 21, 2026',
  },
  {
    id: 'machines-for-two-branches',
    summary:
      'Two lending machines are planned as a whole, and the app in steps: 33 of 40 codes are read, then 38.',
    toldOn: pages.agileVsWaterfall,
    when: 'September to November 2026',
  },
  {
    id: 'books-for-a-reading-group',
    summary: 'From November 16 to 19 a field for copies becomes a story on books that a whole group can get.',
    toldOn: pages.storySteps,
    sprints: [49],
  },
  {
    id: 'lockers-as-a-use-case',
    summary: 'The lockers are written as a story with four criteria and as a use case with six extensions.',
    toldOn: pages.useCases,
    sprints: [31],
  },
  {
    id: 'thirty-two-bad-twins',
    summary: "Thirty-two user stories are shown with bad twins; eight of them are set in the library's app.",
    toldOn: pages.storyExamples,
    when: 'made up',
  },
  {
    id: 'insurer',
    summary:
      'After two years one product needs 5 weeks instead of 31, and 16 of 110 people work differently.',
    toldOn: pages.caseStudy,
    when: 'made up',
  },
]
