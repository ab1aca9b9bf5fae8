import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: values. */
export const groups = {
  'scrum-values-introduction': [
    {
      link: '/scrum/psm-1/scrum-values/commitment',
      title: 'Commitment',
      shortDescription: 'Begin with the value whose name Scrum uses twice, and learn to keep the two apart.',
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      title: 'Respect',
      shortDescription: 'The value that managers owe the team as well, seen in one half-hour meeting.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'What the five values hold up: transparency, inspection and adaptation.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event in which a team can ask how well it lives what it values.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Another list of five values, and where it overlaps with this one.',
    },
  ],
  courage: [
    {
      link: '/scrum/psm-1/scrum-values/openness',
      title: 'Openness',
      shortDescription: 'After the phone call comes the letter: how to tell bad news to many at once.',
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      title: 'Respect',
      shortDescription: 'How a brave sentence stays one that the other person can answer.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'The rule that most often asks a Developer to say an unwelcome no.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Who may have to stand up to a manager, and what for.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'Where an admitted mistake turns into a change in how the team works.',
    },
  ],
  focus: [
    {
      link: '/scrum/psm-1/scrum-values/commitment',
      title: 'Commitment',
      shortDescription: 'Toward which goals the attention goes, and who has promised them.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'If too many items are open at once: a practice that makes a team finish first.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Fifteen minutes that point the next day of work at the Sprint Goal.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'What the work of the Sprint consists of, and how it changes by the day.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'Before you can focus, somebody has to decide what comes first, and why.',
    },
  ],
  openness: [
    {
      link: '/scrum/psm-1/scrum-values/courage',
      title: 'Courage',
      shortDescription: 'What it takes to tell the first person, before there is a letter to write.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'Transparency in full: the pillar that open people make possible.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription: 'The working session in which team and stakeholders put facts on one table.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'Who wrote the letter to the branches, and what else falls to that person.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'Working with stakeholders beyond the exchange of news.',
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
      shortDescription: 'The other half of plain feedback: finding the nerve to give it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      title: 'Developers (the Development Team)',
      shortDescription: 'What Developers demand of each other as professionals, and may decide alone.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'Whose decisions the entire organization has to respect, and where they show.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      title: 'Planning Poker',
      shortDescription: 'A practice that lets quiet voices speak before loud ones have settled the matter.',
    },
  ],
} satisfies RelatedLinkGroups
