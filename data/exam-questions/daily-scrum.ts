import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'daily-scrum-6',
    kind: 'single',
    difficulty: 1,
    stem: 'The Product Owner is working on an item of the Sprint Backlog. How does she take part in the Daily Scrum?',
    options: {
      a: {
        text: 'As a guest who answers questions',
        why: "As she is doing part of the Sprint's work, she plans it with the others and doesn't only answer.",
      },
      b: {
        text: 'As the Product Owner, who gives the day its order',
        why: 'The plan of the Sprint belongs to the Developers. The Product Owner orders the Product Backlog.',
      },
      c: {
        text: 'As a Developer',
        why: 'A Product Owner or Scrum Master who works on items of the Sprint Backlog participates as a Developer.',
      },
      d: {
        text: 'Not at all',
        why: 'Without such work, she would have no part to play. But she is working on an item of the Sprint Backlog.',
      },
    },
    answer: 'c',
    rests: ['daily-scrum-6'],
  },
  {
    id: 'daily-scrum-7',
    kind: 'single',
    difficulty: 2,
    stem: "At ten, the Developers see that today's plan can't work; the Daily Scrum is at two. The scope stays as it is. What do they do?",
    options: {
      a: {
        text: 'They wait for the Daily Scrum.',
        why: 'Many think that only this event may change the plan. Four hours of work on a wrong plan would be wasted.',
      },
      b: {
        text: 'They change their plan at once.',
        why: 'The plan may be adjusted at any time of the day, and a team should adapt the moment it learns something.',
      },
      c: {
        text: 'They discuss it with the Product Owner first.',
        why: 'That is right when the scope changes. The plan for the work is theirs to change.',
      },
      d: {
        text: 'They take it up in the Retrospective.',
        why: "There the team looks at how the Sprint went. Today's plan has to work today.",
      },
    },
    answer: 'b',
    rests: ['daily-scrum-13'],
  },
  {
    id: 'daily-scrum-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Which of these effects of Daily Scrums does the Scrum Guide name? (Choose all that apply.)',
    options: {
      a: {
        text: 'Communication gets better.',
        why: 'Daily Scrums improve communications.',
      },
      b: {
        text: 'Decisions are made more quickly.',
        why: 'Daily Scrums promote quick decision-making.',
      },
      c: {
        text: 'The work is shared out equally.',
        why: 'The Developers decide who does what. The Guide says nothing about equal shares.',
      },
      d: {
        text: 'Other meetings are no longer needed.',
        why: 'Because of its other effects, the event makes other meetings superfluous.',
      },
      e: {
        text: 'Impediments are found.',
        why: 'Daily Scrums identify impediments.',
      },
    },
    answers: ['a', 'b', 'd', 'e'],
    rests: ['daily-scrum-12', 'daily-scrum-11'],
  },
  {
    id: 'daily-scrum-9',
    kind: 'single',
    difficulty: 3,
    stem: 'A director asks for a seat at the Daily Scrum, to follow how the product is coming along. How does the Scrum Master respond best?',
    options: {
      a: {
        text: 'Explain what the event is for, and invite the director to the Sprint Review',
        why: 'The Scrum Master helps everyone understand Scrum. What the Sprint brought is presented to key stakeholders in the Review.',
      },
      b: {
        text: 'Let the director come and listen in silence',
        why: 'It looks harmless, but a silent director soon turns planning into reporting. Following the results belongs in the Review.',
      },
      c: {
        text: 'Write the director a summary of each event',
        why: 'The Scrum Master would become a messenger, and the director would still look in the wrong place.',
      },
      d: {
        text: "Ask the director for help with obstacles that the team can't remove",
        why: 'That is right for someone who wants to support the team. This director wants to follow the product.',
      },
    },
    answer: 'a',
    rests: ['scrum-master-2', 'sprint-review-2'],
  },
  {
    id: 'daily-scrum-10',
    kind: 'single',
    difficulty: 2,
    stem: 'On the last day of the Sprint, with the Review in the afternoon, a Developer wants to leave out the Daily Scrum. What is right?',
    options: {
      a: {
        text: 'It is part of the Review that day.',
        why: 'The Review inspects the outcome with stakeholders. The hours until then still need a plan.',
      },
      b: {
        text: 'It takes place as usual.',
        why: 'It is held on every working day of the Sprint, and this is one.',
      },
      c: {
        text: 'It is part of the Retrospective that day.',
        why: 'The Retrospective looks back on the Sprint, when no work is left to plan.',
      },
      d: {
        text: 'It is left out if all Developers agree.',
        why: "They choose structure and techniques, so this sounds right. Whether the event takes place isn't their choice.",
      },
    },
    answer: 'b',
    rests: ['daily-scrum-5'],
  },
  {
    id: 'daily-scrum-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'According to the Scrum Guide, the Daily Scrum improves the self-management of the Developers.',
    answer: true,
    why: {
      true: 'They look at their progress and make their own plan for the next day. The Guide says that this creates focus and improves self-management.',
      false:
        'A team that sees the event as a report to someone would notice little of it. The Guide does name better self-management as an effect.',
    },
    rests: ['daily-scrum-9'],
  },
  {
    id: 'daily-scrum-12',
    kind: 'single',
    difficulty: 1,
    stem: 'A team holds its events at a different time and in a different place each time. Which benefit named in the Guide does it give up?',
    options: {
      a: {
        text: 'Less complexity',
        why: 'It is best to hold all events at the same time and place, because that reduces complexity.',
      },
      b: {
        text: 'More transparency',
        why: "The Guide doesn't connect transparency with a fixed time and place. Artifacts and events create it.",
      },
      c: {
        text: 'More cycles of learning',
        why: 'That is what shorter Sprints bring.',
      },
      d: {
        text: 'Consistency',
        why: 'This is close: the Guide connects consistency with the fixed length of Sprints, not with time and place.',
      },
    },
    answer: 'a',
    rests: ['events-6'],
  },
  {
    id: 'daily-scrum-13',
    kind: 'single',
    difficulty: 2,
    stem: 'Which change to its Daily Scrum does NOT agree with the Scrum Guide?',
    options: {
      a: {
        text: 'The Developers hold it without the Scrum Master.',
        why: "This agrees with the Guide, so it isn't the answer: it is an event of the Developers.",
      },
      b: {
        text: 'The Developers hold it as a video call.',
        why: "The Guide says nothing about video; it follows from the fixed time and place, which a call can have. So this agrees and isn't the answer.",
      },
      c: {
        text: 'The Developers hold it without the three questions.',
        why: "This agrees with the Guide, so it isn't the answer: the questions were an example until 2020 and are gone.",
      },
      d: {
        text: 'The Developers hold it on three days of the week.',
        why: 'It is held on every working day of the Sprint. Its structure may change, but not how often it takes place.',
      },
    },
    answer: 'd',
    rests: ['daily-scrum-5'],
  },
  {
    id: 'daily-scrum-41',
    kind: 'single',
    difficulty: 1,
    stem: 'The Daily Scrum focuses on progress toward which of these?',
    options: {
      a: {
        text: 'The Product Goal',
        why: 'The Sprint Review discusses this. A day is too short to see much of it.',
      },
      b: {
        text: 'The Sprint Goal',
        why: 'The Developers choose the structure, as long as the event focuses on this goal and results in a plan for the next day.',
      },
      c: {
        text: 'The Definition of Done',
        why: "An item meets it or doesn't. The daily question is how far the goal of the Sprint has come.",
      },
      d: {
        text: 'The Sprint Backlog',
        why: "It's adapted in the Daily Scrum as necessary. It's a plan, and progress is toward what the plan is for.",
      },
    },
    answer: 'b',
    rests: ['daily-scrum-8'],
  },
  {
    id: 'daily-scrum-42',
    kind: 'single',
    difficulty: 2,
    stem: 'Which event can take place as intended without the Product Owner?',
    options: {
      a: {
        text: 'Sprint Planning',
        why: 'The Product Owner proposes how the product could gain value, and discusses the items with the Developers.',
      },
      b: {
        text: 'The Daily Scrum',
        why: "It's for the Developers. A Product Owner takes part only if working on items of the Sprint Backlog, and then as a Developer.",
      },
      c: {
        text: 'The Sprint Review',
        why: 'The whole Scrum Team presents its results there and collaborates with stakeholders.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: 'Some teams leave the Product Owner out so that people can speak freely. The Guide has the whole Scrum Team inspect how the Sprint went.',
      },
    },
    answer: 'b',
    rests: ['daily-scrum-4'],
  },
  {
    id: 'daily-scrum-43',
    kind: 'single',
    difficulty: 2,
    stem: 'How does a Scrum Master working on Sprint Backlog items join the Daily Scrum?',
    options: {
      a: {
        text: 'As its facilitator',
        why: "The Scrum Master of many teams leads it, so it's tempting. Developers choose their own structure.",
      },
      b: {
        text: 'As a Developer',
        why: 'A Product Owner or Scrum Master who actively works on items of the Sprint Backlog takes part as a Developer.',
      },
      c: {
        text: 'As a silent observer',
        why: 'Someone who does part of the work has to plan it with the others.',
      },
      d: {
        text: "As the Product Owner's representative",
        why: 'No one has to represent the Product Owner in an event for the Developers.',
      },
    },
    answer: 'b',
    rests: ['daily-scrum-6'],
  },
  {
    id: 'daily-scrum-44',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What does the Daily Scrum do? (Choose two.)',
    options: {
      a: {
        text: 'It improves communication.',
        why: 'People talk to each other about the goal every working day.',
      },
      b: {
        text: 'It shows stakeholders how far the work has come.',
        why: 'That is discussed at the Sprint Review. The Daily Scrum is for the Developers.',
      },
      c: {
        text: 'It tells the Product Owner what each member did.',
        why: "It isn't a status report. The three questions that led to such reports are gone since 2020.",
      },
      d: {
        text: 'It replaces discussions during the day.',
        why: "It's tempting, since it makes other meetings unnecessary. Developers still often meet during the day to re-plan in detail.",
      },
      e: {
        text: 'It promotes quick decisions.',
        why: 'What comes up is decided soon, so other meetings become unnecessary.',
      },
    },
    answers: ['a', 'e'],
    rests: ['daily-scrum-10', 'daily-scrum-12'],
  },
  {
    id: 'daily-scrum-45',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Developers may change their plan outside the Daily Scrum.',
    answer: true,
    why: {
      true: "The Daily Scrum isn't the only time to adjust the plan. Developers often meet during the day to re-plan.",
      false:
        "The Daily Scrum is the event for it, so many believe it's the only time. The Guide says that it isn't.",
    },
    rests: ['daily-scrum-13'],
  },
]
