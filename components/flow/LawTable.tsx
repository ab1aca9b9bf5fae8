import { conditionsOf, fromAsking, inProgress, littlesLaw, type LittlesLaw } from '@lib/flow/measures'
import type { FlowRun } from '@lib/flow/run'
import { daysInWords, itemsInWords, lawsInWords, numberInWords } from './words'

const holds = (isTrue: boolean) => (isTrue ? 'holds' : 'broken')

/** Both sides of Little's law, measured from two lines, and its conditions. */
export function LawTable({ items, span }: FlowRun) {
  const ofStart = littlesLaw(items, span, inProgress)
  const ofAsking = littlesLaw(items, span, fromAsking)
  const rows: readonly (readonly [string, (law: LittlesLaw) => string])[] = [
    ['L: items inside, on average', law => numberInWords(law.inside)],
    ['λ: items finished in a day', law => numberInWords(law.rate)],
    ['W: days inside, on average', law => numberInWords(law.time)],
    ['λ × W', law => numberInWords(law.rate * law.time)],
    [
      'First condition: as many come as go',
      law =>
        `${holds(conditionsOf(law).isSteady)}: ${numberInWords(law.came)} in, ${numberInWords(law.went)} out`,
    ],
    [
      'Second condition: ages are steady',
      law =>
        `${holds(conditionsOf(law).areAgesSteady)}: ${daysInWords(law.ageAtFirst)} at first, ${numberInWords(law.ageAtLast)} at the end`,
    ],
    ['Still inside at the end', law => itemsInWords(law.insideAtLast)],
  ]
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{`Days ${span.from + 1} to ${span.to}`}</th>
            <th scope="col">From start to done</th>
            <th scope="col">From asking to done</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, textOf]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {[ofStart, ofAsking].map((law, at) => (
                <td key={at}>{textOf(law)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{lawsInWords(ofStart, ofAsking)}</p>
    </>
  )
}
