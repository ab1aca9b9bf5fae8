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
    guideSection: 'Daily Scrum',
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
    guideSection: 'Daily Scrum',
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
    guideSection: 'Daily Scrum',
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
    guideSection: 'Scrum Master',
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
    guideSection: 'Daily Scrum',
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
    guideSection: 'Daily Scrum',
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
    guideSection: 'Scrum Events',
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
    guideSection: 'Daily Scrum',
    rests: ['daily-scrum-5'],
  },
]
