/** Stories told in the lessons on theory, values, planning and estimation. */
import type { Story } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const storiesOnTheory: readonly Story[] = [
  {
    id: 'renew-all',
    summary:
      "Patrons tap Amara's 'Renew all' hundreds of times and ask more than before; Daniel reads the questions with Sofia, and after clear messages there are fewer.",
    toldOn: pages.empiricism,
    who: ['Amara', 'Daniel', 'Sofia'],
    sprints: [7, 8],
  },
  {
    id: 'long-waits-for-notices',
    summary:
      'Noor finds what a green lamp hides; in March a form delays a known change, so Jonas talks to Victor, and in May the wait is over the limit for one day.',
    toldOn: pages.threePillars,
    who: ['Noor', 'Jonas', 'Victor'],
    sprints: [31, 36],
  },
  {
    id: 'skills-count',
    summary:
      "Six Developers count who can do what, twice; they follow two of Victor's six suggestions, test without Tomas while he is sick, and choose the wrong audio player.",
    toldOn: pages.selfOrganization,
    who: ['Victor', 'Jonas', 'Tomas'],
    sprints: [31, 35],
  },
  {
    id: 'fines-together',
    summary:
      "'Pay by card' is handed on from one to the next and isn't Done; Mei, Tomas and Ravi make 'A parent pays' together with a librarian.",
    toldOn: pages.collaboration,
    who: ['Mei', 'Tomas', 'Ravi'],
    sprints: [25, 27],
  },
  {
    id: 'hours-lost',
    summary:
      "Items are compared by the hours that people lose; after 'Seats left' is released, 'Book a seat' isn't worth its work, and Amara deletes it.",
    toldOn: pages.valueBased,
    who: ['Amara'],
    sprints: [10, 11],
  },
  {
    id: 'four-languages',
    summary:
      'A trial of Arabic stops at six with 7 of 19 screens; on day 8 a second one, with a question, takes an hour.',
    toldOn: pages.timeBoxing,
    who: ['Amara', 'Mei', 'Daniel'],
    sprints: [13],
  },
  {
    id: 'leaflet',
    summary:
      "Jonas takes a branch's leaflet for the 2010 edition, but it mixes two; one sentence with a link replaces it.",
    toldOn: pages.scrumHistory,
    who: ['Jonas'],
    when: 'September 2025',
  },
  {
    id: 'museum-passes',
    summary:
      'Ruth asks for finished items by person and gets four bugs that Tomas found; her form comes back, and her decision stays open.',
    toldOn: pages.valuesIntroduction,
    who: ['Ruth', 'Jonas', 'Tomas'],
    sprints: [40],
  },
  {
    id: 'first-library-card',
    summary:
      'Three Developers leave their items to help Ravi with the card number; four of six are Done and the goal is met.',
    toldOn: pages.commitment,
    who: ['Amara', 'Ravi', 'Tomas'],
    sprints: [7],
  },
  {
    id: 'night-job',
    summary:
      'Daniel calls Amara about his own mistake: a night job has ignored a switch for 11 nights. It is stopped, without 900 reminders.',
    toldOn: pages.courage,
    who: ['Daniel', 'Amara', 'Ruth'],
    sprints: [21, 22, 23],
  },
  {
    id: 'choice-of-notices',
    summary:
      'Six requests in a day: Mei and Amara say no, Daniel fixes two bugs, and 180 notices are sent by hand; the goal is met with a day to spare.',
    toldOn: pages.focus,
    who: ['Amara', 'Daniel', 'Mei'],
    sprints: [18],
  },
  {
    id: 'stamps-on-paper',
    summary:
      'Amara writes that two branches cannot scan a phone, before the posters are printed; one branch gives up typing in stamps and stays with paper.',
    toldOn: pages.openness,
    who: ['Amara', 'Tomas'],
    sprints: [37],
  },
  {
    id: 'who-spoke',
    summary:
      'Once Tomas asks, Noor takes the hard part from Ravi; by Friday she has three of five kinds, he does the other two, and later she fixes it alone.',
    toldOn: pages.respect,
    who: ['Noor', 'Ravi', 'Tomas'],
    sprints: [32],
  },
  {
    id: 'winter-program',
    summary:
      'Amara forecasts the winter program in odds; it arrives without one item, which a branch manager has put on his posters.',
    toldOn: pages.releasePlanning,
    who: ['Amara'],
    sprints: [20, 21, 22, 23, 24],
  },
  {
    id: 'poker-on-fines',
    summary:
      "Ravi's 13 and Tomas's 8 change an item of 'Pay fines by phone'; another item stays without a size, because no one knows.",
    toldOn: pages.planningPoker,
    who: ['Amara', 'Ravi', 'Tomas'],
    sprints: [19],
  },
  {
    id: 'sizes-in-hindsight',
    summary:
      'The 13 finished items of the winter program are sized again: nine keep their card, three move up, one moves down.',
    toldOn: pages.fibonacciScale,
    who: ['Daniel', 'Tomas'],
    when: 'December 2025',
  },
  {
    id: 'letters-for-wishes',
    summary:
      "Ruth's six wishes get letters four Sprints before the winter break: five can't fit, Amara refuses deliveries, and audiobooks stay XL.",
    toldOn: pages.tShirtSizing,
    who: ['Ruth', 'Amara', 'Ravi'],
    sprints: [20],
  },
  {
    id: 'forty-findings',
    summary:
      "Forty findings on the web catalog pages are sized on a wall; a card without dots, Amara's pick, moves from the far left to the 3s.",
    toldOn: pages.affinityEstimation,
    who: ['Amara', 'Ravi', 'Mei'],
    sprints: [32, 33],
  },
  {
    id: 'no-more-points',
    summary: 'Eight Sprints of items and points side by side lead the team to drop its points.',
    toldOn: pages.estimationSummary,
    sprints: [39],
  },
]
