import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-planning-6',
    kind: 'single',
    difficulty: 1,
    stem: 'What does the Guide expect of the Product Owner when Sprint Planning asks why the Sprint is valuable?',
    options: {
      a: {
        text: 'A selection of the items for the Sprint',
        why: 'The Developers select the items, through discussion with the Product Owner. On the question of why, the Product Owner makes a proposal.',
      },
      b: {
        text: 'A proposal for how the product could gain value',
        why: 'The Product Owner proposes how this Sprint could make the product more valuable. Then the whole team defines a Sprint Goal.',
      },
      c: {
        text: 'A plan of the work for each item',
        why: 'The Developers plan the work, and how they do so is up to them alone. The Product Owner proposes how the product could gain value.',
      },
      d: {
        text: 'Advice from outside the Scrum Team',
        why: 'Advice may come from people whom the Scrum Team invites. The Product Owner is a member and makes the proposal.',
      },
    },
    answer: 'b',
    rests: ['sprint-planning-7'],
  },
  {
    id: 'sprint-planning-7',
    kind: 'single',
    difficulty: 1,
    stem: 'What may a stakeholder contribute to Sprint Planning when the Scrum Team invites one?',
    options: {
      a: {
        text: 'Advice from outside the Scrum Team',
        why: 'The team may invite other people to provide advice. Stakeholders who know the subject can help a lot.',
      },
      b: {
        text: 'A selection of the items for the Sprint',
        why: 'The Developers select the items, through discussion with the Product Owner. People whom the team invites give advice.',
      },
      c: {
        text: 'A plan of the work for each item',
        why: 'How items become Increments is for the Developers alone to decide. People whom the team invites give advice.',
      },
      d: {
        text: 'A proposal for how the product could gain value',
        why: "In Sprint Planning, this proposal is the Product Owner's. A stakeholder may well have ideas, and gives them as advice.",
      },
    },
    answer: 'a',
    rests: ['sprint-planning-5'],
  },
  {
    id: 'sprint-planning-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Who ensures that attendees come prepared to discuss the most important items?',
    options: {
      a: {
        text: 'The Scrum Master',
        why: "The Product Owner ensures that attendees are prepared for the items. It's tempting to choose the Scrum Master, who looks after the events.",
      },
      b: {
        text: 'The Product Owner',
        why: 'Before Sprint Planning, the Product Owner sees to it that people can discuss these items and how they serve the Product Goal.',
      },
      c: {
        text: 'The Developers',
        why: "The Developers select items and plan the work. It's the Product Owner who ensures that attendees are prepared.",
      },
      d: {
        text: 'The whole Scrum Team',
        why: 'The whole team makes the plan. One member, the Product Owner, ensures that people are prepared for it.',
      },
    },
    answer: 'b',
    rests: ['sprint-planning-3'],
  },
  {
    id: 'sprint-planning-42',
    kind: 'single',
    difficulty: 1,
    stem: 'By when must the Sprint Goal be finalized?',
    options: {
      a: {
        text: 'Before the end of Sprint Planning',
        why: "The whole Scrum Team defines the goal in this event, and it's final when the event ends.",
      },
      b: {
        text: 'As soon as possible',
        why: "The Guide sets a definite limit: the goal is final before Sprint Planning ends. It says 'as soon as possible' about the most helpful improvements.",
      },
      c: {
        text: 'By the next Sprint Retrospective',
        why: 'The Sprint Goal is final before Sprint Planning ends, because it has to guide the work. At the Retrospective, the Sprint is almost over.',
      },
      d: {
        text: 'At the start of the next Sprint',
        why: 'The goal is for this Sprint, which has already begun: Sprint Planning is part of it. The goal is final before this event ends.',
      },
    },
    answer: 'a',
    rests: ['sprint-planning-10'],
  },
  {
    id: 'sprint-planning-43',
    kind: 'single',
    difficulty: 1,
    stem: 'When is the Sprint Goal created and added to the Sprint Backlog?',
    options: {
      a: {
        text: 'Throughout the Sprint, as more is learned',
        why: 'The Sprint Backlog as a whole is updated throughout the Sprint. The Sprint Goal in it is final before Sprint Planning ends.',
      },
      b: {
        text: 'Only in the Daily Scrum',
        why: 'The goal is created in Sprint Planning. The Daily Scrum inspects progress toward it, so it has to be there already.',
      },
      c: {
        text: "After the Product Owner's approval",
        why: 'The whole Scrum Team, the Product Owner included, defines the goal in Sprint Planning. It needs no approval afterward.',
      },
      d: {
        text: 'In Sprint Planning',
        why: 'The goal is created during this event and then added to the Sprint Backlog.',
      },
    },
    answer: 'd',
    rests: ['sprint-goal-6', 'sprint-goal-5'],
  },
  {
    id: 'sprint-planning-44',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the purpose of Sprint Planning?',
    options: {
      a: {
        text: 'To inspect the outcome of the Sprint',
        why: 'Inspecting the outcome is the purpose of the Sprint Review. Sprint Planning comes first and lays out the work.',
      },
      b: {
        text: 'To plan ways to increase quality and effectiveness',
        why: "This is the purpose of the Sprint Retrospective, although 'Planning' sounds like any kind of plan. Sprint Planning lays out the work for the Sprint.",
      },
      c: {
        text: 'To inspect progress toward the Sprint Goal',
        why: 'The Developers inspect this progress in the Daily Scrum. Sprint Planning comes before: it lays out the work, and the Sprint Goal is created in it.',
      },
      d: {
        text: 'To lay out the work for the Sprint',
        why: 'Sprint Planning initiates the Sprint in this way. The whole Scrum Team works out the plan.',
      },
    },
    answer: 'd',
    rests: ['sprint-planning-1'],
  },
  {
    id: 'sprint-planning-45',
    kind: 'single',
    difficulty: 2,
    stem: 'To which event may the Scrum Team invite others for advice, according to the Guide?',
    options: {
      a: {
        text: 'The Daily Scrum',
        why: 'The Daily Scrum has 15 minutes and is for the Developers. The event to which others may be invited for advice is Sprint Planning.',
      },
      b: {
        text: 'The Sprint Review',
        why: 'Stakeholders take part in the Review anyway, to inspect the outcome and collaborate on what to do next. For advice, others may be invited to Sprint Planning.',
      },
      c: {
        text: 'Sprint Planning',
        why: 'The team may invite other people to it, so that they can provide advice.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: 'In the Retrospective, the Scrum Team inspects how its Sprint went, and the Guide mentions no guests. For advice, others may be invited to Sprint Planning.',
      },
    },
    answer: 'c',
    rests: ['sprint-planning-5'],
  },
  {
    id: 'sprint-planning-46',
    kind: 'single',
    difficulty: 1,
    stem: 'Who may tell the Developers how to turn items into Increments?',
    options: {
      a: {
        text: 'The Product Owner',
        why: "The Product Owner says what is valuable and in which order. How it's built is up to the Developers.",
      },
      b: {
        text: 'The Scrum Master',
        why: 'The Scrum Master coaches the team and may suggest techniques, but the Developers decide.',
      },
      c: {
        text: 'No one',
        why: "How the work gets done is at the Developers' discretion alone.",
      },
      d: {
        text: 'The organization',
        why: 'The organization structures and empowers Scrum Teams. Telling the Developers how to do the work would undo that.',
      },
    },
    answer: 'c',
    rests: ['sprint-planning-18'],
  },
  {
    id: 'sprint-planning-47',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What is true of selecting items in Sprint Planning? (Choose two.)',
    options: {
      a: {
        text: 'The Product Owner decides how many items fit.',
        why: 'The Developers select the items, in discussion with the Product Owner.',
      },
      b: {
        text: 'The items must have been sized in points.',
        why: "An item is ready if it can be Done within one Sprint. Points are a common unit for sizes, but the Guide doesn't mention them.",
      },
      c: {
        text: 'It may be hard to say how much will fit.',
        why: 'The Guide calls this challenging. Knowing past performance, capacity and the Definition of Done helps.',
      },
      d: {
        text: 'The selection is final when the event ends.',
        why: 'What is final is the Sprint Goal. The scope may be renegotiated as more is learned.',
      },
      e: {
        text: 'The items may be refined meanwhile.',
        why: 'The Scrum Team may refine items during Sprint Planning, since it increases understanding and confidence.',
      },
    },
    answers: ['c', 'e'],
    rests: ['sprint-planning-12', 'sprint-planning-13'],
  },
  {
    id: 'sprint-planning-48',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What happens in Sprint Planning? (Choose two.)',
    options: {
      a: {
        text: 'The Developers set the Sprint Goal by themselves.',
        why: 'The whole Scrum Team defines the Sprint Goal. That the Developers commit to it makes this answer tempting.',
      },
      b: {
        text: 'The Developers select Product Backlog items.',
        why: 'Through discussion with the Product Owner, the Developers select the items for the Sprint.',
      },
      c: {
        text: 'The Product Owner selects the items for the Sprint.',
        why: "The Developers select the items, through discussion with the Product Owner. The Product Owner orders them, but ordering isn't selecting.",
      },
      d: {
        text: 'The stakeholders decide which items are urgent.',
        why: 'The Product Owner decides on the order of the items. Stakeholders may be invited to Sprint Planning to give advice.',
      },
      e: {
        text: 'The whole Scrum Team defines a Sprint Goal.',
        why: 'The Product Owner makes a proposal, and all of the team defines the goal.',
      },
    },
    answers: ['b', 'e'],
    rests: ['sprint-planning-8', 'sprint-planning-11'],
  },
  {
    id: 'sprint-planning-49',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Developers must split each selected item into work of a day or less.',
    answer: false,
    why: {
      true: 'The Guide says that this is often done, not that it must be done. How the Developers plan the work is up to them.',
      false: "The Guide says 'often.' How the Developers plan the work is at their sole discretion.",
    },
    rests: ['sprint-planning-16'],
  },
]
