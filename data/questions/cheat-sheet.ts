import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'cheat-sheet',
  lesson: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
  focusArea: 'Scrum Team',
  questions: [
    {
      id: 'cheat-sheet-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Four teams of one company describe their week. Which team bends a rule of Scrum?',
      options: {
        a: {
          text: 'It writes no user stories and gives its items a plain title and two sentences.',
          why: 'User stories are a practice that a team may add or leave. The Guide does not mention them.',
        },
        b: {
          text: 'Every fourth Sprint it hardens what the three Sprints before it have left unusable.',
          why: 'Each Sprint yields a usable Increment that meets the Definition of Done. Three of its Sprints did not.',
        },
        c: {
          text: 'Its Product Owner attends the Daily Scrum today, as she works on an item of the Sprint Backlog.',
          why: 'Then she takes part as a Developer, which is within the rules.',
        },
        d: {
          text: 'It released twice in the first week of the Sprint, and stakeholders were told afterward.',
          why: 'Increments may be delivered before the Sprint ends. The Sprint Review is never a gate.',
        },
      },
      answer: 'b',
      guideSection: 'Increment',
      focusArea: 'Done',
    },
    {
      id: 'cheat-sheet-2',
      kind: 'single',
      difficulty: 3,
      stem: 'In Sprint Planning everyone agrees on the Sprint Goal. The Product Owner wants six items in the Sprint, the Scrum Master suggests five, an invited department head says seven, and the Developers think four. How many are selected?',
      options: {
        a: {
          text: 'Six, as the Product Owner answers for the value of the product.',
          why: 'The Product Owner orders the items and discusses the selection. The Developers select.',
        },
        b: {
          text: 'Five, as the Scrum Master answers for the effectiveness of the team.',
          why: 'That accountability is served by coaching, and it includes no decision about the amount of work.',
        },
        c: {
          text: 'Seven, if the whole Scrum Team has invited the department head to advise.',
          why: 'People who are invited give advice. They do not decide.',
        },
        d: {
          text: 'Four, unless the discussion changes what the Developers think.',
          why: 'The Developers select items through discussion with the Product Owner, so they may hear a reason and think again.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'cheat-sheet-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two pairs of artifact and commitment belong together? (Choose two.)',
      options: {
        a: {
          text: 'Sprint Backlog and the selected items',
          why: 'The items are a part of the Sprint Backlog and a forecast. Its commitment is the Sprint Goal.',
        },
        b: {
          text: 'Product Backlog and Product Goal',
          why: 'The Product Goal is in the Product Backlog, and the rest of the list emerges to fulfill it.',
        },
        c: {
          text: 'Product Backlog and the release plan',
          why: 'A release plan is not part of Scrum, however useful. The commitment is the Product Goal.',
        },
        d: {
          text: 'Increment and Definition of Done',
          why: 'Work belongs to an Increment only if it meets the Definition of Done.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Artifacts',
      focusArea: 'Artifacts',
    },
    {
      id: 'cheat-sheet-4',
      kind: 'single',
      difficulty: 2,
      stem: 'In a one-month Sprint, a team holds Sprint Planning for five hours, the Daily Scrum for ten minutes, the Sprint Review for five hours and the Sprint Retrospective for one. Where does it exceed a timebox?',
      options: {
        a: {
          text: 'In the Sprint Review only, whose maximum is four hours',
          why: 'Five hours is over the limit of four. All the others stay below their limits of 8 hours, 15 minutes and 3 hours.',
        },
        b: {
          text: 'In Sprint Planning and the Retrospective, which are both too short',
          why: 'The hours are maximums. An event may end as soon as it has done what it is for.',
        },
        c: {
          text: 'In the Daily Scrum only, which has to take fifteen minutes',
          why: 'Fifteen minutes is a limit to keep within. Nothing has to be filled up.',
        },
        d: {
          text: 'Nowhere, since the hours saved elsewhere make up for it',
          why: 'Each event has a timebox of its own. Time saved in one does not carry over to another.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Review',
      focusArea: 'Events',
    },
    {
      id: 'cheat-sheet-5',
      kind: 'true-false',
      difficulty: 3,
      stem: 'A company has a Definition of Done for all of its products. One of its Scrum Teams adds two checks of its own and follows the stricter list. Scrum allows that.',
      answer: true,
      why: {
        true: "An organization's standard is the minimum that its Scrum Teams follow. A team may ask more of itself.",
        false:
          'A team may not go below the standard of the organization. Nothing keeps it from going beyond.',
      },
      guideSection: 'Commitment: Definition of Done',
      focusArea: 'Done',
    },
  ],
}
