import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: theory. */
export const groups = {
  'scrum-history': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'The part of Scrum that every edition of the Guide has kept.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'Why the 2020 Guide replaced one of these words with the other.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: "Today's framework from start to finish, after all the older versions.",
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'What the seventeen authors of 2001 agreed on, and what they left open.',
    },
    {
      link: '/scrum/psm-1/scrum-values',
      title: 'Scrum Values',
      shortDescription: 'The five values that were added to the Guide in 2016, with a lesson on each.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'How others organized the phases of a project while Scrum was being developed.',
    },
    {
      link: '/kanban/history/kanban-history',
      title: 'The History of Kanban',
      shortDescription: 'Another story that begins with a manufacturer in Japan.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-0',
      title: 'Sprint 0',
      shortDescription: 'A planning phase that a paper of 1995 described and Scrum no longer has.',
    },
  ],
  'intro-psm-1': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Begin with the reasons, because you can work out most rules of Scrum from them.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription:
        'If the words are new to you, follow one Sprint day by day before you read the Guide.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Practice reading the Guide with questions on an event in which everyone takes part.',
    },
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      title: 'Exam Format and Structure',
      shortDescription: 'What the sixty minutes are like, and how to use them well.',
    },
    {
      link: '/agile-certifications',
      title: 'Agile Certifications',
      shortDescription: "If you aren't sure that you need this certificate, compare it with others first.",
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      title: 'Scrum PSM I Cheat Sheet',
      shortDescription: 'A summary to print for the last evening before the exam.',
    },
  ],
  'value-based-prioritization': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'Where the order is kept, and what else this artifact has to make visible.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'The one person who decides on the order, and what else they are accountable for.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription:
        'The event in which stakeholders and team find out whether an item had the hoped-for value.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'How to turn an ordered list into a forecast that you can show to others.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription:
        'If the time is fixed, the order decides what gets finished, so the two belong together.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      title: 'Backlog Management Tools',
      shortDescription: "Tools that keep a long list in order, and what a tool can't decide for you.",
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'Why it is better to finish valuable things early than to finish everything late.',
    },
  ],
  'time-boxing': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      title: 'The Sprint',
      shortDescription: 'The event that contains all the others, and what may change during it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'What the fifteen minutes are for, and what belongs after them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'How a team uses its time in the longest meeting of the Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-values/focus',
      title: 'Focus',
      shortDescription: 'How a time limit helps people concentrate on one goal.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'What to do first when not everything fits into the time you have.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A limit on the amount of work instead of the time, which has a similar effect.',
    },
  ],
  'theory-summary': [
    {
      link: '/scrum/psm-1/scrum-values/introduction',
      title: 'Introduction to the Scrum Values',
      shortDescription: 'Continue with the five values that bring the pillars to life.',
    },
    {
      link: '/scrum/psm-1/scrum-framework',
      title: 'The Scrum Framework',
      shortDescription: 'Go on to the rules, now that you know the reasons for them.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription:
        'Go back to transparency, inspection and adaptation if they are still hard to tell apart.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'See the whole loop again in numbers, over several weeks of work on one feature.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'See how the ideas of this section work together in one event.',
    },
    {
      link: '/scrum/psm-1/introduction/intro-psm-1',
      title: 'Introduction to PSM I',
      shortDescription: 'Plan what you still have to learn in the weeks before the exam.',
    },
  ],
  'three-pillars-of-scrum': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'The reason behind the pillars is that knowledge comes from experience.',
    },
    {
      link: '/scrum/psm-1/scrum-values/openness',
      title: 'Openness',
      shortDescription: 'The value that makes people willing to show bad numbers, too.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: "Why the word 'finished' has to mean the same to a team and its users.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription:
        'The event in which Developers inspect their progress most often, and how to use it well.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event in which a team adapts its own way of working.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'Why adaptation depends on who is allowed to act on what they see.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription: 'How time limits make sure that a team inspects its work regularly.',
    },
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      title: 'Feedback Loops',
      shortDescription: 'How Kanban teams look at their work and adjust it without Sprints.',
    },
  ],
  'self-organization': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription:
        'After deciding for yourselves, learn how to decide together with people outside the team.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      title: 'Developers (the Development Team)',
      shortDescription: 'What the Developers decide every day, and what they are accountable for.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'How to lead people whose work you may not assign.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Fifteen minutes in which Developers settle again who does what next.',
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      title: 'Respect',
      shortDescription: 'Why self-management needs people who see each other as capable and independent.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How pairing and shared code help a second person learn a skill.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: 'How to hand a decision back to the team without leaving people alone with it.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: "A limit to self-management that even a majority of the team can't vote away.",
    },
  ],
  collaboration: [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription: 'The event in which stakeholders work together with the team.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'Why one product has one Product Owner, however many teams build it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'Who makes which decision when everyone talks with everyone.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      title: 'History of Scrum',
      shortDescription: 'Where the comparison with a relay race and a rugby team comes from.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'With fewer items open at once, people are more likely to work together on one.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Facilitation is only one of the services that a Scrum Master provides.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/collaboration-tools',
      title: 'Collaboration Tools',
      shortDescription: 'What helps when the people on one team work in different places.',
    },
    {
      link: '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
      title: 'Five Steps to Mastering Agile Sprint Reviews',
      shortDescription: 'How to stop presenting at your guests and start working with them.',
    },
  ],
} satisfies RelatedLinkGroups
