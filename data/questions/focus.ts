import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'focus',
  lesson: '/scrum/psm-1/scrum-values/focus',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'focus-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A trainer claims, "A Scrum Team with focus works on exactly one item at a time." What does the Scrum Guide support?',
      options: {
        a: {
          text: 'The claim, as long as the item is the one at the top of the Product Backlog.',
          why: "The Guide doesn't say how many items may be in progress. The Developers decide how to do the work.",
        },
        b: {
          text: 'The claim for each Developer, so six Developers may have up to six items in progress together.',
          why: "The Guide doesn't set a limit for each person, either. Such limits are a practice that a team may choose.",
        },
        c: {
          text: 'One objective: a single Sprint Goal, and a single Product Goal at a time.',
          why: 'A team has a single goal for the Sprint and one Product Goal. The Developers decide how many items they work on.',
        },
        d: {
          text: 'The opposite: as many items as possible, so that no one has to wait.',
          why: "Focus means progress toward the goals. Keeping everyone busy doesn't ensure that.",
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'focus-2',
      kind: 'single',
      difficulty: 2,
      stem: 'In the middle of a Sprint, a bug locks some users out of the live product. The fix takes half an hour and does not help the Sprint Goal. What fits the value of focus?',
      options: {
        a: {
          text: "Fix it and tell the Product Owner, because users are harmed and the Sprint Goal isn't in danger.",
          why: "A primary focus leaves room for other work. Waiting would harm users, and half an hour doesn't endanger the goal.",
        },
        b: {
          text: 'Note it for the next Sprint Planning, because work that does not help the Sprint Goal has to wait.',
          why: "Scrum has no such rule. No change may endanger the Sprint Goal, and this one doesn't.",
        },
        c: {
          text: 'Ask the Scrum Master, who decides what may interrupt the Developers.',
          why: 'The Developers adapt their own plan. The Scrum Master helps them focus.',
        },
        d: {
          text: 'Fix it after hours, so that it takes no time away from the work that was planned for the Sprint.',
          why: 'Extra hours make it hard to keep a sustainable pace, which improves focus.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Values',
    },
    {
      id: 'focus-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'According to the Scrum Guide, which two of these create or improve focus? (Choose two.)',
      options: {
        a: {
          text: "Filling each Developer's time completely in Sprint Planning",
          why: "The Guide doesn't mention this. A full plan leaves no room for surprises.",
        },
        b: {
          text: 'Working in Sprints at a sustainable pace',
          why: "It improves the Scrum Team's focus and consistency.",
        },
        c: {
          text: 'Keeping stakeholders away from the Developers during a Sprint',
          why: 'A Scrum Master removes barriers between stakeholders and Scrum Teams instead of building them.',
        },
        d: {
          text: 'A Daily Scrum that ends with a plan for the next day of work',
          why: 'The Daily Scrum is about progress toward the Sprint Goal. It produces an actionable plan, and that creates focus.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Daily Scrum',
    },
    {
      id: 'focus-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team may set two Sprint Goals for a Sprint, one for its new features and one for the bugs that it wants to fix.',
      answer: false,
      why: {
        true: "The Developers may select bugs along with features. The bugs don't need their own goal.",
        false:
          '"The Sprint Goal is the single objective for the Sprint". Two goals would take away the coherence and focus that the Sprint Goal creates.',
      },
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'focus-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Each Developer on a team works on different items all day. Every item moves a little, but the team is hardly closer to its Sprint Goal. Which change would bring more focus?',
      options: {
        a: {
          text: 'Selecting fewer items in the next Sprint Planning, so that each Developer has only one item.',
          why: 'With fewer items, the Developers could still work separately instead of toward one goal.',
        },
        b: {
          text: 'Having the Scrum Master assign the Developers to the items in the order of the list.',
          why: "The team decides internally who does what. A Scrum Master doesn't assign work.",
        },
        c: {
          text: 'Having each Developer report in more detail on his or her work.',
          why: "Nothing suggests that the work is hidden. People can see it, but it doesn't lead to one goal.",
        },
        d: {
          text: 'Working together on whatever helps the Sprint Goal the most at this point.',
          why: 'Focus means as much progress toward the goals as possible. The Sprint Goal encourages the team to work together.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
  ],
}
