import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-implementation-challenges-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What results from implementing only parts of Scrum?',
    options: {
      a: {
        text: "Something that isn't Scrum",
        why: "It's possible to use parts only, but Scrum exists only in its entirety.",
      },
      b: {
        text: 'A lighter version of Scrum',
        why: 'Scrum is lightweight already, and the framework is immutable. It has no lighter version.',
      },
      c: {
        text: 'The first level of Scrum',
        why: "Scrum has no levels and exists only in its entirety. A company may call this a first level, but the result isn't Scrum.",
      },
      d: {
        text: 'Scrum, if the three pillars are kept',
        why: "The pillars alone don't make it Scrum. Each element serves a purpose of its own.",
      },
    },
    answer: 'a',
    guideSection: 'End Note',
    rests: ['end-note-3'],
    focusArea: 'Empiricism',
  },
  {
    id: 'scrum-implementation-challenges-42',
    kind: 'single',
    difficulty: 2,
    stem: 'Who takes over the work of a project manager in Scrum?',
    options: {
      a: {
        text: 'The Scrum Master takes over all of it.',
        why: "A Scrum Master neither plans nor assigns the work; the three accountabilities share it. It's tempting, since both titles sound like the one in charge.",
      },
      b: {
        text: 'The three accountabilities share it.',
        why: "The Guide doesn't say so; it follows from its three accountabilities. Value, plan, quality and effectiveness are shared among them.",
      },
      c: {
        text: 'The Product Owner takes over all of it.',
        why: "The Product Owner maximizes value and orders the backlog. The plan for the Sprint is the Developers'.",
      },
      d: {
        text: 'A project office outside the team keeps it.',
        why: 'The Scrum Team manages its own work, and its three accountabilities share what a project manager did. Nothing is left for an office outside.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
    rests: ['team-17'],
    focusArea: 'Scrum Team',
  },
  {
    id: 'scrum-implementation-challenges-43',
    kind: 'true-false',
    difficulty: 2,
    stem: "An element of Scrum is optional if a team doesn't see its purpose.",
    answer: false,
    why: {
      true: "Each element serves a purpose that the results as a whole depend on, even if a team doesn't see it. So none of them is optional.",
      false: 'Each element is essential. Leaving one out covers up problems and limits the benefits.',
    },
    guideSection: 'Purpose of the Scrum Guide',
    rests: ['purpose-6', 'purpose-7'],
    focusArea: 'Empiricism',
  },
  {
    id: 'scrum-implementation-challenges-44',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Scrum shows how well the current management and work techniques serve the team.',
    answer: true,
    why: {
      true: 'Scrum makes visible how effective they are, so that they can be improved.',
      false:
        "Scrum doesn't prescribe management techniques, which makes this tempting. It does make visible how well they work.",
    },
    guideSection: 'Scrum Definition',
    rests: ['definition-13'],
  },
]
