import { memo, useMemo } from 'react'
import type { FlowRun } from '@lib/flow/run'
import { columnNames, type FlowSettings } from '@lib/flow/settings'
import { ChartWithTable } from '../tools/ChartWithTable'
import { agesPicture, cumulativePicture, timesPicture } from './charts'

interface PicturesProps {
  run: FlowRun
  settings: FlowSettings
  isAwake: boolean
}

/** The pictures of a whole run; not rendered again while the board runs. */
export const Pictures = memo(function Pictures({ run, settings, isAwake }: PicturesProps) {
  const names = useMemo(() => columnNames(settings), [settings])
  const { finished } = run.results
  return (
    <>
      <ChartWithTable {...cumulativePicture(run, names)} name="flow-cumulative" isAwake={isAwake} />
      {finished > 0 ? (
        <ChartWithTable {...timesPicture(run)} name="flow-cycle-times" isAwake={isAwake} />
      ) : (
        <p>There are no cycle times: nothing is finished in the days that count.</p>
      )}
    </>
  )
})

interface AgesProps extends PicturesProps {
  day: number
}

/** How old the open items are on the board's day. */
export const Ages = memo(function Ages({ run, settings, day, isAwake }: AgesProps) {
  const names = useMemo(() => columnNames(settings), [settings])
  return <ChartWithTable {...agesPicture(run, names, day)} name="flow-ages" height={260} isAwake={isAwake} />
})
