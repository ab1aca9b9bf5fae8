import { useCallback, useState } from 'react'
import { dataOfFragment, namesData } from '@lib/tools/address'
import type { ToolState, ToolStore } from '@lib/tools/kept'
import { useStored } from '../controls/useStored'
import { useIsomorphicLayoutEffect } from '../site/useIsomorphicLayoutEffect'

/** A tool's data, with what the reader has to know about where they come from. */
export interface ToolData<Data> {
  /** Those of the address, else the reader's own, else the example's. */
  data: Data
  /** False in the exported HTML, and until storage and address were read. */
  isAwake: boolean
  /** own: the reader's, on this device; example: nothing is stored; link: from the address, and stored with the first change. */
  source: 'own' | 'example' | 'link'
  /** See ToolState. */
  kind: ToolState<Data>['kind']
  /** Whether the address has data that can't be read. */
  isLinkDamaged: boolean
  /** The reader's data that a file or a link put aside. */
  earlier: ToolState<Data>['earlier']
  /** Shows and stores data. If they replace those of a link, the reader's own are put aside. */
  change: (change: Data | ((data: Data) => Data)) => void
  /** Goes from a link's data back to the reader's own, or to the example. */
  leaveLink: () => void
  /** Shows the data that were put aside, and puts the current ones aside. */
  swap: () => void
  /** Deletes the reader's data: the example's are shown. Ask first. */
  clear: () => void
}

interface ToolDataOptions<Data> {
  /** The example's data, until the reader has some. The same object each time. */
  start: Data
  /** The data with the settings of a query; `data` itself if it has none. The same function each time. */
  withQuery?: (query: string, data: Data) => Data
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Leaves the address without settings and data, so that a reload shows the reader's own. */
const bareAddress = () => history.replaceState(history.state, '', location.pathname)

/** What the address says. */
type Asked<Data> = { data?: Data; isDamaged: boolean } | undefined

/** A tool's data: on the device, and from the address. */
export function useToolData<Data>(
  store: ToolStore<Data>,
  { start, withQuery }: ToolDataOptions<Data>,
): ToolData<Data> {
  const state = useStored<ToolState<Data>>(store)
  const [asked, setAsked] = useState<Asked<Data>>()
  // Before the app's HTML is touched: a press that was kept for it is repeated in the same task (browser/hydrate-app.tsx).
  useIsomorphicLayoutEffect(() => {
    const { pathname } = location
    let isOver = false
    const settle = (found: Awaited<ReturnType<typeof dataOfFragment<Data>>>) => {
      // The address already belongs to the next page.
      if (isOver || location.pathname !== pathname) return
      const own = store.read().data ?? start
      const given = found === 'damaged' || !found ? own : found.data
      const data = withQuery ? withQuery(location.search, given) : given
      setAsked({ isDamaged: found === 'damaged', ...(isSame(data, own) ? {} : { data }) })
    }
    const look = () => {
      if (namesData(location.hash)) void dataOfFragment(location.hash, store.shape).then(settle)
      else settle(undefined)
    }
    look()
    window.addEventListener('popstate', look)
    return () => {
      isOver = true
      window.removeEventListener('popstate', look)
    }
  }, [store, start, withQuery])
  const data = asked?.data ?? state?.data ?? start
  const isFromLink = asked?.data !== undefined
  const change = useCallback(
    (next: Data | ((data: Data) => Data)) => {
      const before = asked?.data ?? store.read().data ?? start
      const changed = typeof next === 'function' ? (next as (data: Data) => Data)(before) : next
      if (changed === before) return
      store.keep(changed, { putAside: asked?.data !== undefined })
      if (!asked?.data) return
      setAsked({ isDamaged: false })
      bareAddress()
    },
    [asked, store, start],
  )
  const leaveLink = () => {
    setAsked({ isDamaged: false })
    bareAddress()
  }
  return {
    data,
    isAwake: state !== undefined && asked !== undefined,
    source: isFromLink ? 'link' : state?.data === undefined ? 'example' : 'own',
    kind: state?.kind ?? 'kept',
    isLinkDamaged: asked?.isDamaged === true,
    earlier: state?.earlier,
    change,
    leaveLink,
    swap: store.swap,
    clear: store.clear,
  }
}
