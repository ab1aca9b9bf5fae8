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
          text: 'Agreed, if it is called Sprint 0 and all the later ones produce an Increment.',
          why: "The name doesn't change the rule. Every Sprint should produce a usable Increment, including the first.",
        },
        b: {
          text: 'We do as much of this as the first items need, and get at least one item Done.',
          why: 'Groundwork belongs to the items that need it. That way, the first Sprint can also produce a usable Increment.',
        },
        c: {
          text: 'Agreed, if it is kept shorter than the Sprints that follow, one week at most.',
          why: 'A short Sprint also needs an Increment, and Sprints have a fixed length.',
        },
        d: {
          text: 'We do none of it, because Scrum regards architecture and environments as waste.',
          why: "Scrum doesn't say that. Such work is part of creating Increments.",
        },
      },
      answer: 'b',
      guideSection: 'Scrum Team',
    },
    {
      id: 'sprint-0-2',
      kind: 'single',
      difficulty: 3,
      stem: 'For two months, a company negotiates the budget for a product and hires people. Then the Scrum Team starts Sprint 1. How does Scrum see these two months?',
      options: {
        a: {
          text: 'They are two Sprints of one month each, because a Sprint may last up to a month.',
          why: 'A Sprint has a Scrum Team, a Sprint Goal and events. These two months had none of them.',
        },
        b: {
          text: 'They are a Sprint 0, which the Guide allows before the first Sprint of a product.',
          why: "The Guide doesn't mention a Sprint 0.",
        },
        c: {
          text: 'They count as refinement, which the Guide allows at any time and without limit.',
          why: "Refinement means breaking down and defining Product Backlog items. Budgets and hiring aren't part of it.",
        },
        d: {
          text: "They are preparation, a time that the Guide doesn't describe.",
          why: "Someone has to do this work, but without a Scrum Team and a Sprint Goal it isn't a Sprint.",
        },
      },
      answer: 'd',
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-0-3',
      kind: 'single',
      difficulty: 1,
      stem: 'A Scrum Team is about to hold its very first Sprint Planning. What does it need in the Product Backlog?',
      options: {
        a: {
          text: 'Every item that the product will need, with at least a rough size from the Developers.',
          why: 'The Product Backlog is emergent. Items that are far down can stay vague.',
        },
        b: {
          text: 'Some items that can be Done within one Sprint, and the Product Goal.',
          why: 'In Sprint Planning, the team discusses the most important items and how they map to the Product Goal. Items that can be Done within one Sprint are ready for selection.',
        },
        c: {
          text: 'Items for two or three Sprints that have passed a Definition of Ready.',
          why: "The Guide has no Definition of Ready and doesn't ask for items for several Sprints.",
        },
        d: {
          text: 'A first item for the architecture, which must be Done before all others.',
          why: "The Guide doesn't require such an item. Architecture can grow with the items that need it.",
        },
      },
      answer: 'b',
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
          text: "The four Sprints didn't produce usable, verified Increments.",
          why: 'If the product needs weeks of testing before anyone can use it, Done was missing something in each of these Sprints.',
        },
        b: {
          text: 'A Sprint without new functions cannot have a Sprint Goal.',
          why: 'It can have one, because stakeholders may want repairs more than anything else. The problem is what the four Sprints left out.',
        },
        c: {
          text: 'The checks should have been part of each of the four Sprints.',
          why: "Each Increment is thoroughly verified and meets the Definition of Done, so checks can't be saved for a later Sprint.",
        },
        d: {
          text: 'Each Sprint has to end with a release of its Increment.',
          why: 'An Increment must be usable. The Guide leaves open when it is released.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Increment',
    },
    {
      id: 'sprint-0-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'In one Sprint, a team only fixes bugs, so that library patrons can rely on their reservations. At the end they can, and every change meets the Definition of Done. This can be a Sprint as the Guide describes it.',
      answer: true,
      why: {
        true: "It has a Sprint Goal that stakeholders understand, and it produces a usable Increment. The Guide doesn't require new functions.",
        false: 'A Sprint needs a Sprint Goal and a valuable, useful Increment. Repairs can provide both.',
      },
      guideSection: 'The Sprint',
    },
  ],
}
