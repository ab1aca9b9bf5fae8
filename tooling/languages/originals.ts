import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import matter from 'gray-matter'
import { hashOf } from '../tasks/cache-key'
import { overlayOf, translatedFiles } from '../tasks/translation-files'

/** Enough of a hash to tell a page's versions apart. */
const digits = 12

const partsOf = (raw: string) => {
  // The empty options bypass gray-matter's cache.
  const { data, content } = matter(raw, {})
  const { title, description, original } = data as Record<string, unknown>
  return { title, description, original, content: content.trim() }
}

/** A digest of what a translation of a page says: its title, description, and text. */
export function digestOf(raw: string): string {
  const { title, description, content } = partsOf(raw)
  return hashOf(JSON.stringify([title, description, content])).slice(0, digits)
}

/** How a translated page stands to its original. */
export interface TranslatedPage {
  /** Of the original, and of the translation below its language's folder: 'pages/scrum/introduction.mdx'. */
  file: string
  /** The digest of the original that was translated; undefined if the page has none. */
  translated: string | undefined
  /** The digest of the original as it is now; undefined if it is gone. */
  now: string | undefined
}

/** Each page of a language and its original. */
export function translatedPages(root: string, locale: string): TranslatedPage[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  return translatedFiles(root, locale).map(file => {
    const { original } = partsOf(read(`${overlayOf(locale)}/${file}`))
    return {
      file,
      translated: typeof original === 'string' ? original : undefined,
      now: existsSync(path.join(root, file)) ? digestOf(read(file)) : undefined,
    }
  })
}

/** Whether a page's original has changed since it was translated. Of a page without a digest, no one knows. */
export const isOutdated = ({ translated, now }: TranslatedPage): boolean =>
  translated !== undefined && translated !== now

/** A translated page's text with a digest of its original in the front matter. */
export function withDigest(raw: string, digest: string): string {
  // In quotes: a digest of digits alone would be a number.
  const line = `original: '${digest}'`
  return /^original:.*$/m.test(raw)
    ? raw.replace(/^original:.*$/m, line)
    : raw.replace(/^---\n/, `---\n${line}\n`)
}
