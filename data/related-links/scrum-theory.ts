import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: theory. */
export const groups = {
  'scrum-history': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'The part of Scrum that every edition has kept, from 2010 until now.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'Why the Guide of 2020 exchanged one word for the other.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: "Today's framework from end to end, after all these older versions of it.",
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'What the seventeen authors of 2001 agreed on, and what they left open.',
    },
    {
      link: '/scrum/psm-1/scrum-values',
      title: 'Scrum Values',
      shortDescription: 'Five values that got their own section in 2016, one lesson for each.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'How others arranged the phases of a project while Scrum was being invented.',
    },
    {
      link: '/kanban/history/kanban-history',
      title: 'The History of Kanban',
      shortDescription: 'The other story that begins with a manufacturer in Japan.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-0',
      title: 'Sprint 0',
      shortDescription: 'A planning phase that the paper of 1995 had and Scrum no longer has.',
    },
  ],
  'intro-psm-1': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Begin with the reasons: the idea from which most rules can be worked out.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'New to the words? One Sprint told day by day, before you read the Guide.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Try the five reading questions on an event in which everyone has a part.',
    },
    {
      link: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
      title: 'Exam Format and Structure',
      shortDescription: 'For your fourth week: the sixty minutes and how to spend them.',
    },
    {
      link: '/agile-certifications',
      title: 'Agile Certifications',
      shortDescription: 'Not sure that this is the certificate you need? Compare before you pay.',
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      title: 'Scrum PSM I Cheat Sheet',
      shortDescription: 'Two pages to print for the last evening before the exam.',
    },
  ],
  'value-based-prioritization': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'Where the order lives, and what else that artifact must make visible.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'The one person whose order counts, and everything else they answer for.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription: 'Where stakeholders and the team find out whether a value guess held.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'From an order without dates to a forecast that you may show to others.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription: 'The other half of the bargain: the time is given, so the order decides.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      title: 'Backlog Management Tools',
      shortDescription: 'Tools that keep a long list in order, and what no tool will decide.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'Why finishing valuable things early beats finishing everything late.',
    },
  ],
  'time-boxing': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
      title: 'The Sprint',
      shortDescription: 'The longest box of all: what may happen in it and what may not.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'What fifteen minutes are for, and what belongs after them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'A morning with a limit of four hours, followed by the clock.',
    },
    {
      link: '/scrum/psm-1/scrum-values/focus',
      title: 'Focus',
      shortDescription: 'What a limit on time does to the attention of the people inside it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'What to put into the box first, when not everything will fit.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Limit the work in place of the time: the same pressure from another side.',
    },
  ],
  'theory-summary': [
    {
      link: '/scrum/psm-1/scrum-values/introduction',
      title: 'Introduction to the Scrum Values',
      shortDescription: 'Next section: the five values that bring the pillars to life.',
    },
    {
      link: '/scrum/psm-1/scrum-framework',
      title: 'The Scrum Framework',
      shortDescription: 'Skip ahead to the rules, now that you have the reasons for them.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'Back to transparency, inspection and adaptation, if they still blur.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Five weeks of one feature in numbers: the whole loop once more.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Watch all eight ideas at work in a single morning.',
    },
    {
      link: '/scrum/psm-1/introduction/intro-psm-1',
      title: 'Introduction to PSM I',
      shortDescription: 'Fit what is left to learn into your weeks before the exam.',
    },
  ],
  'three-pillars-of-scrum': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'The reason behind the pillars: knowledge comes from experience.',
    },
    {
      link: '/scrum/psm-1/scrum-values/openness',
      title: 'Openness',
      shortDescription: 'The value without which nobody shows you the number 66.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: "One meaning of 'finished' for both sides of the counter.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Ten of the thirteen planned looks, and how to make them count.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'Where a team adapts itself, and why the same complaint must not come back.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'Who may act on what was seen decides whether the third pillar stands.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription: 'The limits that bring the looks round on time.',
    },
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      title: 'Feedback Loops',
      shortDescription: 'How looking and adjusting are arranged where there are no Sprints.',
    },
  ],
  'self-organization': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'From deciding for yourselves to deciding together, also with people outside.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      title: 'Developers (the Development Team)',
      shortDescription: 'The people whose daily decisions this lesson followed for nine days.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'How to lead people whose work you may not assign.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: "Fifteen minutes in which 'who' and 'when' are settled anew.",
    },
    {
      link: '/scrum/psm-1/scrum-values/respect',
      title: 'Respect',
      shortDescription: 'Why capable, independent people are a condition of all this.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Pairing and shared code: how a skill gets into a second head.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: 'Handing the question back without leaving people alone with it.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'The fence that no majority in the team can move.',
    },
  ],
  collaboration: [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription: 'The event in which stakeholders work, once they are allowed to.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'One person for one product, however many teams build it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'Who keeps which decision while everybody talks with everybody.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/scrum-history',
      title: 'History of Scrum',
      shortDescription: 'Relay race or rugby: where the picture of the passed ball comes from.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Fewer items at a time, so that people meet around the same one.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Facilitating is one service among many; here are the others.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/collaboration-tools',
      title: 'Collaboration Tools',
      shortDescription: 'What helps when the people of one team sit in different places.',
    },
    {
      link: '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
      title: 'Five Steps to Mastering Agile Sprint Reviews',
      shortDescription: 'How to stop presenting and start asking.',
    },
  ],
} satisfies RelatedLinkGroups
