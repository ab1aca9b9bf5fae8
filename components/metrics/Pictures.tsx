import type { Analysis } from '@lib/metrics/analyze'
import {
  agingPicture,
  countOf,
  cumulativePicture,
  cycleTimePicture,
  throughputPicture,
  type Picture,
} from '@lib/metrics/pictures'
import type { MetricsSettings } from '@lib/metrics/settings'
import { sprintPictures } from '@lib/metrics/sprint-pictures'
import { ChartWithTable } from '../tools/ChartWithTable'

interface PicturesProps {
  analysis: Analysis
  settings: MetricsSettings
  isAwake: boolean
}

/** The six pictures, or for each that can't be drawn the reason. */
export function Pictures({ analysis, settings: { count, unit }, isAwake }: PicturesProps) {
  const { withoutStart } = analysis.cycleTimes
  const sprints = sprintPictures(analysis, unit)
  const shown: [name: string, picture: Picture | undefined, reason: string][] = [
    [
      'cycle-times',
      cycleTimePicture(analysis, count),
      'There are no cycle times: no item has both the day on which it was started and the day on which it was done.',
    ],
    ['ages', agingPicture(analysis, count), 'There are no ages: no item is started and not done.'],
    ['throughput', throughputPicture(analysis), 'There is no throughput: no item is done.'],
    [
      'cumulative-flow',
      cumulativePicture(analysis),
      'There is no cumulative flow: no item has a date by then.',
    ],
    [
      'burnup',
      sprints?.burnup,
      unit === 'points'
        ? 'There is no burnup or burndown in points: no item has any. Choose items instead.'
        : 'There is no burnup or burndown: no item has a date by then.',
    ],
    ['burndown', sprints?.burndown, ''],
  ]
  return (
    <>
      {shown.map(([name, picture, reason]) =>
        picture ? (
          <ChartWithTable key={name} name={`metrics-${name}`} {...picture} isAwake={isAwake}>
            {name === 'cycle-times' && withoutStart > 0 && (
              <p>
                {countOf(withoutStart, 'item')} without a start {withoutStart === 1 ? 'is' : 'are'} done, too,
                but {withoutStart === 1 ? 'has' : 'have'} no cycle time.
              </p>
            )}
          </ChartWithTable>
        ) : (
          reason && <p key={name}>{reason}</p>
        ),
      )}
    </>
  )
}
