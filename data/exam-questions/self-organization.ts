import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'self-organization-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Two Developers are convinced that users need a dark mode and build one in spare hours of a Sprint. The Product Backlog has no such item. "We are self-managing," they say. Whose decision did they pass over?',
    options: {
      a: {
        text: "The other Developers', on how to use spare hours",
        why: 'Even all of them together would not decide what comes into the product.',
      },
      b: {
        text: "The stakeholders', on what the next Review shows",
        why: "Stakeholders give feedback at the Sprint Review. They don't decide on the work of the team.",
      },
      c: {
        text: "The Product Owner's, on what the product needs",
        why: 'The team takes its work from the Product Backlog, which the Product Owner orders. The two may suggest the item to her.',
      },
      d: {
        text: "The Scrum Master's, on what the Sprint has room for",
        why: "How much fits into a Sprint is up to the Developers, so they passed over no decision of the Scrum Master's.",
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
  },
  {
    id: 'self-organization-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Only one Developer understands the payment interface, and every item of the coming Sprint touches it. Which reaction fits Scrum best?',
    options: {
      a: {
        text: 'Having others work on that part with the Developer',
        why: 'People in a Scrum Team share or acquire skills as needed. How they do it is for the Developers to decide.',
      },
      b: {
        text: 'Having all of the items wait for the end of a course',
        why: 'Skills can be acquired while working, and the value of these items should not wait for a course.',
      },
      c: {
        text: 'Having that Developer do all of the items alone',
        why: 'That is a way to live with the bottleneck. The skill still rests with one person.',
      },
      d: {
        text: 'Having a manager lend the team an expert for now',
        why: 'Lending people from Sprint to Sprint leaves the team dependent. The Developers can act themselves.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'self-organization-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these does the Scrum Guide leave to a Scrum Team, or to people within it? (Choose all that apply.)',
    options: {
      a: {
        text: 'The structure and the techniques of a Daily Scrum',
        why: 'The Developers select what they want, as long as it focuses on the Sprint Goal and yields a plan for the next day.',
      },
      b: {
        text: 'The breakdown of an item into small pieces of work',
        why: '"How this is done is at the sole discretion of the Developers."',
      },
      c: {
        text: 'The end of a Sprint whose goal is out of reach',
        why: 'Sprints have a fixed length. The scope can be renegotiated, the end cannot.',
      },
      d: {
        text: 'The choice of improvements in a Retrospective',
        why: 'The Scrum Team identifies the most helpful changes itself. The Guide fixes only that those with the most impact are addressed as soon as possible.',
      },
      e: {
        text: 'The need for a Retrospective after a calm Sprint',
        why: 'All events belong to the framework. The Scrum Master ensures that they take place.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'self-organization-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A company announces: "Our Scrum Teams are self-managing." All tools, working hours and task assignments are still set by a planning office. What is missing according to the Scrum Guide?',
    options: {
      a: {
        text: 'A written contract that limits the rights of the office',
        why: 'Such a contract can be a useful practice. The Guide does not ask for it, and on paper alone it changes nothing.',
      },
      b: {
        text: 'An organization that empowers its teams to manage their work',
        why: '"They are structured and empowered by the organization to manage their own work." A Scrum Master can help it to understand this.',
      },
      c: {
        text: "A speaker for each team who presents the team's views",
        why: 'A speaker would be a first step toward hierarchy, and the planning office would still decide.',
      },
      d: {
        text: 'A Scrum Master who may overrule the office on its plans',
        why: 'Scrum Masters are leaders who serve. Another boss would leave the team as dependent as before.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
  },
  {
    id: 'self-organization-10',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which of these may a self-managing Scrum Team NOT decide for itself? (Choose the best two.)',
    options: {
      a: {
        text: 'To work without any chart of progress in a Sprint',
        why: 'Burn-downs and similar charts are optional. The team chooses how it forecasts progress.',
      },
      b: {
        text: 'To leave out the Review in a Sprint before a holiday',
        why: 'The events belong to the framework. Leaving one out loses an opportunity to inspect and adapt.',
      },
      c: {
        text: 'To invite an outside expert to Sprint Planning',
        why: 'Guests may be invited to Sprint Planning for their advice.',
      },
      d: {
        text: 'To describe its items in plain words of its own',
        why: "The Guide doesn't prescribe a form for Product Backlog items.",
      },
      e: {
        text: 'To share the job of Product Owner among members',
        why: 'One person holds this accountability. Self-management works within this rule.',
      },
    },
    answers: ['b', 'e'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'self-organization-11',
    kind: 'single',
    difficulty: 3,
    stem: 'A director wants to respect the self-management of the Scrum Teams. Which of these can the director still decide?',
    options: {
      a: {
        text: 'Which technique the Developers use for an item',
        why: 'How an item becomes an Increment is at the sole discretion of the Developers.',
      },
      b: {
        text: 'Which Developer takes on the next urgent item',
        why: 'The members divide the work among themselves.',
      },
      c: {
        text: 'Which quality standard all products have to meet',
        why: 'A Definition of Done that is part of the standards of the organization is a minimum for every team.',
      },
      d: {
        text: 'Which items the Developers select for the next Sprint',
        why: 'The Developers talk with the Product Owner and then select. A director has no part in it.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
  },
  {
    id: 'self-organization-12',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Scrum Team is self-managing. Its organization therefore breaks a rule of Scrum if it decides which product the team works on.',
    answer: false,
    why: {
      true: 'Self-management means that the team decides internally who does what, when and how. The choice of a product is not on that list.',
      false:
        'The organization may decide what a team works on. How the team divides and does the work is decided inside it.',
    },
    guideSection: 'Scrum Team',
  },
  {
    id: 'self-organization-13',
    kind: 'single',
    difficulty: 1,
    stem: 'A director has calculated that eight people must complete ten items in each Sprint. Who decides how many items are selected?',
    options: {
      a: {
        text: 'The Developers, in discussion with the Product Owner',
        why: 'They know best what they completed before and how much time they will have. No one else sets the amount.',
      },
      b: {
        text: 'The Scrum Master, in discussion with the director',
        why: "The Scrum Master can explain to the director how a forecast comes about, but doesn't forecast for the Developers.",
      },
      c: {
        text: 'The whole Scrum Team, in discussion with the director',
        why: 'The whole team defines the Sprint Goal. The selection is made by those who do the work.',
      },
      d: {
        text: 'The Product Owner, in discussion with the Developers',
        why: "The Product Owner decides which items come first. How many fit into the Sprint is the Developers' choice.",
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
  },
]
