import type { Question, QuestionSet } from '../../lib/course/question'

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
      stem: 'According to the current Scrum Guide, at least one improvement from the Retrospective must be part of the next Sprint Backlog.',
      answer: false,
      why: {
        true: 'That rule stood in the edition of 2017. In 2020 improvements may be added to the Sprint Backlog of the next Sprint.',
        false:
          'They may be added there, and the most impactful ones are addressed as soon as possible, wherever that is.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'sprint-retrospective-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The head of the department wants to attend the Retrospective "to support improvements". The team feels uneasy. What is the best step for the Scrum Master?',
    options: {
      a: {
        text: 'Invite the head as a key stakeholder, who helps the team to inspect the outcome of the Sprint.',
        why: 'Stakeholders inspect the outcome in the Review. Here the Scrum Team inspects its own way of working.',
      },
      b: {
        text: 'Explain the purpose, and bring the head those obstacles the team wants help with.',
        why: 'The Scrum Team does the inspecting, and needs to speak openly. Help with obstacles can be had without a seat in the room.',
      },
      c: {
        text: 'Let the head attend every second Retrospective and compare the two kinds.',
        why: 'An experiment at the cost of openness, which the team has not asked for.',
      },
      d: {
        text: 'Hold an official Retrospective with the head and a second one in secret.',
        why: 'Pretending is the opposite of openness, and the first event would be wasted.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'sprint-retrospective-7',
    kind: 'single',
    difficulty: 3,
    stem: 'For the third time, the notes say that answers from a supplier take two weeks. The team has listed this each time and gone on. What should be different today?',
    options: {
      a: {
        text: 'The topic is taken off the list, as it lies outside the Scrum Team.',
        why: 'Its cause lies outside, its effect does not. Impediments outside can be removed too.',
      },
      b: {
        text: 'The topic is listed as the first one, with the dates of the earlier mentions.',
        why: 'That is a better list and still no change. Inspection without adaptation is pointless.',
      },
      c: {
        text: 'The Product Owner informs the stakeholders, so that they lower their expectations.',
        why: 'Telling them is open, but leaves the delay as it is.',
      },
      d: {
        text: 'The team agrees on a step to try next week, and on who takes it.',
        why: 'The event is to plan ways to become more effective. The Scrum Master can cause the removal of what hinders the team, given the facts.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A wrong guess about how readers sign in cost the Scrum Team half a Sprint. Which of these belong in its Retrospective? (Choose all that apply.)',
    options: {
      a: {
        text: 'Naming the assumption that led the team astray',
        why: 'Assumptions that led them astray are identified.',
      },
      b: {
        text: 'Finding out who made the guess, so that someone else decides next time',
        why: 'That looks for a culprit. The assumption made sense to people at the time, and its origin is the point.',
      },
      c: {
        text: 'Exploring where that assumption came from',
        why: 'Its origin is explored, since a solved problem returns as long as the assumption stays.',
      },
      d: {
        text: 'Talking about how the problem was dealt with in the end',
        why: 'The team discusses how problems were, or were not, solved.',
      },
      e: {
        text: 'Choosing which screens of the app will be changed in the next Sprint',
        why: 'Product work is ordered in the Product Backlog and selected in Sprint Planning.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-9',
    kind: 'single',
    difficulty: 1,
    stem: 'In a one-month Sprint, a Retrospective has led to one change that all want to try, and two hours have passed. What applies?',
    options: {
      a: {
        text: 'It may end: three hours are the most, not the aim.',
        why: 'The timebox is a maximum. The purpose has been reached.',
      },
      b: {
        text: 'It goes on, because three hours are due for a one-month Sprint.',
        why: 'The Guide names three hours as a maximum. Nobody has to fill it.',
      },
      c: {
        text: 'It should have ended earlier, because the limit is ninety minutes.',
        why: 'Ninety minutes are what our library team allows itself for two weeks. The Guide says three hours at most for one month.',
      },
      d: {
        text: 'It goes on until at least three improvements have been found.',
        why: 'No number of improvements is required, and one that is tried beats three that are listed.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-10',
    kind: 'single',
    difficulty: 3,
    stem: 'The organization has a standard for what Done means. In a Retrospective, a Scrum Team finds one of its lines slow and another risk not covered. What may the team change by itself?',
    options: {
      a: {
        text: 'Both: the Definition of Done belongs to the Scrum Team that uses it.',
        why: 'Where an organizational standard exists, all Scrum Teams must follow it as a minimum.',
      },
      b: {
        text: 'Neither: a standard can be changed by the organization only.',
        why: 'The standard is a minimum. Adding to it is open to the team.',
      },
      c: {
        text: 'It may add a line for the risk, but must keep the slow one.',
        why: 'A team may ask for more than the standard and never for less. It can still suggest that the organization change its line.',
      },
      d: {
        text: 'It may drop the slow line in exchange, if the number of lines stays the same.',
        why: 'A minimum is no matter of counting. No line of it may be dropped.',
      },
    },
    answer: 'c',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-retrospective-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A Scrum Team may begin to work in a better way on a Tuesday in the middle of the Sprint, without waiting for its Retrospective.',
    answer: true,
    why: {
      true: 'A Scrum Team is expected to adapt the moment it learns something new. The Retrospective is one formal opportunity to do so.',
      false:
        'The event guarantees that a team looks at its way of working. It does not reserve change for one hour.',
    },
    guideSection: 'Adaptation',
  },
]
