import type { RelatedLinkGroups } from '../related-links'

/** Related links of the pages on Scrum. */
export const groups = {
  'scrum-introduction': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why looking at real results steers better than a long plan.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Sit in on day 1: the morning on which the reading-room Sprint was planned.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: 'The sentence that holds a Sprint together, in good and in poor versions.',
    },
    {
      link: '/scrum/psm-1',
      title: 'PSM I Study Course',
      shortDescription: 'Go deeper: the exam in facts, and lessons with questions.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'The ideas that Scrum shares with other methods, and when they do not help.',
    },
    {
      link: '/agile/comparisons/kanban-vs-scrum',
      title: 'Kanban vs Scrum',
      shortDescription: 'Before you choose Scrum: what the other common choice would ask of you.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A practice to add when your Sprint has much started and little Done.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'The technical craft behind an Increment every two weeks.',
    },
  ],
  commitment: [
    {
      link: '/scrum/psm-1/scrum-values/commitment',
      title: 'Commitment',
      shortDescription: 'What the Scrum Guide means by the word, and what it never asks you to promise.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Where a team says yes to a goal, and how much it may leave open.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: 'A team can only stand behind a goal that it understands: examples to copy.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: 'People keep the plans that they made: who decides what in a Scrum Team.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A team that finishes what it starts needs fewer appeals to its commitment.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'What to do with bad news, so that nobody has to hide it for the sake of a promise.',
    },
  ],
  'scrum-value-commitment': [
    {
      link: '/scrum/psm-1/scrum-values/focus',
      title: 'Focus',
      shortDescription: 'The value that makes a commitment possible: one goal at a time.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      title: 'Courage',
      shortDescription: 'What it takes to say early that the goal is in danger.',
    },
    {
      link: '/scrum/articles/fostering-commitment-in-scrum-teams',
      title: 'Fostering Commitment in Scrum Teams',
      shortDescription: 'From the value to the team room: what a Scrum Master can do about it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'See the difference between a committed goal and forecast items being made.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Where each artifact gets the commitment that it is measured against.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'For doubters: why a promise of every single item would blind the team.',
    },
  ],
  'scrum-master': [
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      title: 'The Scrum Master as a Servant Leader',
      shortDescription: 'An old name for the stance, and what the Guide of 2020 says in its place.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      title: 'Scrum Master vs Project Manager',
      shortDescription: 'Two jobs that get mixed up, compared by what each answers for.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      title: "A Scrum Master's First 90 Days",
      shortDescription: 'Starting with a new team? What to watch, ask and leave alone at first.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The accountability at work: where it shows in one Sprint, and where it does not.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'An accountability that a Scrum Master serves: what to know before you help.',
    },
    {
      link: '/scrum/articles/top-7-scrum-master-interview-questions',
      title: 'Top 7 Scrum Master Interview Questions',
      shortDescription: 'Practice explaining this accountability to somebody who may hire you.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Where plans, risks and budgets go when nobody on the team is the manager.',
    },
  ],
  'product-owner': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'The artifact that this person answers for, and how it stays in order.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: "How to argue for an order when everybody's wish is urgent.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'What a Product Owner brings to the table, and what they leave to others.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      title: 'Sprint Review',
      shortDescription: 'Where stakeholders and results meet, and the backlog changes for it.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      title: 'Product Owner Anti-Patterns',
      shortDescription: 'Ways in which good people get this accountability wrong.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: "Answering 'when will it be there?' without inventing a date.",
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: "Scope, money and dates: which of them land on a Product Owner's desk.",
    },
  ],
  'scrum-development-team': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'The plan that belongs to the Developers and to nobody else.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      title: 'Self-Organization and Self-Management',
      shortDescription: "What deciding 'who, when and how' yourselves looks like, and where it ends.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Fifteen minutes that Developers hold for themselves, not for a manager.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'The quality that Developers answer for, written down so that all can check it.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Skills that let six people finish any item together: pairs, tests, shared code.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'The Developers say how much they can take on; watch six of them select.',
    },
  ],
  'product-backlog': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'Who answers for the order, and which parts of the work may be handed over.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      title: 'What Is a User Story?',
      shortDescription: 'A form that many teams write items in, although Scrum does not ask for it.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      title: 'Product Backlog Refinement Tools',
      shortDescription: 'What helps a team to split and size items before it plans.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Follow items from the top of the list into one Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'Reading dates off an ordered list, with the doubt left visible.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why a list that nobody may change is a plan in disguise.',
    },
  ],
  'sprint-backlog': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'How goal, items and plan came together on one Monday morning.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: "The 'why' part of the artifact, and how to put it into one sentence.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Where the plan is changed each day, and on what grounds.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      title: 'Sprint Execution',
      shortDescription: 'The days between planning and review: what Developers do with the plan.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      title: 'Burndown Charts',
      shortDescription: 'A picture of remaining work that is useful to some teams and required of none.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Keep the plan from becoming ten items that are all half done.',
    },
  ],
  'daily-scrum': [
    {
      link: '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
      title: 'Mastering Your Daily Scrum: 11 Simple Strategies',
      shortDescription: 'Your Daily Scrum drags on? Eleven small things to try, one at a time.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'The plan that the Developers adapt in these fifteen minutes.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Without a Sprint Goal there is nothing to inspect: see one being made.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      title: 'Developers (the Development Team)',
      shortDescription: 'Whose event this is: what Developers decide and what they answer for.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Talk about the cards and not the people: what a full column asks a team.',
    },
    {
      link: '/scrum/articles/scrum-for-remote-teams',
      title: 'Scrum for Remote Teams',
      shortDescription: 'Same time, different rooms: meeting daily when nobody shares a wall.',
    },
  ],
  sprint: [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'The first event inside the container, followed through one Monday morning.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      title: 'Time-Boxing',
      shortDescription: 'Why every event has an end, and what is lost when it slips.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What each Sprint must leave behind, at least once.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-0',
      title: 'Sprint 0',
      shortDescription: 'About the preparing Sprint that many teams plan and the Guide does not know.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Each Sprint is one turn of this loop; here is the loop itself.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Ten working days of one team, with all five events in their place.',
    },
  ],
  'sprint-planning': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why a forecast rests on what has already happened.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'The result of the morning: what it holds, and how it changes on the days after.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      title: 'Sprint Goals: Examples and How to Write Them',
      shortDescription: 'Practice for topic one: goals that say why, next to lists in disguise.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'Day two: what happens to the plan once work has begun.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Where Sprint Planning sits among the five events.',
    },
    {
      link: '/scrum/psm-1',
      title: 'PSM I Study Course',
      shortDescription: 'The lessons in order, and the facts of the exam.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'How much at once? The answer of teams that plan no Sprints.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Practices that help Developers get selected items really Done.',
    },
  ],
  'sprint-review': [
    {
      link: '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
      title: 'Five Steps to Mastering Agile Sprint Reviews',
      shortDescription: 'If yours has become a slide show: five steps back to a working session.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What may be shown at the review, and what goes back to the backlog unseen.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: 'The event that follows: from the product to the way of working.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'Where everything ends up that the stakeholders made you see.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: "How a 'Renew all' button got better because somebody looked, in numbers.",
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The review in its place at the end of a Sprint, librarians included.',
    },
  ],
  'sprint-retrospective': [
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      title: 'Retrospective Formats That Work',
      shortDescription: "When 'what went well?' gets silence: other ways to ask.",
    },
    {
      link: '/scrum/psm-1/scrum-tools/retrospective-tool',
      title: 'Retrospective Tools',
      shortDescription: 'Walls, boards and forms for collecting what the team noticed.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      title: 'Continuous Improvement',
      shortDescription: 'What becomes of the improvements after the meeting.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'The next event on the calendar, and the place to make room for one change.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Inspect and adapt is meant for the team too: the theory behind the event.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: "An experiment worth proposing when everyone says 'too much at once'.",
    },
  ],
  'empirical-process-control': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      title: 'The Three Pillars of Scrum',
      shortDescription: 'The three words again, each with what breaks when it is missing.',
    },
    {
      link: '/sdlc/defined-process-control',
      title: 'Defined Process Control',
      shortDescription: 'The other kind of control, for work whose steps give the same result each time.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'See evidence from past Sprints turn into a forecast for the next one.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'How events, artifacts and accountabilities carry the three pillars.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles',
      title: 'Scrum Theory and Principles',
      shortDescription: 'The section that this lesson belongs to.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Another way to make trouble visible early: limit what is started.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Planned verification, level by level, and what it finds late.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Feedback in minutes: how tests and pairs shorten the loop.',
    },
  ],
} as const satisfies RelatedLinkGroups
