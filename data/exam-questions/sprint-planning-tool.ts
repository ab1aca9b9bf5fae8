import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-planning-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The Scrum Master brings a plan with the goal, the items and the tasks to Sprint Planning, and everyone nods. What has been lost?',
    options: {
      a: {
        text: 'The full use of the timebox',
        why: "A timebox is a maximum, so a short event may be a good one. What is lost is the team's collaboration on its plan.",
      },
      b: {
        text: 'The right of the Product Owner to make the plan',
        why: 'The Product Owner has no such right, either. The whole Scrum Team makes the plan together, and this is what has been lost.',
      },
      c: {
        text: 'The collaboration of the Scrum Team on its plan',
        why: 'The plan comes from the collaborative work of the entire Scrum Team. A finished plan leaves nothing to work out.',
      },
      d: {
        text: 'A record of how long each topic took',
        why: "The Guide doesn't ask for such a record. It asks for a plan on which the whole Scrum Team collaborates.",
      },
    },
    answer: 'c',
    rests: ['sprint-planning-2'],
  },
  {
    id: 'sprint-planning-tool-7',
    kind: 'single',
    difficulty: 2,
    stem: "Which of these is NOT a sound basis for the Developers' forecast?",
    options: {
      a: {
        text: 'What they got Done in recent Sprints',
        why: "This is a sound basis, so it isn't the answer: it is past performance, which the Guide names.",
      },
      b: {
        text: 'What another team got Done',
        why: "Choose it: the Guide speaks of the Developers' own past performance. Another team has other people, other items and perhaps another Definition of Done.",
      },
      c: {
        text: 'How much time they will have',
        why: "This is a sound basis, so it isn't the answer: it is upcoming capacity, which the Guide names.",
      },
      d: {
        text: 'What their Definition of Done requires',
        why: "This is a sound basis, so it isn't the answer: the Guide names the Definition of Done.",
      },
    },
    answer: 'b',
    rests: ['sprint-planning-14'],
  },
]
