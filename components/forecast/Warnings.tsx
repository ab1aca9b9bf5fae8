import type { PeriodKind } from '@lib/forecast/periods'
import type { ForecastWarning } from '@lib/forecast/warnings'
import { Button, ButtonRow } from '../controls/Button'
import styles from './Forecast.module.css'
import { periodsInWords, warningInWords } from './words'

interface WarningsProps {
  warnings: readonly ForecastWarning[]
  /** All past periods. */
  periods: number
  period: PeriodKind
  isAwake: boolean
  /** Uses only so many of the last periods. */
  onUseLast: (count: number) => void
}

/** Why the past says little about the future. */
export function Warnings({ warnings, periods, period, isAwake, onUseLast }: WarningsProps) {
  return (
    <div role="status">
      {warnings.map(warning => (
        <div key={warning.kind} className={styles.warning}>
          <p>{warningInWords(warning, period)}</p>
          {warning.kind === 'change' && (
            <ButtonRow>
              <Button disabled={!isAwake} onClick={() => onUseLast(periods - warning.from + 1)}>
                {`Use only the last ${periodsInWords(periods - warning.from + 1, period)}`}
              </Button>
            </ButtonRow>
          )}
        </div>
      ))}
    </div>
  )
}
