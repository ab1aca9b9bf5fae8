import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: articles, product. */
export const groups = {
  'sprint-goal-examples': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The event in which a team defines its Sprint Goal, with capacity and a plan.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription:
        'Where the goal belongs during the Sprint, and how it helps you decide what to leave out.',
    },
    {
      link: '/scrum/articles/fostering-commitment-in-scrum-teams',
      shortDescription: "What helps when people don't know their Sprint Goal or don't believe in it.",
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-planning-tool',
      shortDescription: 'A planning canvas that begins with the Sprint Goal, and a capacity sheet to copy.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      shortDescription: 'If your Sprints are collections of unrelated requests, the reason may be here.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'How to choose which problem to solve first, and how to compare the options.',
    },
  ],
  'definition-of-done-vs-acceptance-criteria': [
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription:
        'How to write your Definition of Done in six steps, and what a gap in it costs later.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      shortDescription: 'How to find criteria by talking about examples, and turn them into tests.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'An item with too many criteria is too large, so see how to split it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription:
        "What is created when an item meets the Definition of Done, without anyone's signature.",
    },
    {
      link: '/scrum/psm-1/scrum-tools/definition-of-done-tool',
      shortDescription:
        'A workshop for writing the list that every item has to meet, and a check sheet for it.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      shortDescription: 'One of them is the approver, who judges finished items in the Sprint Review.',
    },
  ],
  'product-owner-anti-patterns': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: 'How the accountability works when things go well, with the rules that apply to it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'The one list and the one goal that a Product Owner should never lose sight of.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to answer someone who wants a date, with a range and its odds.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: 'Who can help when the cause is in the organization, and in which ways.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription: "What decides that an item is Done, if it isn't anyone's approval.",
    },
    {
      link: '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
      shortDescription: "What a Sprint Review can achieve when it isn't a judgment of the work.",
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription: 'How to start an item together with one person who will use the result.',
    },
  ],
} satisfies RelatedLinkGroups
