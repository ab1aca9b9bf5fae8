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
      stem: 'A stakeholder has promised a feature to a customer. She does not tell the Scrum Team, because "openness is for the team." Which answer fits Scrum?',
      options: {
        a: {
          text: 'Openness is for both of them, about the work as well as its challenges.',
          why: 'The Guide names the Scrum Team and its stakeholders. Her promise affects the work, so the team should know about it.',
        },
        b: {
          text: 'She is right: only the Developers have to be open, about progress and hours.',
          why: "The value includes the whole Scrum Team and its stakeholders, and the Guide doesn't mention hours.",
        },
        c: {
          text: 'She should tell the Scrum Master, who then decides what the team needs to hear.',
          why: 'The value is asked of everyone on the team and of the stakeholders. No one filters the news for the others.',
        },
        d: {
          text: 'She has to answer any question that a member of the team may ask, even a private one.',
          why: 'Openness is about the work and its challenges. Private matters stay private.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Values',
    },
    {
      id: 'openness-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On day 4 the Developers doubt that a feature will work at two of six sites. The sites will order material on day 6; the Sprint Review is on day 10. What fits openness best?',
      options: {
        a: {
          text: 'Keep it inside the team until the doubt has been settled, so that no one worries for nothing.',
          why: 'By then the sites will have ordered without knowing what the team knew.',
        },
        b: {
          text: 'Present it at the Sprint Review, which is the event meant for stakeholders.',
          why: "The Review comes too late for this decision. Openness isn't limited to one event.",
        },
        c: {
          text: 'Report that the feature is on schedule, and that details on the two sites will follow soon.',
          why: 'Each word may be true, but the report hides the challenge.',
        },
        d: {
          text: 'Tell the sites before day 6 what is known, what is uncertain and when they will hear more.',
          why: 'The sites are about to decide. Openness includes challenges that no one has solved yet.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'openness-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A team shows a board, a chart and a weekly report to everyone. In conversation, no one ever mentions a difficulty. How would you describe this?',
      options: {
        a: {
          text: 'Openness is complete, since everyone in the organization can look at all the data at any time.',
          why: "People can see the work, but they don't hear about the challenges.",
        },
        b: {
          text: 'The work is visible, but no one talks about the challenges, so others can inspect only half.',
          why: 'Openness is about the work and the challenges. If the challenges are missing, the work looks better than it is.',
        },
        c: {
          text: 'Openness is missing, because a weekly report is too rare. It has to be a daily report.',
          why: 'A daily report could leave out the same difficulty every day.',
        },
        d: {
          text: 'The team is ready for more difficult work, since it has no challenges at the moment.',
          why: "If no one mentions a challenge, that doesn't mean that the team has none.",
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'openness-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Developer says "I have half days this week" and gives no reason. For the value of openness, that is enough.',
      answer: true,
      why: {
        true: "The team knows what it needs for planning. The value is about the work and its challenges, and it doesn't include private reasons.",
        false:
          "The team needs to know the capacity. The private reason isn't part of the work or of its challenges.",
      },
      guideSection: 'Scrum Values',
    },
    {
      id: 'openness-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these stakeholders act in the spirit of openness? (Choose two.)',
      options: {
        a: {
          text: 'A stakeholder asks each Developer for a daily email about finished tasks.',
          why: 'That is a status report. It says nothing about challenges, and the Sprint Backlog already shows the work.',
        },
        b: {
          text: 'A stakeholder says at the Sprint Review that his staff does not use a feature he had asked for.',
          why: 'He is open about the work. The team needs to know what people really use.',
        },
        c: {
          text: 'A stakeholder praises every Increment in order to encourage the team, whatever she thinks of it.',
          why: "That is kind, but it doesn't help with inspection if she hides what she really thinks.",
        },
        d: {
          text: 'A stakeholder mentions that her budget for the devices has been cut.',
          why: "She is open about a challenge that the team couldn't have known about.",
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Values',
    },
  ],
}
