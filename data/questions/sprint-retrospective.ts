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
          text: 'Accept the offer, and tell the Product Owner afterward what was decided.',
          why: 'Changes that involve the Product Owner would then be planned without the one person who can make them.',
        },
        b: {
          text: 'Accept the offer this once, and find out whether the Developers really talk more openly.',
          why: 'The whole Scrum Team inspects how the Sprint went. An experiment should not leave out one of its members.',
        },
        c: {
          text: 'Decline, because improvements need the approval of the Product Owner.',
          why: "The Product Owner should take part, but for another reason. The Scrum Team identifies improvements together, and they don't need approval.",
        },
        d: {
          text: 'Decline, and find out with the team what keeps people from speaking freely.',
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
          text: 'Send the message right away, during the event or just after it.',
          why: 'Improvements with a large effect are addressed as soon as possible. This one can be made at once.',
        },
        b: {
          text: 'Add it to the Product Backlog, where the Product Owner can order it.',
          why: 'Ordering it among product items would only delay something that takes a minute.',
        },
        c: {
          text: 'Add it to the Sprint Backlog of the next Sprint, where improvements belong.',
          why: "Improvements may be added there but don't have to be, and this one would start later than it could.",
        },
        d: {
          text: 'Ask the Scrum Master to send it, as the person accountable for improvements.',
          why: 'The Scrum Master is accountable for effectiveness by enabling the team to improve. Any member can send a message.',
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
          text: 'Ask the two to hold back this time and only listen.',
          why: 'This singles out two people who know a lot and keeps them quiet. The aim is to hear everyone.',
        },
        b: {
          text: "Collect the others' views beforehand, and present a summary of them.",
          why: 'The facilitator would speak for people who are in the room, and they would stay as quiet as before.',
        },
        c: {
          text: 'Have everyone write down what they noticed, and discuss it after that.',
          why: "People who write first aren't led by the first speaker. This is common practice; the Guide leaves the form open.",
        },
        d: {
          text: 'Begin with a topic that the two know less about than the others do.',
          why: 'A facilitator who picks the topic takes away the choice of what matters to the team.',
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
      stem: 'A Scrum Team collects topics for its Sprint Retrospective. Which two fit the purpose of the event? (Choose two.)',
      options: {
        a: {
          text: 'What stakeholders would like to have in the next Sprint',
          why: 'The Scrum Team and its stakeholders work out what to do next in the Sprint Review.',
        },
        b: {
          text: 'Which kinds of defects the Definition of Done failed to catch',
          why: 'The Definition of Done is one of the things that a Scrum Team inspects here.',
        },
        c: {
          text: 'Which Developer contributed most, as input for the yearly review',
          why: 'Individuals are inspected to raise quality and effectiveness. Ranking people serves another purpose and makes them careful about what they say.',
        },
        d: {
          text: 'How much of the Product Goal has been reached so far',
          why: 'Progress toward the Product Goal is discussed in the Sprint Review.',
        },
        e: {
          text: 'Why a test device stayed in its box for most of the Sprint',
          why: 'Tools are among the things that a Scrum Team inspects here.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'sprint-retrospective-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team spends its whole Sprint Retrospective on its problems and how it solved them. The Scrum Guide expects the team to discuss more than that.',
      answer: true,
      why: {
        true: 'The team also discusses what went well, and it identifies the assumptions that misled it.',
        false:
          'Problems are only one part. The team also discusses what went well, and explores its assumptions and where they came from.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}
