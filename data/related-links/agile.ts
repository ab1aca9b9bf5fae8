import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the pages on agile and Extreme Programming. */
export const groups = {
  'agile-overview': [
    {
      link: '/agile/agile-mindset',
      shortDescription: 'How the agile values show up in the decisions that people make every day.',
    },
    {
      link: '/agile/agile-example',
      shortDescription: 'Follow one team through a working week to see the principles in practice.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'Many people meet agile through Scrum, and this page explains it from the start.',
    },
    {
      link: '/kanban',
      shortDescription:
        "A good fit for work that arrives one item at a time and can't wait for the next plan.",
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'The technical practices that make it cheap to release every two weeks.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'A button that looked like a success until the help desk counted the questions.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      shortDescription: 'The best case for each side, and a way to choose for each part of a project.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription:
        'A plan-driven model for products whose quality has to be proven before they are used.',
    },
  ],
  'agile-example': [
    {
      link: '/agile/overview',
      shortDescription: 'The values behind the example, and when another way of working is better.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'See the events and a Sprint Goal at work, one day at a time.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      shortDescription: 'Many teams write down requests in this form, as a reminder for a conversation.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'How two Developers write code together, starting with a test that fails.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription:
        "How the library's help desk, which has no Sprints, limits the number of open requests.",
    },
    {
      link: '/agile/agile-transformations/case-study',
      shortDescription: 'What three mistakes cost a made-up insurer that wanted to work this way.',
    },
  ],
  'agile-vs-waterfall': [
    {
      link: '/sdlc/models/waterfall',
      shortDescription: 'What happens in each phase, and how to plan a single pass with gates and a pilot.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'How to tell whether working in small steps suits your work.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'A sequential model that plans the tests together with the specifications.',
    },
    {
      link: '/sdlc/models/iterative',
      shortDescription: 'How to plan your first rounds, and how old the idea of working in rounds is.',
    },
    {
      link: '/project-management',
      shortDescription: 'How to plan part of a project with a fixed date and adapt the rest as you learn.',
    },
    {
      link: '/agile/agile-example',
      shortDescription: 'Five days in which a team drops an item, releases early and makes a mistake.',
    },
  ],
  'xp-overview': [
    {
      link: '/scrum/introduction',
      shortDescription: 'The framework around the code, with one Sprint told day by day.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The event in which Developers decide how they will do the work, tests included.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription: "A closer look at one XP practice that keeps everyone's work together.",
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      shortDescription: 'Who tests what, and when, if testing no longer comes last.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription:
        'Like pairing, a WIP limit keeps fewer things open, and you can calculate the effect.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'Why small steps need cheap releases, and what the Manifesto really says.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription:
        'XP gives you feedback within minutes, and this lesson applies the same idea over weeks.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription:
        'Another way to plan tests early, with a level of testing for each level of specification.',
    },
  ],
} as const satisfies RelatedLinkGroups
