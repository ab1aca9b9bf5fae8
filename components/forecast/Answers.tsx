import { endOfPeriod } from '@lib/forecast/periods'
import { mostPeriods } from '@lib/forecast/simulation'
import { percents } from '@lib/forecast/summary'
import { dayInShort } from '@lib/tools/dates'
import type { Shown } from './charts'
import styles from './Forecast.module.css'
import { itemsInWords, numberInWords, periodName, periodsInWords, periodsName, shareInWords } from './words'

/** The sentence that answers both questions at once. */
export function answerInWords({ input, summary, start, period }: Shown): string {
  const { items, periods } = input
  const { inTime, runs } = summary
  const all = `all ${itemsInWords(items)}`
  if (periods > 0)
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} are done by ${dayInShort(endOfPeriod(start, period, periods), true)} in ${shareInWords(inTime, runs)}.`
  const when = summary.when[2] ?? 0
  if (when > mostPeriods) return `Fewer than 85 of 100 runs ever finish ${all}.`
  return `85 of 100 runs finish ${all} by ${dayInShort(endOfPeriod(start, period, when), true)}.`
}

/** The percentiles in words. */
export function Answers({ shown }: { shown: Shown }) {
  const { input, summary, start, by, period } = shown
  const { when, many, unfinished, runs } = summary
  const { items, periods } = input
  const several = periodsName(period)
  return (
    <>
      <p>
        <strong>{answerInWords(shown)}</strong>
      </p>
      <table className={styles.answers}>
        <thead>
          <tr>
            <th scope="col">Chance</th>
            <th scope="col">All {itemsInWords(items)} done by</th>
            <th scope="col" data-number="">{`${several.charAt(0).toUpperCase()}${several.slice(1)}`}</th>
            {periods > 0 && (
              <th scope="col" data-number="">
                {`Items by ${dayInShort(endOfPeriod(start, period, periods))}`}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {percents.map((percent, index) => {
            const count = when[index] ?? 0
            return (
              <tr key={percent}>
                <th scope="row">{percent}%</th>
                <td>{count > mostPeriods ? 'later' : dayInShort(endOfPeriod(start, period, count), true)}</td>
                <td data-number="">{count > mostPeriods ? `over ${mostPeriods}` : numberInWords(count)}</td>
                {periods > 0 && <td data-number="">{`${numberInWords(many[index] ?? 0)}+`}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
      {periods === 0 && (
        <p>
          No whole period is over by your date, so the forecast can’t say how many. Choose a later date, or
          shorter periods.
        </p>
      )}
      {periods > 0 && by - endOfPeriod(start, period, periods) > 2 && (
        <p>
          {`The last whole ${periodName(period)} by ${dayInShort(by, true)} ends on ${dayInShort(endOfPeriod(start, period, periods), true)}. What comes after it isn’t counted.`}
        </p>
      )}
      {unfinished > 0 && (
        <p>
          {`The list isn’t done after ${periodsInWords(mostPeriods, period)} in ${shareInWords(unfinished, runs)}. It grows about as fast as you finish, or it is very long.`}
        </p>
      )}
      <p>
        {`From ${numberInWords(runs)} runs. In each, every coming period repeats one of the ${numberInWords(input.history.length)} past ones, drawn at random.`}
      </p>
    </>
  )
}
