import type { RelatedLinkGroups } from '../related-links'

/** Related links of the pages on agile and Extreme Programming. */
export const groups = {
  'agile-overview': [
    {
      link: '/agile/agile-mindset',
      title: 'The Agile Mindset',
      shortDescription: 'How the agile values show in the decisions that people make every day.',
    },
    {
      link: '/agile/agile-example',
      title: 'Agile by Example',
      shortDescription: 'Follow one team through a working week to see the principles in practice.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Most people meet agile through Scrum, and this page explains it from the start.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: "A good fit for work that arrives item by item and can't wait for the next plan.",
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'The technical practices that make it cheap to release every two weeks.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why looking at real results works better than trusting a fixed procedure.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      title: 'Agile vs Waterfall',
      shortDescription: 'What to tell a colleague who asks what was wrong with the old way of working.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription:
        'A plan-driven model for products whose quality has to be proven before they are used.',
    },
  ],
  'agile-example': [
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'The values behind the example, and when another way of working is better.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'See the events, the artifacts and a Sprint Goal at work, one day at a time.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      title: 'What Is a User Story?',
      shortDescription: 'Many teams write down requests in this form, as a reminder for a conversation.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How two Developers write code together, starting with a test that fails.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: "The library's help desk has no Sprints and works on one request at a time.",
    },
    {
      link: '/agile/agile-transformations/case-study',
      title: 'Agile Transformation Case Study',
      shortDescription: "How one team's way of working spreads to a whole organization, in a composite case.",
    },
  ],
  'agile-vs-waterfall': [
    {
      link: '/sdlc/models/waterfall',
      title: 'Waterfall Model',
      shortDescription: 'What Royce drew in 1970, and what he warned about right below the drawing.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'How to tell whether working in small steps suits your work.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A sequential model that plans the tests together with the specifications.',
    },
    {
      link: '/sdlc/models/iterative',
      title: 'Iterative Model',
      shortDescription: 'Long before 2001, some plan-driven teams were already repeating their steps.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'How a project with a fixed date can be planned in part and adapted in part.',
    },
    {
      link: '/agile/agile-example',
      title: 'Agile by Example',
      shortDescription: "See what changes in a working week when a team goes agile, and what doesn't.",
    },
  ],
  'xp-overview': [
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The framework around the code, told through one Sprint, day by day.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'The event in which Developers decide how they will do the work, tests included.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: "A closer look at one XP practice that keeps everyone's work together.",
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'Who tests what, and when, if testing no longer comes last.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription:
        'Like pairing, a WIP limit keeps fewer things open, and you can calculate the effect.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'Why small steps need cheap releases, and what the Manifesto really says.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'XP gives you feedback within minutes, and this lesson applies the idea to weeks.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Another way to plan tests early, with one test for each level of specification.',
    },
  ],
} as const satisfies RelatedLinkGroups
