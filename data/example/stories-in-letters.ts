/**
 * Stories of the 31 letters: the tester's week, then the newest Developer's first six weeks, one scene per
 * letter.
 */
import type { Story } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const storiesInLetters: readonly Story[] = [
  {
    id: 'expected-and-seen',
    summary:
      "For a week the tester writes down what he expects: his test data comes at four, and 'slot' becomes 'Time'.",
    toldOn: pages.letter00,
    who: ['Tomas'],
    sprints: [12],
  },
  {
    id: 'three-questions',
    summary:
      'On January 26 the newest Developer copies the Product Goal; the line for the Sprint Goal stays blank.',
    toldOn: pages.letter01,
    who: ['Noor', 'Daniel'],
    sprints: [28],
  },
  {
    id: 'list-or-map',
    summary:
      'On January 27 she asks three people about a list or a map, then whose decision it is; it becomes the list.',
    toldOn: pages.letter02,
    who: ['Noor', 'Mei', 'Amara'],
    sprints: [28],
  },
  {
    id: 'two-sentences-for-a-goal',
    summary:
      'On January 28 she finds the goal below a photo of nine cards; it was named after them, and it stays.',
    toldOn: pages.letter03,
    who: ['Noor', 'Jonas', 'Amara'],
    sprints: [28],
  },
  {
    id: 'card-with-three-marks',
    summary:
      "On January 29 a card has waited for three days, because no one had asked the treasurer's office.",
    toldOn: pages.letter04,
    who: ['Noor', 'Daniel', 'Amara'],
    sprints: [28],
  },
  {
    id: 'just-walk-in',
    summary:
      'On January 30 she reports that branch 5 has walk-ins only; a colleague has lost a morning over it.',
    toldOn: pages.letter05,
    who: ['Noor', 'Ravi'],
    sprints: [28],
  },
  {
    id: 'card-torn-in-three',
    summary:
      "On February 2 she tears the card for 'Book' in three, and the first piece books the same time twice.",
    toldOn: pages.letter06,
    who: ['Noor', 'Tomas', 'Amara'],
    sprints: [28],
  },
  {
    id: 'stuck-for-three-hours',
    summary:
      "On February 3 the simulated loan system doesn't answer, and she is stuck for three hours before she asks.",
    toldOn: pages.letter07,
    who: ['Noor', 'Tomas'],
    sprints: [28],
  },
  {
    id: 'nearly-finished',
    summary:
      "On February 4 'Book' meets one line of four, but branch 3 has been told of Monday and has put up a sign.",
    toldOn: pages.letter08,
    who: ['Noor', 'Amara', 'Mei'],
    sprints: [28],
  },
  {
    id: 'cancel-goes-back',
    summary: "On February 5 she puts 'Cancel' back and helps with 'Receipt by email', which is Done at four.",
    toldOn: pages.letter09,
    who: ['Noor', 'Daniel', 'Jonas'],
    sprints: [28],
  },
  {
    id: 'question-at-the-review',
    summary: 'On February 6 a librarian says at the Review that she knows how her Saturday is going to end.',
    toldOn: pages.letter10,
    who: ['Noor', 'Amara'],
    sprints: [28],
  },
  {
    id: 'five-low-cards-and-an-8',
    summary: "On February 9 five low cards and an 8 for 'Cancel' become a 3, without a screen for the desk.",
    toldOn: pages.letter11,
    who: ['Noor', 'Daniel', 'Amara'],
    sprints: [29],
  },
  {
    id: 'two-hours-at-one-keyboard',
    summary:
      'On February 10 she watches for three hours; in the afternoon she types, and six unnecessary lines come out.',
    toldOn: pages.letter12,
    who: ['Noor', 'Daniel', 'Tomas'],
    sprints: [29],
  },
  {
    id: 'three-patrons-and-a-phone',
    summary: "On February 11 three patrons try 'Help at a branch', which becomes 'Meet with a librarian'.",
    toldOn: pages.letter13,
    who: ['Noor', 'Mei'],
    sprints: [29],
  },
  {
    id: 'meeting-rooms-above-parking',
    summary: "On February 12 branch 4 wants 'Meeting rooms' above 'Parking', and the Product Owner says no.",
    toldOn: pages.letter14,
    who: ['Noor', 'Amara'],
    sprints: [29],
  },
  {
    id: 'reason-guessed',
    summary:
      "On February 13 the reason for the reminder turns out to be a librarian's guess, and the card says so.",
    toldOn: pages.letter15,
    who: ['Noor', 'Amara', 'Mei'],
    sprints: [29],
  },
  {
    id: 'what-to-bring',
    summary: 'On February 16 a confirmation by email gets no size; it becomes three lines on what to bring.',
    toldOn: pages.letter16,
    who: ['Noor', 'Amara', 'Tomas'],
    sprints: [29],
  },
  {
    id: 'bus-at-11-15',
    summary: 'On February 17 she calls at 11:50 am about a wrong list; the librarian took the 11:15 bus.',
    toldOn: pages.letter17,
    who: ['Noor'],
    sprints: [29],
  },
  {
    id: 'two-cuts-and-two-answers',
    summary:
      'On February 18 the list loses the other Saturdays, keeps its layout for printing, and is live a day later.',
    toldOn: pages.letter18,
    who: ['Noor', 'Amara'],
    sprints: [29],
  },
  {
    id: 'two-hours-or-thirty-minutes',
    summary:
      'On February 19 a place from the waiting list is kept for two hours; she had wanted thirty minutes.',
    toldOn: pages.letter19,
    who: ['Noor', 'Amara', 'Tomas'],
    sprints: [29],
  },
  {
    id: 'thirteen-days-of-waiting',
    summary:
      'On February 20 her card says that texts of five items waited 3, 2, 4, 1 and 3 days for a librarian.',
    toldOn: pages.letter20,
    who: ['Noor', 'Jonas', 'Mei'],
    sprints: [29],
  },
  {
    id: 'one-of-four-ideas',
    summary: 'On February 23 the team picks one of four ideas, two calls a week with branch 2 until March 6.',
    toldOn: pages.letter21,
    who: ['Noor', 'Mei', 'Ravi'],
    sprints: [30],
  },
  {
    id: 'no-more-than-two-days',
    summary: "On February 24 she writes 'No item waits more than two days'; the first call takes 14 minutes.",
    toldOn: pages.letter22,
    who: ['Noor', 'Tomas'],
    sprints: [30],
  },
  {
    id: 'photos-on-thursdays',
    summary:
      'On February 25 the manager of branch 2 refuses the calls on Thursdays, and photos by noon replace them.',
    toldOn: pages.letter23,
    who: ['Noor', 'Jonas'],
    sprints: [30],
  },
  {
    id: 'copied-overlap-check',
    summary:
      'On February 26 she copies a check instead of sharing it, which would take two days, and writes down why.',
    toldOn: pages.letter24,
    who: ['Noor', 'Amara'],
    sprints: [30],
  },
  {
    id: 'text-in-a-drawer',
    summary:
      'On February 27 a colleague shows how a drawer would improve her number, so she counts changed texts, too.',
    toldOn: pages.letter25,
    who: ['Noor', 'Daniel'],
    sprints: [30],
  },
  {
    id: 'email-to-nine-people',
    summary:
      'On March 2 she asks nine people about a weekly email; seven still get it, in 15 minutes instead of 40.',
    toldOn: pages.letter26,
    who: ['Noor', 'Ruth'],
    sprints: [30],
  },
  {
    id: 'four-in-ten',
    summary:
      'On March 3 she gives branch 2 four chances in ten for the goal; the Product Owner would have said three.',
    toldOn: pages.letter27,
    who: ['Noor', 'Amara'],
    sprints: [30],
  },
  {
    id: 'seven-remarks',
    summary: 'On March 4 five of seven remarks on her code are true, and the third is about Memorial Day.',
    toldOn: pages.letter28,
    who: ['Noor', 'Daniel', 'Mei'],
    sprints: [30],
  },
  {
    id: 'five-questions-about-a-photo',
    summary:
      'On March 5 a colleague sends the photo from her page of seven lines and asks why they send it at all.',
    toldOn: pages.letter29,
    who: ['Noor', 'Ravi'],
    sprints: [30],
  },
  {
    id: 'call-is-kept',
    summary:
      'On March 6 four items have waited 1, 2, 1 and 2 days: the call on Tuesdays stays, and the photos go.',
    toldOn: pages.letter30,
    who: ['Noor', 'Jonas'],
    sprints: [30],
  },
]
