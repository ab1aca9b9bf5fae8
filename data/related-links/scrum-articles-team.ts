import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: articles, team. */
export const groups = {
  'top-7-scrum-master-interview-questions': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Read the twelve services once more on the evening before.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      title: "A Scrum Master's First 90 Days",
      shortDescription: 'You got the job. What comes first, and what can wait until the third month?',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      title: 'Scrum Master vs Project Manager',
      shortDescription: 'Find out which of the two the advertisement is really about.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: 'A phrase that interviewers love, with its history and its present wording.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      title: 'Velocity: What It Tells You and What It Does Not',
      shortDescription: 'Be ready when someone on the panel asks how you would raise it.',
    },
    {
      link: '/agile-certifications',
      title: 'Agile Certifications',
      shortDescription: 'Which certificates there are, what they ask of you, and how often they renew.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      title: 'Implementation Challenges',
      shortDescription: 'Material for situational questions: what goes wrong when Scrum arrives.',
    },
  ],
  'mastering-your-daily-scrum-meeting-11-simple-strategies': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'The rules behind the fifteen minutes, and one of them told minute by minute.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
      title: 'Daily Scrum Tools',
      shortDescription: 'A route across the board, aging marks, and three formats compared by counting.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'What should look different after a Daily Scrum that has worked.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: 'No goal to speak of at 2 pm? Borrow the form of one of these.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      title: 'Sprint Execution',
      shortDescription: 'How the other seven and three quarter hours of the day are spent.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'If six people have six items, the remedy may lie outside the meeting.',
    },
  ],
  'five-steps-to-mastering-agile-sprint-reviews': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription: 'What the event is for by the Guide, and why it is neither demo nor gate.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'The list on the wall: what makes it fit to be changed in front of guests.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'For step 4: how to weigh two wishes that both have good reasons.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'It decides on Thursday what your guests will get to see on Friday.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      title: 'Retrospective Formats That Work',
      shortDescription: 'Half an hour later the guests have gone: how to look at your own work.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      title: 'Product Owner Anti-Patterns',
      shortDescription: 'When the Review feels like a court, the cause is often described here.',
    },
  ],
  'retrospective-formats-that-work': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'Who takes part, what is inspected, and how one change reached its effect.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/retrospective-tool',
      title: 'Retrospective Tools',
      shortDescription: 'Experiment card, ledger and dots: what carries a decision past Friday.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      title: 'Continuous Improvement',
      shortDescription: 'What to do between two Retrospectives, so that the next one has news.',
    },
    {
      link: '/scrum/psm-1/scrum-values/openness',
      title: 'Openness',
      shortDescription: 'No format makes people speak who have reason not to. Start with this value.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'Facilitation in a quarrel: finding out whose question it is.',
    },
    {
      link: '/scrum/articles/fostering-commitment-in-scrum-teams',
      title: 'Fostering Commitment in Scrum Teams',
      shortDescription: 'A team that shrugs at every format may have stopped believing in its Sprints.',
    },
  ],
  'scrum-for-remote-teams': [
    {
      link: '/scrum/psm-1/scrum-tools/collaboration-tools',
      title: 'Collaboration Tools',
      shortDescription: 'Chat, call or document? Choose by urgency and by number of people.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'The event that suffers first from distance: what must not be given up.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription: 'All timeboxes in one place, for fitting events into a short overlap.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      title: 'Scrum Board',
      shortDescription: 'Your only shared wall: which columns and cards tell the truth from afar.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'Who may decide while the others sleep? The decisions, sorted by owner.',
    },
    {
      link: '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
      title: 'Mastering Your Daily Scrum: 11 Simple Strategies',
      shortDescription: 'Symptoms that a screen makes worse, with one remedy for each.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      title: 'Retrospective Formats That Work',
      shortDescription: 'Most of these run well on a shared board with everyone at their own screen.',
    },
  ],
} as const satisfies RelatedLinkGroups
