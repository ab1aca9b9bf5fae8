import type { Index } from 'flexsearch'
import { formsOf, type WordForms } from './forms'
import { parseText, parseTexts, parseTitles, slugOf, type PageKind, type Part } from './index-format'
import { indexAsked, type Asked } from './asked'
import { phraseOf, type Phrase } from './phrase'
import { createVocabulary, type Vocabulary } from './vocabulary'
import { fieldWorth, titleAdds, vocabularyWeights } from './weights'
import { createWordIndex, idsWith, importWords } from './word-index'
import { fold, wordsOf, type SearchWords } from './words'

/** A part of a page that can be linked to. */
export interface Section {
  url: string
  /** Empty for a page's first section, which has no heading. */
  heading: Phrase
  /** The heading's other names. */
  names: readonly Phrase[]
  /** Whether many pages have this heading. */
  isMinor: boolean
  /** Whether it is an entry of the glossary. */
  isEntry: boolean
}

export interface IndexedPage {
  id: number
  url: string
  kind: PageKind
  /** The whole title, and its parts before and after a colon, dash, or bracket. */
  titles: readonly [Phrase, ...Phrase[]]
  keywords: readonly Phrase[]
  /** What readers ask this page; its title first, as some type just that. */
  asked: readonly Asked[]
  sections: readonly Section[]
}

/** Where a word of a query is found, and how well: 0 to 1. */
export interface WordHits {
  forms: WordForms
  /** By id of the page. */
  pages: ReadonlyMap<number, number>
  /** Higher for rare words. */
  rarity: number
}

/** A section found by its heading or by one of its other names. */
export interface NamedSection {
  page: IndexedPage
  section: Section
}

/** A searchable index that improves with each part it takes. */
export interface LoadedIndex {
  pages: readonly IndexedPage[]
  vocabulary: Vocabulary
  /** The words of a query as something that readers ask. */
  askedOf: (words: string) => Asked
  hitsOf: (word: string) => WordHits
  hasTexts: () => boolean
  /** The section whose heading, or another name, is exactly these folded words; an entry of the glossary before others. */
  named: (words: string) => NamedSection | undefined
  /** Title of the page at an address. */
  titleOf: (url: string) => string | undefined
  /** Paragraphs of each section of a page; undefined until its text has loaded. */
  linesOf: (page: IndexedPage) => readonly (readonly string[])[] | undefined
  /** Takes a part other than the titles as JSON; throws if it is something else. */
  take: (part: Exclude<Part, 'titles'>, json: string) => void
}

/** How many words to cache. */
const remembered = 100

/** Makes the titles searchable at once. */
export function loadIndex(titlesJson: string, words: SearchWords): LoadedIndex {
  const vocabulary = createVocabulary(words)
  const texts = new Map<number, readonly (readonly string[])[]>()
  const known = new Map<string, WordHits>()
  let ofTexts: Index | undefined
  const own = (text: string) => phraseOf(text, words)
  const namesIn = (list: string) =>
    list
      .split(',')
      .filter(name => name.trim() !== '')
      .map(name => own(name.trim()))

  const entries = parseTitles(titlesJson)
  const asked = indexAsked(
    entries.map(([, title, , , , questions]) => [fold(title), ...questions]),
    words,
  )
  const pages = entries.map(([url, title, keywords, kind, headings], id): IndexedPage => {
    const sections = headings.map((heading): Section => {
      const [text, hash = slugOf(text), names = ''] = typeof heading === 'string' ? [heading] : heading
      const phrase = own(text)
      const isMinor = words.minorHeadings.has(phrase.folded)
      return {
        url: `${url}#${hash}`,
        heading: phrase,
        names: namesIn(names),
        isMinor,
        isEntry: kind === 'glossary',
      }
    })
    const first: Section = { url, heading: own(''), names: [], isMinor: false, isEntry: false }
    const parts = title.split(/: | - |[()]/).filter(part => part.trim() !== '')
    const titles = [own(title), ...(parts.length > 1 ? parts.map(part => own(part.trim())) : [])] as const
    return {
      id,
      url,
      kind,
      titles,
      keywords: namesIn(keywords),
      asked: asked.ofPages[id] ?? [],
      sections: [first, ...sections],
    }
  })

  /** Page and worth of each phrase, by its id in the index. */
  const owners: { page: number; worth: number; adds: number }[] = []
  // Single letters count here, since readers type them first.
  const ofNames = createWordIndex(text => text.split(' '))
  const addName = (
    page: IndexedPage,
    { words }: Pick<Phrase, 'words'>,
    field: keyof typeof vocabularyWeights,
  ) => {
    if (words === '') return
    for (const word of words.split(' ')) vocabulary.add(word, vocabularyWeights[field])
    ofNames.add(owners.length, words)
    owners.push({ page: page.id, worth: fieldWorth[field], adds: field === 'title' ? titleAdds : 0 })
  }
  const named = new Map<string, NamedSection | null>()
  for (const page of pages) {
    addName(page, page.titles[0], 'title')
    for (const keyword of page.keywords) addName(page, keyword, 'keyword')
    addName(page, { words: entries[page.id]?.[5].join(' ') ?? '' }, 'asked')
    for (const section of page.sections)
      for (const name of [section.heading, ...section.names]) {
        addName(page, name, 'heading')
        const known = named.get(name.words)
        if (section.isEntry) named.set(name.words, { page, section })
        // What two pages have is the name of neither.
        else if (!known?.section.isEntry)
          named.set(name.words, known === undefined ? { page, section } : null)
      }
  }
  const urls = new Map(pages.map(page => [page.url, page.titles[0].text]))

  const search = (word: string): WordHits => {
    const forms = formsOf(word)
    const best = new Map<number, number>()
    const added = new Map<number, number>()
    const note = (map: Map<number, number>, page: number, strength: number) => {
      if (strength > (map.get(page) ?? 0)) map.set(page, strength)
    }
    for (const [each, strength] of vocabulary.holding(forms)) {
      for (const id of idsWith(ofNames, each)) {
        const { page, worth, adds } = owners[id] ?? { page: 0, worth: 0, adds: 0 }
        note(best, page, strength * worth)
        note(added, page, strength * adds)
      }
      // Every text has a word that starts with any given letter.
      if (ofTexts && word.length > 1)
        for (const page of idsWith(ofTexts, each)) note(best, page, strength * fieldWorth.text)
    }
    const hits = new Map([...best].map(([page, strength]) => [page, strength + (added.get(page) ?? 0)]))
    return { forms, pages: hits, rarity: Math.log((pages.length + 30) / (hits.size + 1)) }
  }
  return {
    pages,
    vocabulary,
    askedOf: asked.askedOf,
    named: words => named.get(words) ?? undefined,
    hitsOf(word) {
      const hits = known.get(word) ?? search(word)
      if (known.size >= remembered) known.clear()
      known.set(word, hits)
      return hits
    },
    hasTexts: () => ofTexts !== undefined,
    titleOf: url => urls.get(url),
    linesOf: page => texts.get(page.id),
    take(part, json) {
      if (part === 'texts') {
        const list = parseTexts(json)
        ofTexts = createWordIndex(text => wordsOf(fold(text)))
        importWords(ofTexts, list)
        for (const [word, ids] of list) vocabulary.add(word, ids.length)
        known.clear()
      } else
        texts.set(
          Number(part.split('/')[1]),
          parseText(json).map(text => text.split('\n')),
        )
    },
  }
}
