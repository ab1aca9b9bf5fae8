import type { Page } from '@playwright/test'
import { oneOfEachKind } from './support/examples'
import { groupsOf, pages } from './support/pages'
import { expect, open, test } from './support/reader'

const step = Math.floor(pages.length / 26)
const others = pages.map(({ route }) => route).filter((_, index) => index % step === 0)
const compared = [...new Set([...oneOfEachKind, ...others])].filter(route => !/^\/[45]0/.test(route))

/** A line for each element: its name, attributes, and text; what a template or noscript holds, too. */
const elementsOf = (page: Page) =>
  page.evaluate(() => {
    // What the visit has changed: open folders, the heading in view, and apps, which come when they are needed.
    const skipped = '#sidebar ul ul, [data-comes] *, script:not([type])'
    const changing = ['aria-expanded', 'aria-controls', 'data-current', 'data-alive']
    const lineOf = (element: Element) => {
      const attributes = [...element.attributes].filter(({ name }) => !changing.includes(name))
      const text = [...element.childNodes].flatMap(node => (node instanceof Text ? [node.data.trim()] : []))
      const named = attributes.map(({ name, value }) => `${name}="${value}"`).sort()
      return [element.tagName, ...named, ...text].join(' ')
    }
    const linesOf = (root: ParentNode): string[] =>
      [...root.children]
        .filter(element => !element.matches(skipped))
        .flatMap(element => [
          lineOf(element),
          ...linesOf(element instanceof HTMLTemplateElement ? element.content : element),
        ])
    const head = 'title, meta, link[rel=canonical], link[rel=alternate], script[type], style'
    const inHead = [...document.head.querySelectorAll(head)].map(lineOf).sort()
    return [...inHead, ...linesOf(document.querySelector('#__next') ?? document.body)]
  })

for (const group of groupsOf('pages', compared)) {
  test(`${group.name} are the same reached by a link and loaded`, async ({ page, context }) => {
    const loaded = await context.newPage()
    await open(page, '/mission')
    await page.evaluate(() => Reflect.set(window, 'stayed', true))
    for (const route of group.members) {
      await open(loaded, route)
      await page.evaluate(address => {
        const link = Object.assign(document.createElement('a'), { href: address })
        document.body.append(link)
        link.click()
        link.remove()
      }, route)
      await expect(page).toHaveTitle(await loaded.title())
      await expect.poll(() => elementsOf(page), { message: route }).toEqual(await elementsOf(loaded))
    }
    expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true)
  })
}
