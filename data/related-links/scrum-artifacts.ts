import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: artifacts. */
export const groups = {
  increment: [
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'The description that decides when an Increment has been created.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      shortDescription: 'The event in which stakeholders see the Increments and discuss what comes next.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: "Where an item goes if it isn't Done, and how it gets a new place in the order.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      shortDescription: 'Why every Sprint, even the first one, has to produce something usable.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription:
        'The practices behind small steps, from tests written first to a build in ten minutes.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription: 'How to find out within minutes whether new work fits with the rest.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to forecast how many items will be Done by a date, with odds.',
    },
  ],
  'definition-of-done': [
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription: 'How to keep the definition true all day, with a build that checks every small step.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription: "When an Increment is born, and why it doesn't have to wait for the Review.",
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription:
        'Some sentences apply to the whole product and some to one item, so learn to sort them.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/definition-of-done-tool',
      shortDescription: 'A two-hour workshop for writing yours together, and a test of its wording.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription:
        'The event in which the team asks whether its Definition of Done is still good enough.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      shortDescription: 'What goes wrong when people use the same word with different meanings.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The event in which your Definition of Done helps decide how much you take on.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      shortDescription: 'How to test as part of each item instead of in a separate phase afterward.',
    },
  ],
} as const satisfies RelatedLinkGroups
