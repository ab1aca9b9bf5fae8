import type { RelatedLinkGroups } from '../related-links'

/** Related links of the pages on Kanban. */
export const groups = {
  kanban: [
    {
      link: '/kanban/introduction/in-depth-introduction-to-kanban',
      title: 'An In-Depth Introduction to Kanban',
      shortDescription: 'From the hub to the whole subject, in one long and careful read.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'The practice that turns a wall of cards into a system.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      title: 'Kanban Boards',
      shortDescription: 'The part that everybody sees: how to draw one that tells the truth.',
    },
    {
      link: '/kanban/history/kanban-history',
      title: 'The History of Kanban',
      shortDescription: "From Toyota's production system to a team at Corbis in 2006.",
    },
    {
      link: '/kanban/articles/when-is-kanban-better-than-scrum',
      title: 'When Is Kanban Better Than Scrum?',
      shortDescription: 'For readers who are not sure yet that they are in the right section.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'The other common starting point, so that you choose with open eyes.',
    },
  ],
  'kanban-vs-scrum-vs-scrumban': [
    {
      link: '/agile/comparisons/kanban-vs-scrum',
      title: 'Kanban vs Scrum',
      shortDescription: 'A closer comparison, for when only two of the three are in question.',
    },
    {
      link: '/kanban/articles/when-is-kanban-better-than-scrum',
      title: 'When Is Kanban Better Than Scrum?',
      shortDescription: 'Turn the comparison into a decision for the work on your desk.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Check what Scrum asks for before you mix anything into it.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'The Kanban half of the mixture in practice: how a limit works, and why.',
    },
    {
      link: '/kanban/introduction/kanban-cadences',
      title: 'Kanban Cadences',
      shortDescription: 'Meetings without Sprints: which rhythm takes the place of which event.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'An event that a mixed team may want to drop: see first what it would lose.',
    },
  ],
  'personal-kanban': [
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Why a number helps where good intentions fail, shown on a help desk.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      title: 'Kanban Boards',
      shortDescription: 'When your own wall is too small: boards that several people share.',
    },
    {
      link: '/kanban/introduction/kanban-cards',
      title: 'Kanban Cards',
      shortDescription: 'What to write on a note, so that you still understand it on Friday.',
    },
    {
      link: '/kanban/introduction/kanban-non-it-industries',
      title: 'Kanban Beyond IT',
      shortDescription: 'Beyond one person and beyond software: others who work from a wall.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'What the full definitions add when your household becomes a team.',
    },
  ],
  'kanban-boards': [
    {
      link: '/kanban/introduction/kanban-cards',
      title: 'Kanban Cards',
      shortDescription: 'What goes into the columns, and what each card has to say.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A number over each column: what to do with the board on Monday.',
    },
    {
      link: '/kanban/introduction/kanban-process-policies',
      title: 'Explicit Process Policies',
      shortDescription: 'The rules that the lines on your board stand for, in writing.',
    },
    {
      link: '/kanban/introduction/kanban-managing-flow',
      title: 'Managing Flow',
      shortDescription: 'Reading the wall every day: what is stuck, what is old, what is next.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      title: 'Scrum Board',
      shortDescription: 'The cousin that is wiped clean every Sprint, and what it is good for.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'A board is the smaller part of Kanban: the larger part, in two definitions.',
    },
  ],
  'kanban-cards': [
    {
      link: '/kanban/introduction/kanban-boards',
      title: 'Kanban Boards',
      shortDescription: 'Where cards live, and how columns follow the real path of the work.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'How many cards may be open, worked out for a help desk of four.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      title: 'Kanban Metrics',
      shortDescription: 'The two dates on each card are enough for most of these numbers.',
    },
    {
      link: '/kanban/introduction/kanban-process-policies',
      title: 'Explicit Process Policies',
      shortDescription: 'Agreements on when a card may move, so that the arguments at the wall end.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      title: 'What Is a User Story?',
      shortDescription: 'One way to word a request on a card, and the talk that it stands for.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription:
        'What counts as a work item is your choice; the definitions say what follows from it.',
    },
  ],
  'kanban-managing-flow': [
    {
      link: '/kanban/introduction/kanban-metrics',
      title: 'Kanban Metrics',
      shortDescription: 'The numbers that show whether flow is getting better or only feels so.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Starting less so that work moves, and the five conditions of the law behind it.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
      title: 'Cumulative Flow Diagrams',
      shortDescription: 'One chart in which you can see a queue growing for weeks.',
    },
    {
      link: '/kanban/introduction/kanban-cadences',
      title: 'Kanban Cadences',
      shortDescription: 'Who looks at the flow, how often, and to decide what.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Managing by what you observe: the theory, told by another framework.',
    },
  ],
  'kanban-practices': [
    {
      link: '/kanban/introduction/principles/kanban-principles',
      title: 'Kanban Principles',
      shortDescription: 'The convictions from which the practices come.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      title: 'Kanban Boards',
      shortDescription: 'The first practice, visualizing, done with a wall and some tape.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'The second practice in depth: first number, full columns, wrong numbers.',
    },
    {
      link: '/kanban/introduction/kanban-managing-flow',
      title: 'Managing Flow',
      shortDescription: 'What managing means when you manage work and leave people in peace.',
    },
    {
      link: '/kanban/introduction/kanban-process-policies',
      title: 'Explicit Process Policies',
      shortDescription: "Making rules explicit, so that nobody has to guess what 'ready' means.",
    },
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      title: 'Feedback Loops',
      shortDescription: 'How a system that runs well is kept from growing old.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'Whether you count three practices or six depends on whose definition you follow.',
    },
  ],
  'kanban-process-policies': [
    {
      link: '/kanban/introduction/kanban-boards',
      title: 'Kanban Boards',
      shortDescription: 'Put the policies where the work is: at the columns that they govern.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A policy with a number in it, and the one exception that a desk wrote down.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: "Scrum's best-known written policy, and how a team keeps it honest.",
    },
    {
      link: '/kanban/introduction/kanban-roles-responsibilities',
      title: 'Kanban Roles and Responsibilities',
      shortDescription: 'Who may change a rule, and who only has to know it.',
    },
    {
      link: '/kanban/introduction/kanban-continuous-improvement',
      title: 'Continuous Improvement in Kanban',
      shortDescription: 'Policies are made to be changed; here is how to go about it.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'How each of the two definitions treats explicit policies.',
    },
  ],
  'kanban-wip-limits': [
    {
      link: '/kanban/introduction/kanban-managing-flow',
      title: 'Managing Flow',
      shortDescription: 'The limit is set: what to look at every day from now on.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      title: 'Kanban Metrics',
      shortDescription: 'WIP is one of four numbers; these are the other three.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'Two definitions, one idea: where WIP control sits in the whole.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'Why finishing small things early is worth the trouble.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'How a team that works in Sprints keeps its focus.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Turn the tally of full columns into decisions.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'Another way to decide how much to start: a goal and a forecast.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Practices that make finishing one item at a time practical.',
    },
  ],
  'kanban-feedback-loops': [
    {
      link: '/kanban/introduction/kanban-cadences',
      title: 'Kanban Cadences',
      shortDescription: 'The loops of the Kanban Method as meetings that you may already have.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      title: 'Kanban Metrics',
      shortDescription: 'What to bring to a review in place of opinions.',
    },
    {
      link: '/kanban/introduction/kanban-continuous-improvement',
      title: 'Continuous Improvement in Kanban',
      shortDescription: 'What you do with feedback: experiments, small or large.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      title: 'Sprint Retrospective',
      shortDescription: "A Scrum Team's loop on its own work, and ideas to take from it.",
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A full column is the fastest feedback on the wall: how a desk answers it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'One product changed by five weeks of looking: a loop in slow motion.',
    },
  ],
  'kanban-continuous-improvement': [
    {
      link: '/kanban/introduction/kanban-metrics',
      title: 'Kanban Metrics',
      shortDescription: 'What to measure before a change and after it, so that you know if it helped.',
    },
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      title: 'Feedback Loops',
      shortDescription: 'Where ideas for the next improvement come from.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'An improvement with its price: a wait of seven days that becomes three.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      title: 'Continuous Improvement',
      shortDescription: 'The same aim in a Scrum Team, with its own occasions.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Why to change one thing, look, and only then change another.',
    },
  ],
  'kanban-roles-responsibilities': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles',
      title: 'Scrum Accountabilities (Roles)',
      shortDescription: 'For contrast: three accountabilities, and why Scrum names them.',
    },
    {
      link: '/kanban/introduction/kanban-cadences',
      title: 'Kanban Cadences',
      shortDescription: 'Who takes part in which conversation, and what they decide there.',
    },
    {
      link: '/kanban/introduction/kanban-implementation',
      title: 'Implementing Kanban',
      shortDescription: 'Begin with the titles that people have and change none of them.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'What the Guide and the Method each say about the people in the system.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: "A manager's tasks, one by one, when the work is pulled and not assigned.",
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'A duty for all and not for a boss: what each person does at a full column.',
    },
  ],
  'kanban-cadences': [
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      title: 'Feedback Loops',
      shortDescription: 'The purpose behind the seven meetings, and what to do without them.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      title: 'Daily Scrum',
      shortDescription: 'A daily meeting with another aim: progress toward a goal.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events',
      title: 'Scrum Events',
      shortDescription: 'Five events with fixed jobs, for teams that compare the two rhythms.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'How work is chosen every two weeks when it is not replenished on demand.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      title: 'Kanban Metrics',
      shortDescription: 'Numbers to have on the wall before a service delivery review.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'Cadences belong to one of two definitions: find out which one you follow.',
    },
  ],
  'kanban-implementation': [
    {
      link: '/kanban/introduction/principles/kanban-principles',
      title: 'Kanban Principles',
      shortDescription: 'Start with what you do now: the principle that keeps this change small.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      title: 'Kanban Boards',
      shortDescription: 'Your first task: draw the work as it really travels.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Six steps to a first limit, counting days included.',
    },
    {
      link: '/kanban/introduction/kanban-roles-responsibilities',
      title: 'Kanban Roles and Responsibilities',
      shortDescription: 'What you can tell people who fear for their job titles.',
    },
    {
      link: '/agile/agile-transformations',
      title: 'Agile Transformations',
      shortDescription: 'When the change grows beyond one team: what to expect.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'Decide first which definition you introduce, and say its name aloud.',
    },
  ],
  'kanban-software-development': [
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: "What four people at an app's help desk gained by starting less.",
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Kanban says nothing about code; these practices do.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'Flow that stops at the merge is no flow: joining work many times a day.',
    },
    {
      link: '/sdlc/models/devops',
      title: 'DevOps',
      shortDescription: 'The last columns of the board: from finished code to running service.',
    },
    {
      link: '/kanban/articles/kanban-vs-scrum-vs-scrumban',
      title: 'Kanban vs Scrum vs Scrumban',
      shortDescription: 'Ways to combine the two, for a team that has Sprints already.',
    },
    {
      link: '/kanban/introduction/kanban-managing-flow',
      title: 'Managing Flow',
      shortDescription: 'Reviews, tests and releases wait in line too: how to see it.',
    },
  ],
  'kanban-non-it-industries': [
    {
      link: '/kanban/history/kanban-history',
      title: 'The History of Kanban',
      shortDescription: 'It began in a factory: what was different there, and what was the same.',
    },
    {
      link: '/kanban/introduction/personal-kanban',
      title: 'Personal Kanban',
      shortDescription: 'The smallest trial of all: your own tasks, on your own wall.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      title: 'Kanban Boards',
      shortDescription: 'Columns for work that nobody programs, from first request to finish.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: "A library's help desk counts its requests: an example without code.",
    },
    {
      link: '/kanban/introduction/kanban-roles-responsibilities',
      title: 'Kanban Roles and Responsibilities',
      shortDescription: 'How to begin without new titles and without a new chart of the organization.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription: 'The definitions name no industry: what both of them ask for.',
    },
  ],
  'kanban-metrics': [
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Three of the numbers in one formula, with the cases in which it misleads.',
    },
    {
      link: '/kanban/introduction/kanban-managing-flow',
      title: 'Managing Flow',
      shortDescription: 'From measuring to acting: what to do about an aging card.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
      title: 'Cumulative Flow Diagrams',
      shortDescription: 'Several metrics in one picture, once you know how to read it.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      title: 'Velocity: What It Tells You and What It Does Not',
      shortDescription: 'What velocity can and cannot tell you, next to the numbers of your flow.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Forecasts as ranges: what throughput can tell a sponsor about dates.',
    },
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      title: 'Feedback Loops',
      shortDescription: 'A number that nobody looks at changes nothing: when to look.',
    },
  ],
  'kanban-principles': [
    {
      link: '/kanban/introduction/kanban-practices',
      title: 'Kanban Practices',
      shortDescription: 'What to do on Monday if you agree with the principles.',
    },
    {
      link: '/kanban/introduction/kanban-implementation',
      title: 'Implementing Kanban',
      shortDescription: 'The principles of change, applied to one team step by step.',
    },
    {
      link: '/kanban/introduction/kanban-roles-responsibilities',
      title: 'Kanban Roles and Responsibilities',
      shortDescription: 'Leadership at all levels: what that asks of people without a title.',
    },
    {
      link: '/kanban/history/kanban-history',
      title: 'The History of Kanban',
      shortDescription: 'Which ideas came from Toyota and which were added for desk work.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'Twelve other principles, of 2001, to lay beside these.',
    },
    {
      link: '/kanban',
      title: 'Kanban',
      shortDescription:
        'Where these principles come from: the Method, and what the Guide has in their place.',
    },
  ],
  'in-depth-introduction-to-kanban': [
    {
      link: '/kanban/introduction/principles/kanban-principles',
      title: 'Kanban Principles',
      shortDescription: 'Now the foundation: what Kanban asks you to believe, and to leave as it is.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      title: 'Kanban Boards',
      shortDescription: 'Build something: columns, lanes, and the line where work starts.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'The next practice to try on your own work, with numbers to follow.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      title: 'Kanban Metrics',
      shortDescription: 'Four measures, what each one answers, and how to take it.',
    },
    {
      link: '/kanban/articles/when-is-kanban-better-than-scrum',
      title: 'When Is Kanban Better Than Scrum?',
      shortDescription: 'Now that you know Kanban, decide whether it is the one that you need.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Read next if your team works in Sprints and means to go on doing so.',
    },
  ],
} as const satisfies RelatedLinkGroups
