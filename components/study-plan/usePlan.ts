import { useEffect, useMemo, useState } from 'react'
import { noProgress } from '@lib/progress/progress'
import { progressStore } from '@lib/progress/progress-store'
import { dayOfMoment } from '@lib/example/days'
import { laidOf, movedTasks, type MovedTasks } from '@lib/study-plan/moved'
import { makePlan } from '@lib/study-plan/plan'
import { keepPlan, planStore } from '@lib/study-plan/plan-store'
import type { StudyFacts } from '@lib/study-plan/study-facts'
import { useStored } from '../controls/useStored'

/** The current time, updated when the page is shown again, so that an open plan is today's. */
function useMoment(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return now
}

const nothingMoved: MovedTasks = new Map()

/** Recomputes the plan from the current progress, or explains why there isn't one, and stores each day's tasks. */
export function usePlan(facts: StudyFacts) {
  const kept = useStored(planStore)
  const progress = useStored(progressStore)
  const now = useMoment()
  const settings = kept?.plan
  const known = progress && progress.kind !== 'unreadable' ? progress.progress : noProgress
  const plan = useMemo(
    () => (settings && progress ? makePlan(facts, settings, known, now, settings.since) : undefined),
    [facts, settings, progress, known, now],
  )
  const isLaid = settings !== undefined && typeof plan === 'object'
  useEffect(() => {
    if (!settings || typeof plan !== 'object') return
    const laid = laidOf(settings.laid, plan)
    if (JSON.stringify(laid) !== JSON.stringify(settings.laid)) keepPlan({ ...settings, laid })
  }, [settings, plan])
  return {
    // Undefined until storage was read.
    kept: progress && kept,
    plan,
    moved: isLaid ? movedTasks(settings.laid, plan) : nothingMoved,
    today: dayOfMoment(now),
    isProgressReadable: progress?.kind !== 'unreadable',
  }
}
