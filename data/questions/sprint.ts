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
      stem: 'Two public holidays fall into the coming two-week Sprint. How does the Scrum Team deal with them?',
      options: {
        a: {
          text: 'It extends this one Sprint by two days, so that it still has ten working days.',
          why: 'Sprints have a fixed length, which creates consistency.',
        },
        b: {
          text: 'It lets the Sprint begin after the holidays and uses the days before for preparation.',
          why: 'A new Sprint starts immediately after the previous one has concluded. There is no time between Sprints.',
        },
        c: {
          text: 'It leaves out the Retrospective to save time.',
          why: 'If you leave out an event, you lose an opportunity to inspect and adapt, with or without holidays.',
        },
        d: {
          text: 'It keeps the length, counts the capacity that is left, and forecasts less.',
          why: 'The length stays fixed; upcoming capacity is one of the things that the Developers look at when they forecast.',
        },
      },
      answer: 'd',
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On day three, the Developers and the Product Owner agree that one selected item should be replaced by a simpler one. The Sprint Goal is not affected. What applies?',
      options: {
        a: {
          text: 'They may do it: scope can be renegotiated with the Product Owner.',
          why: 'During the Sprint, scope may be renegotiated with the Product Owner. Ask whether the Sprint Goal would be in danger.',
        },
        b: {
          text: 'They must wait for the next Sprint Planning, because selected items are fixed.',
          why: 'The selected items are a forecast. Only changes that would endanger the Sprint Goal are ruled out.',
        },
        c: {
          text: 'They need the agreement of the Scrum Master, who protects the Sprint from changes.',
          why: 'Scrum has no such approval. The Developers and the Product Owner negotiate the scope.',
        },
        d: {
          text: 'They may do it only with the consent of stakeholders.',
          why: "Stakeholders may be asked, but their consent isn't required to renegotiate scope within a Sprint.",
        },
      },
      answer: 'a',
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A team has one-month Sprints, and twice its Sprint Goal became obsolete before the month was over. It moves to two-week Sprints. Which two effects can it expect from the change alone? (Choose two.)',
      options: {
        a: {
          text: 'The Guide now limits Sprint Planning to four hours.',
          why: 'The Guide names eight hours for a one-month Sprint and says that shorter Sprints usually need less. It gives no figure for two weeks.',
        },
        b: {
          text: 'It gets more learning cycles in the same time.',
          why: 'The team now has 26 Sprints a year instead of 12, and each one is a chance to inspect and adapt.',
        },
        c: {
          text: 'Its Developers get more items Done per month than before.',
          why: "A shorter Sprint doesn't make the work faster. It shows sooner whether it's the right work.",
        },
        d: {
          text: 'The Definition of Done may be lighter, because less is built at a time.',
          why: "Quality doesn't depend on the length. Every Increment meets the same Definition of Done.",
        },
        e: {
          text: 'Less cost and effort is at risk within any single Sprint.',
          why: 'Shorter Sprints limit this risk to a smaller time frame.',
        },
      },
      answers: ['b', 'e'],
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
          text: 'The Product Owner cancels the Sprint, because its forecast can no longer be met.',
          why: 'A Sprint could be canceled if its goal becomes obsolete. This goal is as valuable as before, only harder to reach.',
        },
        b: {
          text: 'The Developers negotiate scope with the Product Owner, and the goal stays the same.',
          why: 'When the work proves different from what was expected, scope is renegotiated without affecting the Sprint Goal.',
        },
        c: {
          text: 'The Scrum Team moves the end of the Sprint by a week and informs the stakeholders.',
          why: "The length of a Sprint is fixed. It's right to inform stakeholders, but the Sprint ends on its day.",
        },
        d: {
          text: 'The Developers leave out the checks that take longest and fix the bugs next time.',
          why: "Quality doesn't decrease during a Sprint. Work that misses the Definition of Done isn't part of an Increment.",
        },
      },
      answer: 'b',
      guideSection: 'Commitment: Sprint Goal',
    },
  ],
}
