import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'agile-testing-6',
    kind: 'single',
    difficulty: 3,
    stem: "A company's quality department tests every Increment for a week after the Sprint. What would be closest to Scrum?",
    options: {
      a: {
        text: 'The department keeps testing after each Sprint, but more quickly than before.',
        why: 'A Scrum Team has all the skills it needs and verifies its own work. However quick the department is, items would become Done only after the Sprint.',
      },
      b: {
        text: 'A testing sub-team is formed inside the Scrum Team.',
        why: 'Within a Scrum Team, there are no sub-teams. The testers should join it as Developers, so that the team as a whole has the skills to create value each Sprint.',
      },
      c: {
        text: "Managers let the department's testers join the Scrum Team as Developers.",
        why: 'A Scrum Team has all the skills it needs to create value each Sprint, and verification is its own work. The organization can make this possible.',
      },
      d: {
        text: "Each Sprint gets a further week for the department's tests.",
        why: 'The tests would still be a phase outside the team. Its own members should have the skills to verify what they make.',
      },
    },
    answer: 'c',
    rests: ['team-6', 'team-13'],
  },
  {
    id: 'agile-testing-7',
    kind: 'single',
    difficulty: 3,
    stem: 'The only Developer who can run load tests falls ill, and the Definition of Done requires such a test. What should the other Developers do?',
    options: {
      a: {
        text: 'Learn to run the test, and negotiate scope if that takes time',
        why: 'Scrum Teams share or acquire the skills they need. If that costs time, scope may be negotiated with the Product Owner.',
      },
      b: {
        text: "Leave the test out this time, with the Product Owner's consent",
        why: "Quality doesn't decrease during a Sprint, and no one's consent makes an untested item Done. What the Product Owner can renegotiate is the scope.",
      },
      c: {
        text: 'Present the items and let stakeholders judge them at the Review',
        why: "Items that miss the Definition of Done aren't presented, and watching can't replace a load test. The others can acquire the skill and, if that takes time, negotiate scope.",
      },
      d: {
        text: 'Wait until the colleague is back, and test all items then',
        why: 'The items would stay unfinished until then. The Developers manage their own work and can begin to learn now.',
      },
    },
    answer: 'a',
    rests: ['theory-6', 'sprint-10'],
  },
  {
    id: 'agile-testing-8',
    kind: 'single',
    difficulty: 2,
    stem: 'An item meets every line of the Definition of Done, but the Product Owner dislikes the wording on a screen. Which statement is right?',
    options: {
      a: {
        text: "It isn't Done, and it returns to the Product Backlog.",
        why: 'Only an item that misses the Definition of Done returns to the Product Backlog. This one meets every line, so it is Done.',
      },
      b: {
        text: 'The Product Owner decides whether it is Done.',
        why: 'In a company with formal acceptance, this is usual. In Scrum, an item is Done when it meets the Definition of Done.',
      },
      c: {
        text: "It is Done without anyone's approval; a change can become a new item.",
        why: 'The moment it met the Definition of Done, an Increment was born. A different wording is new work, for the Product Owner to order.',
      },
      d: {
        text: 'It is Done as soon as the whole Scrum Team agrees that it is.',
        why: "An agreement doesn't make work Done. Meeting the Definition of Done does, and this item meets it.",
      },
    },
    answer: 'c',
    rests: ['done-2'],
  },
  {
    id: 'agile-testing-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these statements about testing follow from the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: "An item has to be tested by someone who didn't build it.",
        why: "The Guide doesn't say who tests: the team decides internally who does what. It may put such a line into its Definition of Done, but it doesn't have to.",
      },
      b: {
        text: 'An Increment is verified together with the ones before it.',
        why: '"Each Increment is additive to all prior Increments and thoroughly verified," so that all of them work together.',
      },
      c: {
        text: 'A check required for Done is made even under pressure.',
        why: "Quality doesn't decrease during a Sprint, and the Developers have to conform to the Definition of Done.",
      },
      d: {
        text: 'The last days of a Sprint are kept free for testing.',
        why: 'The Guide keeps no days free for testing. Increments may be created at any time in a Sprint, and each item has to be verified before it is Done.',
      },
      e: {
        text: "Verification is one of the Scrum Team's own activities.",
        why: 'The Guide names it among the product-related activities that the Scrum Team is responsible for.',
      },
      f: {
        text: 'Several Scrum Teams on one product follow the same Definition of Done.',
        why: 'Teams that work together on a product define one and comply with it, so they also make the same checks.',
      },
    },
    answers: ['b', 'c', 'e', 'f'],
    rests: ['increment-3', 'done-9', 'team-13'],
  },
  {
    id: 'agile-testing-10',
    kind: 'true-false',
    difficulty: 2,
    stem: "During a Sprint, a Scrum Team may try an item with users, even if its Definition of Done doesn't ask for it.",
    answer: true,
    why: {
      true: 'The Definition of Done says what must be met at least. Experiments and research are among the activities of the Scrum Team.',
      false:
        "The Definition of Done doesn't forbid finding out more. The Guide counts experimentation and work with stakeholders among the team's activities.",
    },
    rests: ['team-13'],
  },
]
