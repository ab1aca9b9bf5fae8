import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'definition-of-done-6',
    kind: 'single',
    difficulty: 2,
    stem: "In the Retrospective, a Scrum Team adds the line 'every page opens within two seconds'. Several older pages do not. What follows?",
    options: {
      a: {
        text: 'The earlier Increments that contain these pages lose their status and have to be withdrawn.',
        why: 'They met the definition of their time. What the new line shows is work still to be done.',
      },
      b: {
        text: 'Fixing the older pages becomes work in the Product Backlog, ordered like everything else.',
        why: 'It is needed to improve the product, so it has its place in the single source of work.',
      },
      c: {
        text: 'The line can be added only after all of the older pages comply with it.',
        why: 'Waiting would produce more pages that miss it. New work can meet the line at once.',
      },
      d: {
        text: 'The older pages go into the next Sprint Backlog, ahead of anything that the Product Owner wants.',
        why: 'Nothing enters a Sprint by itself. The Product Owner orders, the Developers select.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 'definition-of-done-7',
    kind: 'single',
    difficulty: 3,
    stem: 'Which sentence is best suited as a line of the Definition of Done for the library app?',
    options: {
      a: {
        text: 'Testing has been carried out with great care by someone other than the author.',
        why: 'It tells what somebody did. The state of the Increment may be poor all the same.',
      },
      b: {
        text: 'Patrons are satisfied with what the new function offers them.',
        why: 'This shows only after people have used it. It cannot be answered with yes or no before the Sprint ends.',
      },
      c: {
        text: 'The waiting list informs the next patron as soon as a place becomes free.',
        why: 'That describes what one item should do. The Definition of Done holds for every Increment.',
      },
      d: {
        text: 'Every function of the app can be operated with a screen reader.',
        why: 'It describes a state, can be answered with yes or no, and holds for all items.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Where does the Definition of Done play a part, according to the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'In Sprint Planning, where knowing it makes the Developers surer of their forecast',
        why: 'It tells how much work is in an item until it is Done.',
      },
      b: {
        text: 'In the Daily Scrum, whose structure it lays down',
        why: 'The Developers choose the structure. The event focuses on the Sprint Goal.',
      },
      c: {
        text: 'In the Sprint Retrospective, where it is inspected',
        why: 'It is named along with individuals, interactions, processes and tools.',
      },
      d: {
        text: 'In the question of what can be presented at the Sprint Review',
        why: 'Only what meets it is part of the Increments whose sum is presented.',
      },
      e: {
        text: 'In the order of the Product Backlog, where items with fewer checks come first',
        why: 'It holds for all items alike. The Product Owner orders them.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-9',
    kind: 'true-false',
    difficulty: 2,
    stem: 'If the Developers, the Product Owner and the Scrum Master all agree, a single urgent item may be called Done without meeting the Definition of Done.',
    answer: false,
    why: {
      true: 'The agreement would change what the word means, for one item and unseen by everybody else.',
      false:
        'The Developers are required to conform to it, and what misses it is not part of an Increment, no matter who agrees.',
    },
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-10',
    kind: 'single',
    difficulty: 3,
    stem: 'Two days are left and the Sprint Goal is in danger. "Skip the check with large text for now," a stakeholder proposes. "You can do it in the next Sprint." What fits Scrum?',
    options: {
      a: {
        text: 'The Developers and the Product Owner look for scope that can go, and the check stays.',
        why: 'Scope may be renegotiated. Quality does not decrease during the Sprint.',
      },
      b: {
        text: 'The check is skipped, because the Developers have committed to the Sprint Goal.',
        why: 'The commitment to the goal does not cancel the one of the Increment. A goal met by hidden gaps misleads everyone.',
      },
      c: {
        text: 'The Sprint is extended by the time that the check takes, and the next one starts later.',
        why: 'The length of a Sprint is fixed.',
      },
      d: {
        text: 'The check is skipped and entered in the Product Backlog, so that the gap is transparent.',
        why: 'The items would still be called Done without being so. What misses a line is itself what returns.',
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
  },
  {
    id: 'definition-of-done-11',
    kind: 'single',
    difficulty: 2,
    stem: '"Nine items are Done," says the Scrum Team at the Sprint Review. One guest thinks they are in use, another that they have been coded. What is lacking?',
    options: {
      a: {
        text: 'Sizes, which would show the guests how much work the nine items contain',
        why: 'A size says how large something is, and nothing on its state.',
      },
      b: {
        text: 'Transparency, which would let all guests see the same state of the nine items',
        why: 'The Definition of Done creates transparency by giving everyone a shared understanding of what work was completed.',
      },
      c: {
        text: 'A burn-up chart, which would show how the nine items compare with the rest',
        why: 'Such a chart would count nine items that each guest still takes for something else.',
      },
      d: {
        text: 'An approval of the nine items by the Product Owner, before the guests see them',
        why: 'Scrum does not ask for approval, and none would tell the guests what the word means.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Definition of Done',
  },
]
