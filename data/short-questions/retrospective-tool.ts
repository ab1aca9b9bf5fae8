import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
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
    guideSection: 'Sprint Retrospective',
    rests: ['sprint-retrospective-4'],
    focusArea: 'Events',
  },
]
