import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the pages on phased rollouts, old systems and defined processes. */
export const groups = {
  'phased-deployment-sdlc': [
    {
      link: '/sdlc/deployment',
      shortDescription:
        'A checklist for the first wave, with a way back that took eleven minutes, then four.',
    },
    {
      link: '/sdlc/design',
      shortDescription: 'The record that mentioned double payments in December, but called them rare.',
    },
    {
      link: '/sdlc/requirement-analysis',
      shortDescription:
        "How 'The desk sees the payment at once' became a requirement, and the question no one asked.",
    },
    {
      link: '/sdlc/models/devops',
      shortDescription:
        'How the people who change a service also watch it in use, and how to begin with one service.',
    },
    {
      link: '/project-management',
      shortDescription: 'The opposite case: a catalog whose records all had to move at once.',
    },
    {
      link: '/sdlc/models/spiral',
      shortDescription: 'The small trials before the rollout, one of which was held in the easiest place.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/retrospective-tool',
      shortDescription:
        'The outage on the day after wave 2 was stopped, put on a timeline by the whole team.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'Why it pays to let people use a part early.',
    },
  ],
  'managing-legacy-systems': [
    {
      link: '/sdlc/maintenance/legacy-systems-assessment',
      shortDescription: 'How the library decided in two hours how long to keep the loan system.',
    },
    {
      link: '/sdlc/maintenance',
      shortDescription:
        "Where a supplier's updates belong among the five types of change, and how to plan for them.",
    },
    {
      link: '/sdlc/design',
      shortDescription: "A decision that was shaped by what the old system can and can't do within a minute.",
    },
    {
      link: '/sdlc/comparisons/v-model-vs-iterative',
      shortDescription: 'One rule, built once by the supplier and explained in three rounds by the app.',
    },
    {
      link: '/sdlc/testing',
      shortDescription:
        'Eighteen cases on the interface to an old system, and what a simulation hides if it always answers.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      shortDescription:
        "Why the burndown of another team at the library didn't fall, although items were Done.",
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      shortDescription:
        'What a team did when an update broke something on day 7, after it had reached its goal.',
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
        'Sort the last twenty changes to your system by type, and bring the list along as evidence.',
    },
    {
      link: '/project-management',
      shortDescription:
        'If you decide to replace the system, plan for scope, money and a date, and rehearse the move.',
    },
    {
      link: '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
      shortDescription:
        'How to find the workarounds that people no longer mention, before you score the fit.',
    },
    {
      link: '/sdlc/models/spiral',
      shortDescription:
        'If a replacement is uncertain, work on the greatest risk first, and then decide again.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription:
        'What to do when two people in the room want opposite things and someone else decides.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      shortDescription:
        'The same trick for sizes: everyone chooses alone, and the highest and lowest say why.',
    },
    {
      link: '/sdlc/sdlc-overview',
      shortDescription: 'Where retirement belongs in the life of a system, and how to prepare for it early.',
    },
  ],
  'defined-process-control': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: "The other kind of control, for work whose steps don't determine the result.",
    },
    {
      link: '/sdlc/models/waterfall',
      shortDescription: 'What happens when a whole project is run this way, and which work that suits.',
    },
    {
      link: '/sdlc/models/iterative',
      shortDescription:
        'A screen for disputed fines that was changed in three rounds, with a number for each.',
    },
    {
      link: '/sdlc/deployment',
      shortDescription:
        'A checklist for a day whose steps are known, and one line that was checked off too early.',
    },
    {
      link: '/kanban/introduction/kanban-process-policies',
      shortDescription: 'How much to write down when every case takes the same path but no two are alike.',
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
      shortDescription:
        'What else was in the paper of 1995, and which of its ideas Scrum has dropped since then.',
    },
  ],
} as const satisfies RelatedLinkGroups
