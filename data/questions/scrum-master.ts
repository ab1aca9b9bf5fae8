import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-master',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'scrum-master-1',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers wait for days whenever they need an answer from another department. What should the Scrum Master do first of all?',
      options: {
        a: {
          text: 'Collect the questions every morning and chase the department until each of them is answered.',
          why: 'That treats each wait and leaves the cause untouched. It also makes the team dependent on one person.',
        },
        b: {
          text: 'Leave it to the Developers, because a self-managing team solves its own problems.',
          why: 'Coaching self-management is one service. Causing the removal of impediments that lie beyond the team is another.',
        },
        c: {
          text: 'Make the waiting visible and bring the people who can change its cause together.',
          why: 'This causes the removal of the impediment. Those who have the power and the knowledge do the removing.',
        },
        d: {
          text: 'Report the department to its director and ask that the answers be given priority.',
          why: 'An escalation may come one day. It is a poor beginning while no one has talked about the cause.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A Scrum Team keeps all events and artifacts by the book. For half a year its Increments have been of little use to anyone. Is that a concern of the Scrum Master?',
      options: {
        a: {
          text: "Yes, because the Scrum Master is accountable for the team's effectiveness.",
          why: 'Following the rules is one accountability. The effectiveness of the Scrum Team is the other.',
        },
        b: {
          text: 'No, because value is the concern of the Product Owner and of no one else on the Scrum Team.',
          why: 'The Product Owner is accountable for maximizing value, yet the whole team answers for a valuable, useful Increment, and the Scrum Master for its effectiveness.',
        },
        c: {
          text: 'No, because Scrum has been established as the Guide defines it.',
          why: 'Establishing Scrum does not exhaust the accountability. The team has to be effective too.',
        },
        d: {
          text: 'Yes, because the Scrum Master has to order the Product Backlog if its owner fails to.',
          why: 'The Scrum Master helps to find techniques for Product Backlog management. The order stays with the Product Owner.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two are services of the Scrum Master to the Product Owner? (Choose two.)',
      options: {
        a: {
          text: 'Writing Product Backlog items when the Product Owner is busy',
          why: 'The Product Owner may delegate that work to anyone. It is not on the list of services.',
        },
        b: {
          text: 'Helping find techniques for defining a Product Goal',
          why: 'Techniques for Product Goal definition and Product Backlog management are the first service on that list.',
        },
        c: {
          text: 'Approving the order of the items before Sprint Planning',
          why: 'No one approves the order. It is the decision of the Product Owner.',
        },
        d: {
          text: 'Explaining to stakeholders why their wishes were turned down',
          why: 'The decisions, and the reasons for them, are those of the Product Owner. The Scrum Master may facilitate the meeting.',
        },
        e: {
          text: 'Helping the team see why items must be clear and concise',
          why: 'The Scrum Team is to understand the need for clear and concise items; that serves the Product Owner.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'To ensure that a Scrum event takes place, the Scrum Master has to attend and lead it.',
      answer: false,
      why: {
        true: 'Ensuring is done in many ways, for example by teaching others to hold the event. The Guide demands no leading.',
        false:
          'The Scrum Master ensures that events take place and go well. Who leads them is open, and the Daily Scrum happens without the Scrum Master.',
      },
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A department head asks the Scrum Master for a monthly rating of each Developer. What is the best response?',
      options: {
        a: {
          text: 'Rate the team as one unit, since accountability belongs to the Developers together.',
          why: 'A rating of the team by one of its members makes that member a superior. Scrum Teams have no hierarchies.',
        },
        b: {
          text: 'Ask the Developers to rate each other and pass on the average of what they say.',
          why: 'Passing on ratings is the same service to the same wish, and it harms openness within the team.',
        },
        c: {
          text: 'Agree, if the ratings are also open to the Developers themselves.',
          why: 'Openness does not fix it. Appraising members is not part of the accountability.',
        },
        d: {
          text: 'Ask what the head needs to know, and show where the artifacts make it visible.',
          why: 'That helps the organization understand Scrum, keeps the team free of ranks, and may answer the real need.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
  ],
}
