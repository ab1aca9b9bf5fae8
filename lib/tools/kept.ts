import type * as z from 'zod/mini'
import {
  parseKept,
  localText,
  removeLocal,
  toolKeys,
  writeLocal,
  type ToolKey,
} from '../storage/browser-storage'
import { deviceStore, type DeviceStore } from '../storage/device-store'
import { mergeKept, keptToolShape, type KeptTool } from './kept-shape'

/** A reader's data of one tool on this device. */
export interface ToolState<Data> {
  /** The reader's data; undefined if there aren't any, or they can't be read. */
  data: Data | undefined
  /**
   * kept: what changes is stored; forbidden: the browser stores nothing, so changes last as long as the page; damaged:
   * what is stored can't be read, and is left alone until the reader starts over (`clear`).
   */
  kind: 'kept' | 'forbidden' | 'damaged'
  /** When the data changed last (ISO 8601). */
  at?: string
  /** Data that a file or a link put aside, if they can be read. */
  earlier?: { data: Data; at: string }
}

/** What a tool keeps on the device. Make one for each tool, in a module of its own. */
export interface ToolStore<Data> extends Pick<DeviceStore<ToolState<Data>, never>, 'read' | 'subscribe'> {
  key: ToolKey
  shape: z.ZodMiniType<Data>
  /** Stores data; with `putAside`, what was stored stays as the earlier data. False if the browser refuses. */
  keep: (data: Data, options?: { putAside?: boolean }) => boolean
  /** Changes places: the earlier data, and the current ones. */
  swap: () => void
  /** Deletes the data, readable or not, and the earlier ones. Ask first. */
  clear: () => void
}

const now = () => new Date().toISOString()

/** Creates the store of a tool. `shape` checks what is read; add fields as optional ones, so that old data stay readable. */
export function toolStore<Data>(key: ToolKey, shape: z.ZodMiniType<Data>): ToolStore<Data> {
  const readable = (value: unknown) => shape.safeParse(value).data
  const stateOf = (value: KeptTool, kind: 'kept' | 'forbidden'): ToolState<Data> => {
    const data = readable(value.data)
    const earlier = value.earlier && readable(value.earlier.data)
    return {
      data,
      kind: data === undefined ? 'damaged' : kind,
      at: value.at,
      ...(value.earlier && earlier !== undefined ? { earlier: { data: earlier, at: value.earlier.at } } : {}),
    }
  }
  const store = deviceStore<ToolState<Data>, KeptTool>(key, (text, memory) => {
    if (memory) return stateOf(memory, 'forbidden')
    const kept = parseKept(text)
    if (kept.kind === 'nothing') return { data: undefined, kind: 'kept' }
    if (kept.kind === 'forbidden') return { data: undefined, kind: 'forbidden' }
    const tool = kept.kind === 'value' ? keptToolShape.safeParse(kept.value).data : undefined
    return tool ? stateOf(tool, 'kept') : { data: undefined, kind: 'damaged' }
  })
  const isFree = () => {
    const tool = keptTool(key)
    return tool ? readable(tool.data) !== undefined : !localText(key)
  }
  const put = (tool: KeptTool) => {
    // Never over what can't be read.
    const isKept = isFree() && writeLocal(key, tool)
    store.announce(isKept ? undefined : tool)
    return isKept
  }
  return {
    key,
    shape,
    read: store.read,
    subscribe: store.subscribe,
    keep: (data, { putAside = false } = {}) => {
      const { data: mine, at = now(), earlier } = store.read()
      const aside = putAside && mine !== undefined ? { data: mine, at } : earlier
      return put({ data, at: now(), ...(aside ? { earlier: aside } : {}) })
    },
    swap: () => {
      const { data, at = now(), earlier } = store.read()
      if (earlier)
        put({ data: earlier.data, at: now(), ...(data === undefined ? {} : { earlier: { data, at } }) })
    },
    clear: () => {
      removeLocal(key)
      store.announce(undefined)
    },
  }
}

function keptTool(key: ToolKey): KeptTool | undefined {
  const kept = parseKept(localText(key))
  return kept.kind === 'value' ? keptToolShape.safeParse(kept.value).data : undefined
}

/** The readable data of all tools on this device, for a file; undefined if there aren't any. */
export function allKeptTools(): Partial<Record<ToolKey, KeptTool>> | undefined {
  const found = toolKeys.flatMap(key => {
    const tool = keptTool(key)
    return tool ? [[key, tool] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/**
 * Adds a file's data to those of this device: the later ones are current, the others are put aside. What can't be read
 * here isn't overwritten. Returns how many tools' data changed, and whether the browser stored them.
 */
export function bringInTools(tools: Readonly<Record<string, KeptTool>>): { count: number; isKept: boolean } {
  let count = 0
  let isKept = true
  for (const key of toolKeys) {
    const theirs = tools[key]
    const mine = keptTool(key)
    const isDamaged = !mine && localText(key)
    if (!theirs || isDamaged) continue
    const merged = mergeKept(mine, theirs)
    if (merged === mine) continue
    count += 1
    isKept = writeLocal(key, merged) && isKept
  }
  return { count, isKept }
}
