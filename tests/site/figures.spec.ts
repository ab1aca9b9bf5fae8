import { expect, test, type Page } from '@playwright/test'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { lesson } from './support/examples'
import { groupsOf, perGroupOfPages } from './support/pages'

const images = path.resolve('out/images')
const figures = readdirSync(images, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.svg'))
  .map(file => `/images/${file.split(path.sep).join('/')}`)
  .sort()

/** How wide a drawing is shown in a screen's column, and how large the text around it is; in CSS pixels. */
const shown = [
  { screen: 360, drawing: 328, text: 17 },
  { screen: 420, drawing: 388, text: 17 },
  { screen: 527, drawing: 388, text: 17 },
  { screen: 528, drawing: 494, text: 17 },
  { screen: 767, drawing: 494, text: 17 },
  { screen: 768, drawing: 520, text: 18 },
  { screen: 1280, drawing: 520, text: 18 },
  { screen: 1599, drawing: 520, text: 18 },
  { screen: 1600, drawing: 576, text: 20 },
  { screen: 1920, drawing: 576, text: 20 },
] as const

/** On the front page, where it is next to the words. */
const besideWords = [
  { screen: 1024, drawing: 400, text: 18 },
  { screen: 1440, drawing: 400, text: 18 },
  { screen: 1600, drawing: 444, text: 20 },
] as const

const phoneWidth = shown[0].drawing

/** Width of the first drawing on a page and size of the text. */
const sizesOn = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector('main figure img')
    if (!image) throw new Error('There is no figure on the page.')
    const drawing = Math.round(image.getBoundingClientRect().width)
    return { drawing, text: parseFloat(getComputedStyle(document.body).fontSize) }
  })

test('a drawing is as wide as its words allow, and begins where the text does', async ({ page }) => {
  for (const { screen, ...sizes } of shown) {
    await page.setViewportSize({ width: screen, height: 900 })
    await page.goto(lesson)
    const { drawing, text } = await sizesOn(page)
    expect(drawing, `${screen} px wide`).toBe(sizes.drawing)
    expect(text, `${screen} px wide`).toBe(sizes.text)
    const [ofDrawing, ofText] = await page.evaluate(() => {
      const figure = document.querySelector('main figure')
      const { left = 0, width = 0 } = figure?.querySelector('img')?.getBoundingClientRect() ?? {}
      // The shapes of a drawing begin 16 units of 640 in.
      const shapes = left + (width * 16) / 640
      return [
        shapes,
        figure?.parentElement?.querySelector(':scope > p')?.getBoundingClientRect().left ?? -1,
      ] as const
    })
    expect(Math.abs(ofDrawing - ofText), `${screen} px wide`).toBeLessThan(2)
    expect(ofDrawing, `${screen} px wide`).toBeGreaterThanOrEqual(ofText)
  }
  for (const { screen, ...sizes } of besideWords) {
    await page.setViewportSize({ width: screen, height: 900 })
    await page.goto('/')
    const beside = await sizesOn(page)
    expect(beside.drawing, `${screen} px wide`).toBe(sizes.drawing)
    expect(beside.text, `${screen} px wide`).toBe(sizes.text)
  }
})

for (const group of groupsOf('drawings', figures)) {
  test(`${group.name} keep their words apart and inside the drawing on a phone`, async ({ page }) => {
    test.setTimeout(perGroupOfPages)
    await page.setViewportSize({ width: phoneWidth, height: 900 })
    for (const figure of group.members) {
      await page.goto(figure)
      const problems = await page.evaluate(() => {
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
      expect(problems, figure).toEqual([])
    }
  })
}
