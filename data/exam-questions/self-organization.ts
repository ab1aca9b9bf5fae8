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
        why: "Stakeholders may want a dark mode or not. They don't decide on the work of the team.",
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
    guideSection: 'Product Owner',
    rests: ['product-owner-6', 'product-backlog-2'],
    focusArea: 'Product Backlog Management',
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
        why: "Skills can be acquired while working. The value of the items shouldn't wait for a course.",
      },
      c: {
        text: 'The Developer does all these items alone.',
        why: 'Members share or acquire skills as needed. If one person does it all, the skill stays with that person, and the Sprint depends on her.',
      },
      d: {
        text: 'A manager lends the team an expert for each Sprint.',
        why: 'The help is kind, but the team stays dependent. Its members can acquire the skill.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Theory',
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
        why: 'Sprints have a fixed length. The scope can be renegotiated, the end cannot.',
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
    guideSection: 'Daily Scrum',
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
        why: 'Scrum Masters are leaders who serve. Another boss would leave the team as dependent as before.',
      },
      b: {
        text: 'An organization that empowers the team',
        why: 'The organization structures and empowers Scrum Teams to manage their own work. A Scrum Master can help it understand this.',
      },
      c: {
        text: 'A team that has all necessary skills',
        why: "Nothing suggests that skills are lacking. The team isn't allowed to use them as it sees fit.",
      },
      d: {
        text: 'A backlog of its own for each part of the work',
        why: 'Another list would change nothing: the office would fill it.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
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
    guideSection: 'Product Owner',
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
        why: 'How an item becomes an Increment is decided by the Developers alone.',
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
        why: 'The Developers select them, through discussion with the Product Owner.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
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
    guideSection: 'Scrum Team',
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
    guideSection: 'Sprint Planning',
    rests: ['sprint-planning-11'],
  },
]
