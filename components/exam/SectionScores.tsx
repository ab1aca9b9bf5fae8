import { sectionScores } from '@lib/exam/result-details'
import type { Bank } from '@lib/exam/score'
import type { ExamResult } from '@lib/progress/shape'
import { ScoreTable } from './ScoreTable'

/** Right answers by section of the Scrum Guide, weakest first; folded, since there are many. */
export function SectionScores({ result, bank }: { result: ExamResult; bank: Bank }) {
  return (
    <details>
      <summary>By section of the Scrum Guide</summary>
      <ScoreTable
        caption="By section of the Guide, the weakest first"
        part="Section"
        rows={sectionScores(result, bank)}
      />
    </details>
  )
}
