import type { RelatedLinkGroups } from '../related-links'

/** Related links of the pages on the software development life cycle. */
export const groups = {
  'sdlc-overview': [
    {
      link: '/sdlc/requirement-analysis',
      title: 'Requirement Analysis',
      shortDescription: 'The first phase, in which you find out what is needed before anyone builds it.',
    },
    {
      link: '/sdlc/models',
      title: 'SDLC Models',
      shortDescription: 'How waterfall, spiral and other models put the same phases in a different order.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'One model in detail, with a single requirement followed through every level.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      title: 'Agile vs Waterfall',
      shortDescription: 'The old argument over finishing one phase at a time or doing a little of each.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'What happens to the phases when a team goes through all of them every two weeks.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Who plans the whole project, who pays, and what to do about a fixed date.',
    },
  ],
  'sdlc-requirement-analysis': [
    {
      link: '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
      title: 'Effective Requirements Gathering: Techniques and Tips',
      shortDescription: 'Techniques for asking, watching and discussing what people need.',
    },
    {
      link: '/sdlc/design',
      title: 'Design Phase',
      shortDescription: 'What designers need from you before they can begin.',
    },
    {
      link: '/agile/user-story/user-stories-vs-use-cases',
      title: 'User Stories vs Use Cases',
      shortDescription: 'Two ways to write down a requirement, and when to use which one.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Why writing the test along with the requirement finds errors while they are cheap.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: "When you have to find out what people need by trying, analysis isn't enough.",
    },
    {
      link: '/agile/user-story/what-is-user-story',
      title: 'What Is a User Story?',
      shortDescription: 'A lighter form, for needs that you will discuss again later.',
    },
  ],
  'sdlc-design': [
    {
      link: '/sdlc/requirement-analysis',
      title: 'Requirement Analysis',
      shortDescription: 'The phase before, with the questions that a design has to answer.',
    },
    {
      link: '/sdlc/development',
      title: 'Development Phase',
      shortDescription: 'The phase after, in which you see how well a design works as code.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'How each level of a design gets a test that checks it.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How to design a little every day without ending up with a mess.',
    },
    {
      link: '/sdlc/models/spiral',
      title: 'Spiral Model',
      shortDescription: 'A model that tells you to work on the part with the greatest risk first.',
    },
  ],
  'sdlc-development': [
    {
      link: '/sdlc/design',
      title: 'Design Phase',
      shortDescription: 'Where the structure of the code comes from, and how far you can trust it.',
    },
    {
      link: '/sdlc/testing',
      title: 'Testing Phase',
      shortDescription: "What happens to your code next, if you haven't tested it already.",
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How two Developers write a feature together, one test at a time.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'The longer a branch lives, the harder the merge, so see how to keep branches short.',
    },
    {
      link: '/sdlc/models/devops',
      title: 'DevOps',
      shortDescription: 'How the people who write the software also keep it running.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription: "Half-written features don't help anyone, which is why finishing comes first.",
    },
  ],
  'sdlc-testing': [
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'Which test checks which specification, from unit test to acceptance test.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: "How to test throughout the work when there isn't a testing phase at the end.",
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How to write tests before the code, shown on a small example.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'How a team agrees on the tests that every change has to pass.',
    },
    {
      link: '/sdlc/deployment',
      title: 'Deployment Phase',
      shortDescription: 'What comes after the tests, and what can still go wrong then.',
    },
    {
      link: '/sdlc/development',
      title: 'Development Phase',
      shortDescription: 'Errors are cheapest here, so see what Developers can do before testing begins.',
    },
  ],
  'sdlc-deployment': [
    {
      link: '/sdlc/articles/phased-deployment-sdlc',
      title: 'Phased Deployment in the SDLC',
      shortDescription: 'How to release to a few users first and to the rest later.',
    },
    {
      link: '/sdlc/models/devops',
      title: 'DevOps',
      shortDescription: 'How releasing can become an ordinary event that happens many times a week.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/continuous-integration',
      title: 'Continuous Integration',
      shortDescription: 'A release is only as reliable as the build that it comes from.',
    },
    {
      link: '/sdlc/maintenance',
      title: 'Maintenance Phase',
      shortDescription: 'The longest phase begins the day after the launch.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'Small releases and a fast build are practices that make launch day uneventful.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'How to plan and rehearse a move to a new system that has a fixed date.',
    },
  ],
  'sdlc-maintenance': [
    {
      link: '/sdlc/maintenance/managing-legacy-systems',
      title: 'Managing Legacy Systems',
      shortDescription: 'Ways to work with an old system that has to stay in use.',
    },
    {
      link: '/sdlc/maintenance/legacy-systems-assessment',
      title: 'Legacy Systems Assessment',
      shortDescription: 'How to judge what an old system is worth before you spend money on it.',
    },
    {
      link: '/kanban/introduction/kanban-wip-limits',
      title: 'WIP Limits',
      shortDescription:
        'How a help desk dealt with unplanned requests and shortened the wait for its patrons.',
    },
    {
      link: '/kanban/introduction/kanban-software-development',
      title: 'Kanban in Software Development',
      shortDescription: "A way of working without Sprints, for fixes that can't wait for the next one.",
    },
    {
      link: '/sdlc/models/devops',
      title: 'DevOps',
      shortDescription: 'How to bring together the people who hear about bugs and the people who fix them.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Projects end and products go on, which matters for budgets and people.',
    },
  ],
  spiral: [
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      title: 'Spiral vs Iterative',
      shortDescription: 'Every spiral model repeats its steps, but not every repetition is a spiral.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-waterfall',
      title: 'Spiral vs Waterfall',
      shortDescription: "How Boehm's model responds to waterfall, and what it keeps.",
    },
    {
      link: '/sdlc/comparisons/spiral-vs-agile',
      title: 'Spiral vs Agile',
      shortDescription: 'Both work in cycles, but the cycles have different purposes.',
    },
    {
      link: '/sdlc/models/iterative',
      title: 'Iterative Model',
      shortDescription: "Another model with cycles, which don't have to begin with a risk analysis.",
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'How to spend a little money early to learn about your greatest risk.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A model for when the risks are known and you have to prove that the product works.',
    },
  ],
  'v-model': [
    {
      link: '/sdlc/comparisons/v-model-vs-agile',
      title: 'V-Model vs Agile',
      shortDescription: 'Can the V-Model work with short cycles? That is the hardest question about it.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-waterfall',
      title: 'V-Model vs Waterfall',
      shortDescription: 'The two models have the same order of steps, so see what the V adds.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'The phases of software development, and how different models order them.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'What to do when the need itself is uncertain and you have to find it out.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'When it pays to work in small steps, and when a detailed plan is better.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How writing the test before the code applies a similar idea within minutes.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'How a team inspects its product every Sprint instead of at the end.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Contracts, suppliers and dates, and who is responsible for the whole project.',
    },
  ],
  'spiral-vs-waterfall': [
    {
      link: '/sdlc/models/spiral',
      title: 'Spiral Model',
      shortDescription: 'The cycles of the model, and what each of them has to settle.',
    },
    {
      link: '/sdlc/models/waterfall',
      title: 'Waterfall Model',
      shortDescription: 'Where the steps of this model come from, and who first gave it that name.',
    },
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'A third choice, which is sequential too but plans its tests from the start.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-agile',
      title: 'Spiral vs Agile',
      shortDescription: 'Another comparison, between two ways of learning as you go.',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'How to express risks in numbers, and when it is worth paying to know more.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'Several models in brief, and a way to choose one for your work.',
    },
  ],
  'spiral-vs-agile': [
    {
      link: '/sdlc/models/spiral',
      title: 'Spiral Model',
      shortDescription: "Boehm's own model, in which each cycle deals with the greatest risk.",
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: "What the Agile Manifesto asks for, although it isn't a process model.",
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
      title: 'Empirical Process Control - The Key to Agile Success',
      shortDescription: 'How Scrum learns from results, shown over several weeks with one button.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      title: 'Spiral vs Iterative',
      shortDescription: 'A model that is even closer to the spiral, and how the two differ.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      title: 'Agile vs Waterfall',
      shortDescription: 'The larger question behind this one: do you plan first or learn as you go?',
    },
    {
      link: '/project-management',
      title: 'Project Management',
      shortDescription: 'Where both sides agree, which is to look at the greatest risk first.',
    },
  ],
  'spiral-vs-iterative': [
    {
      link: '/sdlc/models/spiral',
      title: 'Spiral Model',
      shortDescription: 'What makes a cycle part of a spiral, from the risks to the decision to go on.',
    },
    {
      link: '/sdlc/models/iterative',
      title: 'Iterative Model',
      shortDescription: 'How far back the idea of planned repetition goes, and how it works.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-iterative',
      title: 'V-Model vs Iterative',
      shortDescription: 'The strengths of repetition become clearer when you compare it with a sequence.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-agile',
      title: 'Spiral vs Agile',
      shortDescription: 'The other comparison for the spiral, with methods that rely less on documents.',
    },
    {
      link: '/scrum/introduction',
      title: 'Introduction to Scrum',
      shortDescription: 'How most teams know iteration today, in cycles of a few weeks.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'An overview of how the phases and the models belong together.',
    },
  ],
  'v-model-vs-waterfall': [
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'The whole model, with its levels, its tests and its history.',
    },
    {
      link: '/sdlc/models/waterfall',
      title: 'Waterfall Model',
      shortDescription: 'The older model, with its sources, its critics and its uses.',
    },
    {
      link: '/sdlc/testing',
      title: 'Testing Phase',
      shortDescription: 'The phase in which the two models differ most.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-agile',
      title: 'V-Model vs Agile',
      shortDescription: 'If neither model suits you, compare the V with working in short cycles.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-waterfall',
      title: 'Spiral vs Waterfall',
      shortDescription:
        'Another answer to the late surprises of waterfall, which is to look for risks first.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'How to see which model suits which kind of work.',
    },
  ],
  'v-model-vs-agile': [
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'What the V asks for and what it costs, with an example of an error found late.',
    },
    {
      link: '/agile/overview',
      title: 'Agile Overview',
      shortDescription: 'How to tell work that you can plan from work that you have to try out.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How XP can be agile and strict about tests at the same time.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'What happens to the tests of the V when a team does all of them every Sprint.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-iterative',
      title: 'V-Model vs Iterative',
      shortDescription: 'A smaller step away from the V, in which the V is repeated.',
    },
    {
      link: '/agile/agile-vs-waterfall',
      title: 'Agile vs Waterfall',
      shortDescription: 'An older comparison, with waterfall instead of the V-Model.',
    },
  ],
  'v-model-vs-iterative': [
    {
      link: '/sdlc/models/v-model',
      title: 'V-Model',
      shortDescription: 'How each specification gets its test, and which one is checked last.',
    },
    {
      link: '/sdlc/models/iterative',
      title: 'Iterative Model',
      shortDescription: 'What is repeated, what grows, and how a team knows when to stop.',
    },
    {
      link: '/sdlc/comparisons/v-model-vs-agile',
      title: 'V-Model vs Agile',
      shortDescription: 'The same question again, this time with the Agile Manifesto as the other side.',
    },
    {
      link: '/sdlc/comparisons/spiral-vs-iterative',
      title: 'Spiral vs Iterative',
      shortDescription: 'When simple repetition is enough, and when risks should guide you.',
    },
    {
      link: '/extreme-programming-xp/overview',
      title: 'XP Overview',
      shortDescription: 'How to work in very small iterations that each begin with a test.',
    },
    {
      link: '/sdlc',
      title: 'SDLC',
      shortDescription: 'Where these two belong among the other models of the life cycle.',
    },
  ],
} as const satisfies RelatedLinkGroups
