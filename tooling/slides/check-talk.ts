import type { Browser } from 'puppeteer-core'
import { elementsNamed } from '../handbook/markup'
import { openPdf } from '../handbook/read-pdf'
import { drawingsOf, wordsOf } from './facilitator-page'
import { openTalk, overflowing } from './print-talk'
import type { Talk } from './talk'

/** A name in the place of a fact, as in {site.brand}. */
const braces = /(?<!\$)\{[a-z][\w.]*\}/giu

/** What is wrong in a talk before it is written. */
export function problemsOfTalk(talk: Talk): string[] {
  const content = talk.slides.flatMap(({ body, notes }) => [...body, ...notes])
  return [
    ...[...wordsOf(talk).matchAll(braces)].map(([name]) => `a name in the place of a fact: ${name}`),
    ...elementsNamed(content, 'a')
      .map(({ attributes }) => attributes.href ?? '')
      .filter(href => !/^(https:|mailto:)/.test(href))
      .map(href => `a link without a whole address: '${href}'`),
    ...elementsNamed(content, 'img')
      .filter(({ attributes }) => !attributes.alt?.trim())
      .map(({ attributes }) => `a drawing without a description: ${attributes.src ?? ''}`),
  ]
}

interface StructureNode {
  role?: string
  alt?: string
  children?: StructureNode[]
}

const altsIn = (node: StructureNode): string[] => [
  ...(node.role === 'Figure' ? [node.alt ?? ''] : []),
  ...(node.children ?? []).flatMap(altsIn),
]

/** Letters and digits; a PDF has its own apostrophes and hyphens. */
const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]|\u02bc/gu, '')

/** Reads the printed slides back, and returns what is wrong in them. */
export async function problemsOfTalkPdf(bytes: Uint8Array, talk: Talk): Promise<string[]> {
  const pdf = await openPdf(bytes)
  try {
    const problems: string[] = []
    const alts: string[] = []
    if (pdf.numPages !== talk.slides.length) {
      problems.push(`the PDF has ${pdf.numPages} pages for ${talk.slides.length} slides`)
    }
    for (const [index, slide] of talk.slides.entries()) {
      if (index >= pdf.numPages) break
      const page = await pdf.getPage(index + 1)
      const { items } = await page.getTextContent()
      const text = squeezed(items.map(item => ('str' in item ? item.str : '')).join(''))
      if (!text.includes(squeezed(slide.title))) {
        problems.push(`page ${index + 1} does not have the title '${slide.title}'`)
      }
      if (!text.includes(squeezed(talk.url.replace('https://', '')))) {
        problems.push(`page ${index + 1} does not have the address of the page`)
      }
      const tree = (await page.getStructTree()) as StructureNode | null
      alts.push(...(tree ? altsIn(tree).map(squeezed) : []))
    }
    const wanted = elementsNamed(
      talk.slides.flatMap(({ body }) => body),
      'img',
    ).map(({ attributes }) => attributes.alt ?? '')
    const missing = wanted.filter(alt => !alts.includes(squeezed(alt)))
    return [...problems, ...missing.map(alt => `the drawing '${alt.slice(0, 60)}…' is missing`)]
  } finally {
    await pdf.destroy()
  }
}

interface RevealApi {
  getTotalSlides: () => number
  slide: (index: number) => void
  getCurrentSlide: () => Element
}

/** Runs in the page: turns to a slide, and says whether all of it is on the screen. */
async function turnTo(index: number): Promise<boolean> {
  const { Reveal } = window as unknown as { Reveal: RevealApi }
  Reveal.slide(index)
  await new Promise(resolve => requestAnimationFrame(resolve))
  const box = Reveal.getCurrentSlide().querySelector('.slide')?.getBoundingClientRect()
  return box !== undefined && box.width > 0 && box.top >= -1 && box.bottom <= window.innerHeight + 1
}

/** Runs in the page: what it has. */
const countParts = () => ({
  slides: (window as unknown as { Reveal: RevealApi }).Reveal.getTotalSlides(),
  notes: document.querySelectorAll('aside.notes').length,
  drawings: [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length,
})

/** Opens the talk as its speaker does, and returns what is wrong in it. */
export async function problemsOfTalkPage(browser: Browser, file: string, talk: Talk): Promise<string[]> {
  const page = await openTalk(browser, file)
  const problems: string[] = []
  page.on('pageerror', error => problems.push(`an error in its script: ${String(error)}`))
  page.on('request', request => {
    if (!/^(file|data|blob):/.test(request.url())) problems.push(`it asks the network for ${request.url()}`)
  })
  try {
    await page.reload({ waitUntil: 'load', timeout: 0 })
    await page.waitForFunction('window.Reveal && Reveal.isReady()', { timeout: 0 })
    const { slides, notes, drawings } = await page.evaluate(countParts)
    for (let index = 0; index < slides; index += 1) {
      if (!(await page.evaluate(turnTo, index))) problems.push(`slide ${index + 1} isn't whole on the screen`)
      // Only the slide that is shown has a size.
      if ((await page.evaluate(overflowing)).length > 0)
        problems.push(`slide ${index + 1} has more on it than fits`)
    }
    const said = talk.slides.filter(slide => slide.notes.length > 0).length
    return [
      ...problems,
      ...(slides === talk.slides.length ? [] : [`it has ${slides} slides, not ${talk.slides.length}`]),
      ...(drawings >= drawingsOf(talk).length ? [] : [`only ${drawings} drawings are shown`]),
      ...(notes === said ? [] : [`${notes} slides have notes, not ${said}`]),
    ]
  } finally {
    await page.close()
  }
}
