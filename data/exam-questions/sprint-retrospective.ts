import type { Question } from '../../lib/course/question'

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
    focusArea: 'Done',
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
  {
    id: 'sprint-retrospective-12',
    kind: 'single',
    difficulty: 3,
    stem: 'This time the Sprint Retrospective will deal with how the Scrum Master handled an impediment. So far the Scrum Master has facilitated every Retrospective. What is a sensible step for today?',
    options: {
      a: {
        text: 'The Scrum Master facilitates as always, since the event belongs to that accountability.',
        why: 'The Scrum Master ensures that the event is productive. Nothing says that the Scrum Master must lead it.',
      },
      b: {
        text: 'Another member facilitates, so that the Scrum Master can take part in the conversation.',
        why: "Any member may lead it. Whoever facilitates should have no stake in the answer, and the Scrum Master's work is inspected like everyone's.",
      },
      c: {
        text: 'The Scrum Master stays away, so that the others can speak about the matter without restraint.',
        why: 'The whole Scrum Team takes part. Talking about somebody absent settles little.',
      },
      d: {
        text: 'The subject is left out, since the event inspects the Developers and not the Scrum Master.',
        why: 'The Scrum Team inspects how the Sprint went for all of its members, interactions and processes included.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Retrospective',
  },
]
