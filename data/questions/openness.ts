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
      stem: "Who is open, and about what, according to the Scrum Guide's sentence on openness?",
      options: {
        a: {
          text: 'The Scrum Team and its stakeholders, about the work and the challenges',
          why: 'Both parties are named, and both subjects.',
        },
        b: {
          text: 'The Developers, about their progress and the hours that remain for each item',
          why: 'Hours are not mentioned, and the value is not limited to Developers.',
        },
        c: {
          text: 'The Scrum Master, about all problems that concern the organization',
          why: 'No single accountability owns this value.',
        },
        d: {
          text: 'All employees, about anything that they are asked by a colleague',
          why: 'The subject is the work and its challenges. Private matters stay private.',
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
          text: 'Keep it inside the team until the doubt has been settled, so that no one is alarmed in vain.',
          why: 'By then the sites have ordered, without knowing what the team knew.',
        },
        b: {
          text: 'Present it at the Sprint Review, which is the event meant for stakeholders.',
          why: 'The Review is one occasion and no reason to withhold what others need to decide before.',
        },
        c: {
          text: 'Report the feature as on schedule, and the two sites as a detail to follow.',
          why: 'Each word may be true, and the challenge is still hidden.',
        },
        d: {
          text: 'Tell the sites before day 6 what is known, what is uncertain and when they will hear more.',
          why: 'They are about to decide. Openness covers challenges, even those not yet solved.',
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
          text: 'Openness is complete, since everybody in the organization can look at all the data at any time.',
          why: 'The work may be on view, but the challenges are missing, and they are half of the value.',
        },
        b: {
          text: 'The work is visible, but the challenges are not spoken of, so inspection sees half.',
          why: 'Openness is about work and challenges. Without the second, what people inspect looks better than it is.',
        },
        c: {
          text: 'Openness is missing, because a weekly report is too rare; it has to be a daily one.',
          why: 'More of the same report would leave out the same difficulty more often.',
        },
        d: {
          text: 'The team is ready for more difficult work, since it has no challenges now.',
          why: 'Silence is not evidence of that.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'openness-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Developer says "I have half days this week" and gives no reason. As far as the value of openness goes, that is enough.',
      answer: true,
      why: {
        true: 'The team knows what it needs in order to plan. The value is about the work and its challenges, and private reasons are outside it.',
        false:
          'The team needs to know the capacity. The reason behind it is neither the work nor one of its challenges.',
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
          text: 'One who asks each Developer for a daily mail about finished tasks',
          why: 'That is a status report. It tells nothing about challenges and looks past the Sprint Backlog, which anyone can see.',
        },
        b: {
          text: 'One who says at the Sprint Review that his staff does not use the feature he asked for',
          why: 'Open about the work: what is really used is what the team needs to know.',
        },
        c: {
          text: 'One who praises every Increment so that the team keeps its spirits up',
          why: 'Kind, and useless for inspection if it is not what he thinks.',
        },
        d: {
          text: 'One who mentions that her budget for the needed devices has been cut',
          why: 'Open about a challenge, which the team could not have seen by itself.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Values',
    },
  ],
}
