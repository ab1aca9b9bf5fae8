import type { RelatedLinkGroups } from '../related-links'

/** Related links of the pages on agile and Extreme Programming. */
export const groups = {
  'agile-overview': [
    {
      link: '/agile/agile-mindset',
      title: 'The Agile Mindset',
      shortDescription: "What the values look like in a person's daily decisions.",
    },
    {
      link: '/agile/agile-example',
      title: 'Agile by Example',
      shortDescription: 'From principles to a working week: one case followed closely.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The framework that most readers meet first, from the start.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'For work that arrives item by item and will not wait for a plan.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'The technical care that makes a release every two weeks cheap.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why looking at results beats trusting the steps.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      title: 'Agile vs Waterfall',
      shortDescription: 'For the colleague who asks what was wrong with the old way.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A plan-driven model, for when evidence must come first.',
    },
  ],
  'agile-example': [
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'The values behind what you just watched, and when not to work like this.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The same library, day by day: events, artifacts and a Sprint Goal at work.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      title: 'What Is a User Story?',
      shortDescription: 'The small written requests that many teams work from, and the talk behind each.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Closer to the code: the pair, the failing test and the commits of one Tuesday.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'The help desk next door, which has no Sprints and works one card at a time.',
    },
    {
      link: '/agile/agile-transformations/case-study',
      title: 'Agile Transformation Case Study',
      shortDescription: 'From one team to a whole organization: a composite case.',
    },
  ],
  'agile-vs-waterfall': [
    {
      link: '/sdlc/models/waterfall',
      title: 'Waterfall Model',
      shortDescription: 'What Royce drew in 1970, and the warning that he wrote underneath it.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'Two questions that tell you whether small steps suit your work.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A sequential model that plans its tests along with its specifications.',
    },
    {
      link: '/sdlc/models/iterative',
      title: 'Iterative Model',
      shortDescription: 'Between the two: the plan-driven world was repeating its steps long before 2001.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'One project with a fixed date, planned in part and steered in part.',
    },
    {
      link: '/agile/agile-example',
      title: 'Agile by Example',
      shortDescription: 'See what changes in a working week, and what stays the same.',
    },
  ],
  'xp-overview': [
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The framework around the code: one Sprint of the same team, day by day.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Where the Developers decide how work gets done, pairs and tests included.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: "One practice at length: how a team keeps everybody's work together all day.",
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'Who tests what, and when, once tests no longer come last.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Fewer things open at once, an effect that pairing has too, worked in numbers.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'Why small steps need cheap releases, and what the Manifesto really says.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'The same habit of looking and correcting, at the scale of weeks.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A test for every level of a specification: test-first with a longer handle.',
    },
  ],
} as const satisfies RelatedLinkGroups
