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
      stem: 'A new Scrum Team is urged to spend its first Sprint on architecture, environments and a complete Product Backlog. What fits Scrum best?',
      options: {
        a: {
          text: 'Do all of this first, and deliver from the second Sprint on',
          why: "The team is accountable for a useful Increment in every Sprint, the first included. Preparation alone isn't one.",
        },
        b: {
          text: 'Do none of this, and begin with what users can see',
          why: 'Architecture and environments are part of the work in every Sprint. The first items may need some of both to get Done.',
        },
        c: {
          text: 'Do all of this in one week, and call it Sprint 0',
          why: "The Guide knows one kind of Sprint, and each brings a useful Increment. A name such as Sprint 0 doesn't change the rule.",
        },
        d: {
          text: 'Do what the first items need, and get at least one Done',
          why: 'The team is accountable for a useful Increment in every Sprint. Groundwork is done with the items that need it.',
        },
      },
      answer: 'd',
      rests: ['team-16'],
    },
    {
      id: 'sprint-0-2',
      kind: 'single',
      difficulty: 2,
      stem: "Before the first Sprint, a company's managers settle the budget and bring the people for a Scrum Team together. How does that fit Scrum?",
      options: {
        a: {
          text: 'It breaks a rule, since a self-managing team hires its own members.',
          why: "A Scrum Team decides who does what, when and how. The Guide doesn't give it the right to hire.",
        },
        b: {
          text: "It is a Sprint 0, which doesn't need an Increment.",
          why: 'The Guide has no Sprint 0, and a Sprint needs a Scrum Team. There was none yet.',
        },
        c: {
          text: 'It is refinement, which may start before the first Sprint.',
          why: "To refine means to break down and define Product Backlog items. Budgets and hiring aren't part of it.",
        },
        d: {
          text: 'It fits, since the organization sets up its Scrum Teams.',
          why: 'Scrum Teams are structured and empowered by the organization. This is what managers contribute: people, means, and the authority to manage their own work.',
        },
      },
      answer: 'd',
      rests: ['team-14'],
    },
    {
      id: 'sprint-0-3',
      kind: 'single',
      difficulty: 2,
      stem: 'What does a new Scrum Team need in its Product Backlog for its very first Sprint Planning?',
      options: {
        a: {
          text: 'A Product Goal, and some items that fit into a Sprint',
          why: 'An item that can be Done within one Sprint is ready for selection, and the items are discussed with the Product Goal in view.',
        },
        b: {
          text: 'An item for the architecture, on which all others rest',
          why: 'What makes an item ready is that it can be Done within one Sprint. Architecture can grow with the items that need it.',
        },
        c: {
          text: 'Items that meet a Definition of Ready',
          why: 'The Guide has no Definition of Ready. An item is ready for selection when the team can get it Done within one Sprint.',
        },
        d: {
          text: 'All of the items that will fulfill the Product Goal',
          why: 'The Product Backlog is emergent. Items come and go as the team learns what will fulfill the goal.',
        },
      },
      answer: 'a',
      rests: ['product-backlog-3'],
    },
    {
      id: 'sprint-0-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A team leaves integration and load tests to a hardening Sprint before each release. Which two rules of the Guide speak against this? (Choose two.)',
      options: {
        a: {
          text: 'Each Sprint ends with a release.',
          why: "An Increment may be delivered at any time. The Guide doesn't require a release in each Sprint.",
        },
        b: {
          text: 'Each Increment is thoroughly verified.',
          why: "Verification belongs to every Increment and can't be saved for a later Sprint.",
        },
        c: {
          text: 'Each Sprint brings new features.',
          why: 'The Guide asks for a valuable, useful Increment in each Sprint, not for new features. Repairs alone can be valuable.',
        },
        d: {
          text: 'Each Increment works together with all earlier ones.',
          why: "An Increment is added to all prior ones. Whether they work together can't be known without integration.",
        },
        e: {
          text: "Each item is tested by people who didn't build it.",
          why: "The Guide doesn't say who tests. How the Developers meet the Definition of Done is up to them, though some organizations ask for separate testers.",
        },
      },
      answers: ['b', 'd'],
      rests: ['increment-3', 'increment-2'],
    },
    {
      id: 'sprint-0-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Sprint in which a team only fixes bugs can have a Sprint Goal and an Increment as the Scrum Guide describes them.',
      answer: true,
      why: {
        true: 'Reliable software can be what makes the Sprint valuable to stakeholders, and repairs that are Done make a useful Increment.',
        false:
          'The Guide asks for a valuable, useful Increment, not for new functions. Repairs can provide value, and a Sprint Goal can name it.',
      },
      rests: ['sprint-planning-9'],
    },
  ],
}
