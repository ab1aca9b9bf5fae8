import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-retrospective',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
  focusArea: 'Facilitation',
  questions: [
    {
      id: 'sprint-retrospective-1',
      kind: 'single',
      difficulty: 2,
      stem: 'The Product Owner offers to stay away from the Sprint Retrospective, so that the Developers can speak freely. How should the Scrum Master respond?',
      options: {
        a: {
          text: 'Accept, because the event inspects how the Developers did their work.',
          why: 'It inspects how the Sprint went for the Scrum Team, in which the Product Owner has a part.',
        },
        b: {
          text: 'Accept, and tell the Product Owner afterwards which changes the Developers have decided on.',
          why: 'Changes that need the Product Owner would then be decided without the one person who can make them.',
        },
        c: {
          text: 'Refuse, because the Product Owner has to approve the improvements.',
          why: 'Nobody approves them. The Scrum Team identifies them together.',
        },
        d: {
          text: 'Explain that the whole Scrum Team takes part, and work on what hinders free speech.',
          why: 'The Scrum Team inspects itself. If people do not dare to speak, that is a subject for the Scrum Master, who is to see that the event is positive and productive.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'sprint-retrospective-2',
      kind: 'single',
      difficulty: 2,
      stem: 'During the Retrospective it turns out that one short message to a colleague would remove a delay. What should the team do with this improvement?',
      options: {
        a: {
          text: 'Send the message now, during or right after the event.',
          why: 'The most impactful improvements are addressed as soon as possible, and this one is possible at once.',
        },
        b: {
          text: 'Add it to the Product Backlog, so that the Product Owner can give it an order.',
          why: 'An order among product items would only delay what can be done in a minute.',
        },
        c: {
          text: 'Keep it for the next Sprint Backlog, since improvements take effect there.',
          why: 'They may be added there. That is one way and not the only one.',
        },
        d: {
          text: 'Hand it to the Scrum Master, who is accountable for improvements.',
          why: 'The Scrum Master is accountable for effectiveness and enables the team to improve. Messages anyone can send.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'sprint-retrospective-3',
      kind: 'single',
      difficulty: 2,
      stem: 'In every Retrospective two experienced people talk, and the others agree. Which move by the facilitator is most likely to help?',
      options: {
        a: {
          text: 'Ask the two to stay silent for this one event.',
          why: 'It silences knowledge, and puts the two on trial. The aim is to hear everyone.',
        },
        b: {
          text: 'Collect the views of the others beforehand and present them as a summary.',
          why: 'Then the facilitator speaks for people who are present, and they stay as silent as before.',
        },
        c: {
          text: 'Let all write down their observations first, and talk afterwards.',
          why: 'Who writes before the talk is not led by the first speaker. It is common practice; the Guide leaves the form open.',
        },
        d: {
          text: 'Propose a topic on which the two know less than the others, and lead the discussion.',
          why: 'A facilitator who steers the content takes the choice of what matters away from the team.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'sprint-retrospective-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these subjects are among those that a Scrum Team inspects in its Sprint Retrospective? (Choose two.)',
      options: {
        a: {
          text: 'What stakeholders would like to have in the next Sprint',
          why: 'What to do next is worked out with stakeholders in the Sprint Review.',
        },
        b: {
          text: 'Whether its Definition of Done catches faults',
          why: 'The Definition of Done is one of the five things that the Guide lists.',
        },
        c: {
          text: 'Which Developer contributed most, as a basis for appraisals',
          why: 'Individuals are looked at for the sake of quality and effectiveness. Ranking them serves another end, and silences people.',
        },
        d: {
          text: 'How much of the Product Goal has been reached so far',
          why: 'Progress toward the Product Goal is discussed in the Sprint Review.',
        },
        e: {
          text: 'Why a test device stood unused for days',
          why: 'Tools are one of the five things that the Guide lists.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'sprint-retrospective-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team that talks about nothing but its problems in the Sprint Retrospective leaves out something that the Scrum Guide names.',
      answer: true,
      why: {
        true: 'The team discusses what went well too, beside the problems and how they were, or were not, solved.',
        false: 'Problems are only a part. What went well during the Sprint is named in the same sentence.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}
