import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: values. */
export const groups = {
  'scrum-values-introduction': [
    {
      link: '/scrum/psm-1/scrum-values/commitment',
      title: 'Commitment',
      shortDescription: 'Start with the value whose name has a second meaning in Scrum.',
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      title: 'Respect',
      shortDescription: 'A value that managers owe the team too, shown in one meeting.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription:
        'The values support transparency, inspection and adaptation, which you can review here.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event in which a team can ask how well it lives up to its values.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Another list of five values, from Extreme Programming, that overlaps with this one.',
    },
  ],
  courage: [
    {
      link: '/scrum/psm-1/scrum-values/openness',
      title: 'Openness',
      shortDescription: 'How to tell bad news to many people at once, after you have told the first one.',
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      title: 'Respect',
      shortDescription: 'How to say something brave in a way that the other person can answer.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'Keeping to this rule often means that a Developer has to say an unwelcome no.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Who may have to disagree with a manager, and about what.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event in which an admitted mistake can change the way a team works.',
    },
  ],
  focus: [
    {
      link: '/scrum/psm-1/scrum-values/commitment',
      title: 'Commitment',
      shortDescription: 'Which goals deserve your attention, and who has committed to them.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A practice that helps when too many items are open at the same time.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Fifteen minutes in which Developers plan their next day around the Sprint Goal.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'What the work of the Sprint consists of, and how it changes from day to day.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'Before you can focus, someone has to decide what comes first, and why.',
    },
  ],
  openness: [
    {
      link: '/scrum/psm-1/scrum-values/courage',
      title: 'Courage',
      shortDescription: 'What it takes to tell one person something unpleasant in time.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'More about transparency, the pillar that openness makes possible.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription:
        'The working session in which the team and its stakeholders look at the facts together.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'Who speaks for the product, and what else this person is accountable for.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'How to work with stakeholders instead of only sending them news.',
    },
  ],
  respect: [
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'Who may decide what in a Scrum Team, now that you know why.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      title: 'Courage',
      shortDescription: 'Honest feedback takes courage too, and this is how people find it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      title: 'Developers (the Development Team)',
      shortDescription: 'What Developers expect of each other as professionals, and what they decide alone.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'Whose decisions the entire organization has to respect, and where you can see them.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      title: 'Planning Poker',
      shortDescription: 'A practice that lets quiet people show their opinion before loud ones have spoken.',
    },
  ],
} satisfies RelatedLinkGroups
