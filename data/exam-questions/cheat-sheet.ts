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
        why: "The Guide makes the whole team responsible for stakeholder collaboration. It's tempting, because the Product Owner represents stakeholders' needs in the Product Backlog.",
      },
      c: {
        text: 'The Scrum Master',
        why: "The Scrum Master facilitates it when asked or needed. The responsibility is the whole team's.",
      },
      d: {
        text: 'The Developers',
        why: "The Developers take part as members of the Scrum Team. The responsibility is the whole team's, and no single accountability has it to itself.",
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
        why: 'The Guide calls a small team of people, the Scrum Team, the fundamental unit of Scrum.',
      },
      b: {
        text: 'The Sprint',
        why: 'The Guide calls Sprints the heartbeat of Scrum. Its fundamental unit is the Scrum Team, a small team of people.',
      },
      c: {
        text: 'The Increment',
        why: 'The Increment is a step toward the Product Goal. The fundamental unit of Scrum is the Scrum Team, which creates it.',
      },
      d: {
        text: 'The Product Backlog',
        why: 'The Product Backlog is the single source of work. The fundamental unit of Scrum is the Scrum Team, which does the work.',
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
        why: 'Transparency of key information is what artifacts are designed to maximize. What they represent is work or value.',
      },
      b: {
        text: 'Empiricism and the Scrum values',
        why: 'The commitments of the artifacts reinforce empiricism and the Scrum values. The artifacts themselves represent work or value.',
      },
      c: {
        text: 'The progress of each Developer',
        why: 'Artifacts represent work or value. They show the state of the work, and not of single people.',
      },
      d: {
        text: 'Work or value',
        why: 'All three artifacts represent work or value: the Product Backlog, the Sprint Backlog and the Increment.',
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
        why: "Artifacts represent work or value, but what they are designed to maximize is transparency of key information. Maximizing value is the Product Owner's accountability.",
      },
      b: {
        text: 'Empiricism and the Scrum values',
        why: 'The commitments of the artifacts reinforce empiricism and the Scrum values. What the artifacts maximize is transparency of key information.',
      },
      c: {
        text: 'The progress of each Developer',
        why: "Artifacts are designed to maximize transparency of key information. They show the state of the work and don't measure single people.",
      },
      d: {
        text: 'Transparency of key information',
        why: 'Artifacts are designed to make key information as transparent as possible. All who inspect them then have the same basis for adaptation.',
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
        why: 'All Scrum Teams have the same five events, whatever their size. What the authors found is that smaller teams communicate better.',
      },
      b: {
        text: 'They find it harder to be cross-functional.',
        why: 'It sounds likely, but the authors report better communication and more productivity. The Guide only says that a team of any size needs all the skills.',
      },
      c: {
        text: 'They communicate better and are more productive.',
        why: "The Guide's authors report this as their general experience. It's a reason to stay at ten people or fewer.",
      },
      d: {
        text: 'They make more precise forecasts.',
        why: 'The Guide connects confidence in forecasts with past performance, capacity and Definition of Done, not with size. About smaller teams, it reports better communication and more productivity.',
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
        why: 'Until 2020, this was the number of Developers. Today the Guide says ten or fewer for the whole Scrum Team, with the Product Owner and the Scrum Master.',
      },
      b: {
        text: '5 to 9',
        why: "The Guide says ten or fewer. 'Seven, plus or minus two' is an old rule of thumb that it doesn't mention.",
      },
      c: {
        text: '10 or fewer',
        why: 'This counts the whole Scrum Team, with the Product Owner and the Scrum Master.',
      },
      d: {
        text: '12 or fewer',
        why: "The Guide says ten or fewer, the whole Scrum Team included. It doesn't mention twelve.",
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
        why: 'Within a Scrum Team, there are neither sub-teams nor hierarchies. What the Guide suggests is several cohesive teams, each a Scrum Team.',
      },
      c: {
        text: 'Adding a second Product Owner',
        why: 'The Product Owner is one person, also for several teams on one product. A team that is too large should consider reorganizing into several cohesive teams.',
      },
      d: {
        text: 'Working in longer Sprints',
        why: "The length of a Sprint doesn't make a team smaller. A team that is too large should consider reorganizing into several cohesive teams on the same product.",
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
        why: 'A team needs all the skills, and testing may be one of them. The Guide measures its size by significant work in a Sprint, not by titles.',
      },
      c: {
        text: 'Between three and nine Developers',
        why: 'Until 2020, the Guide had this range for the Development Team. Today it says typically ten or fewer people for the whole Scrum Team.',
      },
      d: {
        text: 'Small enough to remain nimble',
        why: 'A nimble team can react and change course quickly. That is why a Scrum Team typically has ten people or fewer.',
      },
      e: {
        text: 'Small enough to work in one room',
        why: "A Scrum Team has to be small enough to remain nimble. The Guide doesn't ask for a shared room.",
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
        why: 'Progress can be measured against each commitment: the Product Goal, the Sprint Goal and the Definition of Done.',
      },
      b: {
        text: 'A person who is responsible for each',
        why: "A commitment gives its artifact transparency and focus, and it doesn't name a person. Who answers for what is a matter of the accountabilities.",
      },
      c: {
        text: 'A date for delivery',
        why: "In Scrum, a commitment is a goal or a state of quality that provides transparency and focus. Outside Scrum, the word can mean a promised date, so it's easy to mix up.",
      },
      d: {
        text: 'More transparency and focus',
        why: 'A commitment ensures that its artifact provides information that enhances both.',
      },
      e: {
        text: 'A contract with the stakeholders',
        why: "Commitments provide transparency and focus, for the stakeholders, too. They don't form a contract.",
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
