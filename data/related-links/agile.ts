import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the pages on agile and Extreme Programming. */
export const groups = {
  'agile-overview': [
    {
      link: '/agile/agile-mindset',
      shortDescription: 'How the agile values show in the decisions that people make every day.',
    },
    {
      link: '/agile/agile-example',
      shortDescription: 'Follow one team through a working week to see the principles in practice.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'Most people meet agile through Scrum, and this page explains it from the start.',
    },
    {
      link: '/kanban',
      shortDescription: "A good fit for work that arrives item by item and can't wait for the next plan.",
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'The technical practices that make it cheap to release every two weeks.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'Why small steps work: one feature, steered by its results for five weeks.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      shortDescription: 'What to tell a colleague who asks what was wrong with the old way of working.',
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
      shortDescription: 'See the events, the artifacts and a Sprint Goal at work, one day at a time.',
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
        "The library's help desk has no Sprints, so it limits how many requests are open at once.",
    },
    {
      link: '/agile/agile-transformations/case-study',
      shortDescription:
        'What it costs when a whole company wants to work this way, told as a composite case.',
    },
  ],
  'agile-vs-waterfall': [
    {
      link: '/sdlc/models/waterfall',
      shortDescription: 'What Royce drew in 1970, and what he warned about right below the drawing.',
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
      shortDescription: 'Long before 2001, some plan-driven teams were already repeating their steps.',
    },
    {
      link: '/project-management',
      shortDescription: 'How a project with a fixed date can be planned in part and adapted in part.',
    },
    {
      link: '/agile/agile-example',
      shortDescription: "See what changes in a working week when a team goes agile, and what doesn't.",
    },
  ],
  'xp-overview': [
    {
      link: '/scrum/introduction',
      shortDescription: 'The framework around the code, told through one Sprint, day by day.',
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
      shortDescription: 'XP gives you feedback within minutes, and this lesson applies the idea to weeks.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'Another way to plan tests early, with one test for each level of specification.',
    },
  ],
} as const satisfies RelatedLinkGroups
