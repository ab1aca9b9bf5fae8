/**
 * Stories of the help desk: its cards, its four people, and others in the library who limit what they start.
 */
import type { Story } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const storiesOfHelpDesk: readonly Story[] = [
  {
    id: 'five-dates',
    summary:
      'Cards have five dates from September 18 on; the forecast for 85% goes from a guess of 10 days to 6 and to 5.',
    toldOn: pages.kanbanImplementation,
    when: 'September 2025 to March 2026',
  },
  {
    id: 'full-column',
    summary:
      'Wait is full on a Tuesday: two calls make room, and four branches look at questions twice a day.',
    toldOn: pages.wipLimits,
    who: ['Sofia'],
    when: 'October 28, 2025',
  },
  {
    id: 'outage-at-the-desk',
    summary:
      'On the day of the outage nine cards come in and one is finished; Tomas asks about the limit, and the desk keeps it.',
    toldOn: pages.kanbanPractices,
    who: ['Tomas'],
    when: 'January 12 to 23, 2026',
  },
  {
    id: 'six-late-fees',
    summary: 'Sofia turns six cards on late fees into one question, and Ruth waives all six a day later.',
    toldOn: pages.kanbanPrinciples,
    who: ['Sofia', 'Ruth'],
    when: 'January 19 and 20, 2026',
  },
  {
    id: 'card-27',
    summary:
      'Card 27, on a fine that is listed twice, takes 12 days, with nine evenings of waiting for the Developers.',
    toldOn: pages.kanbanSoftware,
    who: ['Amara'],
    when: 'January 13 to 29, 2026',
  },
  {
    id: 'card-47',
    summary: 'Card 47 takes 8 days, with four evenings in Wait, because the reserved book is at the bindery.',
    toldOn: pages.kanbanCards,
    when: 'January 19 to 30, 2026',
  },
  {
    id: 'call-the-branch-first',
    summary:
      'A branch is called before a card waits for it: 3.8 evenings before and 2 since then, so the desk keeps it.',
    toldOn: pages.kanbanImprovement,
    when: 'since January 26, 2026',
  },
  {
    id: 'ages-aloud',
    summary:
      "The desk reads out each open card's age; a sick colleague's card is passed over, and times don't change.",
    toldOn: pages.kanbanCadences,
    who: ['Tomas'],
    when: 'since February 2, 2026',
  },
  {
    id: 'one-takes-all-calls',
    summary:
      'One of the four takes all calls until noon, the cards take as long as before, and the trial ends.',
    toldOn: pages.kanbanImprovement,
    who: ['Sofia'],
    when: 'February 9 to 20, 2026',
  },
  {
    id: 'locked-reading-rooms',
    summary: 'The exception for a locked reading room is used three times, once with nine cards in progress.',
    toldOn: pages.processPolicies,
    when: 'January 22 to March 4, 2026',
  },
  {
    id: 'late-notices',
    summary:
      'Cards on notices grow from one a week to five and eight; the app team sees them on February 18.',
    toldOn: pages.kanbanCards,
    when: 'January 12 to March 6, 2026',
  },
  {
    id: 'card-86',
    summary:
      'Card 86, on a book about volcanoes that had gone to a school, takes 8 days, and 10 from asking to answer.',
    toldOn: pages.inDepthKanban,
    who: ['Sofia'],
    when: 'February 2 to 13, 2026',
  },
  {
    id: 'card-100',
    summary:
      'Card 100 takes 13 days: Ravi looks for ten minutes, and Amara puts it into the Product Backlog; Sofia asks for a reserved place, gets none, and gets an answer on the first day.',
    toldOn: pages.kanbanVsScrumban,
    who: ['Amara', 'Ravi', 'Sofia'],
    when: 'February 9 to 26, 2026',
  },
  {
    id: 'card-135',
    summary:
      'Card 135 takes nine days, on four of which its holder is ill; two rules on initials come out of it.',
    toldOn: pages.kanbanRoles,
    when: 'February 23 to March 6, 2026',
  },
  {
    id: 'refused-proposal',
    summary:
      'Ruth refuses to have cards closed after five days without a reply; since then the desk calls patrons first.',
    toldOn: pages.processPolicies,
    who: ['Ruth'],
    when: 'February 27, 2026',
  },
  {
    id: 'eight-fridays',
    summary:
      'Ruth asks about one low Friday, which is ordinary, and then about all eight: none has more than three cards.',
    toldOn: pages.feedbackLoops,
    who: ['Ruth'],
    when: 'January 12 to March 6, 2026',
  },
  {
    id: 'two-queues',
    summary:
      'New grows to 15 cards twice, after the outage and after an illness, and only the first queue goes away.',
    toldOn: pages.managingFlow,
    who: ['Ruth'],
    when: 'January 12 to March 6, 2026',
  },
  {
    id: 'asked-in-pairs-of-weeks',
    summary:
      'Two weeks bring 35 to 43 requests, and Ruth concludes that the desk can plan; Sofia shows that it knows how many, but not which.',
    toldOn: pages.whenKanban,
    who: ['Ruth', 'Sofia'],
    when: 'January 12 to March 6, 2026',
  },
  {
    id: 'four-metrics',
    summary:
      'Sofia expects branches behind the four slowest of 148 cards, and none waited for one; the oldest card is open.',
    toldOn: pages.kanbanMetrics,
    who: ['Sofia'],
    when: 'January 12 to March 6, 2026',
  },
  {
    id: 'board-of-march-6',
    summary:
      'Eight of eight places are taken; Sofia points at the oldest card, and a notice in Answer goes first.',
    toldOn: pages.kanbanBoards,
    who: ['Sofia'],
    when: 'March 6, 2026',
  },
  {
    id: 'two-weeks-ahead',
    summary: 'The desk expects 32 cards or more in two weeks, with at least 85% certainty, and finishes 34.',
    toldOn: pages.kanbanSoftware,
    who: ['Ruth'],
    when: 'March 9 to 20, 2026',
  },
  {
    id: 'thirty-one-notes',
    summary:
      'Daniel writes 31 notes at home: 12 reach his board, nine are finished after four weeks, and a door takes six.',
    toldOn: pages.personalKanban,
    who: ['Daniel'],
    when: 'March to August 2026',
  },
  {
    id: 'open-crates',
    summary:
      'Branch 4 opens only three crates at once: reserved books take 3 days instead of 9; Ruth hears that the office is no faster and that others must wait longer.',
    toldOn: pages.nonItIndustries,
    who: ['Ruth'],
    when: 'May to July 2026',
  },
  {
    id: 'eight-cards-on-a-hook',
    summary:
      "A thought experiment gives the help desk eight cards on a hook, as Toyota's factory would have done.",
    toldOn: pages.kanbanHistory,
    when: 'made up',
  },
]
