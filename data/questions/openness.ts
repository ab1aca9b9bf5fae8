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
          why: 'Openness is asked of the whole Scrum Team and of its stakeholders. Here the Scrum Master and the stakeholders are missing.',
        },
        d: {
          text: 'The Scrum Team',
          why: "It's tempting to think only of the team. The Guide names its stakeholders as well.",
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
          why: 'It seems orderly, but openness is asked of the whole team and its stakeholders. No one has to act as a filter between them.',
        },
        b: {
          text: 'Telling the sites at the Sprint Review, with a solution',
          why: "Openness doesn't wait for a solution. The sites order material on day 6, and the Sprint Review comes too late for that.",
        },
        c: {
          text: 'Telling the sites by day 6 that the feature is on schedule',
          why: 'Openness concerns the challenges, too, so the sites should hear of the doubt before they order. "On schedule" may be true and still hides it.',
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
      stem: 'A team shows its board, chart and report to everyone but never mentions a difficulty. What is missing?',
      options: {
        a: {
          text: 'Openness about the challenges',
          why: 'Openness is about the work and the challenges. Without the challenges, the work looks better than it is.',
        },
        b: {
          text: 'Openness about the work',
          why: 'Board, chart and report show the work, so this part is there. Openness is also about the challenges.',
        },
        c: {
          text: 'Respect for the people who read the report',
          why: "Respect is about seeing people as capable and independent, and nothing here suggests a lack of it. What isn't told are the challenges.",
        },
        d: {
          text: 'Focus on the Sprint Goal',
          why: "Nothing here concerns the Sprint Goal. What people don't hear about are the difficulties, and telling those is openness.",
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
        true: "The Guide names only the work and the challenges. It doesn't mention private lives, so I read the value that way.",
        false:
          'The Guide asks for openness about the work and the challenges. The team should know that someone works half days; the private reason can stay private.',
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
          why: 'Openness means telling others about the work and its challenges. He only asks for a report, and the Sprint Backlog already shows the work.',
        },
        b: {
          text: 'One calls the new screens fine in spite of her doubts.',
          why: "It's kind, but openness is asked of stakeholders, too. Her silence gives the team a false picture.",
        },
        c: {
          text: 'One says that his staff avoids the feature he asked for.',
          why: 'He is open about the work. The team needs to know what people really use.',
        },
        d: {
          text: 'One says that her budget for devices has been cut.',
          why: "Stakeholders should be open about challenges, too. The team couldn't have known about this one.",
        },
      },
      answers: ['c', 'd'],
      rests: ['values-6'],
    },
  ],
}
