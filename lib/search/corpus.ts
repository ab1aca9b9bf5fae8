import { fold, wordsOf } from './fold'
import { keywordsLine, slugOf, type TextIndex, type TitlesIndex } from './index-shape'
import type { SearchWords } from './search-words'
import { stem } from './stem'
import { acronym } from './title-rank'

/** A text in the forms in which it is compared. */
export interface Phrase {
  text: string
  /** Lower case, as long as `text`. */
  folded: string
  /** Its words, single spaces between. */
  words: string
  /** The same without stop words, each as its stem. */
  essence: string
  /** First letters of its words. */
  acronym: string
}

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
  /** Whether many pages have one of this name. */
  isMinor: boolean
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

function compared(folded: string, { stopWords }: SearchWords) {
  const words = wordsOf(folded)
  const strong = words.filter(word => !stopWords.has(word))
  return {
    words: words.join(' '),
    essence: (strong.length > 0 ? strong : words).map(stem).join(' '),
    acronym: acronym(words),
  }
}

/** A text for comparison; all but its folded form is made when it is first asked for, which it mostly never is. */
function phraseOf(text: string, words: SearchWords): Phrase {
  const folded = fold(text)
  let made: ReturnType<typeof compared> | undefined
  const rest = () => (made ??= compared(folded, words))
  return {
    text,
    folded,
    get words() {
      return rest().words
    },
    get essence() {
      return rest().essence
    },
    get acronym() {
      return rest().acronym
    },
  }
}

interface RawPage {
  route: string
  title: string
  keywords: string
  sections: { hash: string; heading: string; lines: string[] }[]
}

function assemble(raw: RawPage[], words: SearchWords, hasText: boolean): Corpus {
  const all: Section[] = []
  const pages = raw.map(({ route, title, keywords, sections }, page): CorpusPage => {
    const own = sections.map(({ hash, heading, lines }, index): Section => ({
      id: all.length + index,
      page,
      url: hash ? `${route}#${hash}` : route,
      heading: phraseOf(heading, words),
      lines,
      folded: fold(lines.join('\n')),
      isMinor: words.minorHeadings.has(fold(heading)),
    }))
    all.push(...own)
    const phrases = keywords.split(',').filter(word => word.trim() !== '')
    return {
      id: page,
      url: route,
      title: phraseOf(title, words),
      keywords: phrases.map(word => phraseOf(word.trim(), words)),
      sections: own,
    }
  })
  return { pages, sections: all, hasText }
}

/** What can be searched before the text is there. */
export function corpusOfTitles(index: TitlesIndex, words: SearchWords): Corpus {
  const raw = index.map(([route, title, keywords, headings]): RawPage => {
    const sections = headings.map(heading => {
      const [text, id] = typeof heading === 'string' ? [heading, slugOf(heading)] : heading
      return { hash: id, heading: text, lines: [] }
    })
    return { route, title, keywords, sections }
  })
  return assemble(raw, words, false)
}

/** What can be searched once the text is there. */
export function corpusOfText(index: TextIndex, words: SearchWords): Corpus {
  const raw = Object.entries(index).map(([route, { title, data }]): RawPage => {
    const keywords = /^Keywords: (.*)$/m.exec(data[''] ?? '')?.[1] ?? ''
    const sections = Object.entries(data).map(([key, text]) => {
      const cut = key.indexOf('#')
      const lines = text.split('\n').filter(line => line !== '' && !line.startsWith(keywordsLine))
      return { hash: cut < 0 ? key : key.slice(0, cut), heading: cut < 0 ? '' : key.slice(cut + 1), lines }
    })
    return { route, title, keywords, sections }
  })
  return assemble(raw, words, true)
}
