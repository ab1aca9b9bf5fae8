import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two public holidays fall in the coming two-week Sprint. How does the Scrum Team deal with them?',
      options: {
        a: {
          text: 'The Sprint starts late and keeps its usual length.',
          why: "The next Sprint follows the last one directly. There isn't any time between Sprints.",
        },
        b: {
          text: 'The Sprint gets longer and keeps its usual forecast.',
          why: 'Sprints have a fixed length, which creates consistency.',
        },
        c: {
          text: 'The Sprint keeps its length and gets a smaller forecast.',
          why: 'The length stays fixed. Upcoming capacity is one of the things that the Developers look at when they forecast.',
        },
        d: {
          text: 'The Sprint keeps its length and drops its Retrospective.',
          why: 'If you leave out an event, you lose an opportunity to inspect and adapt, with or without holidays.',
        },
      },
      answer: 'c',
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-2',
      kind: 'single',
      difficulty: 2,
      stem: "On day three, the Developers and the Product Owner want to replace one selected item with a simpler one. The Sprint Goal isn't affected. What is right?",
      options: {
        a: {
          text: 'They may replace it next Sprint with a new selection.',
          why: 'The selected items are a forecast. Only changes that would endanger the Sprint Goal are ruled out.',
        },
        b: {
          text: 'They may replace it at once if both sides agree on it.',
          why: 'During the Sprint, scope may be renegotiated with the Product Owner. Ask whether the Sprint Goal would be in danger.',
        },
        c: {
          text: 'They may replace it later if the stakeholders consent.',
          why: "Stakeholders may be asked, but their consent isn't required to renegotiate scope within a Sprint.",
        },
        d: {
          text: 'They may replace it at once if the Scrum Master consents.',
          why: 'Scrum has no such approval. The Developers and the Product Owner negotiate the scope.',
        },
      },
      answer: 'b',
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team moves from one-month to two-week Sprints because its Sprint Goal has become obsolete twice. Which two effects does the Guide connect with shorter Sprints? (Choose two.)',
      options: {
        a: {
          text: 'A larger number of items Done in the same year',
          why: "The Guide promises no such gain. A shorter Sprint shows sooner whether it's the right work.",
        },
        b: {
          text: 'A smaller set of checks within a shorter Sprint',
          why: "Quality doesn't depend on the length. Every Increment meets the same Definition of Done.",
        },
        c: {
          text: 'A smaller forecast error for each of the Sprints',
          why: "The Guide doesn't say so. Confidence in a forecast comes from past performance, capacity and the Definition of Done.",
        },
        d: {
          text: 'A larger number of learning cycles in a year',
          why: 'The team now has 26 Sprints a year instead of 12, and each one is a chance to inspect and adapt.',
        },
        e: {
          text: 'A smaller cost at risk within a single Sprint',
          why: 'If the team turns out to be on the wrong track, it has lost two weeks and not a month.',
        },
      },
      answers: ['d', 'e'],
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'All forecast items are Done on day eight of ten, so the Scrum Team may end the Sprint on that day and begin the next one early.',
      answer: false,
      why: {
        true: 'The Sprint keeps its fixed length even if the forecast is reached early. The Developers can use the time, for example for one more item agreed on with the Product Owner.',
        false: "A Sprint has a fixed length. Reaching the forecast, or even the goal, doesn't end it.",
      },
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-5',
      kind: 'single',
      difficulty: 3,
      stem: 'In the middle of a Sprint it becomes clear that the work for the Sprint Goal is about twice as large as everyone thought. Stakeholders still want what the goal describes. What fits Scrum best?',
      options: {
        a: {
          text: 'The Developers negotiate scope with the Product Owner.',
          why: 'When the work proves different from what was expected, scope is renegotiated without affecting the Sprint Goal.',
        },
        b: {
          text: 'The Developers postpone the longest of the tests.',
          why: "Quality doesn't decrease during a Sprint. Work that misses the Definition of Done isn't part of an Increment.",
        },
        c: {
          text: 'The Product Owner cancels the Sprint on the same day.',
          why: 'Canceling is for a goal that has become obsolete. This goal is as valuable as before, only harder to reach.',
        },
        d: {
          text: 'The Scrum Team moves the end of the Sprint by a week.',
          why: 'The length of a Sprint is fixed, so it ends on its day.',
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Sprint Goal',
    },
  ],
}
