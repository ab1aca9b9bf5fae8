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
      stem: 'A stakeholder has promised a feature to a customer. She doesn\'t tell the Scrum Team, because "openness is for the team." Which answer fits Scrum?',
      options: {
        a: {
          text: 'Openness is asked of the team and its stakeholders.',
          why: 'The Guide names the Scrum Team and its stakeholders. Her promise affects the work, so the team should know about it.',
        },
        b: {
          text: 'Openness is asked of the Developers and their managers.',
          why: "The value isn't limited to the Developers. It includes the whole Scrum Team and its stakeholders.",
        },
        c: {
          text: 'Openness is asked of the Product Owner and the Developers.',
          why: 'They are only two of the three accountabilities, and the stakeholders are missing.',
        },
        d: {
          text: 'Openness is asked of the team and its Scrum Master.',
          why: 'The Scrum Master is part of the team already. The Guide names the stakeholders as well.',
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
          text: 'Tell the Scrum Master by day 6 about the doubt and its cause.',
          why: "The sites have to decide on day 6, and the Scrum Master isn't a filter between them and the Developers.",
        },
        b: {
          text: 'Tell the sites on day 10 about the doubt and its solution.',
          why: "The Review comes too late for this decision. Openness isn't limited to one event.",
        },
        c: {
          text: 'Tell the sites by day 6 about the feature and its schedule.',
          why: 'Each word may be true, but the report hides the challenge.',
        },
        d: {
          text: 'Tell the sites by day 6 about the doubt and the open tests.',
          why: 'The sites are about to decide. Openness includes challenges that no one has solved yet.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'openness-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A team shows a board, a chart and a weekly report to everyone. In conversation, no one ever mentions a difficulty. How would you describe this?',
      options: {
        a: {
          text: 'The work is open, but the challenges remain hidden.',
          why: 'Openness is about the work and the challenges. If the challenges are missing, the work looks better than it is.',
        },
        b: {
          text: 'The work is open, and the challenges are visible in it.',
          why: "People can see the work, but they don't hear about the challenges.",
        },
        c: {
          text: 'The work is hidden, but the challenges remain open.',
          why: "The board, the chart and the report show the work. It's the challenges that no one mentions.",
        },
        d: {
          text: 'The work is open, and the challenges are for insiders.',
          why: 'Openness about the challenges is asked of the Scrum Team and its stakeholders alike.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Values',
    },
    {
      id: 'openness-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The value of openness asks team members to be open about their work and its challenges, but not about their private lives.',
      answer: true,
      why: {
        true: "The Guide speaks of being open about the work and the challenges. Private reasons aren't part of either.",
        false:
          'The team has to know, for example, that someone has half days this week. The private reason for it can stay private.',
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
          text: 'One says that the Developers should email him every evening.',
          why: 'That is a status report. It says nothing about challenges, and the Sprint Backlog already shows the work.',
        },
        b: {
          text: 'One says that the new screens are fine despite her doubts.',
          why: "That is kind, but it doesn't help with inspection if she hides what she really thinks.",
        },
        c: {
          text: 'One says that his staff avoids the feature he asked for.',
          why: 'He is open about the work. The team needs to know what people really use.',
        },
        d: {
          text: 'One says that her budget for new devices has been cut.',
          why: "She is open about a challenge that the team couldn't have known about.",
        },
      },
      answers: ['c', 'd'],
      guideSection: 'Scrum Values',
    },
  ],
}
