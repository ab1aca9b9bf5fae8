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
      stem: 'The Product Owner offers to skip the Sprint Retrospective so that the Developers can speak more freely. What should the Scrum Master do?',
      options: {
        a: {
          text: 'Accept, and compare how openly the Developers talk.',
          why: 'The whole Scrum Team inspects how the Sprint went. An experiment should not leave out one of its members.',
        },
        b: {
          text: 'Accept, and tell her about the improvements afterward.',
          why: 'Changes that involve the Product Owner would then be planned without the one person who can make them.',
        },
        c: {
          text: 'Decline, and explain that improvements need her approval.',
          why: "The Product Owner should take part, but for another reason. The Scrum Team identifies improvements together, and they don't need approval.",
        },
        d: {
          text: 'Decline, and explore with the team why people hold back.',
          why: 'The Scrum Team includes the Product Owner. If people hold back, the Scrum Master can work on that, because the event should be positive and productive.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'sprint-retrospective-2',
      kind: 'single',
      difficulty: 2,
      stem: 'During the Retrospective, the team finds that a short message to a colleague would remove a delay. What should the team do with this improvement?',
      options: {
        a: {
          text: 'Send the message before the day is over.',
          why: 'Improvements with a large effect are addressed as soon as possible. This one can be made at once.',
        },
        b: {
          text: 'Leave the message to the Scrum Master.',
          why: 'The Scrum Master is accountable for effectiveness by enabling the team to improve. Any member can send a message.',
        },
        c: {
          text: 'Add the message to the next Sprint Backlog.',
          why: "Improvements may be added there but don't have to be, and this one would start later than it could.",
        },
        d: {
          text: 'Add the message to the Product Backlog.',
          why: 'Ordering it among product items would only delay something that takes a minute.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'sprint-retrospective-3',
      kind: 'single',
      difficulty: 2,
      stem: 'In every Retrospective, two experienced people talk and the others agree. Which step by the facilitator is most likely to help?',
      options: {
        a: {
          text: 'Have everyone write first and then discuss the notes.',
          why: "People who write first aren't led by the first speaker. This is common practice; the Guide leaves the form open.",
        },
        b: {
          text: 'Have the facilitator talk first and then the others.',
          why: 'Then a third person leads the conversation. The others still follow the first speaker.',
        },
        c: {
          text: 'Have the two listen first and then draw conclusions.',
          why: 'The same two people would still have the last word, and the others would wait for it.',
        },
        d: {
          text: 'Have the others send notes and then read a summary.',
          why: 'The facilitator would speak for people who are in the room, and they would stay as quiet as before.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'sprint-retrospective-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A Scrum Team collects topics for its Sprint Retrospective. Which two fit the purpose of the event? (Choose two.)',
      options: {
        a: {
          text: 'The progress that was made toward the Product Goal',
          why: 'Progress toward the Product Goal is discussed in the Sprint Review.',
        },
        b: {
          text: 'The features that stakeholders would like to have',
          why: 'The Scrum Team and its stakeholders work out what to do next in the Sprint Review.',
        },
        c: {
          text: 'The defects that the Definition of Done let through',
          why: 'The Definition of Done is one of the things that a Scrum Team inspects here.',
        },
        d: {
          text: 'The Developer who contributed most to the result',
          why: 'Individuals are inspected to raise quality and effectiveness. Ranking people serves another purpose and makes them careful about what they say.',
        },
        e: {
          text: 'The test tool that failed on most days of the Sprint',
          why: 'Tools are among the things that a Scrum Team inspects here.',
        },
      },
      answers: ['c', 'e'],
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'sprint-retrospective-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team spends its whole Sprint Retrospective on its problems and how it solved them. Such a Retrospective covers all that the Scrum Guide asks the team to discuss.',
      answer: false,
      why: {
        true: 'Problems are only one part. The team also discusses what went well, and explores its assumptions and where they came from.',
        false: 'The team also discusses what went well, and it identifies the assumptions that misled it.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}
