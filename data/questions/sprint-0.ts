import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-0',
  lesson: '/scrum/psm-1/scrum-implementation/sprint-0',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-0-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A new Scrum Team is urged to spend its first Sprint on architecture, environments and a complete Product Backlog. Which answer is most in line with Scrum?',
      options: {
        a: {
          text: 'We prepare all of it first and deliver from Sprint 2 on.',
          why: 'The first Sprint also needs a usable Increment. The Guide makes no exception.',
        },
        b: {
          text: 'We prepare none of it and begin with the first screens.',
          why: 'Architecture and environments are part of creating Increments. The first items may need some of both.',
        },
        c: {
          text: 'We prepare all of it in one week and call it Sprint 0.',
          why: "The name doesn't change the rule. Every Sprint should produce a usable Increment, including the first.",
        },
        d: {
          text: 'We prepare enough for the first items and get one Done.',
          why: 'Groundwork belongs to the items that need it. That way, the first Sprint can also produce a usable Increment.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Team',
    },
    {
      id: 'sprint-0-2',
      kind: 'single',
      difficulty: 3,
      stem: 'For two months, a company negotiates the budget for a product and hires people. Then a Scrum Team is formed and starts Sprint 1. How does the Guide see these two months?',
      options: {
        a: {
          text: 'As refinement that came before Sprint 1',
          why: "Refinement means breaking down and defining Product Backlog items. Budgets and hiring aren't part of it.",
        },
        b: {
          text: 'As two Sprints that lacked an Increment',
          why: 'A Sprint has a Scrum Team, a Sprint Goal and events. These two months had none of them.',
        },
        c: {
          text: "As a Sprint 0 that the Guide doesn't limit",
          why: "The Guide doesn't mention a Sprint 0.",
        },
        d: {
          text: "As a period that the Guide doesn't cover",
          why: 'Someone has to do this work. But there was no Scrum Team yet, and the Guide describes how a Scrum Team works.',
        },
      },
      answer: 'd',
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-0-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team is about to hold its very first Sprint Planning. What does it need in the Product Backlog?',
      options: {
        a: {
          text: 'A Product Goal, with some items that fit into a Sprint',
          why: 'The team discusses the most important items with the Product Goal in view. An item that fits into one Sprint is ready for selection.',
        },
        b: {
          text: 'A first item, with the architecture that the others need',
          why: "The Guide doesn't require such an item. Architecture can grow with the items that need it.",
        },
        c: {
          text: 'A set of items, with a Definition of Ready that they meet',
          why: 'The Guide has no Definition of Ready. What makes an item ready for selection is that the team can get it Done within a Sprint.',
        },
        d: {
          text: 'A Product Goal, with all the items that will fulfill it',
          why: 'The Product Backlog is emergent. Items can be added as the team learns what will fulfill the goal.',
        },
      },
      answer: 'a',
      guideSection: 'Product Backlog',
    },
    {
      id: 'sprint-0-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Before each release, a team tests and stabilizes the work of four Sprints in a hardening Sprint. Which two objections are based on the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'Each Sprint should have ended with a release.',
          why: 'An Increment must be usable. The Guide leaves open when it is released.',
        },
        b: {
          text: "The four Sprints didn't produce usable Increments.",
          why: 'If the product needs weeks of testing before anyone can use it, Done was missing something in each of these Sprints.',
        },
        c: {
          text: 'The hardening Sprint has a goal without new functions.',
          why: 'It can have a Sprint Goal, because stakeholders may want repairs most. The problem is what the four Sprints left out.',
        },
        d: {
          text: 'The checks should have been part of all four Sprints.',
          why: "Each Increment is thoroughly verified and meets the Definition of Done, so checks can't be saved for a later Sprint.",
        },
        e: {
          text: 'The repairs should have been done by another team.',
          why: 'Checking and repairing are work of the Scrum Team, within its Sprints.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Increment',
    },
    {
      id: 'sprint-0-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'In one Sprint, a team only fixes bugs so that library patrons can rely on their reservations. At the end, they can, and every change meets the Definition of Done. This can be a Sprint as the Guide describes it.',
      answer: true,
      why: {
        true: "It has a Sprint Goal that stakeholders understand, and it produces a usable Increment. The Guide doesn't require new functions.",
        false: 'A Sprint needs a Sprint Goal and a valuable, useful Increment. Repairs can provide both.',
      },
      guideSection: 'The Sprint',
    },
  ],
}
