import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'cheat-sheet-41',
    kind: 'single',
    difficulty: 2,
    stem: 'Who is responsible for collaborating with stakeholders?',
    options: {
      a: {
        text: 'The whole Scrum Team',
        why: "The Scrum Team is responsible for everything around the product, and collaboration with stakeholders is first in the Guide's list.",
      },
      b: {
        text: 'The Product Owner',
        why: "It's tempting, because the Product Owner represents stakeholders' needs in the Product Backlog. The Guide gives collaboration with them to the whole team.",
      },
      c: {
        text: 'The Scrum Master',
        why: "The Scrum Master facilitates it when asked or needed. The responsibility is the whole team's.",
      },
      d: {
        text: 'The Developers',
        why: 'They take part as members of the team. No accountability has this to itself.',
      },
    },
    answer: 'a',
    rests: ['team-13'],
  },
  {
    id: 'cheat-sheet-42',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the fundamental unit of Scrum?',
    options: {
      a: {
        text: 'The Scrum Team',
        why: 'Scrum has a small team of people as its basic unit.',
      },
      b: {
        text: 'The Sprint',
        why: 'The Guide calls Sprints the heartbeat of Scrum. They are time, and the unit is people.',
      },
      c: {
        text: 'The Increment',
        why: "It's a step toward the Product Goal, created by the unit that is meant here.",
      },
      d: {
        text: 'The Product Backlog',
        why: "It's the single source of work. The unit that does the work is meant here.",
      },
    },
    answer: 'a',
    rests: ['team-1'],
  },
  {
    id: 'cheat-sheet-43',
    kind: 'single',
    difficulty: 1,
    stem: "What do Scrum's artifacts represent?",
    options: {
      a: {
        text: 'Transparency of key information',
        why: 'This is what they are designed to maximize, not what they represent.',
      },
      b: {
        text: 'Empiricism and the Scrum values',
        why: 'These are what the commitments of the artifacts reinforce.',
      },
      c: {
        text: 'The progress of each Developer',
        why: 'Many companies track this. Artifacts show the state of the work, not of single people.',
      },
      d: {
        text: 'Work or value',
        why: 'The backlogs and the Increment represent work or value.',
      },
    },
    answer: 'd',
    rests: ['artifacts-1'],
  },
  {
    id: 'cheat-sheet-44',
    kind: 'single',
    difficulty: 1,
    stem: "What are Scrum's artifacts designed to maximize?",
    options: {
      a: {
        text: 'Work or value',
        why: "Artifacts represent work or value. It's the Product Owner who maximizes the value of the product.",
      },
      b: {
        text: 'Empiricism and the Scrum values',
        why: "The commitments reinforce these. The Guide doesn't say that artifacts maximize them.",
      },
      c: {
        text: 'The progress of each Developer',
        why: "Developers plan their own work, and artifacts don't measure single people.",
      },
      d: {
        text: 'Transparency of key information',
        why: 'Everyone who inspects them then has the same basis for adaptation.',
      },
    },
    answer: 'd',
    rests: ['artifacts-2'],
  },
  {
    id: 'cheat-sheet-45',
    kind: 'single',
    difficulty: 1,
    stem: "What have the Guide's authors found about smaller teams?",
    options: {
      a: {
        text: 'They need fewer events.',
        why: 'All teams have the same five events.',
      },
      b: {
        text: 'They find it harder to be cross-functional.',
        why: 'It sounds likely. The Guide says that a team needs all the skills, but not that small teams find this harder.',
      },
      c: {
        text: 'They communicate better and are more productive.',
        why: "This is the authors' general experience, and a reason to stay at ten people or fewer.",
      },
      d: {
        text: 'They make more precise forecasts.',
        why: 'The Guide connects confidence in forecasts with past performance, capacity and the Definition of Done.',
      },
    },
    answer: 'c',
    rests: ['team-10'],
  },
  {
    id: 'cheat-sheet-46',
    kind: 'single',
    difficulty: 1,
    stem: 'How many people does a Scrum Team typically have?',
    options: {
      a: {
        text: '3 to 9',
        why: 'Until 2020, this was the number of Developers, without the Product Owner and the Scrum Master.',
      },
      b: {
        text: '5 to 9',
        why: "'Seven, plus or minus two' is an old rule of thumb. It isn't in the Guide.",
      },
      c: {
        text: '10 or fewer',
        why: 'This counts the whole Scrum Team, with the Product Owner and the Scrum Master.',
      },
      d: {
        text: '12 or fewer',
        why: 'The number in the Guide is lower, since smaller teams communicate better.',
      },
    },
    answer: 'c',
    rests: ['team-9'],
  },
  {
    id: 'cheat-sheet-47',
    kind: 'single',
    difficulty: 1,
    stem: 'What should a Scrum Team that has become too large consider?',
    options: {
      a: {
        text: 'Forming several cohesive teams on the same product',
        why: 'The team should consider reorganizing. The new teams share Product Goal, Product Backlog and Product Owner.',
      },
      b: {
        text: 'Forming sub-teams with their own leads',
        why: "It's what many companies do. Within a Scrum Team, there are neither sub-teams nor hierarchies.",
      },
      c: {
        text: 'Adding a second Product Owner',
        why: 'The Product Owner is one person, also for several teams on one product.',
      },
      d: {
        text: 'Working in longer Sprints',
        why: "A Sprint lasts a month at most, and its length doesn't make a team smaller.",
      },
    },
    answer: 'a',
    rests: ['team-11'],
  },
  {
    id: 'cheat-sheet-48',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What describes the right size of a Scrum Team? (Choose two.)',
    options: {
      a: {
        text: 'Large enough to finish significant work in a Sprint',
        why: "A team that is too small can't finish anything significant within a Sprint.",
      },
      b: {
        text: 'Large enough to have a tester',
        why: 'Testing is a skill that the team needs. The Guide has no such title or number.',
      },
      c: {
        text: 'Between three and nine Developers',
        why: 'Until 2020, the Guide had this range for the Development Team.',
      },
      d: {
        text: 'Small enough to remain nimble',
        why: 'A nimble team can react and change course quickly. That is why a Scrum Team typically has ten people or fewer.',
      },
      e: {
        text: 'Small enough to work in one room',
        why: "The Guide doesn't ask for a shared room.",
      },
    },
    answers: ['a', 'd'],
    rests: ['team-8'],
  },
  {
    id: 'cheat-sheet-49',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: "What do the commitments give to Scrum's artifacts? (Choose two.)",
    options: {
      a: {
        text: 'Something to measure progress against',
        why: 'Goals and the Definition of Done show how far the work has come.',
      },
      b: {
        text: 'A person who is responsible for each',
        why: "Accountabilities say who answers for what. Commitments don't name people.",
      },
      c: {
        text: 'A date for delivery',
        why: "In most companies, a commitment means a date. In Scrum it's a goal or a state of quality.",
      },
      d: {
        text: 'More transparency and focus',
        why: 'A commitment ensures that its artifact provides information that enhances both.',
      },
      e: {
        text: 'A contract with the stakeholders',
        why: "Commitments help the stakeholders, too, but they don't form a contract.",
      },
    },
    answers: ['a', 'd'],
    rests: ['artifacts-4'],
  },
  {
    id: 'cheat-sheet-50',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Stakeholders who inspect the artifacts have the same basis for adaptation as the Developers.',
    answer: true,
    why: {
      true: 'The artifacts are as transparent as possible, so all who inspect them have the same basis.',
      false:
        'Developers know more details, so this is tempting. Artifacts are designed so that everyone inspecting them has the same basis.',
    },
    rests: ['artifacts-3', 'artifacts-2'],
  },
]
