import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'retrospective-tool-5',
    kind: 'single',
    difficulty: 3,
    stem: 'For a year, a Scrum Team has used anonymous notes in its Retrospectives. The same complaints return, and no one speaks about them. What should the Scrum Master work on?',
    options: {
      a: {
        text: 'A tool that hides the authors even better',
        why: 'Openness about challenges is a Scrum value, so the Scrum Master works on what keeps people from it. Better hiding looks like protection, but leaves the silence as it is.',
      },
      b: {
        text: 'Solving the complaints for the team',
        why: "The Scrum Master enables the team to solve its problems. If they are taken away from it, the team doesn't learn to speak about them.",
      },
      c: {
        text: 'Retrospectives in small groups',
        why: "The whole Scrum Team inspects how the Sprint went. What has to change is that no one speaks openly, and splitting the team doesn't change that.",
      },
      d: {
        text: 'What keeps the team from being open',
        why: "The Scrum Team is open about its challenges, and teams get better at living the values. The notes hide that this one isn't there yet.",
      },
    },
    answer: 'd',
    rests: ['values-6', 'values-1'],
  },
  {
    id: 'retrospective-tool-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'In its Retrospective, a Scrum Team agrees that one Developer a day will answer support calls. Which of these fit Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The team begins on the next working day.',
        why: 'The most helpful improvements are addressed as soon as possible.',
      },
      b: {
        text: 'The Product Owner has to approve the change first.',
        why: "The Scrum Team itself decides how it works. The Product Owner is one of its members and takes part in the discussion, but doesn't have to approve the change.",
      },
      c: {
        text: 'The team drops the rule after three days.',
        why: "A team should adapt the moment it learns something new. It doesn't have to wait for the next Retrospective.",
      },
      d: {
        text: 'The Scrum Master assigns the days to people.',
        why: "The members decide among themselves who does what and when. The Scrum Master coaches them in this and doesn't assign work.",
      },
      e: {
        text: 'The team puts the change into the next Sprint Backlog.',
        why: "Improvements may be added to the Sprint Backlog for the next Sprint. The Guide allows this and doesn't require it.",
      },
    },
    answers: ['a', 'c', 'e'],
    rests: ['sprint-retrospective-8', 'adaptation-5', 'sprint-retrospective-9'],
  },
  {
    id: 'retrospective-tool-41',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Sprint Retrospective explores where misleading assumptions came from.',
    answer: true,
    why: {
      true: 'The team identifies assumptions that led it astray and explores their origins.',
      false:
        "The Guide has the team explore the origins of such assumptions, so that it can improve. It may sound like looking for someone to blame, but it isn't.",
    },
    rests: ['sprint-retrospective-4'],
  },
]
