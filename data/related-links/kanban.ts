import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the pages on Kanban. */
export const groups = {
  kanban: [
    {
      link: '/kanban/introduction/in-depth-introduction-to-kanban',
      shortDescription:
        'The practices, the metrics, six questions about your own work, and one request as an example.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How to choose the largest number of cards that may be open at the same time.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      shortDescription: 'How to draw a board that shows the work as it really is.',
    },
    {
      link: '/kanban/history/kanban-history',
      shortDescription: "How Kanban went from Toyota's production system to a team at Corbis in 2006.",
    },
    {
      link: '/kanban/articles/when-is-kanban-better-than-scrum',
      shortDescription: "For readers who aren't sure yet whether Kanban is what they need.",
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'Get to know the other common starting point before you choose.',
    },
  ],
  'kanban-vs-scrum-vs-scrumban': [
    {
      link: '/agile/comparisons/kanban-vs-scrum',
      shortDescription: 'A closer comparison for when you are choosing between only two of the three.',
    },
    {
      link: '/kanban/articles/when-is-kanban-better-than-scrum',
      shortDescription: 'Use the comparison to make a decision about your own work.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'Check what Scrum asks for before you combine it with anything else.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How the Kanban half of the combination works, and why it helps.',
    },
    {
      link: '/kanban/introduction/kanban-cadences',
      shortDescription: 'Which regular meetings a team can hold when there are no Sprints.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'Before a mixed team drops this event, see what it would lose.',
    },
  ],
  'personal-kanban': [
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How a number keeps people from starting too much, shown at a help desk.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      shortDescription: 'What to do when several people need to share one board.',
    },
    {
      link: '/kanban/introduction/kanban-cards',
      shortDescription: 'What to write on a card so that you still understand it next week.',
    },
    {
      link: '/kanban/introduction/kanban-non-it-industries',
      shortDescription: 'How people outside software development use Kanban, with or without a board.',
    },
    {
      link: '/kanban',
      shortDescription: 'Where to begin when more than one person shares the work.',
    },
  ],
  'kanban-boards': [
    {
      link: '/kanban/introduction/kanban-cards',
      shortDescription: 'What belongs in the columns, and what each card has to say.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How to set a limit in six steps, and what to do when a column is full.',
    },
    {
      link: '/kanban/introduction/kanban-process-policies',
      shortDescription: 'How to write down the rules behind the columns of your board.',
    },
    {
      link: '/kanban/introduction/kanban-managing-flow',
      shortDescription: 'What to finish, unblock, look after or start, each time you are free.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/scrum-board',
      shortDescription: 'The board that a Scrum Team sets up again every Sprint, and what it is good for.',
    },
    {
      link: '/kanban',
      shortDescription: 'A board is only one part of Kanban, and both definitions include more.',
    },
  ],
  'kanban-cards': [
    {
      link: '/kanban/introduction/kanban-boards',
      shortDescription: 'How to draw columns that follow the path your work really takes.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How many cards should be open at once, worked out for a small help desk.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'Two dates on each card are enough to calculate four useful numbers.',
    },
    {
      link: '/kanban/introduction/kanban-process-policies',
      shortDescription: 'Agree on when a card may move, and you will have fewer arguments at the board.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      shortDescription: 'One way to word a request on a card, and the conversation it stands for.',
    },
    {
      link: '/kanban',
      shortDescription: 'Cards are only one part of Kanban, so find a page on each of the others.',
    },
  ],
  'kanban-managing-flow': [
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'The numbers that show whether flow is really getting better.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'When starting less shortens the wait, and when people only wait somewhere else.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
      shortDescription: 'One chart in which you can see a line of waiting work grow.',
    },
    {
      link: '/kanban/introduction/kanban-cadences',
      shortDescription: 'How to look at the open cards together every morning, in ten minutes.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'The theory of managing by what you observe, explained for Scrum.',
    },
  ],
  'kanban-practices': [
    {
      link: '/kanban/introduction/principles/kanban-principles',
      shortDescription: 'Six questions to check your next change with, one for each principle.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      shortDescription: 'How to begin with the first practice, visualizing, using a wall and some tape.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'The second practice in depth, from a first number to a full column.',
    },
    {
      link: '/kanban/introduction/kanban-managing-flow',
      shortDescription: 'What it means to manage the work instead of the people.',
    },
    {
      link: '/kanban/introduction/kanban-process-policies',
      shortDescription: 'How to write your first five rules in an hour, and one that was refused.',
    },
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      shortDescription: 'Which ups and downs deserve a question, and who can act on the answer.',
    },
    {
      link: '/kanban',
      shortDescription: 'Whether you count three practices or six depends on the definition you follow.',
    },
  ],
  'kanban-process-policies': [
    {
      link: '/kanban/introduction/kanban-boards',
      shortDescription: 'Put each policy where it is needed, at the column that it applies to.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'A policy with a number in it, and four questions to ask when you reach that number.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'What comes closest to a policy in Scrum, and how to write one in six steps.',
    },
    {
      link: '/kanban/introduction/kanban-roles-responsibilities',
      shortDescription: 'Who may change which policy, and whom to ask first.',
    },
    {
      link: '/kanban/introduction/kanban-continuous-improvement',
      shortDescription: 'How to change a policy when it no longer helps you.',
    },
    {
      link: '/kanban',
      shortDescription: 'See what the two definitions of Kanban share, explicit policies included.',
    },
  ],
  'kanban-wip-limits': [
    {
      link: '/kanban/introduction/kanban-managing-flow',
      shortDescription: 'Now that you have set a limit, see what to look at every day.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'The other numbers that show how work is flowing, besides WIP.',
    },
    {
      link: '/kanban',
      shortDescription: 'Where limiting WIP fits into each of the two definitions of Kanban.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'Why it is worth the trouble to finish small things early.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'One Sprint of a library team day by day, with a goal and six items.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'How to turn what you observe into your next decision, one small step at a time.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'Another way to decide how much to start, with a goal and a forecast.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'Practices that make it possible to finish one item at a time.',
    },
  ],
  'kanban-feedback-loops': [
    {
      link: '/kanban/introduction/kanban-cadences',
      shortDescription: 'The feedback loops of the Kanban Method, as meetings you may already have.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'What to bring to a review instead of opinions.',
    },
    {
      link: '/kanban/introduction/kanban-continuous-improvement',
      shortDescription: 'How to turn feedback into small or large experiments.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
      shortDescription: 'How a Scrum Team looks at its own work, with ideas you can borrow.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'A full column is feedback too, and this is how a help desk responds to it.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'How looking at results every week changed one feature of a product.',
    },
  ],
  'kanban-continuous-improvement': [
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'Four numbers about your work that you can compare before and after a change.',
    },
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      shortDescription: 'How to tell from a chart which days had a special cause and which were ordinary.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How the wait at a help desk became shorter, and why a limit alone may not do it.',
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      shortDescription: 'How a Scrum Team works toward the same goal, and when.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'How to take one small step, look at the result, and let it decide the next step.',
    },
  ],
  'kanban-roles-responsibilities': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles',
      shortDescription:
        'For comparison, see the three accountabilities of Scrum and what the whole team shares.',
    },
    {
      link: '/kanban/introduction/kanban-cadences',
      shortDescription: 'What each of the seven meetings decides, so that you know who should be there.',
    },
    {
      link: '/kanban/introduction/kanban-implementation',
      shortDescription: 'How to begin with the job titles that people already have.',
    },
    {
      link: '/kanban',
      shortDescription: 'How the Kanban Guide and the Kanban Method differ, and where to begin.',
    },
    {
      link: '/project-management',
      shortDescription:
        "Who does a project manager's work if no one assigns tasks, and what is left of the job.",
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'What each person does when a column is full, without waiting for a manager.',
    },
  ],
  'kanban-cadences': [
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      shortDescription: 'The weekly look at the numbers, in five steps and 20 minutes.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
      shortDescription: 'A daily meeting with a different purpose: progress toward a goal.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events',
      shortDescription: 'Compare the rhythm of Scrum, in which each of the five events has a purpose.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'How a team chooses its work for a Sprint instead of replenishing on demand.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'The numbers to bring when you review how well you serve your customers.',
    },
    {
      link: '/kanban',
      shortDescription:
        'Only one of the two definitions includes cadences, so find out which one you follow.',
    },
  ],
  'kanban-implementation': [
    {
      link: '/kanban/introduction/principles/kanban-principles',
      shortDescription: 'Start with what you do now, the principle that keeps this change small.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      shortDescription: 'A good first task is to draw your work as it really moves.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How to find and introduce a first limit, step by step.',
    },
    {
      link: '/kanban/introduction/kanban-roles-responsibilities',
      shortDescription: 'What you can tell people who are worried about their job titles.',
    },
    {
      link: '/agile/agile-transformations',
      shortDescription: 'What to expect when the change grows beyond one team.',
    },
    {
      link: '/kanban',
      shortDescription: 'Decide which definition you want to introduce, and tell everyone which one it is.',
    },
  ],
  'kanban-software-development': [
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: "What a limit did for a library's help desk, and what it couldn't do at first.",
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: "Kanban doesn't tell you how to write code, but these practices do.",
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription: 'How to keep work from getting stuck just before it is merged.',
    },
    {
      link: '/sdlc/models/devops',
      shortDescription:
        'What happens in the last columns of the board, from finished code to a running service.',
    },
    {
      link: '/kanban/articles/kanban-vs-scrum-vs-scrumban',
      shortDescription: 'Ways to combine Kanban and Scrum, for a team that already has Sprints.',
    },
    {
      link: '/kanban/introduction/kanban-managing-flow',
      shortDescription: 'How to find out where work is waiting in line, and what to do about it.',
    },
  ],
  'kanban-non-it-industries': [
    {
      link: '/kanban/history/kanban-history',
      shortDescription: 'Kanban began in a factory, so see what was different there and what was the same.',
    },
    {
      link: '/kanban/introduction/personal-kanban',
      shortDescription: 'The smallest way to try Kanban, with your own tasks on your own board.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      shortDescription: 'How to draw columns for work that has nothing to do with programming.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: "An example without code, in which a library's help desk limits its open requests.",
    },
    {
      link: '/kanban/introduction/kanban-roles-responsibilities',
      shortDescription: 'How to settle who does what without any new job titles.',
    },
    {
      link: '/kanban',
      shortDescription: 'What the two definitions share, whatever industry you work in.',
    },
  ],
  'kanban-metrics': [
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'How three of the numbers are related, and when the formula misleads you.',
    },
    {
      link: '/kanban/introduction/kanban-managing-flow',
      shortDescription: 'How to get from measuring to acting, for example on a card that is getting old.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/metrics-reporting/cumulative-flow-diagrams',
      shortDescription: 'How to read several metrics off one chart.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      shortDescription: "What velocity can and can't tell you, and what to count instead.",
    },
    {
      link: '/project-management',
      shortDescription: 'How throughput helps you forecast what will be ready by a fixed date.',
    },
    {
      link: '/kanban/introduction/kanban-feedback-loops',
      shortDescription: 'When to look at your numbers, so that they lead to changes.',
    },
  ],
  'kanban-principles': [
    {
      link: '/kanban/introduction/kanban-practices',
      shortDescription: 'What to do next if you agree with the principles.',
    },
    {
      link: '/kanban/introduction/kanban-implementation',
      shortDescription: 'A plan for your first four weeks that starts with the work as it is.',
    },
    {
      link: '/kanban/introduction/kanban-roles-responsibilities',
      shortDescription: 'Who does what when no titles are prescribed, with a list to fill in.',
    },
    {
      link: '/kanban/history/kanban-history',
      shortDescription: 'Which ideas came from Toyota, and which were added for office work.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'Compare these principles with the twelve of the Agile Manifesto.',
    },
    {
      link: '/kanban',
      shortDescription: 'What Kanban is, by the Method and by the Guide, and where to begin.',
    },
  ],
  'in-depth-introduction-to-kanban': [
    {
      link: '/kanban/introduction/principles/kanban-principles',
      shortDescription: 'The foundation of the Kanban Method, including what you should leave as it is.',
    },
    {
      link: '/kanban/introduction/kanban-boards',
      shortDescription: 'Build your first board, with columns, limits, and lines where work starts and ends.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: 'A good practice to try next on your own work, with an example in numbers.',
    },
    {
      link: '/kanban/introduction/kanban-metrics',
      shortDescription: 'Four numbers, the question that each one answers, and how to collect them.',
    },
    {
      link: '/kanban/articles/when-is-kanban-better-than-scrum',
      shortDescription: 'Now that you know Kanban, decide whether it is the right choice for you.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'A good next page if your team works in Sprints and wants to keep doing so.',
    },
  ],
} as const satisfies RelatedLinkGroups
