import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-backlog-refinement-tool-5',
    kind: 'true-false',
    difficulty: 1,
    stem: 'While a Sprint is running, its Developers may spend time on refining items for later Sprints.',
    answer: true,
    why: {
      true: 'The Product Backlog is refined as needed during the Sprint, and sizing needs the people who will do the work.',
      false:
        'Nothing reserves the Sprint for selected items. The Guide lists refinement among what happens during it.',
    },
    guideSection: 'The Sprint',
  },
  {
    id: 'product-backlog-refinement-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: "No one can size an item, because it depends on another library's catalog, which no one has tried to read. A Developer proposes a one-day trial. Where does this work belong?",
    options: {
      a: {
        text: 'On a list of trials kept by the Developers',
        why: 'The Product Backlog is the single source of work. An experiment can improve the product by what it teaches.',
      },
      b: {
        text: "In a Sprint 0 ahead of the team's real work",
        why: 'Scrum has no Sprint 0. Every Sprint is to bring a usable Increment.',
      },
      c: {
        text: 'Where the Product Owner puts it in the order',
        why: "It's work like any other, and it competes for a place in the Product Backlog.",
      },
      d: {
        text: 'In time that the Scrum Master sets aside for it',
        why: "That would be a second source of work, and the Scrum Master doesn't hand out time.",
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-refinement-tool-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The top items of a Product Backlog are ready for selection. A manager now wants all of its 120 items described just as precisely. What should the Scrum Master point out about the later ones?',
    options: {
      a: {
        text: 'They may be refined by people besides Developers.',
        why: 'Others may take part, but the question is when detail is worth its price.',
      },
      b: {
        text: "They may have changed by the time they're needed.",
        why: "The Product Backlog is emergent. Detail that is added long before it's needed is often wasted.",
      },
      c: {
        text: 'They may be left without a place in the order.',
        why: 'The whole list is ordered. Rough items have their place in it, too.',
      },
      d: {
        text: 'They may be kept on a list apart from the others.',
        why: 'There is a single list for the work of the Scrum Team, whatever its level of detail.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 'product-backlog-refinement-tool-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'A team asks how much refinement is enough for the items that it may select next. Which two signs are the most telling? (Choose the best two.)',
    options: {
      a: {
        text: 'The Scrum Master has found the text complete.',
        why: 'The Scrum Master can suggest techniques. Those who will do the work have to understand the item.',
      },
      b: {
        text: 'The Product Owner has written all the tests.',
        why: "Tests may help, but the Guide doesn't require them, nor that one person writes them.",
      },
      c: {
        text: 'The stakeholders have confirmed every detail.',
        why: "Scope can be clarified during the Sprint. Full detail isn't a condition.",
      },
      d: {
        text: 'The Product Owner has made the purpose clear.',
        why: 'Product Backlog items have to be clearly communicated. A team that knows the purpose can settle details itself.',
      },
      e: {
        text: 'The Developers have found it small enough.',
        why: 'An item is ready if the team can get it Done in one Sprint, and those who build it can tell best.',
      },
    },
    answers: ['d', 'e'],
    guideSection: 'Product Backlog',
  },
]
