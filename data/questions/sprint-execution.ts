import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-execution',
  lesson: '/scrum/psm-1/scrum-implementation/sprint-execution',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'sprint-execution-1',
      kind: 'single',
      difficulty: 3,
      stem: 'At nine on day seven the Developers see that three of their six items will not be Done by the end of the Sprint. The Daily Scrum is at two. What do they do?',
      options: {
        a: {
          text: 'They replan at nine and discuss the cuts with their manager.',
          why: 'A manager can give advice. But the Developers negotiate scope with the Product Owner.',
        },
        b: {
          text: 'They keep the plan and discuss all the open items at the Review.',
          why: 'The items are a forecast, so the plan may change. By the Review, it would be too late to cut scope and save the goal.',
        },
        c: {
          text: 'They replan at nine and discuss scope with the Product Owner.',
          why: "Developers can adjust their plan at any time of the day. They negotiate scope with the Product Owner in a way that doesn't affect the Sprint Goal.",
        },
        d: {
          text: 'They replan at two and discuss scope with the Product Owner.',
          why: "The Daily Scrum isn't the only time when they can adjust their plan. Waiting would cost five hours.",
        },
      },
      answer: 'c',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'sprint-execution-2',
      kind: 'single',
      difficulty: 2,
      stem: "On day four, a Developer's item is Done. A colleague's item, on which the Sprint Goal depends, still needs its tests. An unrelated item hasn't been started. What should she do?",
      options: {
        a: {
          text: 'She asks the Product Owner for an additional item.',
          why: "Product Owners don't assign work to people, and the goal doesn't depend on a new item.",
        },
        b: {
          text: 'She waits for the next task from her team lead.',
          why: 'Scrum Teams have no hierarchies. They decide internally who does what, so no one has to assign her work.',
        },
        c: {
          text: "She helps with the tests of her colleague's item.",
          why: "With the Sprint Goal in view, people work together rather than side by side. Her colleague's item serves the goal and is almost Done, so it comes first.",
        },
        d: {
          text: 'She starts the work on the unrelated item.',
          why: "One more open item doesn't bring the team closer to the goal. Keeping everyone busy isn't the purpose of a Sprint.",
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'sprint-execution-3',
      kind: 'single',
      difficulty: 1,
      stem: 'The Developers wonder whether to have no more than two items open at a time during a Sprint. Who decides?',
      options: {
        a: {
          text: 'The Scrum Master, to make the team effective',
          why: "A Scrum Master enables the team to improve its practices, but doesn't choose them for the team.",
        },
        b: {
          text: 'The Developers, because they plan their work',
          why: 'They plan how the work gets done. They may try the limit and drop it again.',
        },
        c: {
          text: 'The department, because it sets standards',
          why: 'A department may have standards for quality. No one else tells the Developers how to do the work of the Sprint.',
        },
        d: {
          text: 'The Product Owner, to keep the items in order',
          why: "The Product Owner orders the Product Backlog, but doesn't plan how the work is done.",
        },
      },
      answer: 'b',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-execution-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Another department must put the new app on a list before it can be tried on real devices. The next revision of the list is in three months. Which two reactions help most? (Choose two.)',
      options: {
        a: {
          text: 'The Product Owner cancels the Sprint over the delay.',
          why: "Only an obsolete goal is a reason to cancel. An obstacle doesn't make a goal obsolete.",
        },
        b: {
          text: 'The Scrum Master holds the item until the revision.',
          why: 'The obstacle would remain, and the Developers plan and do the work on the items.',
        },
        c: {
          text: 'The Developers call the department about the list.',
          why: "They are part of a self-managing team. They don't have to hand every obstacle to someone else.",
        },
        d: {
          text: 'The Scrum Master asks who could make an exception.',
          why: "Causing the removal of impediments is a service of the Scrum Master, and this one may be beyond the Developers' reach.",
        },
        e: {
          text: 'The Developers leave it until the Retrospective.',
          why: 'Until then, the obstacle would go on slowing them down. They should deal with it now.',
        },
      },
      answers: ['c', 'd'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'sprint-execution-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Each item of the Sprint Backlog has the name of one Developer on it. All of the Developers are still accountable for the whole Sprint Backlog.',
      answer: true,
      why: {
        true: 'A name on an item can show who is working on it. Accountability for the plan stays with all of the Developers.',
        false:
          'The Developers are accountable together, and the entire Scrum Team is accountable for a valuable, useful Increment every Sprint.',
      },
      guideSection: 'Developers',
      focusArea: 'Scrum Team',
    },
  ],
}
