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
      stem: 'The Developers wait for days whenever they need an answer from another department. What should the Scrum Master do first?',
      options: {
        a: {
          text: 'Collect the questions every morning and chase the department until each of them is answered.',
          why: "That shortens single waits but doesn't change the cause. It also makes the team dependent on one person.",
        },
        b: {
          text: 'Leave it to the Developers, because a self-managing team solves its own problems.',
          why: 'Coaching the team in self-management is one service. Causing the removal of impediments is another.',
        },
        c: {
          text: 'Make the waiting visible and bring the people who can change its cause together.',
          why: 'This causes the removal of the impediment by the people who have the power and the knowledge.',
        },
        d: {
          text: 'Report the department to its director and ask that the answers be given priority.',
          why: 'The Scrum Master may have to do that later, but first the people involved should talk about the cause.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A Scrum Team follows all the rules for events and artifacts. For half a year, its Increments have been of little use to anyone. Is that a concern for the Scrum Master?',
      options: {
        a: {
          text: "Yes, because the Scrum Master is accountable for the team's effectiveness.",
          why: 'Establishing Scrum is one accountability of the Scrum Master. The effectiveness of the Scrum Team is the other.',
        },
        b: {
          text: 'No, because value is the concern of the Product Owner and of no one else on the Scrum Team.',
          why: "The Product Owner is accountable for maximizing value. The whole team is accountable for a valuable, useful Increment, and the Scrum Master for the team's effectiveness.",
        },
        c: {
          text: 'No, because Scrum has been established as the Guide defines it.',
          why: "The Scrum Master is also accountable for the team's effectiveness.",
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
          why: "The Product Owner may delegate that work to anyone. It isn't on the list of services.",
        },
        b: {
          text: 'Helping find techniques for defining a Product Goal',
          why: 'Techniques for Product Goal definition and Product Backlog management are the first service on that list.',
        },
        c: {
          text: 'Approving the order of the items before Sprint Planning',
          why: 'No one approves the order. The Product Owner decides on it.',
        },
        d: {
          text: 'Explaining to stakeholders why their wishes were turned down',
          why: 'The Product Owner made the decisions and can give the reasons. The Scrum Master may facilitate the meeting.',
        },
        e: {
          text: 'Helping the team see why items must be clear and concise',
          why: 'This is on the list: it helps the Product Owner when the team understands why clear and concise items matter.',
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
        true: 'The Scrum Master can ensure it in other ways, for example by teaching others to hold the event.',
        false:
          'The Scrum Master ensures that events take place and go well. Anyone may lead them, and the Daily Scrum can take place without the Scrum Master.',
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
          why: 'If one member rates the team, that member becomes a superior. Scrum Teams have no hierarchies.',
        },
        b: {
          text: 'Ask the Developers to rate each other and pass on the average of what they say.',
          why: 'The department head would still get a rating of each person, and the Developers would be less open with each other.',
        },
        c: {
          text: 'Agree, if the ratings are also open to the Developers themselves.',
          why: "The ratings would still be made by one member of the team. Rating members isn't part of the accountability.",
        },
        d: {
          text: 'Ask what the head needs to know, and show where the artifacts make it visible.',
          why: 'That helps the organization understand Scrum, and it may meet the real need without ranking anyone.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
  ],
}
