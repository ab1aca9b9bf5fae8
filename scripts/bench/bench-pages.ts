import { searchedPages } from '../../tooling/search/search-files'

/** A page of the benchmark, as Markdown that any generator reads. */
export interface BenchPage {
  route: string
  title: string
  markdown: string
}

const frontMatter = (title: string) => `---
title: "${title}"
description: "What ${title} is about, in one sentence."
keywords: ${title.toLowerCase().replace(/[^a-z ]/g, '')}, agile
images: [/favicon.svg]
datePublished: 2026-11-21
dateModified: 2026-11-21
---
`

/** Text that Markdown and MDX take for nothing else. */
const plain = (text: string) => text.replace(/[<>{}[\]*_`~#|\\&]/g, sign => `&#${sign.charCodeAt(0)};`)

/** The pages of the site with their text, without their components, which stock Nextra has not. */
export async function benchPages(root: string): Promise<BenchPage[]> {
  const pages = await searchedPages(root)
  return pages.map(({ route, title, intro, sections }) => {
    const parts = [
      `# ${plain(title)}`,
      ...intro.map(plain),
      ...sections.flatMap(({ heading, lines }) => [`## ${plain(heading)}`, ...lines.map(plain)]),
    ]
    return { route, title, markdown: `${frontMatter(title)}\n${parts.join('\n\n')}\n` }
  })
}

/** Numbers that look random and are the same each time. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Words as often as they stand in the real pages. */
function wordsOf(pages: readonly BenchPage[]): string[] {
  return pages.flatMap(page => page.markdown.replace(/^---[\s\S]*?---/, '').match(/\b[a-z]{2,}\b/g) ?? [])
}

function generatedText(
  title: string,
  words: readonly string[],
  random: () => number,
  letters: number,
): string {
  const own = title.split(' ')
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const sentence = () => {
    const some = Array.from({ length: 8 + Math.floor(random() * 12) }, () =>
      random() < 0.03 ? pick(own) : pick(words),
    )
    return `${some.join(' ').replace(/^./, letter => letter.toUpperCase())}.`
  }
  const parts = [`# ${title}`, `${title}: ${sentence()} ${sentence()}`]
  for (let size = 0; size < letters; size += parts.at(-1)?.length ?? 1) {
    if (parts.length % 4 === 2) parts.push(`## ${sentence().slice(0, -1).split(' ').slice(0, 6).join(' ')}`)
    parts.push(Array.from({ length: 4 }, sentence).join(' '))
  }
  return parts.join('\n\n')
}

/** Size of a generated page in letters; the real articles have about as many. */
const usualSize = 6200

/** So many more pages, with titles of two words that no other has; for the index alone. */
export async function manyPages(root: string, count: number): Promise<BenchPage[]> {
  const words = wordsOf(await benchPages(root))
  const long = [...new Set(words.filter(word => word.length > 5))]
  const random = randomNumbers(2)
  return Array.from({ length: count }, (_, index) => {
    const title = `${long[index % long.length] ?? ''} ${long[Math.floor(index / long.length) + 7] ?? ''} ${index}`
    return {
      route: `/generated/${index}`,
      title,
      markdown: `${frontMatter(title)}\n${generatedText(title, words, random, usualSize)}`,
    }
  })
}
