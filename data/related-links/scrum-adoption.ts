import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: adoption. */
export const groups = {
  'continuous-improvement': [
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      title: 'Implementation Challenges',
      shortDescription: 'Obstacles outside the team, and what a Scrum Team can do about them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event that makes sure a team looks at its way of working every Sprint.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      title: 'Retrospective Formats That Work',
      shortDescription:
        'If your Retrospectives have become routine, find ideas for the next experiment here.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'The same loop of trying, looking and changing, applied to a feature of the product.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting',
      title: 'Metrics and Reporting',
      shortDescription: 'If you need a number to watch, see which ones help and which ones invite cheating.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription:
        'An experiment that you can start right away, by starting less and counting the effect.',
    },
  ],
  'scrum-implementation-challenges': [
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: 'How to move an obstacle when you have no authority to give orders.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'How to answer someone who asks for a date, with a range and its odds.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      title: 'Continuous Improvement',
      shortDescription: 'How to try one change at a time and decide whether to keep it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'What several teams on one product share, and how to reduce their dependencies.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      title: "A Scrum Master's First 90 Days",
      shortDescription: 'If you are new in such an organization, learn which obstacle to work on first.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'For steering boards and suppliers, see who does what around a Scrum Team.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      title: 'Product Owner Anti-Patterns',
      shortDescription:
        "Committees, proxies and people who don't decide are common signs of half-adopted Scrum.",
    },
  ],
  'scrum-master-as-a-servant-leader': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'What this kind of leader is accountable for, as the Guide lists it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'What you leave to the team, and who makes which decision.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      title: 'Scrum Master vs Project Manager',
      shortDescription: 'How someone used to giving orders can learn to stop.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      title: "A Scrum Master's First 90 Days",
      shortDescription: "When to wait and when to step in, with a team you don't know yet.",
    },
    {
      link: '/scrum/articles/top-7-scrum-master-interview-questions',
      title: 'Top 7 Scrum Master Interview Questions',
      shortDescription: 'What interviewers want to hear when they ask how you lead without authority.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      title: 'Courage',
      shortDescription: 'Serving a team sometimes means saying what people would rather not hear.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      title: 'Implementation Challenges',
      shortDescription: "How to serve the larger organization when its rules get in a team's way.",
    },
  ],
  'scrum-master-vs-project-manager': [
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'What remains of the job, such as fixed dates, suppliers and risk.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      title: "A Scrum Master's First 90 Days",
      shortDescription: 'If you are about to change jobs, here is a plan for your first three months.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'What the new job includes, and how a Scrum Master gets an impediment removed.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription:
        'Who decides about scope, and a job that may suit project managers who love the product.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: "How to lead when you can't give orders, and several stances to choose from.",
    },
    {
      link: '/agile-certifications',
      title: 'Agile Certifications',
      shortDescription: 'Certificates for both jobs, what they cost and what they test.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'How a Sprint works without a manager in the middle, day by day.',
    },
  ],
  'scrum-master-first-90-days': [
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: 'One situation, and several ways to respond, from waiting to stepping in.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      title: 'Continuous Improvement',
      shortDescription: 'How to run the one change that the team has chosen.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      title: 'Implementation Challenges',
      shortDescription: "Obstacles that a team can't remove alone, and what you can do about them.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Whose event it is, and what to look for when you watch it.',
    },
    {
      link: '/scrum/articles/top-7-scrum-master-interview-questions',
      title: 'Top 7 Scrum Master Interview Questions',
      shortDescription:
        'Not hired yet? These questions often decide, so see what good answers have in common.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      title: 'Retrospective Formats That Work',
      shortDescription: 'Agendas to hand to the first Developer who facilitates instead of you.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      title: 'Scrum Master vs Project Manager',
      shortDescription: 'If you come from project management, see which habits to leave behind.',
    },
  ],
} satisfies RelatedLinkGroups
