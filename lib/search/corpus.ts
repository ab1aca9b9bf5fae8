import { slugOf, type TitlesIndex } from './index-shape'
import type { Phrase, PhraseOf } from './phrase'

/** A part of a page that can be linked to. */
export interface Section {
  id: number
  /** Its place in its page. */
  index: number
  url: string
  /** Empty text in a page's first section, which has no heading. */
  heading: Phrase
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
}

/** The pages and sections of an index of titles. */
export function corpusOf(index: TitlesIndex, phraseOf: PhraseOf): Corpus {
  const all: Section[] = []
  const pages = index.map(([route, title, keywords, headings], page): CorpusPage => {
    const named = headings.map(heading =>
      typeof heading === 'string' ? [heading, slugOf(heading)] : heading,
    )
    const own = [['', ''], ...named].map(([text = '', hash = ''], index): Section => ({
      id: all.length + index,
      index,
      url: hash ? `${route}#${hash}` : route,
      heading: phraseOf(text),
    }))
    all.push(...own)
    const phrases = keywords.split(',').filter(word => word.trim() !== '')
    return {
      id: page,
      url: route,
      title: phraseOf(title),
      keywords: phrases.map(word => phraseOf(word.trim())),
      sections: own,
    }
  })
  return { pages, sections: all }
}
