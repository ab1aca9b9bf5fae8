import { useEffect, useMemo, useState } from 'react'
import { progressStore } from '@lib/progress/progress-store'
import { dayOfMoment } from '@lib/example/days'
import { keptWith, movedTasks, type MovedTasks } from '@lib/study-plan/moved'
import { makePlan } from '@lib/study-plan/plan'
import { keepPlan } from '@lib/study-plan/plan-store'
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
  const state = useStored(progressStore)
  const now = useMoment()
  const progress = state && state.kind !== 'unreadable' ? state.progress : undefined
  const settings = progress?.plan
  const plan = useMemo(
    () => (settings ? makePlan(facts, settings, progress, now) : undefined),
    [facts, settings, progress, now],
  )
  const isLaid = settings !== undefined && typeof plan === 'object'
  useEffect(() => {
    if (!settings || typeof plan !== 'object') return
    const kept = keptWith(settings, plan)
    if (kept) keepPlan(kept)
  }, [settings, plan])
  return {
    // Undefined until storage was read.
    kind: state?.kind,
    settings,
    plan,
    moved: isLaid ? movedTasks(settings.laid, plan) : nothingMoved,
    today: dayOfMoment(now),
  }
}
