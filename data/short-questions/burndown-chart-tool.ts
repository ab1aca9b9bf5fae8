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
      false: 'Useful as they are, forecasting practices leave empiricism as important as before.',
    },
    guideSection: 'The Sprint',
    rests: ['sprint-16', 'sprint-15'],
  },
]
