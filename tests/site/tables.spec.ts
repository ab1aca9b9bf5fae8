import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { pages } from './support/pages'
import { expect, layOutWhole, open, test } from './support/reader'

const withTables = pages.filter(({ file }) =>
  readFileSync(path.join('out', file), 'utf8').includes('aria-label="Table"'),
)
const wide = '/kanban/articles/kanban-vs-scrum-vs-scrumban'
const withFigures = '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/summary'

// The pages' policy lets no test parse HTML in them.
test.use({ bypassCSP: true })

/** Replaces the page's text by every table of the site, each in the part of its page that it is in. */
const gatherTables = (page: Page) =>
  page.evaluate(
    async routes => {
      const parts = await Promise.all(
        routes.map(async route => {
          const text = (await (await fetch(route)).text()) as string
          const html = new DOMParser().parseFromString(text, 'text/html')
          return [...html.querySelectorAll('article > *, main > *')]
            .filter(part => part.matches(':not(article)') && part.querySelector(':scope table'))
            .map(part => document.importNode(part, true))
        }),
      )
      document.querySelector('article')?.replaceChildren(...parts.flat())
    },
    withTables.map(({ route }) => route),
  )

for (const width of [360, 600, 768])
  test(`no table scrolls sideways on a screen ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, wide)
    await layOutWhole(page)
    await gatherTables(page)
    const frames = page.locator('article [aria-label=Table]')
    expect(await frames.count()).toBeGreaterThan(150)
    const scrolled = await frames.evaluateAll(all =>
      all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent.slice(0, 60)),
    )
    expect(scrolled).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('each row of a wide table is an entry whose cells name their columns', async ({ page }) => {
    await open(page, wide)
    await layOutWhole(page)
    const row = page.getByRole('row').nth(1)
    const name = row.getByRole('rowheader')
    const [first, second] = await row.getByRole('cell').all()
    expect((await first?.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? Infinity)
    expect((await second?.boundingBox())?.x).toBe((await first?.boundingBox())?.x)
    const label = await second?.evaluate(cell => getComputedStyle(cell, '::before').content)
    expect(label).toContain('Scrumban without Sprints')
    // A line tells one entry from the next.
    await expect(row).toHaveCSS('border-bottom-width', '1px')
    await expect(row).toHaveCSS('padding-bottom', '12px')
  })

  for (const { what, route, header, lines } of [
    {
      what: 'figures stays a table, each row on its line',
      route: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      header: 'Days to build',
      lines: 1,
    },
    {
      what: 'figures with long remarks is stacked, so that no remark has a line for each word',
      route: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
      header: 'Remark',
      lines: 5,
    },
  ])
    test(`a table of ${what}`, async ({ page }) => {
      await open(page, route)
      await layOutWhole(page)
      const row = page.getByRole('table').filter({ hasText: header }).first().getByRole('row').nth(1)
      const tops = await row
        .getByRole('cell')
        .evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().top))
      expect(tops.length).toBeGreaterThan(2)
      expect(new Set(tops).size).toBe(lines)
    })

  test("an entry's label and text share a line, however long the label is", async ({ page }) => {
    await open(page, wide)
    await layOutWhole(page)
    const cell = page.getByRole('cell', { name: 'No binding text' })
    const { lineHeight, height } = await cell.evaluate(element => ({
      lineHeight: parseFloat(getComputedStyle(element).lineHeight),
      height: element.getBoundingClientRect().height,
    }))
    expect(height).toBeLessThan(lineHeight * 2.2)
    expect(await cell.evaluate(element => getComputedStyle(element, '::before').float)).toBe('none')
  })

  test('it is still a table to a screen reader', async ({ page }) => {
    const nodesOf = async () => {
      const client = await page.context().newCDPSession(page)
      const { nodes } = await client.send('Accessibility.getFullAXTree')
      const named = nodes
        .filter(node => !node.ignored)
        .map(node => [node.role?.value, node.name?.value].join(': '))
      return named.filter(each => /^(table|row|columnheader|cell|gridcell)/.test(each))
    }
    await open(page, wide)
    await layOutWhole(page)
    const onPhone = await nodesOf()
    await page.setViewportSize({ width: 1280, height: 800 })
    const onDesktop = await nodesOf()
    expect(onPhone.length).toBeGreaterThan(30)
    expect(onPhone).toEqual(onDesktop)
  })

  test('figures stay a table, right-aligned with their heads', async ({ page }) => {
    await open(page, withFigures)
    await layOutWhole(page)
    const table = page.getByRole('table').filter({ hasText: 'Points per item' })
    const right = async (row: number) => {
      const box = await table.getByRole('row').nth(row).locator('th, td').nth(3).boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    expect(await right(0)).toBe(await right(1))
    for (const row of [0, 1])
      await expect(table.getByRole('row').nth(row).locator('th, td').nth(3)).toHaveCSS('text-align', 'end')
  })
})

test('a head with an empty corner has its rule all the way', async ({ page }) => {
  await open(page, wide)
  const head = page.getByRole('table').first().locator('thead').locator('th, td')
  for (const cell of await head.all()) await expect(cell).toHaveCSS('border-bottom-width', '2px')
})
