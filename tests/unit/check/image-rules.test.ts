import { describe, it } from 'node:test'
import { rule as altTexts } from '../../../tooling/check/rules/alt-texts'
import { figureStyle } from '../../../tooling/figures/figure-style'
import { rule as figures } from '../../../tooling/check/rules/figures'
import { rule as images } from '../../../tooling/check/rules/images'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

describe('images', () => {
  it('passes images that exist and are shown by a page or named by code', () => {
    const files = {
      'pages/a.mdx': pageOf('images: [/images/card.png]', '<Figure src="/images/a.svg" alt="A board" />'),
      'public/images/a.svg': '',
      'public/images/card.png': '',
      'public/images/logo.svg': '',
      'public/favicon.ico': '',
    }
    const imageReferences = [{ file: 'components/site/Logo.tsx', line: 3, src: '/images/logo.svg' }]
    assertPasses(images, siteOf(files, { imageReferences }))
  })

  it('finds a missing image on a page and in code', () => {
    const imageReferences = [{ file: 'components/site/Logo.tsx', line: 3, src: '/images/logo.svg' }]
    assertFinds(
      images,
      siteOf({ 'pages/a.mdx': '# A\n\n![A board](/images/a.svg)\n' }, { imageReferences }),
      ['pages/a.mdx:3', 'no image /images/a.svg'],
      ['components/site/Logo.tsx:3', 'no image /images/logo.svg'],
    )
  })

  it('finds an unused image', () => {
    assertFinds(images, siteOf({ 'public/images/old.svg': '' }), [
      'public/images/old.svg:1',
      "isn't used by any page",
    ])
  })
})

describe('alt-texts', () => {
  const figure = (alt: string) =>
    siteOf({ 'pages/a.mdx': `<Figure src="/images/daily-scrum-board.svg" ${alt} />` })

  it('passes a text that says what the figure shows', () => {
    assertPasses(altTexts, figure('alt="Three columns with five cards; one card is blocked."'))
  })

  it('finds a text that is missing, empty, short, a file name or a needless opening', () => {
    assertFinds(altTexts, figure(''), ['pages/a.mdx:1', 'has no alt text'])
    const drawn = {
      'pages/a.mdx': '<Figure src="/images/a.svg" />',
      'public/images/a.svg': '<svg><desc>A.</desc></svg>',
    }
    assertPasses(altTexts, siteOf(drawn))
    assertFinds(altTexts, figure('alt=""'), ['pages/a.mdx:1', 'has no alt text'])
    assertFinds(altTexts, figure('alt="A board"'), ['pages/a.mdx:1', 'is too short'])
    assertFinds(altTexts, figure('alt="Daily Scrum board"'), ['pages/a.mdx:1', 'its file name'])
    assertFinds(altTexts, figure('alt="An image of a board with cards"'), [
      'pages/a.mdx:1',
      "begins 'An image of'",
    ])
  })
})

describe('figures', () => {
  const page = { 'pages/a.mdx': '<Figure src="/images/a.svg" alt="Three columns" />' }
  const size = 'width="640" height="360" viewBox="0 0 640 360"'
  const figure = (body: string, attributes = size, style = figureStyle) =>
    siteOf({
      ...page,
      'public/images/a.svg': `<svg ${attributes}>\n<style>${style}</style>\n${body}\n</svg>`,
    })
  const place = 'public/images/a.svg'
  // The style is below the root element, the body below the style.
  const styleEnd = `${place}:${figureStyle.split('\n').length + 1}`
  const bodyAt = `${place}:${figureStyle.split('\n').length + 2}`

  it('passes a drawing in the shared style', () => {
    assertPasses(
      figures,
      figure('<rect width="640" height="360" fill="#fff"/>\n<text class="b m" x="320" y="40">Done</text>'),
    )
  })

  it('passes a logo that only code shows, whatever its size', () => {
    const imageReferences = [{ file: 'components/site/Logo.tsx', line: 3, src: '/images/logo.svg' }]
    assertPasses(
      figures,
      siteOf({ 'public/images/logo.svg': '<svg viewBox="0 0 24 24"/>' }, { imageReferences }),
    )
  })

  it('finds a drawing of another width, of another size than its viewBox, and off the grid', () => {
    assertFinds(figures, figure('', 'viewBox="0 0 800 360"'), [`${place}:1`, 'viewBox must be'])
    assertFinds(figures, figure('', 'width="640" height="400" viewBox="0 0 640 360"'), [
      `${place}:1`,
      'must equal the viewBox',
    ])
    assertFinds(figures, figure('', 'width="640" height="355" viewBox="0 0 640 355"'), [
      `${place}:1`,
      'a multiple of 8',
    ])
  })

  it('finds a style of its own and a second one', () => {
    assertFinds(figures, figure('', size, '.x { fill: none }'), [
      `${place}:2`,
      'must begin with the shared block',
    ])
    assertFinds(figures, figure('<style>.x { fill: none }</style>'), [bodyAt, 'has a second <style>'])
  })

  it('finds type under or over 28 units outside the wide-screen block', () => {
    const small: [string, string] = [bodyAt, 'type of 20 units is too small for a phone: use 28.']
    assertFinds(figures, figure('<text font-size="20">Done</text>'), small)
    const large: [string, string] = [bodyAt, 'type of 34 units is too large next to the text: use 28.']
    assertFinds(figures, figure('<text font-size="34">Done</text>'), large)
  })

  it('finds a color outside the palette', () => {
    assertFinds(figures, figure('<rect fill="red"/>'), [bodyAt, "fill 'red' is not in the palette"])
    assertFinds(figures, figure('', size, `${figureStyle} .x { stroke: #123456 }`), [
      styleEnd,
      "stroke '#123456'",
    ])
  })

  it('finds scripts, handlers, inline styles and whatever comes from outside', () => {
    assertFinds(figures, figure('<script>1</script>'), [bodyAt, 'has a <script>'])
    assertFinds(figures, figure('<rect onclick="go()"/>'), [bodyAt, 'event handler'])
    assertFinds(figures, figure('<rect style="opacity: 1"/>'), [bodyAt, 'inline style'])
    assertFinds(figures, figure('<image href="https://x.example/a.png"/>'), [bodyAt, 'outside itself'])
  })
})
