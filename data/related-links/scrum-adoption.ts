import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: adoption. */
export const groups = {
  'continuous-improvement': [
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      shortDescription: 'Obstacles outside the team, and what a Scrum Team can do about them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription: 'The event that makes sure a team looks at its way of working every Sprint.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      shortDescription:
        'If your Retrospectives have become routine, choose a format by what your team lacks.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'The same loop of trying, looking and changing, applied to a feature of the product.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting',
      shortDescription: 'If you need a number to watch, see how to find one that someone will act on.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'An experiment that you can begin right away: start less, and count the effect.',
    },
  ],
  'scrum-implementation-challenges': [
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      shortDescription: 'What you can say when you have no authority to give orders.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'What to offer branches that want a fixed date: a range that says how likely it is.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      shortDescription: 'How to try one change at a time and decide whether to keep it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription: 'What several teams on one product share, and how to reduce their dependencies.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      shortDescription:
        'If you are new in such an organization, see what to change at once and what can wait.',
    },
    {
      link: '/project-management',
      shortDescription: 'For steering boards and suppliers, see who does what around a Scrum Team.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      shortDescription:
        "Committees, proxies and people who don't decide are common signs of half-adopted Scrum.",
    },
  ],
  'scrum-master-as-a-servant-leader': [
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      shortDescription: 'How to clear out a Product Backlog that has become too long, in three passes.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: 'What this kind of leader is accountable for, as the Guide lists it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: 'Which decisions you leave to the team, and who makes each of them.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      shortDescription: 'How someone used to giving orders can learn to stop.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      shortDescription: "When to wait and when to step in, with a team you don't know yet.",
    },
    {
      link: '/scrum/articles/top-7-scrum-master-interview-questions',
      shortDescription: 'Seven questions for your next interview, and what makes an answer strong.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      shortDescription: 'Serving a team sometimes means saying what people would rather not hear.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      shortDescription: "How to serve the larger organization when its rules get in a team's way.",
    },
  ],
  'scrum-master-vs-project-manager': [
    {
      link: '/project-management',
      shortDescription: 'What remains of the job, such as fixed dates, suppliers and risk.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      shortDescription: 'If you are about to change jobs, here is a plan for your first three months.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: 'What the new job includes, and how a Scrum Master gets an impediment removed.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: 'Who orders the work, and a job that may suit project managers who love the product.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      shortDescription: "How to lead when you can't give orders, and several stances to choose from.",
    },
    {
      link: '/agile-certifications',
      shortDescription: "Certificates for agile jobs, including PMI's, and which ones you have to renew.",
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'How a Sprint works without a manager in the middle, day by day.',
    },
  ],
  'scrum-master-first-90-days': [
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      shortDescription: 'Five ways to respond to a problem, from waiting to stepping in.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      shortDescription: 'How to run the one change that the team has chosen.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      shortDescription: "Obstacles that a team can't remove alone, and what you can do about them.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'Whose event it is, what is fixed about it, and what the Developers may choose.',
    },
    {
      link: '/scrum/articles/top-7-scrum-master-interview-questions',
      shortDescription:
        "If you aren't hired yet, prepare for seven questions, and see what good answers have in common.",
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      shortDescription: 'Formats, step by step, for the first Developer who facilitates instead of you.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      shortDescription: 'If you come from project management, see which habits to leave behind.',
    },
  ],
} satisfies RelatedLinkGroups
