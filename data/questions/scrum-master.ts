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
      stem: 'The Developers wait for days whenever they need an answer from another department. Which of these should the Scrum Master do?',
      options: {
        a: {
          text: 'Ask the head of the department to order faster replies',
          why: 'You may have to escalate later, but the people involved should talk about the cause before that.',
        },
        b: {
          text: 'Leave it to the Developers to find a way around it',
          why: 'Coaching the team in self-management is one service. Causing the removal of impediments is another, and this one lies outside the team.',
        },
        c: {
          text: 'Get the people involved together to look for the cause',
          why: 'That way, the impediment is removed by the people who have the power and the knowledge to do it.',
        },
        d: {
          text: 'Take over the questions and chase the answers every day',
          why: "That may shorten a wait, but it doesn't change the cause. It also makes the team dependent on one person.",
        },
      },
      answer: 'c',
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-2',
      kind: 'single',
      difficulty: 1,
      stem: "A Scrum Team follows all the rules, but for half a year its Increments have been of little use to anyone. Does that concern the Scrum Master's accountability?",
      options: {
        a: {
          text: "No, what gets built isn't the Scrum Master's concern.",
          why: "One of the Scrum Master's services is to help the team focus on Increments of high value.",
        },
        b: {
          text: 'Yes, the Scrum Master should reorder the Product Backlog.',
          why: 'The Scrum Master helps to find techniques for Product Backlog management. The order stays with the Product Owner.',
        },
        c: {
          text: "No, because the team uses Scrum the way it's defined.",
          why: "Following the rules isn't enough. The Scrum Master is also accountable for the team's effectiveness.",
        },
        d: {
          text: "Yes, the team's effectiveness is part of it, too.",
          why: 'Establishing Scrum is one accountability of the Scrum Master. The effectiveness of the Scrum Team is the other.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two services of the Scrum Master to the Product Owner are listed in the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'Telling stakeholders why their request was turned down',
          why: 'The Product Owner made the decisions and can give the reasons. The Scrum Master may facilitate the meeting.',
        },
        b: {
          text: 'Helping to find techniques for defining a Product Goal',
          why: 'Helping with techniques for Product Goal definition and Product Backlog management is the first service on that list.',
        },
        c: {
          text: 'Writing the items while the Product Owner is on vacation',
          why: "The Product Owner may delegate that work to anyone. It isn't on the list of services.",
        },
        d: {
          text: 'Showing the team why items should be clear and concise',
          why: 'This is on the list: it helps the Product Owner when the team understands why clear and concise items matter.',
        },
        e: {
          text: 'Approving the order of the items before every Sprint',
          why: 'No one approves the order. The Product Owner decides on it.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Master can ensure that the Daily Scrum of a team takes place without ever attending it.',
      answer: true,
      why: {
        true: 'The Scrum Master ensures that events take place and go well. Teaching the Developers to hold the event themselves is one way to do it.',
        false:
          "The event is for the Developers, who can hold it on their own. Ensuring that it takes place doesn't require being there.",
      },
      guideSection: 'Scrum Master',
    },
    {
      id: 'scrum-master-5',
      kind: 'single',
      difficulty: 2,
      stem: 'A department head asks the Scrum Master for a monthly rating of each Developer. What is the best response?',
      options: {
        a: {
          text: 'Rate the Developers, and discuss each rating with them.',
          why: "The ratings would be made by one member of the team. Rating members isn't part of the accountability.",
        },
        b: {
          text: 'Ask what the ratings are for, and point to the artifacts.',
          why: 'That helps the organization understand Scrum, and it may meet the real need without ranking anyone.',
        },
        c: {
          text: 'Let the Developers rate each other, and send the averages.',
          why: 'The department head would still get a rating of each person, and the Developers may become less open with each other.',
        },
        d: {
          text: 'Rate the team as a whole, and explain the rating to it.',
          why: 'That would put the Scrum Master above the team, and Scrum Teams have no hierarchies.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Master',
    },
  ],
}
