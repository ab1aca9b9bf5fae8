import { focusAreas } from '@lib/course/question'
import type { ExamResult } from '@lib/progress/shape'
import styles from './ResultScreen.module.css'

/** Right answers by focus area, the weakest first. */
export function AreaScores({ areas }: Pick<ExamResult, 'areas'>) {
  const rows = Object.entries(areas).sort(
    ([a, one], [b, other]) => one.right / one.asked - other.right / other.asked || placeOf(a) - placeOf(b),
  )
  return (
    <table className={styles.areas}>
      <caption>By focus area, the weakest first</caption>
      <thead>
        <tr>
          <th scope="col">Focus area</th>
          <th scope="col">Right</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(([area, { right, asked }]) => (
          <tr key={area}>
            <th scope="row">{area}</th>
            <td>
              {right} of {asked}
            </td>
            <td>
              <meter min={0} max={asked} value={right} aria-label={`${area}, right answers`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const placeOf = (area: string) => (focusAreas as readonly string[]).indexOf(area)
