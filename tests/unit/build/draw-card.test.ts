// cspell:ignore Спринт Ролями événement سكرم
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { cardSize } from '../../../lib/seo/social-card'
import { canDraw, renderCard } from '../../../tooling/cards/draw-card'

const logo = readFileSync('public/favicon.svg', 'utf8')
const edge = 72
/** The bar at the foot begins here. */
const foot = cardSize.height - 24

/** Whether each pixel of a card above its foot is anything but paper. */
async function inkOf(title: string, section: string, brand = 'Agile Primer') {
  const { pixels, width, height } = await renderCard({
    ...cardSize,
    brand,
    title,
    section,
    accent: '#004a9e',
    logo,
  })
  assert.deepEqual({ width, height }, cardSize)
  return (x: number, y: number) => (pixels[(y * width + x) * 4] ?? 255) < 200
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

/** The heights of what stands one below the other, and of the empty rows between. */
function bandsOf(ink: (x: number, y: number) => boolean): { inked: number[]; empty: number[] } {
  const rows = range(0, foot).map(y => range(0, cardSize.width).some(x => ink(x, y)))
  const bands = [...rows.map(Number).join('').matchAll(/1+|0+/g)].map(([band]) => band)
  const heights = (kind: string) => bands.filter(band => band.startsWith(kind)).map(({ length }) => length)
  return { inked: heights('1'), empty: heights('0') }
}

for (const [what, title, section, brand] of [
  ['a short title', 'SDLC', 'agile-primer.example'],
  [
    'the longest that the rule on titles lets through',
    'Internationalization and Telecommunications Responsibilities',
    'Scrum › Scrum Accountabilities (Roles)',
  ],
  [
    'a front page with a sentence on itself',
    'Master Agile Project Management with Scrum',
    'Free lessons on Agile, Scrum, Kanban, Extreme Programming and the software development life cycle, with worked examples.',
  ],
  [
    'a title of twice that length',
    'The Whole of What a Team Learns When It Finishes One Small Thing and Asks Somebody Who Will Use It What They Really Think',
    'Kanban',
  ],
  ['the widest letters', 'WWWWWWWWWWWW MMMMMMMMMM WWWWWWWWWWWW MMMMMMMMMMM WWWWWWWWWWW', 'Wood'],
  ['one word that is longer than a line', 'W'.repeat(60), 'M'.repeat(60)],
  ['a long brand', 'Elms', 'Trees', 'The Grove: Notes on Trees for Towns, Villages and Farms'],
] as const) {
  describe(`a card with ${what}`, () => {
    it('cuts no letter, and keeps its edges free', async () => {
      const ink = await inkOf(title, section, brand)
      const atEdges = [...range(0, edge - 8), ...range(cardSize.width - edge + 4, cardSize.width)]
      assert.deepEqual(
        atEdges.filter(x => range(0, foot).some(y => ink(x, y))),
        [],
      )
      const { empty } = bandsOf(ink)
      assert.ok((empty[0] ?? 0) >= 40, `above the brand ${empty[0]}`)
      assert.ok((empty.at(-1) ?? 0) >= 20, `below the last line ${empty.at(-1)}`)
    })
  })
}

describe('what a card says', () => {
  it('is as high in the feed of a phone, 320 pixels wide, as text that is read there', async () => {
    const inFeed = (pixels: number) => (pixels * 320) / cardSize.width
    const { inked } = bandsOf(
      await inkOf('Effective Requirements Gathering: Techniques and Tips', 'SDLC › Requirement Analysis'),
    )
    // From the top of a capital to the foot of a letter that goes below the line: some 0.95 of the size of the type.
    const [brand = 0, ...rest] = inked.map(inFeed)
    assert.ok(brand >= 9, `brand ${brand}`)
    assert.ok(rest.length === 4 && Math.min(...rest.slice(0, -1)) >= 16, `title ${rest.join(', ')}`)
    assert.ok((rest.at(-1) ?? 0) >= 12, `section ${rest.at(-1)}`)
  })

  it('has the brand, the title and the section apart from each other', async () => {
    const { inked, empty } = bandsOf(await inkOf('Focus', 'Scrum › Scrum Values'))
    assert.equal(inked.length, 3)
    assert.ok(Math.min(...empty.slice(1, -1)) > 40)
  })
})

describe('the letters of cards', () => {
  it('are those of the languages whose cards are drawn', async () => {
    assert.ok(canDraw('Спринт, événement, Größe'))
    assert.equal(canDraw('什么是 Scrum'), false)
    assert.equal(canDraw('سكرم'), false)
    // Letters that the font lacks would look alike.
    const [one, other] = [await inkOf('Спринт', ''), await inkOf('Ролями', '')]
    const differ = range(0, cardSize.width).some(x => range(0, foot).some(y => one(x, y) !== other(x, y)))
    assert.ok(differ)
  })
})
