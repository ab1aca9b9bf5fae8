import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'burndown-chart-tool-41',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A proven burn-up chart makes empiricism less important.',
    answer: false,
    why: {
      true: "Such charts are useful for forecasts, but they don't replace the importance of empiricism.",
      false:
        'Burn-ups have proven useful for forecasts, but what will happen is still unknown in complex environments. Decisions rest on experience.',
    },
    guideSection: 'The Sprint',
    rests: ['sprint-16', 'sprint-15'],
  },
]
