import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'self-organization-6',
    kind: 'single',
    difficulty: 3,
    stem: 'In spare hours, two Developers build a dark mode that isn\'t in the Product Backlog. "We are self-managing," they say. Whose decision did they ignore?',
    options: {
      a: {
        text: "The stakeholders'",
        why: "Stakeholders who want an item can try to convince the Product Owner. They don't decide on the team's work: it comes from the Product Backlog, which she orders.",
      },
      b: {
        text: "The Scrum Team's",
        why: "The Scrum Team decides who does what, when and how. What goes into the Product Backlog, and in which order, is the Product Owner's decision.",
      },
      c: {
        text: "The Product Owner's",
        why: "The team's work comes from the Product Backlog, which the Product Owner orders. The two can suggest the item to her.",
      },
      d: {
        text: "The Scrum Master's",
        why: "The Scrum Master neither grants nor refuses work. The Product Owner is accountable for the Product Backlog, from which the team's work comes.",
      },
    },
    answer: 'c',
    rests: ['product-owner-6', 'product-backlog-2'],
  },
  {
    id: 'self-organization-7',
    kind: 'single',
    difficulty: 2,
    stem: 'What fits Scrum best if only one Developer understands a part of the product that every item of the next Sprint touches?',
    options: {
      a: {
        text: 'Others work on that part together with the Developer.',
        why: 'The members share or acquire skills as needed. How they do it is for the Developers to decide.',
      },
      b: {
        text: 'All these items wait for the end of a course.',
        why: "Members share or acquire skills as needed, and they can do so while they work on the items. The value of the items doesn't have to wait for a course.",
      },
      c: {
        text: 'The Developer does all these items alone.',
        why: 'Members share or acquire skills as needed. If one person does it all, the skill stays with that person, and the Sprint depends on her.',
      },
      d: {
        text: 'A manager lends the team an expert for each Sprint.',
        why: 'Members share or acquire skills as needed. An expert on loan is kind, but keeps the team dependent; working together on that part spreads the skill.',
      },
    },
    answer: 'a',
    rests: ['theory-6'],
  },
  {
    id: 'self-organization-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these does the Scrum Guide leave to the Scrum Team, or to people within it? (Choose all that apply.)',
    options: {
      a: {
        text: 'The structure of the Daily Scrum',
        why: 'The Developers choose it, as long as the event focuses on the Sprint Goal and yields a plan for the next day.',
      },
      b: {
        text: 'The breakdown of items into smaller work',
        why: '"How this is done is at the sole discretion of the Developers."',
      },
      c: {
        text: 'The end of a Sprint whose goal is out of reach',
        why: "Sprints have a fixed length. The Product Owner may cancel one if its goal is obsolete, but a goal out of reach isn't obsolete. What can be renegotiated is the scope.",
      },
      d: {
        text: 'The choice of improvements in a Retrospective',
        why: 'The Scrum Team identifies the most helpful changes itself.',
      },
      e: {
        text: 'The need for a Retrospective after a calm Sprint',
        why: "Self-management doesn't include the framework. All events take place, and the Scrum Master ensures it.",
      },
      f: {
        text: 'Whether the members vote on who does what',
        why: "Who does what is decided inside the team, and the Guide doesn't say how.",
      },
    },
    answers: ['a', 'b', 'd', 'f'],
    rests: ['daily-scrum-7', 'sprint-planning-17', 'sprint-retrospective-7'],
  },
  {
    id: 'self-organization-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A company says that its Scrum Teams are self-managing. A planning office sets their tools, hours and tasks. What is missing?',
    options: {
      a: {
        text: 'A Scrum Master with authority over others',
        why: 'Scrum Masters are leaders who serve. Another boss would leave the team as dependent as before; what it needs is an organization that empowers it.',
      },
      b: {
        text: 'An organization that empowers the team',
        why: 'The organization structures and empowers Scrum Teams to manage their own work. A Scrum Master can help it understand this.',
      },
      c: {
        text: 'A team that has all necessary skills',
        why: 'Nothing suggests that skills are lacking. What is missing is power: the organization has to let the team manage its own work, tools and tasks included.',
      },
      d: {
        text: 'A backlog of its own for each part of the work',
        why: "A product has one Product Backlog, the single source of the team's work. What is missing is an organization that lets the team manage this work itself.",
      },
    },
    answer: 'b',
    rests: ['team-14'],
  },
  {
    id: 'self-organization-10',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which two of these may a self-managing Scrum Team NOT decide for itself? (Choose two.)',
    options: {
      a: {
        text: 'To work without a burn-down chart',
        why: "The team may decide this, so it isn't an answer. Charts are optional.",
      },
      b: {
        text: 'To leave out the Sprint Review before a holiday',
        why: "The events belong to the framework, which exists only as a whole. The team can't leave one out.",
      },
      c: {
        text: 'To invite an expert to Sprint Planning',
        why: "The team may decide this, so it isn't an answer. It can invite other people to give advice.",
      },
      d: {
        text: 'To write its items without user stories',
        why: "The team may decide this, so it isn't an answer. The Guide doesn't prescribe a form for items.",
      },
      e: {
        text: "To share the Product Owner's accountability among several members",
        why: 'One person holds this accountability. Self-management works within this rule.',
      },
    },
    answers: ['b', 'e'],
    rests: ['product-owner-13', 'end-note-4'],
  },
  {
    id: 'self-organization-11',
    kind: 'single',
    difficulty: 3,
    stem: 'Which of these can an organization set for its Scrum Teams without taking away their self-management?',
    options: {
      a: {
        text: 'The technique for building an item',
        why: 'How an item becomes an Increment is up to the Developers alone. An organization that set the technique would take away their self-management.',
      },
      b: {
        text: 'The Developer who takes the next urgent item',
        why: 'The members divide the work among themselves, urgent items included. An organization that did it would take away their self-management.',
      },
      c: {
        text: 'A minimum standard of quality for every product',
        why: "If the Definition of Done is part of the organization's standards, it is a minimum for all Scrum Teams.",
      },
      d: {
        text: 'The items for the next Sprint',
        why: 'The Developers select them, through discussion with the Product Owner. An organization that set the items would take away this decision.',
      },
    },
    answer: 'c',
    rests: ['done-7'],
  },
  {
    id: 'self-organization-12',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Since a Scrum Team is self-managing, the organization may not decide which product the team works on.',
    answer: false,
    why: {
      true: "Self-management sounds as if it had no limits. It means deciding internally who does what, when and how, and the product isn't on that list.",
      false:
        "The Guide doesn't say so; it follows from what is left to the team: who does what, when and how. The organization may choose the product.",
    },
    rests: ['team-7'],
  },
  {
    id: 'self-organization-13',
    kind: 'single',
    difficulty: 1,
    stem: 'In Sprint Planning, who selects the items for the Sprint?',
    options: {
      a: {
        text: 'The Developers',
        why: 'The Developers select the items, through discussion with the Product Owner. They know best what they completed before and how much time they will have.',
      },
      b: {
        text: 'The Scrum Master',
        why: 'The Developers select the items. The Scrum Master may help people to understand how a forecast comes about.',
      },
      c: {
        text: 'The whole Scrum Team',
        why: 'The Developers select the items, through discussion with the Product Owner. The whole team defines the Sprint Goal, so this is tempting.',
      },
      d: {
        text: 'The Product Owner',
        why: 'The Product Owner decides which items come first. How many fit is up to the Developers, who select the items.',
      },
    },
    answer: 'a',
    rests: ['sprint-planning-11'],
  },
  {
    id: 'self-organization-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What does it mean that a Scrum Team is cross-functional?',
    options: {
      a: {
        text: 'The members decide who does what, when and how.',
        why: 'This is what self-managing means. Cross-functional means that the members together have all the skills to create value.',
      },
      b: {
        text: 'The members have all the skills to create value.',
        why: 'As a group, they have every skill that is necessary to create value in each Sprint.',
      },
      c: {
        text: 'Every member can do every kind of work.',
        why: 'The skills have to be in the team, not in each member. People can be specialists, as long as the team as a whole has every skill it needs.',
      },
      d: {
        text: 'The members come from several departments.',
        why: 'Cross-functional means that the team has all the skills to create value. Departments say nothing about whether the skills are there.',
      },
    },
    answer: 'b',
    rests: ['team-6'],
  },
  {
    id: 'self-organization-42',
    kind: 'single',
    difficulty: 1,
    stem: 'What does it mean that a Scrum Team is self-managing?',
    options: {
      a: {
        text: 'The members decide who does what, when and how.',
        why: 'The team makes these decisions internally, and no one from outside makes them for it.',
      },
      b: {
        text: 'The members have all the skills to create value.',
        why: 'This is what cross-functional means. Self-managing means that the members decide internally who does what, when and how.',
      },
      c: {
        text: 'Every member can do every kind of work.',
        why: 'Self-managing is about who decides. Even in a team in which everyone can do everything, someone else might still assign the work.',
      },
      d: {
        text: 'The members come from several departments.',
        why: 'Self-managing means that the members decide who does what, when and how. Where they come from says nothing about that.',
      },
    },
    answer: 'a',
    rests: ['team-7'],
  },
  {
    id: 'self-organization-43',
    kind: 'single',
    difficulty: 2,
    stem: 'Who best supports a self-managing Scrum Team?',
    options: {
      a: {
        text: 'Managers who respect the order of the Product Backlog',
        why: 'This helps the Product Owner to succeed. The team itself needs the power to decide who does what, when and how.',
      },
      b: {
        text: 'Team leads who assign each item to the right expert',
        why: 'In Scrum, the members decide internally who does what. It may seem efficient if a lead does it, but the team is no longer self-managing.',
      },
      c: {
        text: 'Managers who take part in each Daily Scrum',
        why: 'A self-managing team needs managers who let its members decide. The Daily Scrum is for the Developers, and with a manager in it, it easily turns into a status report.',
      },
      d: {
        text: 'Managers who let the members decide who does what',
        why: "The Guide doesn't mention managers; it follows from its statement that the organization empowers Scrum Teams to manage their own work. The members then decide who does what, when and how.",
      },
    },
    answer: 'd',
    rests: ['team-14'],
  },
  {
    id: 'self-organization-44',
    kind: 'single',
    difficulty: 2,
    stem: 'What suffers most when Developers divide their time among several Scrum Teams?',
    options: {
      a: {
        text: 'The rule that Developers work full-time',
        why: "The Guide has no rule about full-time work. What suffers is the team's focus on one Product Goal at a time.",
      },
      b: {
        text: 'The limit of ten people in a team',
        why: 'Ten people is what is typical, not a limit, and shared members change nothing about it. What suffers is the focus on one objective.',
      },
      c: {
        text: 'The focus on one objective at a time',
        why: "The Guide doesn't mention shared members; it follows from the team's focus on one Product Goal at a time.",
      },
      d: {
        text: 'The order of the Product Backlog',
        why: 'The Product Owner orders the Product Backlog, no matter how the Developers divide their time. What suffers is the focus on one objective.',
      },
    },
    answer: 'c',
    rests: ['team-5'],
  },
]
