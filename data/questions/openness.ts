import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'openness',
  lesson: '/scrum/psm-1/scrum-values/openness',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'openness-1',
      kind: 'single',
      difficulty: 1,
      stem: 'About what are people open, and who are they, according to the sentence on openness?',
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
          text: 'Keep it inside the team until the doubt has been settled, so that nobody is alarmed in vain.',
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
      stem: 'A team shows a board, a chart and a weekly report to everyone. In conversation, nobody ever mentions a difficulty. How would you describe this?',
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
          why: 'Silence is no evidence of that.',
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

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'openness-6',
    kind: 'single',
    difficulty: 3,
    stem: 'How do openness and transparency relate in Scrum?',
    options: {
      a: {
        text: 'They are two words for the same thing, one for the team and one for stakeholders.',
        why: 'One is a value, the other a pillar, and each concerns both groups.',
      },
      b: {
        text: 'Transparency is a value, openness the pillar on which it rests.',
        why: 'It is the other way around.',
      },
      c: {
        text: 'Openness is a value that people live; it helps to bring the pillar transparency to life.',
        why: 'When the values are embodied, the pillars come to life. Visible work needs people who are willing to show it.',
      },
      d: {
        text: 'Openness applies to the events, transparency applies to the three artifacts and to nothing else.',
        why: 'There is no such division. Transparency also concerns the process as it emerges.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Values',
  },
  {
    id: 'openness-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A director wants the Scrum Master to send a list of the team\'s problems to management every Friday, "for openness". What is the best reply?',
    options: {
      a: {
        text: 'To agree, because openness about challenges is what the Scrum Master is accountable for.',
        why: 'The value belongs to the Scrum Team and its stakeholders together.',
      },
      b: {
        text: 'To invite the director to see the work and talk with the team, for instance at the Sprint Review.',
        why: 'Openness is a two-way matter. A working session with stakeholders does more than a list about the team.',
      },
      c: {
        text: 'To refuse any word, because what happens in the Scrum Team is confidential until the Increment is Done.',
        why: 'The work and the challenges are what team and stakeholders are open about.',
      },
      d: {
        text: 'To let the Product Owner write the list, as the person who speaks with stakeholders.',
        why: 'Another author does not turn a report into openness.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Values',
  },
  {
    id: 'openness-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A team has to tell its stakeholders about a problem whose outcome is uncertain. What belongs to openness? (Choose all that apply.)',
    options: {
      a: {
        text: 'Saying how sure or unsure the team is',
        why: 'The degree of doubt is part of the challenge, and others plan by it.',
      },
      b: {
        text: 'Waiting until the team can offer a solution along with it',
        why: 'A challenge told only once it is solved always comes late.',
      },
      c: {
        text: 'Asking what the stakeholders know that the team does not',
        why: 'Openness is asked of both parties. The answer often changes the problem.',
      },
      d: {
        text: 'Naming the colleague who caused it, so that the list of facts is complete for everybody',
        why: 'The subject is the work and the challenges. Exposing a person adds nothing that stakeholders need and harms respect.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Scrum Values',
  },
  {
    id: 'openness-9',
    kind: 'single',
    difficulty: 3,
    stem: 'At each Daily Scrum the Developers tell the Scrum Master in turn what they did yesterday. They call this their practice of openness. What would you tell them?',
    options: {
      a: {
        text: 'It is right, provided that the Product Owner listens as well.',
        why: 'An additional listener makes it a larger report.',
      },
      b: {
        text: 'It is right, but each of them should speak for no more than two minutes.',
        why: 'The length of a turn is not the point. The event has another purpose.',
      },
      c: {
        text: 'Openness belongs in the Retrospective, where the problems of a Sprint are discussed.',
        why: 'The value is not tied to an event.',
      },
      d: {
        text: 'Talk to each other about what endangers the Sprint Goal, and plan the next day.',
        why: 'The Developers inspect progress toward the Sprint Goal and adapt their plan. Openness about challenges serves that.',
      },
    },
    answer: 'd',
    guideSection: 'Daily Scrum',
  },
]
