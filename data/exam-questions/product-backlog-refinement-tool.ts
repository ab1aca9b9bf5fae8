import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-backlog-refinement-tool-5',
    kind: 'true-false',
    difficulty: 1,
    stem: 'While a Sprint is running, its Developers may spend time on refining items for later Sprints.',
    answer: true,
    why: {
      true: 'The Product Backlog is refined as needed during the Sprint. Sizing takes those who will do the work.',
      false:
        'Nothing reserves the Sprint for selected items. The Guide lists refinement among what happens during it.',
    },
    guideSection: 'The Sprint',
  },
  {
    id: 'product-backlog-refinement-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'No one can size an item, because it depends on the catalog of another library, which no one has tried to read. A Developer proposes a trial of one day. Where does this work belong?',
    options: {
      a: {
        text: 'In the list of trials that the Developers keep',
        why: 'The Product Backlog is the single source of work. An experiment can improve the product by what it teaches.',
      },
      b: {
        text: 'In the Sprint 0 that precedes the actual work',
        why: 'Scrum has no Sprint 0. Every Sprint is to bring a usable Increment.',
      },
      c: {
        text: 'In the place that the Product Owner allots it',
        why: 'It is work like other work and competes with it for a place in the Product Backlog.',
      },
      d: {
        text: 'In the time that the Scrum Master sets aside',
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
    stem: 'The top items of a Product Backlog are ready for selection. A manager now wants all of its 120 items described as precisely. What should the Scrum Master point out about the later ones?',
    options: {
      a: {
        text: 'They may be refined by others than the Developers.',
        why: 'Others may take part, but the question is when detail is worth its price.',
      },
      b: {
        text: 'They may be changed by the time of their Sprint.',
        why: "The Product Backlog is emergent. Detail that is added long before it's needed is often wasted.",
      },
      c: {
        text: 'They may be left without a place in the order.',
        why: 'The whole list is ordered. Rough items have their place in it, too.',
      },
      d: {
        text: 'They may be kept in a list apart from the others.',
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
    stem: 'A team asks how much refinement is enough for the items that it may select next. Which two signs tell it most? (Choose the best two.)',
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
