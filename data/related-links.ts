import type { Route } from './routes'

/** A link of a 'Continue Reading' block. */
export interface RelatedLink {
  link: Route
  title: string
  /** Why a reader of this page would go there, in one line. */
  shortDescription: string
}

type Four = readonly [RelatedLink, RelatedLink, RelatedLink, RelatedLink]

/** Four to eight links: fewer are no choice, more are a list that nobody reads. */
export type RelatedLinks =
  | Four
  | readonly [...Four, RelatedLink]
  | readonly [...Four, RelatedLink, RelatedLink]
  | readonly [...Four, RelatedLink, RelatedLink, RelatedLink]
  | readonly [...Four, ...Four]

/** The groups by the name of the page that shows them. */
export const relatedLinks = {
  home: [
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The whole framework in one sitting, told through one Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'The idea that every rule of Scrum rests on.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'One story taken through a day of tests, pairs and small commits.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A plan-driven model, its three histories, and one rule traced through it.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'What is left of the project manager when a team plans every two weeks.',
    },
    {
      link: '/email-series',
      title: '31-Lesson Scrum E-mail Series',
      shortDescription: 'Scrum in small portions, with one exercise a lesson.',
    },
  ],
  'agile-overview': [
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
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'One agile habit in numbers: finish before you start.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A plan-driven model, for when evidence must come first.',
    },
    {
      link: '/agile-certifications',
      title: 'Agile Certifications',
      shortDescription: 'What the certificates test and prove, body by body.',
    },
  ],
  'kanban-wip-limits': [
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'Two definitions, one idea: where WIP control sits in the whole.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'Why finishing small things early is worth the trouble.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'How a team that works in Sprints keeps its focus.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Turn the tally of full columns into decisions.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Another way to decide how much to start: a goal and a forecast.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Practices that make finishing one item at a time practical.',
    },
  ],
  'empirical-process-control': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'See evidence from past Sprints turn into a forecast for the next one.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'How events, artifacts and accountabilities carry the three pillars.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles',
      title: 'Scrum Theory and Principles',
      shortDescription: 'The section that this lesson belongs to.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Another way to make trouble visible early: limit what is started.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Planned verification, level by level, and what it finds late.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Feedback in minutes: how tests and pairs shorten the loop.',
    },
  ],
  'sprint-planning': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why a forecast rests on what has already happened.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Where Sprint Planning sits among the five events.',
    },
    {
      link: '/scrum/psm-1',
      title: 'PSM I Study Course',
      shortDescription: 'The lessons in order, and the facts of the exam.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'How much at once? The answer of teams that plan no Sprints.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Practices that help Developers get selected items really Done.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'The values behind planning little and often.',
    },
  ],
  'scrum-introduction': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why looking at real results steers better than a long plan.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Sit in on day 1: the morning on which the reading-room Sprint was planned.',
    },
    {
      link: '/scrum/psm-1',
      title: 'PSM I Study Course',
      shortDescription: 'Go deeper: the exam in facts, and lessons with questions.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'The ideas that Scrum shares with other methods, and when they do not help.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A practice to add when your Sprint has much started and little Done.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'The technical craft behind an Increment every two weeks.',
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
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Fewer things open at once, the effect that pairing has too, worked in numbers.',
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
  'v-model': [
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'The six phases, and how waterfall, iterative and spiral order them.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'What to do when the need itself is uncertain and must be found out.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'When small steps pay, and when a rehearsed plan is better.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'The test before the code: a V with a height of minutes.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'How a team inspects its product every Sprint, not at the end.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Contracts, suppliers and dates: who answers for the whole.',
    },
  ],
  'agile-certifications': [
    {
      link: '/scrum/psm-1',
      title: 'PSM I Study Course',
      shortDescription: 'Study for PSM I from the Scrum Guide, with questions in every lesson.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The framework that most of these exams ask about, in one sitting.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'What the help desk did in place of taking a certificate.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'What no certificate shows: whether a team changes its plan.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'For project managers: what the work becomes beside a Scrum Team.',
    },
  ],
  'project-management': [
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Who answers for what in a Scrum Team, told through one Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Where the plan of the work is made, and why items are a forecast.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why forecasts rest on what was finished and are made anew.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Throughput and cycle time, and why starting less finishes sooner.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A plan for the parts that are known and costly to repeat.',
    },
    {
      link: '/agile-certifications',
      title: 'Agile Certifications',
      shortDescription: 'Which certificates look at project experience, and what they ask.',
    },
  ],
} as const satisfies Record<string, RelatedLinks>
