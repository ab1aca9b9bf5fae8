import type { Page } from '@playwright/test'

/** What a screen reader is told of an element. */
export interface Told {
  role: string
  name: string
  /** All text in it. */
  text: string
  /** Whether changes of it are announced: 'polite' or 'assertive'. */
  live?: string | undefined
  /** The roles around it, nearest first. */
  within: string[]
}

/** The browser's accessibility tree of the page as it is now, in reading order, without what is hidden from it. */
export async function accessibilityTree(page: Page): Promise<Told[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const textOf = (id: string): string => {
    const node = byId.get(id)
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '')
    return (node?.childIds ?? []).map(textOf).join('')
  }
  const around = (id: string | undefined): string[] => {
    const node = id === undefined ? undefined : byId.get(id)
    if (!node) return []
    return [...(node.ignored ? [] : [String(node.role?.value)]), ...around(node.parentId)]
  }
  return nodes
    .filter(node => !node.ignored)
    .map(node => ({
      role: String(node.role?.value),
      name: String(node.name?.value ?? ''),
      text: textOf(node.nodeId),
      live: node.properties?.find(({ name }) => name === 'live')?.value.value as string | undefined,
      within: around(node.parentId),
    }))
}

/** The words that are announced when they appear, of all parts of the page. */
export async function announced(page: Page): Promise<string[]> {
  const tree = await accessibilityTree(page)
  return tree.filter(({ live, text }) => live && live !== 'off' && text.trim() !== '').map(({ text }) => text)
}
