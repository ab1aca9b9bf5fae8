import { element, textOf, type Content, type Element } from '../handbook/markup'
import { fillTexts, splitForm, splitTable, type Filled } from './fill'
import { partsOf, type Part } from './parts'
import type { Slide, SlideKind } from './talk'

/** A heading and what is below it. */
interface Group {
  title: string
  above?: string
  blocks: Content[]
}

/** Page parts that a talk has in another place: the last slide names the page, which has its sources. */
const leftOut = new Set(['sources', 'check-yourself', 'table-of-contents'])

/** The name of what comes before the first heading. */
const opening = 'In short'

function groupsOf(body: readonly Content[]): { groups: Group[]; sources: Content[] } {
  const groups: Group[] = [{ title: opening, blocks: [] }]
  const sources: Content[] = []
  let section = ''
  let isLeftOut = false
  for (const part of body) {
    if (typeof part === 'string') continue
    const title = textOf(part).trim()
    if (part.tag === 'h2') {
      section = title
      isLeftOut = leftOut.has(part.attributes.id ?? '')
      if (!isLeftOut) groups.push({ title, blocks: [] })
    } else if (part.tag === 'h3' && !isLeftOut) groups.push({ title, above: section, blocks: [] })
    else if (!isLeftOut) groups.at(-1)?.blocks.push(part)
    else sources.push(part)
  }
  return { groups: groups.filter(({ blocks }) => partsOf(blocks).length > 0), sources }
}

/** Parts in their order: texts of one title together, everything else alone, with the one sentence that leads to it. */
function runsOf(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = []
  for (const part of parts) {
    const open = runs.at(-1)
    const last = open?.at(-1)
    const isSame = last?.title === part.title
    const leads = part.kind !== 'text' && open?.length === 1 && (isSame || !last?.title)
    if (open && last?.kind === 'text' && (part.kind === 'text' ? isSame : leads)) open.push(part)
    else runs.push([part])
  }
  return runs
}

const kindOf: Readonly<Record<Part['kind'], SlideKind>> = {
  text: 'text',
  drawing: 'drawing',
  table: 'table',
  form: 'form',
}

/** What goes on slides, of a run that ends with something that fills one. */
function alone(run: readonly Part[], part: Part): Filled[] {
  const shown = part.shown(Infinity)
  const block = shown[0] as Element
  const full = run.flatMap(each => each.full)
  const pieces = block.tag === 'table' ? splitTable(block) : part.kind === 'form' ? splitForm(block) : [block]
  return pieces.map((piece, index) => ({ shown: [piece, ...shown.slice(1)], full: index === 0 ? full : [] }))
}

function slidesOfGroup({ title, above, blocks }: Group): Slide[] {
  const parts = partsOf(blocks).map(part => ({ ...part, isExact: part.isExact ?? title === opening }))
  return runsOf(parts).flatMap(run => {
    const last = run.at(-1)
    if (!last) return []
    const filled = last.kind === 'text' ? fillTexts(run) : alone(run, last)
    const own = last.title ?? title
    // A box is below the heading of its section.
    const parent = last.title && last.title !== title ? title : above
    return filled.map(({ shown, full }, index): Slide => {
      const numbering = filled.length > 1 ? `${index + 1} of ${filled.length}` : ''
      const line = [parent, numbering].filter(Boolean).join(' · ')
      return {
        kind: kindOf[last.kind],
        title: own,
        ...(line && { above: line }),
        body: shown,
        notes: full,
      }
    })
  })
}

/** The slides of a page's text, and its sources, which have none. */
export function splitPage(body: readonly Content[]): { slides: Slide[]; sources: Content[] } {
  const { groups, sources } = groupsOf(body)
  return { slides: groups.flatMap(slidesOfGroup), sources }
}

/** A paragraph. */
export const paragraph = (...children: Content[]): Element => element('p', {}, ...children)
