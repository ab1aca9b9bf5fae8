import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: artifacts. */
export const groups = {
  increment: [
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'The description that decides whether an Increment has come into being.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription: 'Where the sum of the Increments meets the people it was made for.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'Where an item that is not Done goes, and how it gets a new place there.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      title: 'The Sprint',
      shortDescription: 'Why each of them, the first included, has to bring something usable.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Small steps, tests and joint code: how to verify everything together every day.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'Finding out within minutes whether new work fits all that exists.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'If an Increment may go out on any day, what is there left to plan?',
    },
  ],
  'definition-of-done': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What comes into being as soon as the last line is met.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      title: 'Definition of Done vs Acceptance Criteria',
      shortDescription: 'Quality of the whole or wishes for one item: where each sentence belongs.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/definition-of-done-tool',
      title: 'Definition of Done Tools',
      shortDescription: 'Ways to draw up such a list with your team, and to keep it in view.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event that looks at the list itself and asks whether it still suffices.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'What goes wrong where one word has two meanings, seen in a late e-mail.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'See how four checks turn an item of 7.5 days into one of 11.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Craft that keeps a strict definition from slowing every item down.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'Testing as part of each item, and not as the phase that comes after.',
    },
  ],
} as const satisfies RelatedLinkGroups
