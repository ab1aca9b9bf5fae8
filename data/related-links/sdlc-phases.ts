import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the new pages on rollouts, old systems and defined processes; the phases have groups already. */
export const groups = {
  'phased-deployment-sdlc': [
    {
      link: '/sdlc/deployment',
      shortDescription:
        'The checklist of the first wave, with the rehearsed way back that every later wave relied on.',
    },
    {
      link: '/sdlc/design',
      shortDescription: "The record that had named the double payments in December and called them 'rare'.",
    },
    {
      link: '/sdlc/requirement-analysis',
      shortDescription: "How 'the desk can see it' was agreed on, and which question no one asked.",
    },
    {
      link: '/sdlc/models/devops',
      shortDescription: 'When machines watch each release, waves can shrink from days to minutes.',
    },
    {
      link: '/project-management',
      shortDescription: 'The opposite case: a catalog that had to move as a whole on one weekend.',
    },
    {
      link: '/sdlc/models/spiral',
      shortDescription: 'The small trials before the rollout, one of which was held at the wrong branch.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/retrospective-tool',
      shortDescription:
        'The outage that came a day after wave 2 was stopped, put on a time line by the whole team.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'Why early users of a part teach you more than late users of the whole.',
    },
  ],
  'managing-legacy-systems': [
    {
      link: '/sdlc/maintenance/legacy-systems-assessment',
      shortDescription: 'Two hours in which the library decided how long the loan system may stay.',
    },
    {
      link: '/sdlc/maintenance',
      shortDescription:
        'Where updates by a supplier belong among the five types of change, and how to plan for them.',
    },
    {
      link: '/sdlc/design',
      shortDescription:
        'A decision that was shaped by what the old system can and cannot do within a minute.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-iterative',
      shortDescription:
        'What it looks like when the supplier changes a rule by contract and the app explains it in rounds.',
    },
    {
      link: '/sdlc/testing',
      shortDescription:
        'Eighteen cases on the interface to an old system, and what a simulation that always answers hides.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      shortDescription:
        'The release with which the loans team took the first piece out of the old desk program.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      shortDescription:
        'What an update that breaks something on day 7 does to a team in the middle of its work.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      shortDescription: 'How the app learned to show loans while the system behind it is down.',
    },
  ],
  'legacy-systems-assessment': [
    {
      link: '/sdlc/maintenance/managing-legacy-systems',
      shortDescription: "What 'keep and wrap' means in practice, if that is what your sheet says.",
    },
    {
      link: '/sdlc/maintenance',
      shortDescription:
        'Sort what your system has needed in six months, and bring the table as a fact to the session.',
    },
    {
      link: '/project-management',
      shortDescription: 'If the decision is to replace: scope, money, a date and two rehearsals.',
    },
    {
      link: '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
      shortDescription:
        'How to find the workarounds that people no longer mention, before you score the fit.',
    },
    {
      link: '/sdlc/models/spiral',
      shortDescription:
        'For a replacement that is uncertain: work on the greatest risk first and decide again.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription:
        'What to do when two people in the room want opposite things and someone else decides.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      shortDescription:
        'The same trick for sizes: everyone chooses alone, and the extremes explain themselves.',
    },
    {
      link: '/sdlc/sdlc-overview',
      shortDescription: 'Where retirement belongs in the life of a system, and why so few plans mention it.',
    },
  ],
  'defined-process-control': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'The other kind of control, for work in which the steps do not determine the result.',
    },
    {
      link: '/sdlc/models/waterfall',
      shortDescription:
        'What happens when a whole project is run by steps, and the kind of work where that is right.',
    },
    {
      link: '/sdlc/models/iterative',
      shortDescription: 'The screen for disputed fines in three rounds, which no sheet could have described.',
    },
    {
      link: '/sdlc/deployment',
      shortDescription:
        'A checklist for a day on which the steps are known, and one line that was ticked too early.',
    },
    {
      link: '/kanban/introduction/kanban-process-policies',
      shortDescription: 'How much to write down when work is alike in its course but not in its content.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription:
        'A process that a machine repeats several times a day and that stops at the first deviation.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-waterfall',
      shortDescription:
        'How the list that the clerk checks every morning was specified, and three gaps in its first version.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      shortDescription: 'How an idea from chemical plants came into a conference paper on software in 1995.',
    },
  ],
} as const satisfies RelatedLinkGroups
