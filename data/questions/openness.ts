import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'openness',
  lesson: '/scrum/psm-1/scrum-values/openness',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'openness-1',
      kind: 'single',
      difficulty: 1,
      stem: 'Who is asked to be open about the work and its challenges?',
      options: {
        a: {
          text: 'The Scrum Team and its stakeholders',
          why: 'The value goes both ways. A stakeholder who knows about a problem should say so, too.',
        },
        b: {
          text: 'The Developers',
          why: 'They know the work best. The value includes everyone on the team, and the stakeholders.',
        },
        c: {
          text: 'The Product Owner and the Developers',
          why: 'The Scrum Master and the stakeholders are missing.',
        },
        d: {
          text: 'The Scrum Team',
          why: "It's tempting to think of the team only. The Guide names its stakeholders as well.",
        },
      },
      answer: 'a',
      rests: ['values-6'],
    },
    {
      id: 'openness-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On day 4 the Developers doubt that a feature will work at two sites. The sites order material on day 6. The Sprint Review is on day 10. What fits openness best?',
      options: {
        a: {
          text: 'Telling the Product Owner, who decides what the sites should know',
          why: 'It seems orderly, but no one is a filter between stakeholders and the team.',
        },
        b: {
          text: 'Telling the sites at the Sprint Review, with a solution',
          why: 'People like to bring solutions. But the Review comes too late for the order.',
        },
        c: {
          text: 'Telling the sites by day 6 that the feature is on schedule',
          why: 'Each word may be true, but the report hides the challenge.',
        },
        d: {
          text: 'Telling the sites by day 6 what is in doubt',
          why: 'Openness is about the challenges, too, and the sites are about to decide.',
        },
      },
      answer: 'd',
      rests: ['values-6', 'transparency-2'],
    },
    {
      id: 'openness-3',
      kind: 'single',
      difficulty: 2,
      stem: 'What is missing if a team shows its board, chart and report to everyone but never mentions a difficulty?',
      options: {
        a: {
          text: 'Openness about the challenges',
          why: 'Openness is about the work and the challenges. Without the challenges, the work looks better than it is.',
        },
        b: {
          text: 'Openness about the work',
          why: "Board, chart and report show the work. It's easy to think that this is enough.",
        },
        c: {
          text: 'Respect for the people who read the report',
          why: 'Nothing suggests that anyone is treated badly. The readers get only half of the story.',
        },
        d: {
          text: 'Focus on the Sprint Goal',
          why: "The goal isn't mentioned here. What people don't hear about are the difficulties.",
        },
      },
      answer: 'a',
      rests: ['values-6'],
    },
    {
      id: 'openness-4',
      kind: 'true-false',
      difficulty: 1,
      stem: "The value of openness concerns the work and its challenges. It doesn't ask team members to talk about their private lives.",
      answer: true,
      why: {
        true: "The Guide doesn't say so; it follows from its words, which name only the work and the challenges.",
        false:
          'The team has to know, for example, that someone works half days this week. The private reason can stay private.',
      },
      rests: ['values-6'],
    },
    {
      id: 'openness-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two stakeholders act in the spirit of openness? (Choose two.)',
      options: {
        a: {
          text: 'One asks the Developers for an email every evening.',
          why: 'That is a status report, and he tells them nothing himself. The Sprint Backlog already shows the work.',
        },
        b: {
          text: 'One calls the new screens fine in spite of her doubts.',
          why: "It's kind, but her silence makes inspection worse.",
        },
        c: {
          text: 'One says that his staff avoids the feature he asked for.',
          why: 'He is open about the work. The team needs to know what people really use.',
        },
        d: {
          text: 'One says that her budget for devices has been cut.',
          why: "She is open about a challenge that the team couldn't have known about.",
        },
      },
      answers: ['c', 'd'],
      rests: ['values-6'],
    },
  ],
}
