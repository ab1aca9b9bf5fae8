import type { RelatedLinkGroups } from '../related-links'

/** Related links of the pages on the software development life cycle. */
export const groups = {
  'sdlc-overview': [
    {
      link: '/sdlc/requirement-analysis',
      title: 'Requirement Analysis',
      shortDescription: 'The first phase: finding out what is needed before anyone builds it.',
    },
    {
      link: '/sdlc/models',
      title: 'SDLC Models',
      shortDescription: 'The same phases in different orders: waterfall, spiral and the rest.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'One model in detail, with a single rule followed through every level.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      title: 'Agile vs Waterfall',
      shortDescription: 'All at once or a little of each: the oldest argument about the phases.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'What happens to the phases when every two weeks has all of them.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Who plans the whole, who pays, and what to do with a fixed date.',
    },
  ],
  'sdlc-requirement-analysis': [
    {
      link: '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
      title: 'Effective Requirements Gathering: Techniques and Tips',
      shortDescription: 'Interviews, workshops, watching: techniques for the talks themselves.',
    },
    {
      link: '/sdlc/design',
      title: 'Design Phase',
      shortDescription: 'What designers need from you before they can begin.',
    },
    {
      link: '/agile/user-story/user-stories-vs-use-cases',
      title: 'User Stories vs Use Cases',
      shortDescription: 'Two ways to write a requirement down, and when each one fits.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Write the test beside the requirement, and errors show while they are cheap.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'When needs must be found out by trying, analysis alone will not do.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      title: 'What Is a User Story?',
      shortDescription: 'A lighter form, for needs that will be talked over again.',
    },
  ],
  'sdlc-design': [
    {
      link: '/sdlc/requirement-analysis',
      title: 'Requirement Analysis',
      shortDescription: 'One phase back: the questions that a design is meant to answer.',
    },
    {
      link: '/sdlc/development',
      title: 'Development Phase',
      shortDescription: 'One phase on: what becomes of a design when code meets it.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Each level of design gets the test that will prove it.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Designing a little every day, and what keeps that from ending in a mess.',
    },
    {
      link: '/sdlc/models/spiral',
      title: 'Spiral Model',
      shortDescription: 'A model that tells you what to design first: the part with the greatest risk.',
    },
  ],
  'sdlc-development': [
    {
      link: '/sdlc/design',
      title: 'Design Phase',
      shortDescription: 'Where the plan of the code comes from, and how far to trust it.',
    },
    {
      link: '/sdlc/testing',
      title: 'Testing Phase',
      shortDescription: 'What happens to your code next, if you have not tested it already.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How two Developers write one feature, test by test, in a day.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'The longer a branch lives, the worse the merge: what to do about it.',
    },
    {
      link: '/sdlc/models/devops',
      title: 'DevOps',
      shortDescription: 'When those who write the software also keep it running.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Half-written features help nobody: the case for finishing first.',
    },
  ],
  'sdlc-testing': [
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Which test answers which specification, from unit to acceptance.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'Testing all along, when there is no phase at the end to wait for.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Tests written before the code, shown on one small story.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'How a team agrees on which tests every change has to pass.',
    },
    {
      link: '/sdlc/deployment',
      title: 'Deployment Phase',
      shortDescription: 'Tests passed: the next step, and what can still go wrong there.',
    },
    {
      link: '/sdlc/development',
      title: 'Development Phase',
      shortDescription: 'Errors are cheapest here: what Developers can do before you see the code.',
    },
  ],
  'sdlc-deployment': [
    {
      link: '/sdlc/articles/phased-deployment-sdlc',
      title: 'Phased Deployment in the SDLC',
      shortDescription: 'A few users first, then the rest: how to release in portions.',
    },
    {
      link: '/sdlc/models/devops',
      title: 'DevOps',
      shortDescription: 'Making a release an ordinary event, many times a week.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'A release is only as safe as the build that it comes from.',
    },
    {
      link: '/sdlc/maintenance',
      title: 'Maintenance Phase',
      shortDescription: 'The longest phase starts on the day after the launch.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Small releases and a fast build: the practices that make launch day dull.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'A move that must be over by week 16, planned and rehearsed.',
    },
  ],
  'sdlc-maintenance': [
    {
      link: '/sdlc/maintenance/managing-legacy-systems',
      title: 'Managing Legacy Systems',
      shortDescription: 'The system is old and must live on: ways of working with it.',
    },
    {
      link: '/sdlc/maintenance/legacy-systems-assessment',
      title: 'Legacy Systems Assessment',
      shortDescription: 'How to judge what an old system is worth before you spend money on it.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: 'Requests arrive unplanned: how a help desk cut the wait of its readers.',
    },
    {
      link: '/kanban/introduction/kanban-software-development',
      title: 'Kanban in Software Development',
      shortDescription: 'A way of working without Sprints, for fixes that cannot wait for one.',
    },
    {
      link: '/sdlc/models/devops',
      title: 'DevOps',
      shortDescription: 'Close the gap between those who hear of faults and those who mend them.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Projects end and products stay: what follows for money and people.',
    },
  ],
  spiral: [
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      title: 'Spiral vs Iterative',
      shortDescription: 'All spirals repeat, but not all repetition is a spiral.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-waterfall',
      title: 'Spiral vs Waterfall',
      shortDescription: 'The model that Boehm answered, and what he kept of it.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-agile',
      title: 'Spiral vs Agile',
      shortDescription: 'Both go round; they differ in what a round is for.',
    },
    {
      link: '/sdlc/models/iterative',
      title: 'Iterative Model',
      shortDescription: 'Rounds without a risk analysis at the head of each one.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Buying information early: how to spend a little on the greatest doubt.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'For when the risks are known and the proof is what counts.',
    },
  ],
  'v-model': [
    {
      link: '/sdlc/comparisons/v-model-vs-agile',
      title: 'V-Model vs Agile',
      shortDescription: 'The hardest question about the V: whether it can live with short cycles.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-waterfall',
      title: 'V-Model vs Waterfall',
      shortDescription: 'Same order, other promise: what bending the line adds.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'The six phases, and how waterfall, iterative and spiral order them.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'What to do when the need itself is uncertain and must be found out.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'When small steps pay, and when a rehearsed plan is better.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'The test before the code: a V with a height of minutes.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'How a team inspects its product every Sprint, not at the end.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Contracts, suppliers and dates: who answers for the whole.',
    },
  ],
  'spiral-vs-waterfall': [
    {
      link: '/sdlc/models/spiral',
      title: 'Spiral Model',
      shortDescription: 'The rounds one by one, and what each has to settle.',
    },
    {
      link: '/sdlc/models/waterfall',
      title: 'Waterfall Model',
      shortDescription: 'Where the steps come from, and who first gave them that name.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A third choice: in sequence like waterfall, with tests planned from the start.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-agile',
      title: 'Spiral vs Agile',
      shortDescription: 'The next comparison: two ways to learn as you go.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Risk in plain numbers, and when it is worth paying to know sooner.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'Four models in brief, and a way to pick one for the work before you.',
    },
  ],
  'spiral-vs-agile': [
    {
      link: '/sdlc/models/spiral',
      title: 'Spiral Model',
      shortDescription: "Boehm's model on its own terms, risk by risk.",
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'What the Manifesto asks for, which is no process model at all.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'Learning from results, as Scrum does it: five weeks with one button.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      title: 'Spiral vs Iterative',
      shortDescription: 'A closer relative of the spiral, and a finer distinction.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      title: 'Agile vs Waterfall',
      shortDescription: 'The larger contrast behind this one: plan it first, or learn as you go.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Where both camps agree: look at the greatest risk first.',
    },
  ],
  'spiral-vs-iterative': [
    {
      link: '/sdlc/models/spiral',
      title: 'Spiral Model',
      shortDescription: 'What makes a round a spiral: risks first, then the decision to go on.',
    },
    {
      link: '/sdlc/models/iterative',
      title: 'Iterative Model',
      shortDescription: 'Repeating with a plan: how far the idea goes back, and how it works.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-iterative',
      title: 'V-Model vs Iterative',
      shortDescription: 'Set against a sequence, the strengths of repetition stand out more.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-agile',
      title: 'Spiral vs Agile',
      shortDescription: 'From documents to people: the other neighbor of the spiral.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'Iteration as most teams meet it today, in rounds of two weeks.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'A step back: how the phases and the models belong together.',
    },
  ],
  'v-model-vs-waterfall': [
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'The V in full: levels, tests, and three separate histories.',
    },
    {
      link: '/sdlc/models/waterfall',
      title: 'Waterfall Model',
      shortDescription: 'The line before it was bent: its sources, its critics and its uses.',
    },
    {
      link: '/sdlc/testing',
      title: 'Testing Phase',
      shortDescription: 'The phase in which the two models differ most.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-agile',
      title: 'V-Model vs Agile',
      shortDescription: 'If neither fits: the V beside ways of working in short cycles.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-waterfall',
      title: 'Spiral vs Waterfall',
      shortDescription: "Another answer to waterfall's late surprises: look for risks first.",
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'Which model for which work, in one table.',
    },
  ],
  'v-model-vs-agile': [
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'What the V asks for and what it costs, with an error found late.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: "Four boxes that sort work into 'plan it' and 'try it'.",
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Agile and strict about tests at once: how XP does it.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'Where the right side of the V goes when every Sprint has all of it.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-iterative',
      title: 'V-Model vs Iterative',
      shortDescription: 'One step less far: a V that is repeated.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      title: 'Agile vs Waterfall',
      shortDescription: 'An older quarrel, in which waterfall stands where the V stands here.',
    },
  ],
  'v-model-vs-iterative': [
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Each specification with its test, and where the model looks last.',
    },
    {
      link: '/sdlc/models/iterative',
      title: 'Iterative Model',
      shortDescription: 'What is repeated, what grows, and how a team knows when to stop.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-agile',
      title: 'V-Model vs Agile',
      shortDescription: 'The same question again, with the Manifesto in the balance.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      title: 'Spiral vs Iterative',
      shortDescription: 'When a plain repetition is enough, and when risks should lead.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Very small iterations, each one with its test first.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'Where these two stand among the other models of the life cycle.',
    },
  ],
} as const satisfies RelatedLinkGroups
