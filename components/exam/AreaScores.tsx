import { focusAreas } from '@lib/course/question'
import type { ExamResult } from '@lib/progress/shape'
import { ScoreTable } from './ScoreTable'

/** Right answers by focus area, weakest first. */
export function AreaScores({ areas }: Pick<ExamResult, 'areas'>) {
  const rows = Object.entries(areas)
    .map(([name, score]) => ({ ...score, name }))
    .sort((a, b) => a.right / a.asked - b.right / b.asked || placeOf(a.name) - placeOf(b.name))
  return <ScoreTable caption="By focus area, the weakest first" part="Focus area" rows={rows} />
}

const placeOf = (area: string) => (focusAreas as readonly string[]).indexOf(area)
