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
          text: 'They keep all six items in work until the end, because they have selected them, and see how far each gets.',
          why: 'The items are a forecast. Spreading over all six may leave none of them Done and the goal missed.',
        },
        b: {
          text: 'They look at once at what the goal needs, and negotiate scope with the Product Owner.',
          why: 'Developers may adjust their plan at any time of the day. Scope is negotiated with the Product Owner so that the Sprint Goal is not affected.',
        },
        c: {
          text: 'They wait for the Daily Scrum, as that is the event for adapting the Sprint Backlog.',
          why: 'It is not the only time at which they may adjust their plan. Waiting costs five hours.',
        },
        d: {
          text: 'They ask the Scrum Master to decide which three items are given up.',
          why: 'The Scrum Master may help them to talk. The plan is theirs, and scope is a matter with the Product Owner.',
        },
      },
      answer: 'b',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'sprint-execution-2',
      kind: 'single',
      difficulty: 2,
      stem: "A Developer has got an item Done on day four. A colleague's item, on which the Sprint Goal depends, still needs its tests. Further down waits an unrelated item. What serves the Sprint best?",
      options: {
        a: {
          text: 'She helps to test the item of her colleague.',
          why: 'The Developers have one Sprint Goal together, which encourages them to work together. What is nearest to Done and serves the goal comes first.',
        },
        b: {
          text: 'She begins the unrelated item, so that no one in the team is idle.',
          why: 'One more open item does not bring the goal nearer. Being busy is not an aim.',
        },
        c: {
          text: 'She waits until the Scrum Master gives her the next piece of work.',
          why: 'The team decides internally who does what. The Scrum Master assigns nothing.',
        },
        d: {
          text: 'She asks the Product Owner for an item that fits her special skills.',
          why: 'Product Owners do not hand out work, and the goal does not depend on that item.',
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'sprint-execution-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team wonders whether to have no more than two items open at a time during its Sprints. Who decides?',
      options: {
        a: {
          text: 'The Product Owner, since the number of open items affects the value of the product.',
          why: 'The Product Owner orders the Product Backlog and does not plan how the work is done.',
        },
        b: {
          text: 'The Scrum Master, being accountable for the effectiveness of the Scrum Team.',
          why: 'Accountable for effectiveness means enabling the team to improve its practices, and not choosing them.',
        },
        c: {
          text: 'No one, because the Scrum Guide sets the limit at one item for each Developer.',
          why: 'The Guide sets no such limit. Limiting open items is a complementary practice.',
        },
        d: {
          text: 'The Developers, as part of deciding how they work.',
          why: 'The plan for the Sprint and how the work gets done are theirs. They may try the limit and drop it again.',
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
          text: 'The Developers do themselves what they can, for instance call the department.',
          why: 'They are self-managing. Nothing obliges them to send each obstacle through somebody else.',
        },
        b: {
          text: 'The Developers note the obstacle and bring it up in the Sprint Retrospective.',
          why: 'Weeks would pass. What hinders progress now is dealt with now.',
        },
        c: {
          text: 'The Scrum Master causes the removal of what is beyond the reach of the Developers.',
          why: 'Causing the removal of impediments is a service of the Scrum Master, for instance by finding who may decide an exception.',
        },
        d: {
          text: 'The Scrum Master takes over the item in question until the list has been revised.',
          why: 'Items belong to the Developers together, and the obstacle would stand as before.',
        },
        e: {
          text: 'The Product Owner cancels the Sprint, because it cannot go on as planned.',
          why: 'A Sprint could be canceled if its goal becomes obsolete. An obstacle does not make it so.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'sprint-execution-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'If every item of the Sprint Backlog carries the name of one Developer, each of them is accountable for his or her own item only.',
      answer: false,
      why: {
        true: 'Names on items may tell who began. The accountabilities of the Developers are held by all of them together.',
        false:
          'The Developers are accountable together, and the entire Scrum Team is accountable for a valuable, useful Increment every Sprint.',
      },
      guideSection: 'Developers',
      focusArea: 'Scrum Team',
    },
  ],
}
