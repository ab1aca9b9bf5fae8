import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'focus',
  lesson: '/scrum/psm-1/scrum-values/focus',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'focus-1',
      kind: 'single',
      difficulty: 1,
      stem: 'A trainer claims, "A Scrum Team with focus works on exactly one item at a time." What does the Scrum Guide support?',
      options: {
        a: {
          text: 'One objective at a time for the Scrum Team',
          why: 'A team has a single goal for the Sprint and one Product Goal. The Developers decide how many items they work on.',
        },
        b: {
          text: 'One item at a time for each Developer',
          why: "The Guide doesn't set a limit for each person, either. Such limits are a practice that a team may choose.",
        },
        c: {
          text: 'One objective at a time for each Developer',
          why: 'The Sprint Goal is a single objective for the whole Scrum Team. Separate goals would lead to separate initiatives.',
        },
        d: {
          text: 'One item at a time for the Scrum Team',
          why: "The Guide doesn't say how many items may be in progress. The Developers decide how to do the work.",
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'focus-2',
      kind: 'single',
      difficulty: 3,
      stem: "A bug locks some users out of the live product during a Sprint. The fix takes half an hour, is of a kind that the Product Owner has approved, and doesn't serve the Sprint Goal. What fits the value of focus?",
      options: {
        a: {
          text: 'Fix it tonight and leave it out of the plan.',
          why: 'Extra hours make it hard to keep a sustainable pace, which improves focus.',
        },
        b: {
          text: 'Log it today and plan it for the next Sprint.',
          why: "Scrum has no such rule. No change may endanger the Sprint Goal, and this one doesn't.",
        },
        c: {
          text: 'Fix it today and inform the Product Owner.',
          why: "A primary focus leaves room for other work. Waiting would harm users, and half an hour doesn't endanger the goal.",
        },
        d: {
          text: "Hold it today and wait for the Scrum Master's OK.",
          why: 'The Developers adapt their own plan. The Scrum Master helps them focus.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Values',
    },
    {
      id: 'focus-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'According to the Scrum Guide, which two of these create or improve focus? (Choose two.)',
      options: {
        a: {
          text: "A schedule that fills the Developers' working hours",
          why: "The Guide doesn't mention this. A full plan leaves no room for surprises.",
        },
        b: {
          text: 'A pace that the Scrum Team is able to sustain',
          why: "It improves the Scrum Team's focus and consistency.",
        },
        c: {
          text: 'A daily plan that the Developers can act on',
          why: 'The Daily Scrum is about progress toward the Sprint Goal. It produces an actionable plan, and that creates focus.',
        },
        d: {
          text: 'A rule that keeps stakeholders away from Developers',
          why: 'A Scrum Master removes barriers between stakeholders and Scrum Teams instead of building them.',
        },
      },
      answers: ['b', 'c'],
      guideSection: 'Daily Scrum',
    },
    {
      id: 'focus-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team may set two Sprint Goals for a Sprint, one for its new features and one for the bugs that it wants to fix.',
      answer: false,
      why: {
        true: "The Developers may select bugs along with features. The bugs don't need their own goal.",
        false:
          '"The Sprint Goal is the single objective for the Sprint." Two goals would take away the coherence and focus that the Sprint Goal creates.',
      },
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'focus-5',
      kind: 'single',
      difficulty: 2,
      stem: 'Each Developer on a team works on different items all day. Every item makes a little progress, but the team is hardly closer to its Sprint Goal. Which change would bring more focus?',
      options: {
        a: {
          text: 'Selecting the work that one Developer can finish',
          why: 'With fewer or smaller items, the Developers would still work separately instead of toward one goal.',
        },
        b: {
          text: 'Sharing the work that the Sprint Goal depends on',
          why: 'Focus means as much progress toward the goals as possible. The Sprint Goal encourages the team to work together.',
        },
        c: {
          text: 'Assigning the work that the Scrum Master ranks first',
          why: "The team decides internally who does what. A Scrum Master doesn't assign work.",
        },
        d: {
          text: 'Reporting the work that remains on the items',
          why: "Nothing suggests that the work is hidden. Everyone can see it, but it isn't aimed at one goal.",
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
  ],
}
