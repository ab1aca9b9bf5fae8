import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: values. */
export const groups = {
  'scrum-values-introduction': [
    {
      link: '/scrum/psm-1/scrum-values/commitment',
      shortDescription: 'Start with the value whose name has a second meaning in Scrum.',
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      shortDescription:
        "A manager's request tested the values. Here, respect is tested among six Developers.",
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      shortDescription:
        'The values support transparency, inspection and adaptation, which you can review here.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription: 'The event in which a team can ask how well it lives up to its values.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription:
        'XP has had five values since its 2004 edition. See which of them overlap with these.',
    },
  ],
  courage: [
    {
      link: '/scrum/psm-1/scrum-values/focus',
      shortDescription: 'Saying no takes courage, too: see how one team sorted six requests in a day.',
    },
    {
      link: '/scrum/psm-1/scrum-values/openness',
      shortDescription: "You've told one person the bad news. Here's how to write it to many at once.",
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      shortDescription: "Four steps for a disagreement, once you've found the courage to speak up.",
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'Keeping to this rule can mean that a Developer has to say no.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription:
        'What the Scrum Master is accountable for, and what to answer when a manager wants ratings.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription: 'The event in which an admitted mistake can change the way a team works.',
    },
  ],
  focus: [
    {
      link: '/scrum/psm-1/scrum-values/openness',
      shortDescription: "When an interruption endangers the goal, learn how to say so before you're certain.",
    },
    {
      link: '/scrum/psm-1/scrum-values/commitment',
      shortDescription: 'Which goals deserve your attention, and who has committed to them.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'A practice that helps when too many items are open at the same time.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'Fifteen minutes in which Developers plan their next day around the Sprint Goal.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'What the work of the Sprint consists of, and how it changes from day to day.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'Before you can focus, someone has to decide what comes first, and why.',
    },
  ],
  openness: [
    {
      link: '/scrum/psm-1/scrum-values/respect',
      shortDescription: 'People who speak openly may disagree. Here are four steps for that, and a case.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      shortDescription: 'What it takes to tell one person something unpleasant in time.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      shortDescription: 'More about transparency, the pillar that is easily confused with openness.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      shortDescription:
        'The working session in which the team and its stakeholders look at the facts together.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: "Who is accountable for the product's value, and what this person decides.",
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription: 'How to work with stakeholders instead of only sending them news.',
    },
  ],
  respect: [
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: 'Who may decide what in a Scrum Team that manages itself.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      shortDescription: 'Honest feedback takes courage, too: see how to begin with your own part in it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      shortDescription: 'What Developers expect of each other as professionals, and what they decide alone.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: 'Whose decisions the entire organization has to respect, and where you can see them.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      shortDescription: 'A practice that lets quiet people show their opinion before the loud ones speak.',
    },
  ],
} satisfies RelatedLinkGroups
