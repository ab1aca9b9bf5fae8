import { fold } from './fold'
import { keywordsLine, slugOf, type TextIndex, type TitlesIndex } from './index-shape'
import type { Phrase, PhraseOf } from './phrase'

/** A part of a page that can be linked to. */
export interface Section {
  id: number
  page: number
  url: string
  /** Empty text in a page's first section, which has no heading. */
  heading: Phrase
  /** Paragraphs; none as long as only titles are known. */
  lines: readonly string[]
  /** The lines, folded. */
  folded: string
}

export interface CorpusPage {
  id: number
  url: string
  title: Phrase
  keywords: readonly Phrase[]
  sections: readonly Section[]
}

/** What is searched: the pages, and all their sections in one list, by id. */
export interface Corpus {
  pages: readonly CorpusPage[]
  sections: readonly Section[]
  hasText: boolean
}

interface RawPage {
  route: string
  title: string
  keywords: string
  sections: { hash: string; heading: string; lines: string[] }[]
}

/** Makes a corpus page by page, so that whoever makes it may do something else between two. */
export type CorpusMaking = Generator<undefined, Corpus>

function* assemble(raw: Iterable<RawPage>, phraseOf: PhraseOf, hasText: boolean): CorpusMaking {
  const all: Section[] = []
  const pages: CorpusPage[] = []
  for (const { route, title, keywords, sections } of raw) {
    const own = sections.map(({ hash, heading, lines }, index): Section => ({
      id: all.length + index,
      page: pages.length,
      url: hash ? `${route}#${hash}` : route,
      heading: phraseOf(heading),
      lines,
      folded: fold(lines.join('\n')),
    }))
    all.push(...own)
    const phrases = keywords.split(',').filter(word => word.trim() !== '')
    pages.push({
      id: pages.length,
      url: route,
      title: phraseOf(title),
      keywords: phrases.map(word => phraseOf(word.trim())),
      sections: own,
    })
    yield
  }
  return { pages, sections: all, hasText }
}

function* rawOfTitles(index: TitlesIndex): Generator<RawPage> {
  for (const [route, title, keywords, headings] of index) {
    const sections = headings.map(heading => {
      const [text, id] = typeof heading === 'string' ? [heading, slugOf(heading)] : heading
      return { hash: id, heading: text, lines: [] }
    })
    yield { route, title, keywords, sections }
  }
}

function* rawOfText(index: TextIndex): Generator<RawPage> {
  for (const [route, { title, data }] of Object.entries(index)) {
    const keywords = /^Keywords: (.*)$/m.exec(data[''] ?? '')?.[1] ?? ''
    const sections = Object.entries(data).map(([key, text]) => {
      const cut = key.indexOf('#')
      const lines = text.split('\n').filter(line => line !== '' && !line.startsWith(keywordsLine))
      return { hash: cut < 0 ? key : key.slice(0, cut), heading: cut < 0 ? '' : key.slice(cut + 1), lines }
    })
    yield { route, title, keywords, sections }
  }
}

/** What can be searched before the text is there. */
export function corpusOfTitles(index: TitlesIndex, phraseOf: PhraseOf): CorpusMaking {
  return assemble(rawOfTitles(index), phraseOf, false)
}

/** What can be searched once the text is there. */
export function corpusOfText(index: TextIndex, phraseOf: PhraseOf): CorpusMaking {
  return assemble(rawOfText(index), phraseOf, true)
}

/** Goes on with a corpus for so many milliseconds; undefined as long as it is not done. */
export function continueMaking(making: CorpusMaking, milliseconds: number): Corpus | undefined {
  const end = performance.now() + milliseconds
  for (;;) {
    const step = making.next()
    if (step.done) return step.value
    if (performance.now() >= end) return undefined
  }
}
