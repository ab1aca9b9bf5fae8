import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the new pages on waterfall, iterative work and DevOps. */
export const groups = {
  waterfall: [
    {
      link: '/agile/agile-vs-waterfall',
      shortDescription: 'Five questions that tell you which parts of your project deserve a single pass.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-waterfall',
      shortDescription:
        'What changes if you write the test cases with the specification and not after the code.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-waterfall',
      shortDescription: 'How to keep the right to stop when a supplier wants an order for everything.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'The same single pass, with a test prepared for every level of the specification.',
    },
    {
      link: '/sdlc/articles/phased-deployment-sdlc',
      shortDescription: 'How to release software in waves, with a condition that each wave has to meet.',
    },
    {
      link: '/project-management',
      shortDescription: 'A move to a new catalog, rehearsed nine weeks early to find the records that fail.',
    },
    {
      link: '/sdlc/defined-process-control',
      shortDescription: 'For steps that you repeat every day, when a fixed sequence gives the same result.',
    },
    {
      link: '/sdlc/requirement-analysis',
      shortDescription:
        "How to word a requirement that you're about to freeze, so that it can mean only one thing.",
    },
  ],
  iterative: [
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      shortDescription: 'A text message that looked like fraud, and why its wording had to wait.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-iterative',
      shortDescription: 'A rule that was built once, and an explanation that had to be worded three times.',
    },
    {
      link: '/sdlc/models/spiral',
      shortDescription: 'Rounds that tackle the greatest doubt next instead of the weakest screen.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'Another number followed for weeks, which got worse before it got better.',
    },
    {
      link: '/agile/user-story/user-story-mapping',
      shortDescription: 'A way to find the first version that people can use from start to finish.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      shortDescription: 'The same idea applied to how a team works instead of to a screen.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'The values and principles of 2001, and what working in small steps looks like.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription: 'What has to run automatically so that another round costs hours instead of weeks.',
    },
  ],
  devops: [
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription: 'One trunk, tested within minutes of each push, and how to start with one test.',
    },
    {
      link: '/sdlc/deployment',
      shortDescription: 'A checklist for a first launch, before deployments become routine.',
    },
    {
      link: '/sdlc/articles/phased-deployment-sdlc',
      shortDescription: 'Rules for switching a change on for some users, and for switching it off again.',
    },
    {
      link: '/sdlc/maintenance',
      shortDescription: 'What caused the changes to the same service in its first half year.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/retrospective-tool',
      shortDescription:
        'How one team traced 66 lost minutes to a mailbox, and began to carry an alarm phone.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'Four numbers that cover the work before the commit, too.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting',
      shortDescription: "What to show people outside the team, and what each number doesn't tell them.",
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription:
        'Where small releases and the ten-minute build were practiced before the word DevOps existed.',
    },
  ],
} as const satisfies RelatedLinkGroups
