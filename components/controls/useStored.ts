import { useSyncExternalStore } from 'react'
import type { DeviceStore } from '@lib/storage/device-store'

/** What this device stores; undefined in the exported HTML, and so in the first render. */
export const useStored = <State>({
  read,
  subscribe,
}: Pick<DeviceStore<State, never>, 'read' | 'subscribe'>): State | undefined =>
  useSyncExternalStore<State | undefined>(subscribe, read, () => undefined)
