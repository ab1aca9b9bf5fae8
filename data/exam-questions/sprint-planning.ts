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
        why: 'The Developers select them, through discussion with the Product Owner.',
      },
      b: {
        text: 'A proposal for how the product could gain value',
        why: 'The Product Owner proposes how this Sprint could make the product more valuable. Then the whole team defines a Sprint Goal.',
      },
      c: {
        text: 'A plan of the work for each item',
        why: 'The Developers make this plan, and how they do so is up to them alone.',
      },
      d: {
        text: 'Advice from outside the Scrum Team',
        why: 'That may come from people whom the team invites. The Product Owner is a member.',
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
        why: 'The Developers select them, through discussion with the Product Owner.',
      },
      c: {
        text: 'A plan of the work for each item',
        why: 'How items become Increments is for the Developers alone to decide.',
      },
      d: {
        text: 'A proposal for how the product could gain value',
        why: "A stakeholder may well have ideas. In Sprint Planning, this proposal is the Product Owner's.",
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
        why: "It's tempting, since the Scrum Master looks after the events. Preparing people for the items is the Product Owner's task.",
      },
      b: {
        text: 'The Product Owner',
        why: 'Before Sprint Planning, the Product Owner sees to it that people can discuss these items and how they serve the Product Goal.',
      },
      c: {
        text: 'The Developers',
        why: 'They select items and plan the work. They may well prepare, but someone else ensures it.',
      },
      d: {
        text: 'The whole Scrum Team',
        why: 'The whole team makes the plan. One member ensures that people are prepared for it.',
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
        why: 'The team takes the time it needs to define the goal, but only within Sprint Planning.',
      },
      c: {
        text: 'By the next Sprint Retrospective',
        why: 'The Sprint would be over. A goal has to guide the work.',
      },
      d: {
        text: 'At the start of the next Sprint',
        why: 'The goal is created while the Sprint is already running, since Sprint Planning is part of it.',
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
        why: 'This is how the Sprint Backlog as a whole is updated. Its goal is final before Sprint Planning ends.',
      },
      b: {
        text: 'Only in the Daily Scrum',
        why: 'The Daily Scrum inspects progress toward the goal, so the goal has to be there already.',
      },
      c: {
        text: "After the Product Owner's approval",
        why: 'The Product Owner takes part in defining the goal. It needs no approval afterward.',
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
        why: 'This is the purpose of the Sprint Review.',
      },
      b: {
        text: 'To plan ways to increase quality and effectiveness',
        why: 'The name suggests any kind of plan. This one is the purpose of the Sprint Retrospective.',
      },
      c: {
        text: 'To inspect progress toward the Sprint Goal',
        why: 'The Developers do this in the Daily Scrum. In Sprint Planning, the goal is only being created.',
      },
      d: {
        text: 'To lay out the work for the Sprint',
        why: 'Sprint Planning initiates the Sprint in this way.',
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
        why: "It's an event for the Developers, 15 minutes long. Advice has its place elsewhere.",
      },
      b: {
        text: 'The Sprint Review',
        why: "Stakeholders take part in it anyway, so it's tempting. They are there to inspect and to collaborate on what to do next.",
      },
      c: {
        text: 'Sprint Planning',
        why: 'The team may invite other people to it, so that they can provide advice.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: 'The Scrum Team inspects itself here. The Guide mentions no guests.',
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
        why: 'It structures and empowers Scrum Teams. Telling the Developers how to do the work would undo that.',
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
        why: "Points are common, but the Guide doesn't mention them. An item is ready if it can be Done within one Sprint.",
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
        why: 'The Scrum Team may do this, since it increases understanding and confidence.',
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
        why: "They commit to it, so it's tempting. The whole Scrum Team defines it.",
      },
      b: {
        text: 'The Developers select Product Backlog items.',
        why: 'They choose, in discussion with the Product Owner.',
      },
      c: {
        text: 'The Product Owner selects the items for the Sprint.',
        why: "Many choose this, since the Product Owner orders the items. Ordering isn't selecting.",
      },
      d: {
        text: 'The stakeholders decide which items are urgent.',
        why: "They may be invited to give advice. The order of the items is the Product Owner's decision.",
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
      true: "Many teams do so, and the Guide says that it's often done. It isn't required, since the Developers decide how they plan.",
      false: "The Guide says 'often.' How the Developers plan the work is at their sole discretion.",
    },
    rests: ['sprint-planning-16'],
  },
]
