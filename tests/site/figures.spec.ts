import { expect, test } from '@playwright/test'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { groupsOf, perGroupOfPages } from './support/pages'

const images = path.resolve('out/images')
const figures = readdirSync(images, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.svg'))
  .map(file => `/images/${file.split(path.sep).join('/')}`)
  .sort()

/** Width in CSS pixels at which a figure is shown on a phone of 360 px. */
const phoneWidth = 328

for (const group of groupsOf('drawings', figures)) {
  test(`${group.name} keep their words apart and inside the drawing on a phone`, async ({ page }) => {
    test.setTimeout(perGroupOfPages)
    await page.setViewportSize({ width: phoneWidth, height: 900 })
    for (const figure of group.members) {
      await page.goto(figure)
      const faults = await page.evaluate(() => {
        const root = document.documentElement as unknown as SVGSVGElement
        const { width, height } = root.viewBox.baseVal
        const boxes = [...root.querySelectorAll('text')].map(text => {
          // The line height is taller than the letters: a quarter of it may meet a neighbor's without touching.
          const { x, y, width: w, height: h } = text.getBBox()
          const matrix = root
            .getCTM()
            ?.inverse()
            .multiply(text.getCTM() ?? new DOMMatrix())
          const from = new DOMPoint(x, y + h * 0.18).matrixTransform(matrix ?? undefined)
          const to = new DOMPoint(x + w, y + h * 0.86).matrixTransform(matrix ?? undefined)
          return { words: text.textContent, left: from.x, top: from.y, right: to.x, bottom: to.y }
        })
        const outside = boxes
          .filter(box => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)
          .map(box => `'${box.words}' leaves the drawing`)
        const touching = boxes.flatMap((a, index) =>
          boxes
            .slice(index + 1)
            .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
            .map(b => `'${a.words}' and '${b.words}' overlap`),
        )
        return [...outside, ...touching]
      })
      expect(faults, figure).toEqual([])
    }
  })
}
