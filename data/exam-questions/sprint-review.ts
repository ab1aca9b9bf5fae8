import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-review-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner goes through the items at the Review and says "accepted" or "rejected" to each. Only accepted items count. What should show whether an item is part of the Increment?',
    options: {
      a: {
        text: "The Product Owner's verdict, given day by day",
        why: "Talking early is good, but acceptance isn't what makes an item Done.",
      },
      b: {
        text: "The stakeholders' verdict, given at the Review",
        why: "That replaces one judge with another. The Review isn't an acceptance meeting.",
      },
      c: {
        text: 'The Definition of Done, met before the Review',
        why: 'An Increment is born the moment an item meets the Definition of Done. The Review asks what to do next.',
      },
      d: {
        text: "The Developers' verdict, given before the Review",
        why: 'The Developers must conform to the Definition of Done. It decides, and a verdict adds nothing.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'sprint-review-7',
    kind: 'single',
    difficulty: 2,
    stem: "All items of the Sprint were released on Wednesday, and users like them. A manager thinks that Friday's Sprint Review has lost its purpose. What happens to the event?",
    options: {
      a: {
        text: 'It is left out, and the Retrospective starts early instead.',
        why: 'The two events inspect different things. Without the Review, stakeholders lose their chance to adapt with the team.',
      },
      b: {
        text: 'It takes place and looks at the results and next steps.',
        why: "Releasing early doesn't replace the event. The Scrum Team and its stakeholders still inspect the outcome and work out what to do next.",
      },
      c: {
        text: 'It is left out, and the guests receive a written summary.',
        why: "A summary informs people. It doesn't let them collaborate on what to do next.",
      },
      d: {
        text: 'It takes place and gives the release formal approval.',
        why: "The Review isn't a gate, before or after a release. It serves inspection and adaptation.",
      },
    },
    answer: 'b',
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'The Review has reached the question of what to do next. Who takes part in working that out? (Choose all that apply.)',
    options: {
      a: {
        text: 'The stakeholders who came to the event',
        why: 'Collaborating on what to do next is the reason why they are asked to come.',
      },
      b: {
        text: 'The Developers who built the Increment',
        why: 'They are attendees like the others, and know what each possibility would mean.',
      },
      c: {
        text: 'The Scrum Master who serves the team',
        why: 'All attendees collaborate. The Scrum Master is a member of the Scrum Team, and more than its timekeeper.',
      },
      d: {
        text: 'The sponsor who sent some written wishes',
        why: 'Written wishes can be discussed. The people who attend work out what to do next.',
      },
      e: {
        text: 'The board that will study the minutes',
        why: "The board isn't in the room, and no outside group decides on the Product Backlog.",
      },
    },
    answers: ['a', 'b', 'c'],
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-9',
    kind: 'single',
    difficulty: 3,
    stem: 'In a one-month Sprint, the Review has lasted for just under four hours when a key stakeholder opens a new and important topic. What agrees best with Scrum?',
    options: {
      a: {
        text: 'The Review runs longer, and the Retrospective gets less time.',
        why: "Each event has its own limit. One can't borrow time from another.",
      },
      b: {
        text: 'The Review runs longer, and the topic is settled the same day.',
        why: 'Four hours is the maximum for a one-month Sprint. A timebox is there to be kept.',
      },
      c: {
        text: 'The Review ends on time, and the topic goes on another day.',
        why: 'The event keeps to its timebox. The Scrum Team can talk with a stakeholder on any day.',
      },
      d: {
        text: 'The Review ends on time, and the topic moves to the Retrospective.',
        why: "The Retrospective is about the team's own quality and effectiveness. The topic belongs to a talk with the stakeholder.",
      },
    },
    answer: 'c',
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-10',
    kind: 'single',
    difficulty: 2,
    stem: 'Guests can come only on the last afternoon. To be free by evening, a team wants to hold the Sprint Retrospective in the morning and the Review after it. What does the Guide say about the order?',
    options: {
      a: {
        text: 'The order is fixed, with the Retrospective at the end.',
        why: 'The Review is second to last. The Retrospective concludes the Sprint, so that it can look at all of it.',
      },
      b: {
        text: 'The order is fixed, with Sprint Planning as the exception.',
        why: "Sprint Planning isn't an exception. It initiates the Sprint, and the last two events have fixed places too.",
      },
      c: {
        text: "The order is open, with the guests' wishes coming first.",
        why: 'The Guide names no such exception. The Review comes before the Retrospective.',
      },
      d: {
        text: 'The order is open, with the choice left to the Scrum Team.',
        why: "The Guide gives both events their places. The team doesn't choose the order.",
      },
    },
    answer: 'a',
    guideSection: 'Sprint Retrospective',
    focusArea: 'Events',
  },
  {
    id: 'sprint-review-11',
    kind: 'true-false',
    difficulty: 2,
    stem: 'At the end of the Sprint Review the attendees have agreed on the Sprint Goal and the items of the next Sprint.',
    answer: false,
    why: {
      true: 'That is the work of Sprint Planning, done by the Scrum Team. The Review gives it a better Product Backlog to start from.',
      false:
        'Attendees work out what to do next and may adjust the Product Backlog. Goal and selection follow in Sprint Planning.',
    },
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-12',
    kind: 'single',
    difficulty: 2,
    stem: 'At the Sprint Review, progress toward the Product Goal is discussed. What shows this progress best?',
    options: {
      a: {
        text: 'The part of the future state that the product has reached',
        why: 'The Product Goal is a future state of the product. Progress means that more of it can be seen in the Increments.',
      },
      b: {
        text: 'The rise in velocity that the Developers have achieved',
        why: "Velocity is a planning aid of one team and isn't part of Scrum. A fast team can move in the wrong direction.",
      },
      c: {
        text: 'The part of the forecast that the Developers have met',
        why: 'That compares the plan of one Sprint with its outcome. The Product Goal may be as far away as before.',
      },
      d: {
        text: 'The share of the Product Backlog that the team has built',
        why: 'The list is emergent, so the share falls and rises with every item that is added or dropped.',
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'sprint-review-13',
    kind: 'single',
    difficulty: 3,
    stem: 'A key stakeholder sends a deputy to the Sprint Review with a list of five items, "to be put into the next Sprint." What should happen to these items?',
    options: {
      a: {
        text: 'They are discussed, and the attendees vote on each.',
        why: "The attendees work out what to do next, but a vote doesn't order the Product Backlog.",
      },
      b: {
        text: 'They are discussed, and the Product Owner orders them.',
        why: 'Attendees collaborate, and the Product Backlog may be adjusted. Its order remains with one person.',
      },
      c: {
        text: 'They are put off until the stakeholder comes in person.',
        why: "The Guide doesn't require that the stakeholder comes in person. What the deputy brings may be worth knowing.",
      },
      d: {
        text: 'They are discussed, and the Developers select some.',
        why: 'The Developers select items in Sprint Planning. The Product Owner first decides whether these go into the Product Backlog, and where.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-14',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: "A Sprint has changed how patrons reserve a room in a library's app. Which two guests can contribute most to inspecting the outcome at the Sprint Review? (Choose two.)",
    options: {
      a: {
        text: 'An auditor who checks how the event is held',
        why: 'The Guide sets no agenda, and following one would say nothing about the outcome.',
      },
      b: {
        text: 'A patron who reserved rooms with it last week',
        why: 'What happens when someone uses the Increment is the best thing to inspect.',
      },
      c: {
        text: 'A manager who plans the hours for these rooms',
        why: "The outcome of the Sprint matters for these plans, and the plans are part of the product's environment.",
      },
      d: {
        text: "A director who rates the Developers' skills",
        why: "The guests look at what the team has achieved. Rating people isn't part of it.",
      },
      e: {
        text: 'A Scrum Master who wants ideas for events',
        why: "This guest may learn something, but isn't a key stakeholder of the product.",
      },
    },
    answers: ['b', 'c'],
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-15',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A stakeholder who was absent from the Sprint Review has to wait for the next one before proposing a change to the Product Backlog.',
    answer: false,
    why: {
      true: 'The Review is a good occasion, but not the only one. The Product Backlog can change on any day.',
      false:
        'Anyone who wants a change can try to convince the Product Owner, and that is possible at any time.',
    },
    guideSection: 'Product Owner',
  },
  {
    id: 'sprint-review-16',
    kind: 'single',
    difficulty: 2,
    stem: 'The guests of a Sprint Review have tried the Increment and like it. Half of the time is left. Which question to them belongs to the purpose of the event?',
    options: {
      a: {
        text: '"What should each of us build in the next Sprint?"',
        why: 'Who does what is decided within the Scrum Team, by those who do the work.',
      },
      b: {
        text: '"What do you approve for the next release?"',
        why: "The Review isn't a gate to releasing value. Done items can go out without consent.",
      },
      c: {
        text: '"What has changed in your work since last time?"',
        why: 'What has changed in the environment is reviewed along with what was accomplished. Both lead to what to do next.',
      },
      d: {
        text: '"What do you think of our work as one team?"',
        why: 'How the team worked together is inspected by the Scrum Team in its Retrospective.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-17',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A Scrum Team inspects its results alone and then sends its stakeholders the changes it has decided on. This is how the Guide describes their work together.',
    answer: false,
    why: {
      true: "The Guide has stakeholders inspect the results together with the Scrum Team. Here they only receive the team's decisions.",
      false:
        'Stakeholders are more than an audience. They inspect the results with the Scrum Team, and both adjust for the next Sprint.',
    },
    guideSection: 'Scrum Definition',
  },
  {
    id: 'sprint-review-18',
    kind: 'single',
    difficulty: 2,
    stem: 'In the Sprint Review, a stakeholder loudly blames one Developer for a bug, and the room falls silent. What is the best step for the Scrum Master?',
    options: {
      a: {
        text: 'Steer the conversation back to the product and its future.',
        why: 'The Scrum Master ensures that events are positive and productive. What is inspected here is a product, not a person.',
      },
      b: {
        text: 'Hand the conversation over to the Product Owner and leave.',
        why: 'The Product Owner may answer about the product. Ensuring a productive event is what the Scrum Master is accountable for.',
      },
      c: {
        text: 'Leave the conversation to the Developer and the accuser.',
        why: 'Then an attack on one person goes on in front of everyone. The event should be positive and productive.',
      },
      d: {
        text: 'Stop the conversation and move the Review to next week.',
        why: 'That gives up the chance to inspect the outcome in this Sprint. The Review takes place within it.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
    focusArea: 'Facilitation',
  },
  {
    id: 'sprint-review-19',
    kind: 'single',
    difficulty: 2,
    stem: 'Two stakeholders in a Sprint Review want opposite things and interrupt each other. The Product Owner would like to understand both. How can the Scrum Master serve best?',
    options: {
      a: {
        text: 'By helping both of them find a majority in the room',
        why: "A majority doesn't decide what comes first. The Product Owner orders the Product Backlog.",
      },
      b: {
        text: 'By asking both of them to wait for the Retrospective',
        why: 'The Retrospective is where the Scrum Team inspects how it works. Wishes for the product belong in this event.',
      },
      c: {
        text: 'By asking both of them to leave it to the Developers',
        why: "The Developers can explain what each wish would take. They don't decide between stakeholders.",
      },
      d: {
        text: 'By helping both of them explain their aims to the room',
        why: 'The Scrum Master facilitates stakeholder collaboration as needed. The Product Owner can then decide, knowing both needs.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
    focusArea: 'Facilitation',
  },
  {
    id: 'sprint-review-20',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'Before the attendees of a Sprint Review work out what to do next, which two things do the Scrum Team and its stakeholders look at together? (Choose the best two.)',
    options: {
      a: {
        text: 'The results that were achieved in the Sprint',
        why: 'They review what was accomplished in the Sprint.',
      },
      b: {
        text: 'The tasks that were planned for the coming days',
        why: 'The Developers plan their work in Sprint Planning and adapt it every day.',
      },
      c: {
        text: 'The changes that took place in their environment',
        why: 'They review what has changed in their environment.',
      },
      d: {
        text: 'The hours that were spent on each of the items',
        why: "The Guide doesn't ask anyone to track hours. The outcome counts.",
      },
      e: {
        text: 'The improvements that were planned for the team',
        why: 'The Scrum Team plans these in the Retrospective, which comes after the Review.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Sprint Review',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'sprint-review-21',
    kind: 'single',
    difficulty: 2,
    stem: 'A Sprint Review consists of forty slides and ends in applause. Which change brings it closest to what the Guide describes?',
    options: {
      a: {
        text: 'Have the guests read the slides and send in what they think.',
        why: "Written comments don't replace working together in the event.",
      },
      b: {
        text: 'Have the guests meet the Product Owner and dismiss the team.',
        why: 'The Scrum Team presents the results of its work. The Developers are part of the conversation.',
      },
      c: {
        text: 'Have the guests try the Increment and discuss what to do next.',
        why: 'The Review is a working session. Scrum Team and stakeholders inspect the outcome and collaborate on what to do next.',
      },
      d: {
        text: 'Have the guests rate the slides and vote on what is released.',
        why: "Ratings leave it a presentation, and the Review isn't a gate to releasing value.",
      },
    },
    answer: 'c',
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-22',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team considers what it might ask of key stakeholders at the Sprint Review. Which request does NOT fit the event?',
    options: {
      a: {
        text: 'Suggesting the items that are to be added',
        why: 'The Product Backlog may be adjusted to meet new opportunities, and stakeholders can suggest some.',
      },
      b: {
        text: 'Describing the changes in the market they serve',
        why: 'What has changed in the environment is part of what is reviewed.',
      },
      c: {
        text: 'Approving the items that are to be released',
        why: "Releasing doesn't wait for the Review or for anyone's approval there.",
      },
      d: {
        text: 'Discussing the progress toward the Product Goal',
        why: 'Progress toward the Product Goal is discussed in the event.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Review',
  },
]
