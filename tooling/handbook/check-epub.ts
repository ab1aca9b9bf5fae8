import { strFromU8, unzipSync } from 'fflate'
import { parse } from 'parse5'
import { chaptersOf, picturesOf, type Book } from './book'
import { pictureFile } from './epub-text'
import { attributeOf, isElement, type PageElement } from './page-tree'
import { screenWords } from './screen-words'

const wordsOf = (xhtml: string) =>
  xhtml
    .slice(xhtml.indexOf('<body'))
    .replace(/<(?:span|a|em|strong|b|i|code|sup)\b[^>]*>|<\/(?:span|a|em|strong|b|i|code|sup)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')

/** Reads an EPUB back, and returns what is wrong in it besides what EPUBCheck finds. */
export function problemsOfEpub(bytes: Uint8Array, book: Book): string[] {
  const files = unzipSync(bytes)
  const documents = Object.keys(files).filter(name => name.endsWith('.xhtml'))
  const texts = new Map(
    documents.map(name => [name.replace('book/', ''), strFromU8(files[name] as Uint8Array)]),
  )
  const ids = new Map<string, Set<string>>()
  const links: [string, string][] = []
  const pictures = new Set<string>()
  for (const [name, text] of texts) {
    const root = parse(text).childNodes.find(isElement)
    const found = root ? allElements(root) : []
    ids.set(name, new Set(found.flatMap(node => attributeOf(node, 'id') ?? [])))
    for (const node of found) {
      const [href, src] = [attributeOf(node, 'href'), attributeOf(node, 'src')]
      if (node.tagName === 'a' && href && !/^[a-z]+:/.test(href)) links.push([name, href])
      if (src) pictures.add(src)
    }
  }
  const isThere = ([from, href]: [string, string]) => {
    const [file = '', id = ''] = href.split('#')
    const target = ids.get(file || from)
    return target !== undefined && (!id || target.has(id))
  }
  return [
    ...chaptersOf(book)
      .filter(({ id }) => !texts.has(`${id}.xhtml`))
      .map(({ title }) => `the chapter '${title}' is missing`),
    ...links
      .filter(link => !isThere(link))
      .map(([from, href]) => `${from} links to ${href}, which isn't there`),
    ...picturesOf(book)
      .filter(picture => !pictures.has(pictureFile(picture)) || !files[`book/${pictureFile(picture)}`])
      .map(picture => `the drawing ${picture} is missing`),
    ...[...texts].flatMap(([name, text]) => screenWords(wordsOf(text)).map(problem => `${name}: ${problem}`)),
  ]
}

/** Every element below a node. */
function allElements(node: PageElement): PageElement[] {
  return node.childNodes.filter(isElement).flatMap(child => [child, ...allElements(child)])
}
