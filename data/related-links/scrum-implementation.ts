import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: implementation. */
export const groups = {
  'continuous-integration': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription: 'What all this integrating is for: something usable on any day of the Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      shortDescription: 'Which tests belong in the automated build, and which ones need a person.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'How to write the list that decides whether the code in the trunk is Done.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'The group of practices that this one comes from, with an example.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription:
        'Code can wait between branches, and work between people. See what it costs to pass it along.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'A model in which integration is a separate level, paired with the architecture.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to say what will be in a release, if any day can be a release day.',
    },
  ],
  'agile-testing': [
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      shortDescription:
        "You've followed one item through its tests, so now follow a team through a whole Sprint.",
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'Where the team writes down the checks that every Increment has to pass.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription: 'The difference between checks for every item and examples for one.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription:
        'How to set up the build that runs your automated tests, and what the team agrees on.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'Ways to split and clarify an item before you test it, such as example mapping.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'Another way to pair tests with specifications, and when it is the better choice.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: "How a team decides who does what, so that testing doesn't depend on one person.",
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'How test-first programming works, shown step by step.',
    },
  ],
  'sprint-execution': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'The plan for these days, and what it looks like partway through a Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'How Developers change their plan for the day in fifteen minutes.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'When fewer open items shorten the wait, and when they only move it elsewhere.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'Good and poor wordings of a goal that tells you what you can leave out.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
      shortDescription: 'See in one chart how many items are open, and about how long they take.',
    },
    {
      link: '/scrum/psm-1/scrum-values/focus',
      shortDescription: 'How to deal with interruptions, and how to tell which ones can wait.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      shortDescription: 'Why it helps to say early what everyone will notice in the end anyway.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      shortDescription: 'How a lane for each item shows at a glance that too much has been started.',
    },
  ],
  'sprint-0': [
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      shortDescription:
        "Your first Sprint doesn't have to be perfect. Here's how to improve one thing at a time.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      shortDescription: 'The rules that apply in every Sprint, from the first day of the first one.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'What you need for your first Sprint Planning, and how the event goes.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'What a short first definition can cost a team a few Sprints later.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'How little you need in the list before you can start.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      shortDescription: 'The 1995 paper on Scrum had a phase before the Sprints. See what became of it.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription:
        'After a few Sprints, how to answer the date question that Sprint 0 was meant to settle.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription: "What even the first Sprint has to produce, and what doesn't count as an Increment.",
    },
  ],
} satisfies RelatedLinkGroups
