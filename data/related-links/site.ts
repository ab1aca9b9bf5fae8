import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of pages that belong to no one section, and the general group. */
export const groups = {
  home: [
    {
      link: '/scrum/introduction',
      shortDescription: 'The whole framework on one page, with one Sprint as an example.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'One of the two foundations of Scrum, and a card for trying it on your next item.',
    },
    {
      link: '/agile/agile-example',
      shortDescription: 'Watch one team work in small steps before you read any theory.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'How two Developers and their tests fixed one wrong date.',
    },
    {
      link: '/kanban/introduction/in-depth-introduction-to-kanban',
      shortDescription: 'What Kanban is, and six questions that help you describe your own workflow.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'A plan-driven model, with its history and an example traced through it.',
    },
    {
      link: '/project-management',
      shortDescription: 'What is left for a project manager to do when a team uses Scrum.',
    },
    {
      link: '/email-series',
      shortDescription: 'If you are new on a Scrum Team, read short letters with one exercise in each.',
    },
  ],
  'continue-reading': [
    {
      link: '/agile/overview',
      shortDescription: 'If you read only one page about agile, read this one on its values and limits.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: "Learn Scrum from the start, and follow a library's app team through one Sprint.",
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'If you start a lot and finish little, see how to find a first limit.',
    },
    {
      link: '/sdlc',
      shortDescription: 'The phases and models in brief, and how to choose a model for your work.',
    },
    {
      link: '/resources',
      shortDescription: 'The original guides, with advice on what to read first in each of them.',
    },
    {
      link: '/email-series',
      shortDescription: 'If you have three minutes a day, read a short letter, and try its exercise at work.',
    },
  ],
  'project-management': [
    {
      link: '/scrum/introduction',
      shortDescription: 'Who is accountable for what in a Scrum Team, and how one Sprint went.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      shortDescription: "If you've been asked to become a Scrum Master, see which habits to keep.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'Where a Scrum Team plans its work, and why the items are only a forecast.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to get from a range of dates to a plan for what users get, and when.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'Why a Scrum Team decides from results that it has seen, one small step at a time.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription:
        'How throughput and cycle time are related, and when starting less helps you finish sooner.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'A way to plan the parts that are well known and costly to repeat.',
    },
    {
      link: '/agile-certifications',
      shortDescription: 'Which certificate requires agile experience, and what the others ask of you.',
    },
  ],
  'agile-certifications': [
    {
      link: '/scrum/psm-1',
      shortDescription: 'Study for PSM I from the Scrum Guide, with questions in every lesson.',
    },
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      shortDescription: 'If you have chosen PSM I, see what the exam is like and how to use the time.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'The framework that most of these exams ask about, on one page.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'A Kanban practice that you can try this week, with or without a certificate.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'What agile asks of a team: four values, twelve principles and small finished steps.',
    },
    {
      link: '/project-management',
      shortDescription: 'For project managers: what your work looks like alongside a Scrum Team.',
    },
    {
      link: '/resources/interview-questions',
      shortDescription: "A certificate may get you invited, so see what you'll be asked next.",
    },
  ],
} as const satisfies RelatedLinkGroups
