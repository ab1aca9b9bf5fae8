import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: artifacts. */
export const groups = {
  increment: [
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'The description that decides when an Increment has been created.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription: 'The event in which stakeholders see the Increments and discuss what comes next.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: "Where an item goes if it isn't Done, and how it gets a new place in the order.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      title: 'The Sprint',
      shortDescription: 'Why every Sprint, even the first one, has to produce something usable.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How small steps, tests and shared code let you verify everything every day.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'How to find out within minutes whether new work fits with the rest.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'If you can release an Increment on any day, what is left to plan?',
    },
  ],
  'definition-of-done': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What is created as soon as an item meets the last line.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      title: 'Definition of Done vs Acceptance Criteria',
      shortDescription:
        'Some sentences apply to the whole product and some to one item, so learn to sort them.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/definition-of-done-tool',
      title: 'Definition of Done Tools',
      shortDescription: 'Ways to write such a list with your team and keep it in sight.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription:
        'The event in which the team asks whether its Definition of Done is still good enough.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'What goes wrong when people use the same word with different meanings.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'The event in which your Definition of Done helps decide how much you take on.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Practices that keep a strict definition from slowing you down.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'How to test as part of each item instead of in a separate phase afterward.',
    },
  ],
} as const satisfies RelatedLinkGroups
