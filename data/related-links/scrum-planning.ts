import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: planning. */
export const groups = {
  'release-planning': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      shortDescription: 'If your items differ too much to be counted, size them together in one session.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/t-shirt-sizing',
      shortDescription: 'An early conversation about rough sizes, before there are items to count.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/summary',
      shortDescription: 'Do points give you a better forecast than a plain count of items?',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'Where the Product Goal belongs, and how to refine the items that you want to count.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription: 'What has to be true of work before you can release it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      shortDescription: 'The session in which you can share a forecast, with an agenda and whom to invite.',
    },
    {
      link: '/project-management',
      shortDescription: 'How to use the same kind of odds when a supplier sets the date.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      shortDescription: "Before you forecast with points, see what they can't tell you.",
    },
  ],
  'planning-poker': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/t-shirt-sizing',
      shortDescription:
        'For wishes that are months away, letters are quicker and look less exact than numbers.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/fibonacci-sequence-scale',
      shortDescription: 'Why your deck jumps from 8 to 13, and what that means for adding up sizes.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/affinity-estimation',
      shortDescription: 'What to use when dozens of items arrive and cards would take too long.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'What refinement is for, and which other details an item may get there.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      shortDescription: 'Who takes part in sizing, and what else Developers are accountable for.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription: "After you've sized an item together, plan an hour in which you start it together.",
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'What to do with the item that got no number: question cards and example mapping.',
    },
  ],
  't-shirt-sizing': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/affinity-estimation',
      shortDescription: 'When one wish has turned into forty items, see how to size them all within an hour.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How the same winter program, once cut into items, got a date with odds.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'What a request is worth, which matters as much as how large it is.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: 'Who decides on the order when several requests want to be first.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      shortDescription: 'A finer technique for requests that have already been split into items.',
    },
    {
      link: '/agile/user-story/user-story-mapping',
      shortDescription: 'How to find the simplest version of a large request before you size it.',
    },
  ],
  'affinity-estimation': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      shortDescription: 'A slower technique for items that people understand differently.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/fibonacci-sequence-scale',
      shortDescription: 'Why the bands should get wider as the work gets larger.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      shortDescription: 'How to finish an hour of work with a decision, even if something is still open.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'When all the sizes are on the wall, see how to decide what comes first.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: 'What else the person who watches the clock does for the team.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/collaboration-tools',
      shortDescription: 'Sizes can be sorted in silence. See what needs a call, and what to put in writing.',
    },
  ],
  'fibonacci-sequence-scale': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/summary',
      shortDescription: 'Before you calculate with points, test whether a plain count would do just as well.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      shortDescription: 'See the numbers in use when six Developers size a few items.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/t-shirt-sizing',
      shortDescription: 'A coarser scale for when your sizes are still very uncertain.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to get from rough sizes to a range that helps people decide.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'How a guess gets better when you compare it with what really happened.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      shortDescription: "What a tool can and can't do with the total of your points.",
    },
  ],
  'estimation-summary': [
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'You can count only what is Done, so agree with your team on what that means.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to turn your count of items into odds for a date.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'How Developers decide that a Sprint is full, whatever the sizes say.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'How to decide by what you have seen happen and not by what you expected.',
    },
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      shortDescription: 'How exam questions are worded, and which wrong options are easy to believe.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How a limit on open work can shorten the wait, which no estimate can do.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'How long will an item take? Answer from past cycle times instead of sizes.',
    },
  ],
} satisfies RelatedLinkGroups
