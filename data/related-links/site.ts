import type { RelatedLinkGroups } from '../related-links'

/** Related links of pages that belong to no one section, and the general group. */
export const groups = {
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
      link: '/agile/agile-example',
      title: 'Agile by Example',
      shortDescription: 'Watch one team work in small steps before you read any theory.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'One story taken through a day of tests, pairs and small commits.',
    },
    {
      link: '/kanban/introduction/in-depth-introduction-to-kanban',
      title: 'An In-Depth Introduction to Kanban',
      shortDescription: 'The long way into Kanban, for whoever wants the reasons with the rules.',
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
  'continue-reading': [
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'If you read one page about agile, this one: values, origins, and limits.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: "Scrum from zero: follow a library's app team from Monday to its second Friday.",
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Too much begun and little finished: the arithmetic, and a first limit to try.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'Phases and models in brief, and which of them suits the work that you have.',
    },
    {
      link: '/resources',
      title: 'Resources',
      shortDescription: 'The original guides, with advice on what to read in each one first.',
    },
    {
      link: '/email-series',
      title: '31-Lesson Scrum E-mail Series',
      shortDescription: 'For readers with ten minutes a day: short lessons in order, from zero.',
    },
  ],
  'project-management': [
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Who answers for what in a Scrum Team, told through one Sprint.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      title: 'Scrum Master vs Project Manager',
      shortDescription: 'Asked to become a Scrum Master? See which habits to take along and which to leave.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Where the plan of the work is made, and why items are a forecast.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'From a range of dates to a plan for what readers get, and when.',
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
  'agile-certifications': [
    {
      link: '/scrum/psm-1',
      title: 'PSM I Study Course',
      shortDescription: 'Study for PSM I from the Scrum Guide, with questions in every lesson.',
    },
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      title: 'Exam Format and Structure',
      shortDescription: 'Chosen PSM I? What the hour of the exam is like, and how to use it.',
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
    {
      link: '/resources/interview-questions',
      title: 'Interview Questions',
      shortDescription: 'The certificate gets you invited; these are what you are asked then.',
    },
  ],
} as const satisfies RelatedLinkGroups
