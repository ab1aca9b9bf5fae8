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
      stem: 'A trainer claims: "A Scrum Team with focus has exactly one item in work at any time." What does the Scrum Guide support?',
      options: {
        a: {
          text: 'The claim, as long as the item is the one at the top of the Product Backlog.',
          why: 'The Guide sets no number of items in work, and the Developers decide how to proceed.',
        },
        b: {
          text: 'The claim for each Developer, so six Developers may have up to six items in work together.',
          why: 'No limit for persons is given either. Such limits are a practice that a team may choose.',
        },
        c: {
          text: 'One objective: a single Sprint Goal, and a single Product Goal at a time.',
          why: 'Focus is directed at goals. How many items are in work at once is left to the Developers.',
        },
        d: {
          text: 'The opposite: as many items as possible, so that no one has to wait.',
          why: 'Keeping everyone busy is not an aim of Scrum. Progress toward the goals is.',
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'focus-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Mid-Sprint, a bug locks some users out of the live product. Fixing it takes half an hour and does not serve the Sprint Goal. What fits the value of focus?',
      options: {
        a: {
          text: "Fix it and tell the Product Owner: the primary focus is on the Sprint's work, and the goal is not endangered.",
          why: 'Primary does not mean exclusive. Users are harmed by waiting, and half an hour does no harm to the goal.',
        },
        b: {
          text: 'Leave it and note it for Sprint Planning: work that does not serve the Sprint Goal must wait for the next Sprint.',
          why: 'No such rule exists. The Sprint Goal must not be endangered, and it is not.',
        },
        c: {
          text: 'Ask the Scrum Master, who decides what may interrupt the Developers.',
          why: 'The Developers adapt their plan themselves. The Scrum Master helps them to focus.',
        },
        d: {
          text: 'Fix it after hours, so that the working time of the Sprint remains untouched by it.',
          why: 'Extra hours undermine the sustainable pace, which is what improves focus.',
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
          why: 'Utilization is not mentioned. A full plan breaks at the first surprise.',
        },
        b: {
          text: 'Working in Sprints at a sustainable pace',
          why: "It improves the Scrum Team's focus and consistency.",
        },
        c: {
          text: 'Keeping stakeholders away from the Developers during a Sprint',
          why: 'Scrum removes barriers between stakeholders and teams. It does not build them.',
        },
        d: {
          text: 'A Daily Scrum that ends with a plan for the next day of work',
          why: 'It centers on progress toward the Sprint Goal and gives an actionable plan, which creates focus.',
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
        true: 'Bugs may well be selected along with features. They do not need a goal of their own for that.',
        false:
          '"The Sprint Goal is the single objective for the Sprint". Two would take away the coherence and focus that it is to create.',
      },
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'focus-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Every Developer of a team is busy all day with items of his or her own, and all items advance a little. The Sprint Goal has hardly come nearer. Which change would bring more focus in the sense of Scrum?',
      options: {
        a: {
          text: 'Selecting fewer items in the next Sprint Planning, so that each Developer has only one of his or her own.',
          why: 'The count is not the point. With fewer items they could still work on separate initiatives instead of one goal.',
        },
        b: {
          text: 'Having the Scrum Master assign the Developers to the items in their order.',
          why: 'Developers decide who does what. Assigning is not part of that accountability.',
        },
        c: {
          text: 'Letting each Developer report in more detail what he or she is working on.',
          why: 'Nothing suggests that work is hidden. It is visible, and it points in many directions.',
        },
        d: {
          text: 'Turning together to the work that now does the most for the Sprint Goal.',
          why: 'Focus is on the work of the Sprint, for the best possible progress toward the goals. Being busy is not part of it, and the Sprint Goal encourages people to work together.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
  ],
}
