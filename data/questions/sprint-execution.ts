import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-execution',
  lesson: '/scrum/psm-1/scrum-implementation/sprint-execution',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'sprint-execution-1',
      kind: 'single',
      difficulty: 2,
      stem: 'At nine on day seven the Developers see that three of their six items will not be Done by the end of the Sprint. The Daily Scrum is at two. What do they do?',
      options: {
        a: {
          text: 'They keep working on all six items until the end, because these are the items they selected.',
          why: 'The items are a forecast. If the Developers spread out over all six, they may miss the goal with none of them Done.',
        },
        b: {
          text: 'They look right away at what the goal needs, and negotiate scope with the Product Owner.',
          why: "Developers can adjust their plan at any time of the day. They negotiate scope with the Product Owner in a way that doesn't affect the Sprint Goal.",
        },
        c: {
          text: 'They wait for the Daily Scrum, as that is the event for adapting the Sprint Backlog.',
          why: "It isn't the only time when they can adjust their plan. Waiting would cost five hours.",
        },
        d: {
          text: 'They ask the Scrum Master to decide which three of the items should be dropped.',
          why: 'The Scrum Master can help them talk about it. But the plan is theirs, and they negotiate scope with the Product Owner.',
        },
      },
      answer: 'b',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'sprint-execution-2',
      kind: 'single',
      difficulty: 2,
      stem: "On day four, a Developer's item is Done. A colleague's item, on which the Sprint Goal depends, still needs its tests. An unrelated item hasn't been started. What should she do?",
      options: {
        a: {
          text: 'She helps her colleague test the item, because the goal needs it most.',
          why: "The Sprint Goal encourages the team to work together. Her colleague's item serves the goal and is almost Done, so it comes first.",
        },
        b: {
          text: 'She begins the unrelated item, so that no one on the team is idle.',
          why: "One more open item doesn't bring the team closer to the goal. Keeping everyone busy isn't the purpose of a Sprint.",
        },
        c: {
          text: 'She waits until the Scrum Master gives her the next piece of work.',
          why: "The team decides internally who does what. The Scrum Master doesn't assign work.",
        },
        d: {
          text: 'She asks the Product Owner for an item that fits her special skills.',
          why: "Product Owners don't assign work to people, and the goal doesn't depend on a new item.",
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'sprint-execution-3',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers wonder whether to have no more than two items open at a time during a Sprint. Who decides?',
      options: {
        a: {
          text: 'The Product Owner, together with the order of the Product Backlog.',
          why: "The Product Owner orders the Product Backlog, but doesn't plan how the work is done.",
        },
        b: {
          text: 'The Scrum Master, being accountable for the effectiveness of the Scrum Team.',
          why: "A Scrum Master enables the team to improve its practices, but doesn't choose them for the team.",
        },
        c: {
          text: 'No one: the Scrum Guide sets the limit at one item for each Developer.',
          why: 'The Guide sets no such limit. Limiting open items is a complementary practice.',
        },
        d: {
          text: 'The Developers, because it is part of deciding how they work.',
          why: 'They plan how the work gets done. They may try the limit and drop it again.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-execution-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Another department must put the new app on a list before it can be tried on real devices. The next revision of the list is in three months. Which two reactions agree with Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The Developers do what they can themselves, for instance call the other department.',
          why: "They are part of a self-managing team. They don't have to hand every obstacle to someone else.",
        },
        b: {
          text: 'The Developers note the obstacle and bring it up in the Sprint Retrospective.',
          why: 'More than a week may pass until then. The obstacle slows them down now, so they should deal with it now.',
        },
        c: {
          text: 'The Scrum Master causes the removal of what is beyond the reach of the Developers.',
          why: 'Causing the removal of impediments is a service of the Scrum Master, for instance by finding who may decide an exception.',
        },
        d: {
          text: 'The Scrum Master takes over the item in question until the list has been revised.',
          why: 'The obstacle would remain, and the Developers plan and do the work on the items.',
        },
        e: {
          text: 'The Product Owner cancels the Sprint, because it cannot go on as planned.',
          why: "A Sprint could be canceled if its goal becomes obsolete. An obstacle doesn't make a goal obsolete.",
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'sprint-execution-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'If each item of the Sprint Backlog has the name of one Developer on it, each Developer is accountable only for his or her own item.',
      answer: false,
      why: {
        true: 'A name on an item can show who is working on it. The Developers are still accountable together.',
        false:
          'The Developers are accountable together, and the entire Scrum Team is accountable for a valuable, useful Increment every Sprint.',
      },
      guideSection: 'Developers',
      focusArea: 'Scrum Team',
    },
  ],
}
