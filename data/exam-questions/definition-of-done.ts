import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'definition-of-done-6',
    kind: 'single',
    difficulty: 2,
    stem: "A Scrum Team adds 'every page opens within two seconds' to its Definition of Done. Several older pages are slower. Where does the work on them belong?",
    options: {
      a: {
        text: 'In a list of repairs, ordered by the Developers',
        why: 'A second list of work would compete with the Product Backlog, the single source of what the team does.',
      },
      b: {
        text: 'In the Product Backlog, ordered by the Product Owner',
        why: 'All work on the product gets its place in this one list, where it can be weighed against the rest.',
      },
      c: {
        text: 'In the next Sprint Backlog, ordered by the Scrum Master',
        why: 'Nothing enters a Sprint on its own. The Product Owner orders the items, and the Developers select them.',
      },
      d: {
        text: 'In a repair Sprint, ordered by the Product Owner',
        why: 'Scrum has one kind of Sprint. Repairs are items like others and may be selected for any of them.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 'definition-of-done-7',
    kind: 'single',
    difficulty: 3,
    stem: 'Which sentence works best as a line in the Definition of Done for a library app?',
    options: {
      a: {
        text: 'Every function was tested with a lot of care.',
        why: 'It says what somebody did. The Increment may be poor all the same.',
      },
      b: {
        text: 'Every function is liked by the patrons who use it.',
        why: "This shows only after people have used it. It can't be answered with yes or no before the Sprint ends.",
      },
      c: {
        text: 'Every waiting list notifies the next patron in line.',
        why: 'That describes what one item should do. The Definition of Done holds for every Increment.',
      },
      d: {
        text: 'Every function can be used with a screen reader.',
        why: 'It describes a state, can be answered with yes or no, and holds for all items.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Where does the Definition of Done play a part, according to the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'In the structure of the Daily Scrum',
        why: 'The Developers choose the structure. The event focuses on the Sprint Goal.',
      },
      b: {
        text: 'In the forecast for the next Sprint',
        why: 'Knowing the definition makes the Developers more confident in their forecast, because it shows how much work an item takes.',
      },
      c: {
        text: 'In the topics of the Retrospective',
        why: 'It is inspected there, along with individuals, interactions, processes and tools.',
      },
      d: {
        text: 'In the order of the Product Backlog',
        why: 'It holds for all items alike. The Product Owner orders them.',
      },
      e: {
        text: 'In the contents of the Sprint Review',
        why: 'Only what meets it is part of the Increments whose sum is presented.',
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-9',
    kind: 'true-false',
    difficulty: 2,
    stem: 'An urgent item misses one line of the Definition of Done. If the Developers, the Product Owner and the Scrum Master all agree, they may count it as Done this once.',
    answer: false,
    why: {
      true: "The agreement would change what 'Done' means for one item, and no one else would know.",
      false:
        "Everyone's agreement doesn't change the state of the work. What misses a line of the definition isn't part of an Increment.",
    },
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-10',
    kind: 'single',
    difficulty: 3,
    stem: 'Two days before the end, the Sprint Goal is in danger. A stakeholder proposes to skip a check of the Definition of Done and make up for it in the next Sprint. What fits Scrum?',
    options: {
      a: {
        text: 'The check stays, and the scope of the items is renegotiated.',
        why: "Scope may be renegotiated with the Product Owner. Quality doesn't decrease during the Sprint.",
      },
      b: {
        text: 'The check stays, and the end of the Sprint is postponed.',
        why: 'The first half is right. The length of a Sprint is fixed.',
      },
      c: {
        text: 'The check goes, and the gap is noted in the Product Backlog.',
        why: "The items would still be called Done without being so. It's the unfinished item that goes back to the Product Backlog, not a note about it.",
      },
      d: {
        text: 'The check goes, and the Sprint Goal is reached as committed.',
        why: "The commitment to the goal doesn't cancel the Increment's commitment, the Definition of Done. A goal met by hidden gaps misleads everyone.",
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
  },
  {
    id: 'definition-of-done-11',
    kind: 'single',
    difficulty: 2,
    stem: '"Nine items are Done," says the Scrum Team at the Sprint Review. One guest takes this to mean that they are in use, another that they have been coded. What is missing?',
    options: {
      a: {
        text: 'A size that all of the guests can compare',
        why: 'A size says how large something is, and nothing about its state.',
      },
      b: {
        text: 'A chart that all of the guests can follow',
        why: 'The chart would count nine items, and each guest would still understand Done in a different way.',
      },
      c: {
        text: 'A meaning that all of the guests can share',
        why: "If everyone shares the meaning of Done, everyone sees the same state. That's how the definition creates transparency.",
      },
      d: {
        text: 'A signature that all of the guests can see',
        why: "Scrum doesn't ask for approval, and a signature wouldn't tell the guests what the word means.",
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-12',
    kind: 'single',
    difficulty: 3,
    stem: 'For months, a team has called items Done although it knew that it had taken shortcuts and would have to redo them. What is the first effect of this technical debt on transparency?',
    options: {
      a: {
        text: 'The Increment looks more complete than it is.',
        why: 'Part of the work still has to be done, and no one sees it. Decisions that rest on such a picture increase risk.',
      },
      b: {
        text: 'The Sprint Backlog looks more detailed than it is.',
        why: "Its detail is up to the Developers. Hidden shortcuts don't change how detailed the plan looks.",
      },
      c: {
        text: 'The Product Backlog looks longer than it is.',
        why: 'The opposite is nearer the truth. The work to be redone is missing from the list.',
      },
      d: {
        text: 'The Product Goal looks farther away than it is.',
        why: 'It looks closer than it is, because work that has to be redone has been counted.',
      },
    },
    answer: 'a',
    guideSection: 'Transparency',
  },
  {
    id: 'definition-of-done-13',
    kind: 'single',
    difficulty: 2,
    stem: "Every function of a bank's app has to be available in four languages, and the Product Owner copies this sentence into each new item. What would be a better place for it?",
    options: {
      a: {
        text: 'In the Product Goal for this year',
        why: 'The Product Goal is about the future of the product as a whole. A requirement for every Increment belongs elsewhere.',
      },
      b: {
        text: 'In the Definition of Done for the app',
        why: "It's a quality measure that every Increment has to meet, so it belongs in the definition.",
      },
      c: {
        text: 'In the Sprint Goal for each Sprint',
        why: 'The Sprint Goal says why one Sprint is valuable. It would have to repeat the sentence every time.',
      },
      d: {
        text: 'In the first item for each release',
        why: 'An item is Done once. The sentence holds for everything that comes after it.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-14',
    kind: 'single',
    difficulty: 3,
    stem: "In a shop's app, only the payment page has to handle a thousand requests a second. All other pages are rarely used. Where is this requirement best kept?",
    options: {
      a: {
        text: 'In the item for the payment page',
        why: 'The requirement concerns one part of the product, so it is a detail of that item.',
      },
      b: {
        text: 'In the Definition of Done for the app',
        why: 'Each line there holds for every Increment. The other pages would have to pass a costly test for no reason.',
      },
      c: {
        text: 'In the Sprint Goal for the next Sprint',
        why: 'The Sprint Goal is a single objective for the Sprint. A figure for one page is a detail of the work.',
      },
      d: {
        text: 'In the plan of a load test team',
        why: "Scrum doesn't have test teams next to the Scrum Team. What the page needs belongs in the Product Backlog.",
      },
    },
    answer: 'a',
    guideSection: 'Product Backlog',
  },
  {
    id: 'definition-of-done-15',
    kind: 'true-false',
    difficulty: 3,
    stem: 'A company has a standard for Done. Two of its Scrum Teams, which build one product, may agree on a common Definition of Done that asks for more than this standard.',
    answer: true,
    why: {
      true: 'The standard is a minimum. Teams on one product define a common Definition of Done, which may go beyond it.',
      false:
        'Nothing in the Guide keeps the two teams from asking for more, as long as both follow the same definition.',
    },
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-16',
    kind: 'single',
    difficulty: 2,
    stem: 'Two Scrum Teams build one product and have worked out a Definition of Done. A third team joins them. Which Definition of Done applies to its work?',
    options: {
      a: {
        text: 'One that it writes for its own part of the product',
        why: 'Then the product would have parts of different quality, all called Done.',
      },
      b: {
        text: 'One that it gets from one of the Scrum Masters',
        why: 'A Scrum Master may explain it. The teams define it together.',
      },
      c: {
        text: 'One that it negotiates with the Product Owner',
        why: 'The Product Owner may contribute, but the definition has to be the same for all the teams.',
      },
      d: {
        text: 'One that it shares with both of the other teams',
        why: 'Teams that work together on a product mutually define one Definition of Done and comply with it.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-17',
    kind: 'single',
    difficulty: 3,
    stem: 'A Product Owner proposes to drop the code review from the Definition of Done for three Sprints: "We\'ll clean up afterward." What should the Scrum Master do?',
    options: {
      a: {
        text: 'Help the Developers find a date for the cleanup',
        why: "A date doesn't undo the loss of quality. The debt would grow for three Sprints.",
      },
      b: {
        text: 'Help the Developers work without the check for now',
        why: 'The Scrum Master would serve a short-term wish at the cost of the product.',
      },
      c: {
        text: 'Help the Product Owner see the cost of this step',
        why: 'The debt would be hidden in Increments called Done, and later work would be slower. The whole Scrum Team creates its Definition of Done, so no single member can lower it.',
      },
      d: {
        text: 'Help the Product Owner set limits on the exception',
        why: "An exception with limits is still a Definition of Done that people can't rely on.",
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Coaching',
  },
  {
    id: 'definition-of-done-18',
    kind: 'single',
    difficulty: 2,
    stem: 'Four Developers say what their Definition of Done is good for. Whose sentence does NOT fit the Guide?',
    options: {
      a: {
        text: '"It shows us when an Increment is born."',
        why: 'An Increment is born at the moment when an item meets the definition.',
      },
      b: {
        text: '"It shows others which work is complete."',
        why: 'It creates transparency by a shared understanding of what was completed.',
      },
      c: {
        text: '"It shows us which item is worth the most."',
        why: 'The definition describes quality and holds for all items. Value is weighed in the order of the Product Backlog.',
      },
      d: {
        text: '"It shows others how good the work has to be."',
        why: 'The definition contains the quality measures that the product requires.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
  },
]
