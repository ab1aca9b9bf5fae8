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
      stem: 'A new Scrum Team is urged to spend its first Sprint on architecture, environments and a complete Product Backlog. Which answer fits Scrum best?',
      options: {
        a: {
          text: 'Agreed, if this Sprint is counted as number 0 and all later ones bring an Increment.',
          why: 'The number changes nothing. A usable Increment is due every Sprint, the first included.',
        },
        b: {
          text: 'We do as much of this as the first items need, and get at least one item Done.',
          why: 'Groundwork belongs to the items that need it. So even the first Sprint can bring a usable Increment.',
        },
        c: {
          text: 'Agreed, if it is kept shorter than the Sprints that follow, one week at most.',
          why: 'A short Sprint needs an Increment, too, and Sprints have a fixed length.',
        },
        d: {
          text: 'We do none of it, because Scrum regards architecture and environments as waste.',
          why: 'Scrum does not say that. Such work is part of creating Increments.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Team',
    },
    {
      id: 'sprint-0-2',
      kind: 'single',
      difficulty: 3,
      stem: 'For two months a company negotiates the budget for a product and looks for people. Then the Scrum Team starts with Sprint 1. What are these two months in terms of Scrum?',
      options: {
        a: {
          text: 'They are two Sprints of one month each, because a Sprint may last up to a month.',
          why: 'A Sprint has a Scrum Team, a Sprint Goal and events. These months had none of them.',
        },
        b: {
          text: 'They are a Sprint 0, which the Guide allows before the first Sprint of a product.',
          why: 'The Guide does not mention a Sprint 0.',
        },
        c: {
          text: 'They count as refinement, which the Guide allows at any time and without limit.',
          why: 'Refinement is breaking down and defining Product Backlog items. Budgets and hiring are something else.',
        },
        d: {
          text: 'They are preparation, which the Guide does not describe, and not a Sprint.',
          why: 'There is no Sprint without a Scrum Team and a Sprint Goal. Such work is needed, but it is simply preparation.',
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
          text: 'Every item that the product will need, sized at least roughly by the Developers.',
          why: 'The Product Backlog is emergent and never complete. Items far down can stay vague.',
        },
        b: {
          text: 'Some items that can be Done in one Sprint, and the goal that they map to.',
          why: 'The most important items and how they map to the Product Goal are discussed. Items that can be Done within one Sprint are ready for selection.',
        },
        c: {
          text: 'Items for two or three Sprints that have passed a Definition of Ready.',
          why: 'The Guide has no Definition of Ready and no stock of items for several Sprints.',
        },
        d: {
          text: 'A first item for the architecture, which must be Done before all others.',
          why: 'No such item is asked for. Architecture grows with the items that need it.',
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
      stem: 'Before each release a team holds a hardening Sprint, in which it tests and stabilizes what four Sprints have built. Which two objections follow from the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'The four Sprints have not brought usable, verified Increments.',
          why: 'If weeks of testing are needed before anyone can use the product, work was left out of Done in each of them.',
        },
        b: {
          text: 'A Sprint without new functions cannot have a Sprint Goal.',
          why: 'It can: stakeholders may want nothing more than repairs. The problem is what the four Sprints left out.',
        },
        c: {
          text: 'Quality is due in every Sprint, and so are the checks that show it.',
          why: 'Each Increment meets the Definition of Done and is thoroughly verified. Quality does not decrease, nor is it added later.',
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
      stem: 'In one Sprint a team only fixes bugs, so that patrons of a library can rely on their reservations. At its end they can, and all that was changed meets the Definition of Done. This can be a Sprint as the Guide describes it.',
      answer: true,
      why: {
        true: 'It has a Sprint Goal that stakeholders understand and brings a usable Increment. New functions are not required.',
        false:
          'What a Sprint needs is a Sprint Goal and a valuable, usable Increment. Repairs can provide both.',
      },
      guideSection: 'The Sprint',
    },
  ],
}
