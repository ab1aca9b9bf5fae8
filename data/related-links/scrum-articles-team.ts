import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: articles, team. */
export const groups = {
  'top-7-scrum-master-interview-questions': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: 'What to reread the evening before your interview.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      shortDescription: 'Once you have the job, learn what comes first and what can wait a while.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      shortDescription: 'Find out which of the two jobs the ad is really about.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      shortDescription:
        'You may hear this phrase in an interview, so know its history and what the Guide says today.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      shortDescription: 'Be ready when someone on the panel asks how you would raise velocity.',
    },
    {
      link: '/agile-certifications',
      shortDescription: 'Which certificates exist, what they require and how often you have to renew them.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      shortDescription: 'Examples for situational questions about what goes wrong when Scrum is introduced.',
    },
  ],
  'mastering-your-daily-scrum-meeting-11-simple-strategies': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'The rules for the fifteen minutes, and an example in which the plan changed.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/daily-scrum-tool',
      shortDescription:
        'Five stops to walk through in the meeting, and three formats that one team compared.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'The plan that you adapt in the event, and who may change which part of it.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'If your Sprint has no real goal, borrow the form of one of these.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      shortDescription: 'How Developers spend the rest of the day, after the fifteen minutes.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'If everyone is working on a different item, the cause may lie outside the meeting.',
    },
  ],
  'five-steps-to-mastering-agile-sprint-reviews': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      shortDescription: 'What the event is for, and why it is neither just a demo nor a gate.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'How the list is ordered, and how a vague item on it becomes clear.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'How to choose between two requests when there are good reasons for both.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'The list that decides which items are finished and may be shown to your guests.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      shortDescription: 'When the guests have left, use these formats to look at your own work.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      shortDescription: 'If your Review feels like a trial, you may find the cause here.',
    },
  ],
  'retrospective-formats-that-work': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription: 'Who takes part, what is inspected, and how one change turned out.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/retrospective-tool',
      shortDescription: 'How a card and a ledger help the team remember its decision after the meeting.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      shortDescription: 'What to do between two Retrospectives, so that there is something new to discuss.',
    },
    {
      link: '/scrum/psm-1/scrum-values/openness',
      shortDescription:
        'A format may not help if people have reasons to stay silent, so start with this value.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription: 'How to facilitate a disagreement by finding out who has to decide.',
    },
    {
      link: '/scrum/articles/fostering-commitment-in-scrum-teams',
      shortDescription: 'What to do when a team no longer believes in its Sprints.',
    },
  ],
  'scrum-for-remote-teams': [
    {
      link: '/scrum/psm-1/scrum-tools/collaboration-tools',
      shortDescription: 'Which questions need a call, which can wait, and a working agreement to copy.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'What is fixed in this event, and what your team can choose.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      shortDescription: 'All timeboxes in one place, to help you fit the events into a short overlap.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      shortDescription: 'How to set up a board, on a wall or in software, that everyone reads the same way.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: 'Which decisions belong to whom, so that fewer of them wait overnight.',
    },
    {
      link: '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
      shortDescription: 'What to try when your fifteen minutes run long, wander or end without a plan.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      shortDescription: 'Eight formats, with steps that you can also follow on a shared board.',
    },
  ],
} as const satisfies RelatedLinkGroups
