import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-retrospective',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-retrospective-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A Product Owner wants to skip the Retrospective so that the Developers can speak more freely. What is the best reaction?',
      options: {
        a: {
          text: 'She stays away once, to see whether it helps.',
          why: 'The whole Scrum Team inspects how the Sprint went, and the Product Owner is one of its members. Even a trial would leave her out.',
        },
        b: {
          text: 'She stays away and gets a list of the improvements afterward.',
          why: 'The whole Scrum Team finds the improvements together. With a list afterward, the Product Owner would have no part in it, although some improvements will concern her.',
        },
        c: {
          text: 'She comes, since improvements need her approval.',
          why: 'She should come because the whole team inspects how the Sprint went. The team agrees on improvements together, and none of them needs her approval.',
        },
        d: {
          text: 'She comes, and the Scrum Master helps the team to speak openly.',
          why: 'The Scrum Team includes the Product Owner. The Scrum Master ensures that events are positive and productive.',
        },
      },
      answer: 'd',
      rests: ['team-2'],
    },
    {
      id: 'sprint-retrospective-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Retrospective finds that a short message to a colleague would remove a long delay. What should the team do?',
      options: {
        a: {
          text: 'Do it the same day',
          why: 'The improvements with the greatest effect are addressed as soon as possible, and this one takes a minute.',
        },
        b: {
          text: 'Leave it to the Scrum Master',
          why: 'The most helpful improvements are addressed as soon as possible, and any member can send a message. The Scrum Master enables the team to improve.',
        },
        c: {
          text: 'Add it to the next Sprint Backlog',
          why: 'Improvements may be added there, but the best ones are addressed as soon as possible. This one would only begin later than it could.',
        },
        d: {
          text: 'Add it to the Product Backlog',
          why: "The improvements with the greatest effect are addressed as soon as possible. The Product Backlog lists what would improve the product, and a message to a colleague doesn't.",
        },
      },
      answer: 'a',
      rests: ['sprint-retrospective-8'],
    },
    {
      id: 'sprint-retrospective-3',
      kind: 'single',
      difficulty: 2,
      stem: 'In every Retrospective, two people talk and the others agree. Which step is most likely to help?',
      options: {
        a: {
          text: 'Everyone writes notes before anyone talks.',
          why: "People who write first aren't led by the first speaker. This is common practice; the Guide leaves the form open.",
        },
        b: {
          text: 'The facilitator talks first and sums up.',
          why: 'Then the group follows a third person, and the others still stay quiet. Everyone needs a chance to think before anyone talks.',
        },
        c: {
          text: 'The two talk last and draw the conclusions.',
          why: 'It looks fair, but the two would still have the final word. The others need a way to bring in their own thoughts first.',
        },
        d: {
          text: 'The others send their thoughts by email afterward.',
          why: 'Everyone needs a way to bring in thoughts during the event, for example by writing first. No one could respond there to an email sent afterward.',
        },
      },
      answer: 'a',
      scope: 'course',
    },
    {
      id: 'sprint-retrospective-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two topics fit the purpose of the Sprint Retrospective? (Choose two.)',
      options: {
        a: {
          text: 'The progress toward the Product Goal',
          why: 'Progress toward the Product Goal is discussed in the Sprint Review. The Retrospective is about how the team works.',
        },
        b: {
          text: 'The features that stakeholders want next',
          why: 'The Scrum Team and stakeholders work out what to do next in the Sprint Review.',
        },
        c: {
          text: 'The defects that the Definition of Done let through',
          why: 'The Definition of Done is one of the things that the team inspects here.',
        },
        d: {
          text: 'The salary of each Developer',
          why: 'The event plans ways to increase quality and effectiveness. Pay is a matter between each person and the company.',
        },
        e: {
          text: 'The test tool that often failed',
          why: 'Tools are among the things that the team inspects here.',
        },
      },
      answers: ['c', 'e'],
      rests: ['sprint-retrospective-2'],
    },
    {
      id: 'sprint-retrospective-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The Scrum Guide limits the Sprint Retrospective to the problems of the Sprint and how they were solved.',
      answer: false,
      why: {
        true: 'Problems are only one part. The team also discusses what went well, and which assumptions misled it.',
        false:
          'The Scrum Team also discusses what went well, and it identifies the assumptions that misled it.',
      },
      rests: ['sprint-retrospective-5'],
    },
  ],
}
