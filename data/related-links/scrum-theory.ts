import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the Scrum pages: theory. */
export const groups = {
  'scrum-history': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      shortDescription: 'Three ideas that have been in the Guide since its first edition.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription:
        'What "self-managing" means, the term that replaced "self-organizing" in the 2020 Guide.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: "Today's framework from start to finish, after all the older versions.",
    },
    {
      link: '/agile/overview',
      shortDescription: 'What the seventeen authors of 2001 agreed on, and what they left open.',
    },
    {
      link: '/scrum/psm-1/scrum-values',
      shortDescription: 'The five values that were added to the Guide in 2016, with a lesson on each.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'How others organized the phases of a project while Scrum was being developed.',
    },
    {
      link: '/kanban/history/kanban-history',
      shortDescription:
        'Another history that leads back to Japan, this time to cards in a Toyota machine shop.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-0',
      shortDescription:
        'Where the work of the old planning phase belongs, now that every Sprint has to deliver.',
    },
  ],
  'intro-psm-1': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      shortDescription:
        'Your study material may be older than the Guide, so see which of its rules were retired.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'Begin with the reasons, because they help you work out many rules of Scrum.',
    },
    {
      link: '/scrum/introduction',
      shortDescription:
        'If the words are new to you, follow one Sprint day by day before you read the Guide.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'Practice reading the Guide with questions on an event in which everyone takes part.',
    },
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      shortDescription: 'What the exam is like, and how to use its time well.',
    },
    {
      link: '/agile-certifications',
      shortDescription: "If you aren't sure that you need this certificate, compare it with others first.",
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      shortDescription: 'A summary to print for the last evening before the exam.',
    },
  ],
  'value-based-prioritization': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'Where the order is kept, and what else this artifact has to make visible.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: 'The one person who decides on the order, and what else they are accountable for.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      shortDescription: 'The event in which stakeholders and team can look at what a release has changed.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to turn an ordered list into a forecast that you can show to others.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      shortDescription:
        'If the time is fixed, the order decides what gets finished, so the two belong together.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      shortDescription: "Tools that keep a long list in order, and what a tool can't decide for you.",
    },
    {
      link: '/agile/overview',
      shortDescription: 'Why it is better to finish valuable things early than to finish everything late.',
    },
  ],
  'time-boxing': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/summary',
      shortDescription: 'Give yourself a timebox of 25 minutes, and test what you know of the whole theory.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      shortDescription: 'The event that contains all the others, and what may change during it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'What the fifteen minutes are for, and what belongs after them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'How a team uses its time in the longest meeting of the Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-values/focus',
      shortDescription: 'How to decide which interruptions may take time from the Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'What to do first when not everything fits into the time you have.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'A limit on the amount of open work instead of on the time.',
    },
  ],
  'theory-summary': [
    {
      link: '/scrum/psm-1/scrum-values/introduction',
      shortDescription: 'Continue with the five values that bring the pillars to life.',
    },
    {
      link: '/scrum/psm-1/scrum-framework',
      shortDescription: 'Go on to the rules, now that you know the reasons for them.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      shortDescription:
        'Go back to transparency, inspection and adaptation if they are still hard to tell apart.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'See the whole loop again in numbers, over several weeks of work on one feature.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'See how the ideas of this section work together in one event.',
    },
    {
      link: '/scrum/psm-1/introduction/intro-psm-1',
      shortDescription: 'Plan what you still have to learn in the weeks before the exam.',
    },
  ],
  'three-pillars-of-scrum': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'The reason behind the pillars is that knowledge comes from experience.',
    },
    {
      link: '/scrum/psm-1/scrum-values/openness',
      shortDescription: 'The value that makes people willing to show bad numbers, too.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'Why the word "finished" has to mean the same to a team and its users.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription:
        'The event in which Developers inspect their progress most often, and how to use it well.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription: 'The event in which a team adapts its own way of working.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: 'Why adaptation depends on who is allowed to act on what they see.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      shortDescription: 'How long each of the events may take, and how to stop when its time is over.',
    },
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      shortDescription: 'How Kanban teams look at their work and adjust it without Sprints.',
    },
  ],
  'self-organization': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      shortDescription:
        'After deciding for yourselves, learn how to decide together with people outside the team.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      shortDescription: 'What the Developers decide every day, and what they are accountable for.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: "How to help people whose work you can't assign.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'Fifteen minutes in which the Developers adjust their plan for the next day.',
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      shortDescription: 'Why self-management needs people who see each other as capable and independent.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'How two people program as a pair, and where that is worth the effort.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      shortDescription: 'How much to help a team that manages itself, and what you can say.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: "What a team must take from its organization's standard, and what it may add.",
    },
  ],
  collaboration: [
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'When stakeholders still want different things, see how to decide what comes first.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      shortDescription: 'The event in which stakeholders work together with the team.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: 'What the one person who decides on the order does in an ordinary week.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: 'Who makes which decision when everyone talks with everyone.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      shortDescription: 'Where the comparison with a relay race and a rugby team comes from.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: 'Facilitation is only one of the services that a Scrum Master provides.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/collaboration-tools',
      shortDescription: 'How to end a long thread with a ten-minute call, and what to write down afterward.',
    },
    {
      link: '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
      shortDescription: 'How to stop presenting at your guests and start working with them.',
    },
  ],
} satisfies RelatedLinkGroups
