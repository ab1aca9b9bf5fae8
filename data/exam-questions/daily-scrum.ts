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
        why: "A Product Owner who works on items of the Sprint Backlog participates as a Developer. She plans the work with the others and doesn't only answer.",
      },
      b: {
        text: 'As the Product Owner, who gives the day its order',
        why: 'The Developers make the plan for the day. Since she works on an item, she participates as one of them and not as the person who orders the Product Backlog.',
      },
      c: {
        text: 'As a Developer',
        why: 'A Product Owner or Scrum Master who works on items of the Sprint Backlog participates as a Developer.',
      },
      d: {
        text: 'Not at all',
        why: 'A Product Owner without such work would have no part to play. This one is working on an item of the Sprint Backlog, so she participates as a Developer.',
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
        why: "The Daily Scrum isn't the only time to adjust the plan. If the Developers waited, they would work on a wrong plan for four hours.",
      },
      b: {
        text: 'They change their plan at once.',
        why: 'The Developers may adjust their plan at any time of the day, and a team should adapt the moment it learns something.',
      },
      c: {
        text: 'They discuss it with the Product Owner first.',
        why: 'The Developers talk with the Product Owner when the scope changes. Here the scope stays as it is, and the plan for the work is theirs to change.',
      },
      d: {
        text: 'They take it up in the Retrospective.',
        why: "In the Retrospective, the team looks at how the Sprint went. The plan for today is adapted as soon as the Developers see that it can't work.",
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
        why: 'The Guide says that Daily Scrums improve communications. The Developers talk about their progress every working day.',
      },
      b: {
        text: 'Decisions are made more quickly.',
        why: 'The Guide says that Daily Scrums promote quick decision-making. The Developers see what has changed and adapt their plan right there.',
      },
      c: {
        text: 'The work is shared out equally.',
        why: 'The Developers decide who does what. The Guide says nothing about equal shares.',
      },
      d: {
        text: 'Other meetings are no longer needed.',
        why: 'The Guide says that Daily Scrums make other meetings unnecessary. This follows from their other effects, such as quick decisions.',
      },
      e: {
        text: 'Impediments are found.',
        why: 'The Guide says that Daily Scrums identify impediments. When progress toward the Sprint Goal is inspected, what slows it down comes to light.',
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
        why: 'The Daily Scrum is for the Developers, and even a silent director can turn their planning into a report. Stakeholders follow the results in the Sprint Review.',
      },
      c: {
        text: 'Write the director a summary of each event',
        why: 'Stakeholders see the results in the Sprint Review. With summaries of the Daily Scrum, the Scrum Master would become a messenger, and the director would still look in the wrong place.',
      },
      d: {
        text: "Ask the director for help with obstacles that the team can't remove",
        why: 'That is right for someone who wants to support the team. This director wants to follow the product, and the place for that is the Sprint Review.',
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
        why: "The Review inspects the outcome of the Sprint with stakeholders. It doesn't replace the Daily Scrum, which plans the hours that are left.",
      },
      b: {
        text: 'It takes place as usual.',
        why: 'The Daily Scrum is held on every working day of the Sprint. The last day is one of them.',
      },
      c: {
        text: 'It is part of the Retrospective that day.',
        why: 'The Daily Scrum is held every working day and plans the work that is left. The Retrospective looks back on the Sprint, when no work is left to plan.',
      },
      d: {
        text: 'It is left out if all Developers agree.',
        why: "The Developers choose structure and techniques, so this sounds right. But the Daily Scrum is held every working day, and leaving it out isn't their choice.",
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
      true: 'The Developers look at their progress and make their own plan for the next day. The Guide says that this creates focus and improves self-management.',
      false:
        'The Developers look at their progress and make their own plan, without reporting to anyone. The Guide says that this improves self-management.',
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
        why: "The same time and place reduce complexity. Transparency comes from artifacts and events, and the Guide doesn't connect it with a fixed time and place.",
      },
      c: {
        text: 'More cycles of learning',
        why: 'Shorter Sprints bring more cycles of learning. Holding events at the same time and place reduces complexity.',
      },
      d: {
        text: 'Consistency',
        why: 'This is close, but the Guide connects consistency with the fixed length of Sprints. The same time and place reduce complexity.',
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
        why: "This agrees with the Guide, so it isn't the answer. The Daily Scrum is for the Developers, and the Scrum Master only ensures that it takes place.",
      },
      b: {
        text: 'The Developers hold it as a video call.',
        why: "The Guide says nothing about video; it follows from the fixed time and place, which a call can have. So this agrees and isn't the answer.",
      },
      c: {
        text: 'The Developers hold it without the three questions.',
        why: "This agrees with the Guide, so it isn't the answer. The Developers choose the structure, and the questions were only an example, which is gone since 2020.",
      },
      d: {
        text: 'The Developers hold it on three days of the week.',
        why: 'The Daily Scrum is held on every working day of the Sprint, so this breaks a rule. Its structure may change, but not how often it takes place.',
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
        why: 'The Product Goal is a long-term objective. Progress toward it is discussed in the Sprint Review, while the Daily Scrum looks at the Sprint Goal.',
      },
      b: {
        text: 'The Sprint Goal',
        why: 'The Developers choose the structure, as long as the event focuses on this goal and results in a plan for the next day.',
      },
      c: {
        text: 'The Definition of Done',
        why: "The Definition of Done is met or not, so there isn't any progress toward it. The daily question is how far the Sprint Goal has come.",
      },
      d: {
        text: 'The Sprint Backlog',
        why: 'The Sprint Backlog is the plan, and the Developers adapt it in the Daily Scrum. The progress they look at is toward what the plan is for: the Sprint Goal.',
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
        why: 'Sprint Planning needs the whole Scrum Team. The Product Owner proposes how the product could gain value, and discusses the items with the Developers.',
      },
      b: {
        text: 'The Daily Scrum',
        why: 'The Daily Scrum is for the Developers. A Product Owner takes part only if working on items of the Sprint Backlog, and then as a Developer.',
      },
      c: {
        text: 'The Sprint Review',
        why: 'In the Sprint Review, the whole Scrum Team presents its results and collaborates with stakeholders. The Product Owner is part of that team.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: "In the Retrospective, the whole Scrum Team inspects how the Sprint went, and the Product Owner is part of it. Leaving her out so that people speak freely isn't intended.",
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
        why: 'The Developers choose the structure of the Daily Scrum, and it needs no facilitator. A Scrum Master who works on items participates as a Developer.',
      },
      b: {
        text: 'As a Developer',
        why: 'A Product Owner or Scrum Master who actively works on items of the Sprint Backlog takes part as a Developer.',
      },
      c: {
        text: 'As a silent observer',
        why: 'A Scrum Master who works on items participates as a Developer. Someone who does part of the work plans it with the others instead of only listening.',
      },
      d: {
        text: "As the Product Owner's representative",
        why: 'The Daily Scrum is for the Developers, and no one has to represent the Product Owner there. A Scrum Master who works on items participates as a Developer.',
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
        why: 'The Guide says that Daily Scrums improve communications: the Developers talk about progress toward the Sprint Goal every working day.',
      },
      b: {
        text: 'It shows stakeholders how far the work has come.',
        why: 'Stakeholders see the results in the Sprint Review. The Daily Scrum is for the Developers, who adapt their plan for the next day.',
      },
      c: {
        text: 'It tells the Product Owner what each member did.',
        why: "The Daily Scrum isn't a status report. The Developers inspect progress toward the Sprint Goal and adapt their own plan.",
      },
      d: {
        text: 'It replaces discussions during the day.',
        why: "Developers often meet during the day, too, to re-plan in detail. It's tempting, since the Daily Scrum makes other meetings unnecessary.",
      },
      e: {
        text: 'It promotes quick decisions.',
        why: 'The Guide says that Daily Scrums promote quick decision-making, so that other meetings become unnecessary.',
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
        "The Daily Scrum is the event for it, which makes this tempting. But the Guide says that it's not the only time, and Developers often re-plan during the day.",
    },
    rests: ['daily-scrum-13'],
  },
]
