import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the pages on Scrum. */
export const groups = {
  'scrum-introduction': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'Why Scrum relies on real results more than on a long plan.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'Go back to the first day and see how this Sprint was planned.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'Good and poor examples of the sentence that holds a Sprint together.',
    },
    {
      link: '/scrum/psm-1',
      shortDescription: 'Learn Scrum in depth, with lessons, questions and facts about the exam.',
    },
    {
      link: '/agile/overview',
      shortDescription: "Which ideas Scrum shares with other agile methods, and when they don't help.",
    },
    {
      link: '/agile/comparisons/kanban-vs-scrum',
      shortDescription: 'Before you choose Scrum, find out what the other common choice would ask of you.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'A practice to add if your team starts a lot in a Sprint and gets little Done.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'The technical practices behind an Increment every two weeks.',
    },
  ],
  commitment: [
    {
      link: '/scrum/psm-1/scrum-values/commitment',
      shortDescription: "What the Guide means by the word, and what it doesn't ask you to promise.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The event in which a team agrees on a goal and forecasts how much it can do.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'A team can only commit to a goal that it understands, so here are some examples.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: 'Which decisions belong to a team, so that no one else makes its plans.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription:
        'If too many items are open at once, a limit helps you finish some before you start more.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'How a team acted on bad news during the Sprint instead of waiting for the Review.',
    },
  ],
  'scrum-value-commitment': [
    {
      link: '/scrum/psm-1/scrum-values/focus',
      shortDescription: 'A value that makes it easier to keep a commitment, because one goal comes first.',
    },
    {
      link: '/scrum/psm-1/scrum-values/courage',
      shortDescription: 'What it takes to say early that the goal is in danger.',
    },
    {
      link: '/scrum/articles/fostering-commitment-in-scrum-teams',
      shortDescription: 'What a Scrum Master can do to help a team commit to its goals.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'See how a team commits to a goal and only forecasts the items.',
    },
    {
      link: '/scrum/introduction',
      shortDescription:
        'See the three commitments side by side, and one Sprint Goal that was met with an item missing.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: "Why Scrum optimizes predictability and still doesn't guarantee a date.",
    },
  ],
  'scrum-master': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      shortDescription:
        'The people you serve every day: what Developers answer for, and what only they decide.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      shortDescription: 'What this older name means, and what the 2020 Guide says instead.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      shortDescription: 'Two jobs that people confuse, compared by what each is accountable for.',
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      shortDescription:
        'If you are joining a new team, learn what to watch, what to ask and what to leave alone.',
    },
    {
      link: '/scrum/introduction',
      shortDescription:
        'The other two accountabilities, and a Sprint in which the Scrum Master removes an obstacle.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription:
        'A Scrum Master serves the Product Owner, too, so learn the job before you try to help.',
    },
    {
      link: '/scrum/articles/top-7-scrum-master-interview-questions',
      shortDescription: 'Practice explaining this accountability to someone who may hire you.',
    },
    {
      link: '/project-management',
      shortDescription: "Where plans, risks and budgets go when there isn't a manager on the team.",
    },
  ],
  'product-owner': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      shortDescription: 'Who helps the Product Owner, the team and the organization, in twelve services.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'The artifact that this person is accountable for, and how it stays in order.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'How to put ten items in order in an hour, and give a reason for each place.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'What a Product Owner brings to the event, and what others decide.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      shortDescription: 'The event in which stakeholders see the results and the list can change.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      shortDescription: 'How well-meaning people get this accountability wrong.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: "How to answer 'When will it be ready?' without inventing a date.",
    },
    {
      link: '/project-management',
      shortDescription: 'Who looks after contracts, suppliers and dates while you decide what comes first.',
    },
  ],
  'scrum-development-team': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'Where your next item comes from, and how you refine it until it fits into a Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'The plan that the Developers make for themselves and may change at any time.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: 'What it means to decide who does what, when and how, and where that ends.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'Fifteen minutes that are for the Developers and not for a manager.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription:
        'The quality that Developers have to deliver, in writing, so that everyone can check it.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription:
        'Practices that let Developers work on any item together, such as pairing and shared code.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The Developers decide how much they can take on, and here you can see how.',
    },
  ],
  'product-backlog': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'What becomes of the items at the top once the Developers have selected them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: 'Who is accountable for the order, and what that person may delegate.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      shortDescription: "A form that many teams use for their items, although Scrum doesn't require it.",
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'What helps a team split and clarify items before it plans.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'Follow items from the top of the list into a Sprint.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to forecast dates from an ordered list and still show the uncertainty.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'Why a list of work has to change as you learn.',
    },
  ],
  'sprint-backlog': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription:
        "Where the plan leads: when finished work counts as an Increment, and when it doesn't.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'How the goal, the items and the plan come together on the first day.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: "How to put the 'why' of a Sprint into one sentence.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'A 15-minute agenda for checking the plan every day and changing it where necessary.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-execution',
      shortDescription: 'What Developers do with the plan between Sprint Planning and the Sprint Review.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/burndown-chart-tool',
      shortDescription: "A picture of the remaining work that helps some teams and isn't required of any.",
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How to avoid ending up with many items that are all half finished.',
    },
  ],
  'daily-scrum': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
      shortDescription: 'After many small adaptations, look at the result together with your guests.',
    },
    {
      link: '/scrum/articles/mastering-your-daily-scrum-meeting-11-simple-strategies',
      shortDescription: 'If your Daily Scrum drags on, here are small strategies to try one at a time.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'The plan that the Developers adapt in these fifteen minutes.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: "You can't inspect progress without a Sprint Goal, so see how a team creates one.",
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
      shortDescription: 'Whose event this is, what Developers decide and what they are accountable for.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How a limit on open work gets items finished before new ones are started.',
    },
    {
      link: '/scrum/articles/scrum-for-remote-teams',
      shortDescription: "How to meet every day when the team doesn't share a room.",
    },
  ],
  sprint: [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The first event of a Sprint, in which the team plans it together.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/time-boxing',
      shortDescription: 'How long each event may last, and what to do when the time is up.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription: 'What every Sprint has to produce at least once.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/sprint-0',
      shortDescription: "Many teams plan a Sprint of preparation first, although the Guide doesn't have one.",
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'Each Sprint is one round of a loop that this lesson explains.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'Ten working days of one team, with all five events in their places.',
    },
  ],
  'sprint-planning': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'Why a forecast has to rest on what has already happened.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      shortDescription: 'The result of Sprint Planning, and how it changes in the days after.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'Practice for topic one, with goals that say why and goals that are only lists.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'What happens to the plan on the following days, once the work has begun.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'What became of the plan for the reading rooms, up to the last day of the Sprint.',
    },
    {
      link: '/scrum/psm-1',
      shortDescription: "If you're studying for PSM I, find the other lessons here, in order.",
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How teams without Sprints decide how much to start at once.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'Practices that help Developers get the selected items really Done.',
    },
  ],
  'sprint-review': [
    {
      link: '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
      shortDescription: 'If your Review has become a slide show, follow these steps to a working session.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      shortDescription: 'What you can show in the Review, and what goes back to the Product Backlog.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription: 'The event that follows, which is about the way of working and not the product.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'Where the ideas go that you and your stakeholders had in the Review.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: "How a team looked at the results of a 'Renew all' button, and what it changed.",
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'See the Review in its place at the end of a Sprint, and what it changed.',
    },
  ],
  'sprint-retrospective': [
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'The Sprint is over, so use what it finished to say when the rest may be ready.',
    },
    {
      link: '/scrum/articles/retrospective-formats-that-work',
      shortDescription: "Other ways to ask, for when 'What went well?' is met with silence.",
    },
    {
      link: '/scrum/psm-1/scrum-tools/retrospective-tool',
      shortDescription: 'How to put the facts on a timeline, and how to keep track of what you decided.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      shortDescription: 'What happens to the improvements after the meeting.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The next event on the calendar, in which you can make room for one change.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'The theory behind the event, which applies to the team as well as to the product.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'An experiment to suggest when people say that they have too much to do at once.',
    },
  ],
  'empirical-process-control': [
    {
      link: '/scrum/psm-1/scrum-theory-principles/self-organization',
      shortDescription: 'Adaptation needs people who may act, so see which decisions belong to the team.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
      shortDescription: 'More about the three pillars, and what goes wrong when one of them is missing.',
    },
    {
      link: '/sdlc/defined-process-control',
      shortDescription: 'Another kind of control, for work whose steps give the same result every time.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'What past Sprints can tell you when you forecast the next one.',
    },
    {
      link: '/scrum/introduction',
      shortDescription:
        'The events, artifacts and accountabilities that go with the three pillars, on one page.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles',
      shortDescription: 'The section that this lesson belongs to, with all its other lessons.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'Another way to see problems early, which is to limit what you start.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'Feedback within minutes, from tests and from working in pairs.',
    },
  ],
} as const satisfies RelatedLinkGroups
