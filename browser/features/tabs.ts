import { on } from '../events'
import { onPage } from '../page-life'

const tabsIn = (block: Element) => [...block.querySelectorAll<HTMLButtonElement>('[role=tab]')]

function choose(block: Element, index: number): void {
  tabsIn(block).forEach((tab, at) => {
    tab.setAttribute('aria-selected', `${at === index}`)
    tab.tabIndex = at === index ? 0 : -1
  })
  block.querySelectorAll<HTMLElement>(':scope > [data-panels] > [role=tabpanel]').forEach((panel, at) => {
    panel.hidden = at !== index
  })
}

/** Blocks that keep their choice under the same name show the same choice. */
function chooseAll(block: HTMLElement, index: number): void {
  const name = block.dataset.tabs
  if (!name) {
    choose(block, index)
    return
  }
  document.querySelectorAll(`[data-tabs="${CSS.escape(name)}"]`).forEach(each => choose(each, index))
  try {
    localStorage.setItem(name, `${index}`)
  } catch {
    // Where nothing can be kept, the choice lasts as long as the page.
  }
}

function keptIndex(block: HTMLElement): number | undefined {
  try {
    const kept = localStorage.getItem(block.dataset.tabs ?? '')
    return kept !== null && Number(kept) in tabsIn(block) ? Number(kept) : undefined
  } catch {
    return undefined
  }
}

/** Nextra's tabs: a choice by pointer and arrow keys, kept under its name. */
export function startTabs(): void {
  on('click', '[data-tabs] [role=tab]', tab => {
    const block = tab.closest<HTMLElement>('[data-tabs]')
    if (block) chooseAll(block, tabsIn(block).indexOf(tab as HTMLButtonElement))
  })
  on('keydown', '[data-tabs] [role=tab]', (tab, event) => {
    const enabled = tabsIn(tab.closest('[role=tablist]') ?? tab).filter(each => !each.disabled)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = enabled.indexOf(tab as HTMLButtonElement)
    const next = enabled[(at + step + enabled.length) % enabled.length]
    next?.focus()
    next?.click()
    event.preventDefault()
  })
  onPage(() => {
    for (const block of document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-tabs=""])')) {
      const index = keptIndex(block)
      if (index !== undefined) choose(block, index)
    }
  })
}
