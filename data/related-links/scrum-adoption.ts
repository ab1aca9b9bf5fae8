import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: adoption. */
export const groups = {
  'continuous-improvement': [
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      title: 'Implementation Challenges',
      shortDescription: 'When the cause lies outside the team: six obstacles, and how each one moved.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event that guarantees one look at the way of working in each Sprint.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      title: 'Retrospective Formats That Work',
      shortDescription: 'Where the next experiment may come from, if your Retrospective has grown stale.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'The same loop of guess, look and change, applied to a feature of the product.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting',
      title: 'Metrics and Reporting',
      shortDescription: 'Looking for a number to watch? Which counts help, and which get gamed.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A ready-made experiment: start less, and count what that does to waiting.',
    },
  ],
  'scrum-implementation-challenges': [
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: 'How to move an obstacle when you have no power to order anything.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'What to give a branch that asks for a date: a range, its odds, a next look.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      title: 'Continuous Improvement',
      shortDescription: 'How to try one change at a time and know whether to keep it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'Several teams on one product: what they share, and where to cut them apart.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      title: "A Scrum Master's First 90 Days",
      shortDescription: 'New in an organization like this? Which obstacle to touch first, and when.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'For boards and suppliers: what lies outside a Scrum Team, and who looks after it.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      title: 'Product Owner Anti-Patterns',
      shortDescription: 'Committees, proxies and absent deciders: half-adopted Scrum at its most common.',
    },
  ],
  'scrum-master-as-a-servant-leader': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'What this kind of leader answers for, service by service, as the Guide lists them.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'What you leave to the team when you do not decide: nine decisions and their owners.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      title: 'Scrum Master vs Project Manager',
      shortDescription: 'Somebody used to giving orders learns to stop: six weeks of a change of job.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      title: "A Scrum Master's First 90 Days",
      shortDescription: 'When to wait and when to step in, with a team that you do not know yet.',
    },
    {
      link: '/scrum/articles/top-7-scrum-master-interview-questions',
      title: 'Top 7 Scrum Master Interview Questions',
      shortDescription: 'What interviewers want to hear when they ask how you lead without authority.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      title: 'Courage',
      shortDescription: 'Serving sometimes means saying the sentence that nobody wishes to hear.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      title: 'Implementation Challenges',
      shortDescription: 'The larger organization, served: dates, bonuses, boards and a supplier.',
    },
  ],
  'scrum-master-vs-project-manager': [
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription:
        'The part of the job that remains: fixed dates, suppliers, risk and a forecast in numbers.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      title: "A Scrum Master's First 90 Days",
      shortDescription: 'Changing jobs soon? A plan for thirteen weeks and questions for the first talks.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'The new job in full: two accountabilities and an impediment that went away.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'Where scope went, and a job that suits project managers who love the product.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: 'Without a mandate to command, what do you lead with? Four stances to help from.',
    },
    {
      link: '/agile-certifications',
      title: 'Agile Certifications',
      shortDescription: 'Letters for either job, what they cost and what they check.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'A Sprint without a manager in the middle, followed for ten working days.',
    },
  ],
  'scrum-master-first-90-days': [
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: 'One situation and five interventions, from waiting to stepping in.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      title: 'Continuous Improvement',
      shortDescription: 'For weeks five to eight: how to run the one change that the team has chosen.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      title: 'Implementation Challenges',
      shortDescription: 'For weeks nine to twelve: obstacles that no team can move by itself.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Whose event it is, and what to look for when you stand at its edge.',
    },
    {
      link: '/scrum/articles/top-7-scrum-master-interview-questions',
      title: 'Top 7 Scrum Master Interview Questions',
      shortDescription: 'Not hired yet? Questions that decide it, and what good answers have in common.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      title: 'Retrospective Formats That Work',
      shortDescription: 'Something to hand to the first Developer who facilitates in your place.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      title: 'Scrum Master vs Project Manager',
      shortDescription: 'For those who come from projects: what to leave at the door on day one.',
    },
  ],
} satisfies RelatedLinkGroups
