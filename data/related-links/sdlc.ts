import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the pages on the software development life cycle. */
export const groups = {
  'sdlc-overview': [
    {
      link: '/sdlc/requirement-analysis',
      shortDescription: 'The first phase, in which you find out what is needed before anyone builds it.',
    },
    {
      link: '/sdlc/models',
      shortDescription: 'How waterfall, spiral and other models put the same phases in different orders.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'One model in detail, with a single requirement followed through every level.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      shortDescription: 'Should you finish one phase at a time, or do a little of each?',
    },
    {
      link: '/agile/overview',
      shortDescription:
        'Why six small releases can teach you more than one large one, and when to plan it all.',
    },
    {
      link: '/project-management',
      shortDescription: 'Who plans the whole project, who pays, and what to do about a fixed date.',
    },
  ],
  'sdlc-requirement-analysis': [
    {
      link: '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
      shortDescription: 'Techniques for asking, watching and discussing what people need.',
    },
    {
      link: '/sdlc/design',
      shortDescription: 'The next phase: what belongs to a design, and how to make one hard decision.',
    },
    {
      link: '/agile/user-story/user-stories-vs-use-cases',
      shortDescription: 'Two ways to write down a requirement, and when to use which one.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription:
        'How a test that is written along with the requirement reveals errors before there is code.',
    },
    {
      link: '/agile/overview',
      shortDescription:
        "What to do when analysis isn't enough and you have to find out what people need by trying.",
    },
    {
      link: '/agile/user-story/what-is-user-story',
      shortDescription: 'A lighter form, for needs that you will discuss again later.',
    },
  ],
  'sdlc-design': [
    {
      link: '/sdlc/requirement-analysis',
      shortDescription: 'The phase before this one, in which you agree on what the design has to achieve.',
    },
    {
      link: '/sdlc/development',
      shortDescription:
        'The phase after this one, with a case that the design covered and the first code missed.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'Which test checks the architecture, and which one the design of a single unit.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'What incremental design is, and which other practices it needs.',
    },
    {
      link: '/sdlc/models/spiral',
      shortDescription: 'A model that tells you to work on the part with the greatest risk first.',
    },
  ],
  'sdlc-development': [
    {
      link: '/sdlc/design',
      shortDescription: 'How a decision is recorded with its price, and what one record got wrong.',
    },
    {
      link: '/sdlc/testing',
      shortDescription: 'Which levels of tests there are, and what a plan with 95 cases missed.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'How two Developers fix a wrong date together, one test at a time.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription:
        'How to keep branches short, because the longer a branch lives, the harder the merge.',
    },
    {
      link: '/sdlc/models/devops',
      shortDescription: 'Which practices help the people who write the software to run it as well.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription: "Half-written features don't help anyone, so finishing comes first.",
    },
  ],
  'sdlc-testing': [
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'Which test checks which specification, from unit test to acceptance test.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      shortDescription: "How to test throughout the work when there isn't a testing phase at the end.",
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'How to write tests before the code, shown on a small example.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      shortDescription: 'How a team agrees on what must be true before a change counts as Done.',
    },
    {
      link: '/sdlc/deployment',
      shortDescription: 'How a tested change gets into use, and a line that was checked off too early.',
    },
    {
      link: '/sdlc/development',
      shortDescription:
        'What Developers can do before a tester looks: awkward cases first, and a review within a day.',
    },
  ],
  'sdlc-deployment': [
    {
      link: '/sdlc/articles/phased-deployment-sdlc',
      shortDescription: 'How to release to a few users first and to the rest later.',
    },
    {
      link: '/sdlc/models/devops',
      shortDescription: 'How releasing can become an ordinary event, with five metrics to watch.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      shortDescription: 'How every change is merged and tested daily, before it can reach a pipeline.',
    },
    {
      link: '/sdlc/maintenance',
      shortDescription: 'What comes in once people use the software, and how to plan for it.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'Daily deployment and a ten-minute build, among the practices that need each other.',
    },
    {
      link: '/project-management',
      shortDescription: 'How to plan and rehearse a move to a new system that has a fixed date.',
    },
  ],
  'sdlc-maintenance': [
    {
      link: '/sdlc/maintenance/managing-legacy-systems',
      shortDescription: 'Ways to work with an old system that has to stay in use.',
    },
    {
      link: '/sdlc/maintenance/legacy-systems-assessment',
      shortDescription: 'How to judge what an old system is worth before you spend money on it.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      shortDescription:
        'How a help desk dealt with unplanned requests and shortened the wait for its patrons.',
    },
    {
      link: '/kanban/introduction/kanban-software-development',
      shortDescription: "A way of working without Sprints, for fixes that can't wait for the next one.",
    },
    {
      link: '/sdlc/models/devops',
      shortDescription: 'How to bring together the people who hear about bugs and the people who fix them.',
    },
    {
      link: '/project-management',
      shortDescription: 'Projects end and products go on, which matters when you plan a budget.',
    },
  ],
  spiral: [
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      shortDescription: 'Every spiral model repeats its steps, but not every repetition is a spiral.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-waterfall',
      shortDescription: 'What the right to stop is worth, calculated for the purchase of six card terminals.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-agile',
      shortDescription: 'Both work in cycles, but the cycles have different purposes.',
    },
    {
      link: '/sdlc/models/iterative',
      shortDescription: "Another model with cycles, which don't have to begin with a risk analysis.",
    },
    {
      link: '/project-management',
      shortDescription: 'How to spend a little money early to learn about your greatest risk.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'A model for a known need, if someone outside the team wants evidence from tests.',
    },
  ],
  'v-model': [
    {
      link: '/sdlc/comparisons/v-model-vs-agile',
      shortDescription: 'How a team that works in short rounds can still show evidence to an auditor.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-waterfall',
      shortDescription: 'The two models have the same order of steps. What does the V add?',
    },
    {
      link: '/sdlc',
      shortDescription: 'The phases of software development, and how different models order them.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'What to do when the need itself is uncertain and you have to discover it.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'When it pays to work in small steps, and when a detailed plan is better.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'How writing the test before the code applies a similar idea within minutes.',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'How a team inspects its product every Sprint instead of at the end.',
    },
    {
      link: '/project-management',
      shortDescription: 'Contracts, suppliers and dates, and who takes care of them in Scrum.',
    },
  ],
  'spiral-vs-waterfall': [
    {
      link: '/sdlc/models/spiral',
      shortDescription: 'The cycles of the model, and what each of them has to settle.',
    },
    {
      link: '/sdlc/models/waterfall',
      shortDescription: 'When a single pass is right, and what Royce wrote about it in 1970.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'A third choice, which is sequential, too, but plans its tests from the start.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-agile',
      shortDescription: 'Another comparison, between two ways of learning as you go.',
    },
    {
      link: '/project-management',
      shortDescription: 'How to state the odds of a forecast, and which risks are worth money early.',
    },
    {
      link: '/sdlc',
      shortDescription: 'Several models in brief, and a way to choose one for your work.',
    },
  ],
  'spiral-vs-agile': [
    {
      link: '/sdlc/models/spiral',
      shortDescription: "Boehm's own model, in which each cycle deals with the greatest risk.",
    },
    {
      link: '/agile/overview',
      shortDescription:
        'The four values of the Manifesto, and twelve questions that its principles ask a team.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      shortDescription: 'How Scrum learns from results, shown over several weeks with one button.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      shortDescription: 'Two models that both work in rounds, and how to tell them apart.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      shortDescription: 'The larger question behind this one: do you plan first or learn as you go?',
    },
    {
      link: '/project-management',
      shortDescription: 'Which risks are worth money early, and what finding out costs.',
    },
  ],
  'spiral-vs-iterative': [
    {
      link: '/sdlc/models/spiral',
      shortDescription: 'What makes a cycle part of a spiral, from the risks to the decision to go on.',
    },
    {
      link: '/sdlc/models/iterative',
      shortDescription: 'How far back the idea of planned repetition goes, and how it works.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-iterative',
      shortDescription: 'What rounds are good at, compared with one pass through a fixed sequence.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-agile',
      shortDescription: 'Another comparison with the spiral: should risk or value decide what comes first?',
    },
    {
      link: '/scrum/introduction',
      shortDescription: 'Iteration as Scrum does it, in Sprints of a month or less.',
    },
    {
      link: '/sdlc',
      shortDescription: 'An overview of how the phases and the models fit together.',
    },
  ],
  'v-model-vs-waterfall': [
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'The whole model, with its levels, its tests and its history.',
    },
    {
      link: '/sdlc/models/waterfall',
      shortDescription: 'The older model, with its phases, its gates and the work that suits it.',
    },
    {
      link: '/sdlc/testing',
      shortDescription: 'How to plan tests for every level in two hours, and when you can stop.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-agile',
      shortDescription: 'If neither model suits you, compare the V with working in short cycles.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-waterfall',
      shortDescription: 'Another answer to the late surprises of waterfall: look for the risks first.',
    },
    {
      link: '/sdlc',
      shortDescription: 'How to see which model suits which kind of work.',
    },
  ],
  'v-model-vs-agile': [
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'What the V asks for, and an error that one test revealed before there was code.',
    },
    {
      link: '/agile/overview',
      shortDescription: 'How to tell work that you can plan from work that you have to try out.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'How XP can be agile and strict about tests at the same time.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      shortDescription: 'How a team tests within each Sprint, from unit tests to tests through the screen.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-iterative',
      shortDescription:
        'How one change used a V for its rule and three rounds for the words that explain it.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      shortDescription:
        'The same choice with waterfall instead of the V-Model, and five questions to make it.',
    },
  ],
  'v-model-vs-iterative': [
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'How each specification gets its test, and which one is checked last.',
    },
    {
      link: '/sdlc/models/iterative',
      shortDescription: 'What is repeated, what grows, and how a team knows when to stop.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-agile',
      shortDescription: 'What counts as evidence, for an outsider and for the people who use the software.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      shortDescription: 'When simple repetition is enough, and when risks should guide you.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'How to change code in very small steps, each beginning with a test.',
    },
    {
      link: '/sdlc',
      shortDescription: 'Where these two belong among the other models of the life cycle.',
    },
  ],
} as const satisfies RelatedLinkGroups
