import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import { attributeOf } from '../handbook/page-tree'
import { elementsOf, type LetterEvidence } from './check-letter'

/** What an export says about its letters. */
export function evidenceIn(out: string, url: string): (route: string) => LetterEvidence {
  const idsOfPages = new Map<string, ReadonlySet<string>>()
  const elementsIn = (file: string) => elementsOf(parse(readFileSync(path.join(out, file), 'utf8')))
  const idsOf = (file: string) => {
    const ids =
      idsOfPages.get(file) ?? new Set(elementsIn(file).flatMap(node => attributeOf(node, 'id') ?? []))
    idsOfPages.set(file, ids)
    return ids
  }
  return route => ({
    markdown: readFileSync(path.join(out, `${route}.md`), 'utf8'),
    linked: new Set(
      elementsIn(`${route}.html`)
        .flatMap(node => attributeOf(node, 'href') ?? [])
        .flatMap(href => (URL.canParse(href, `${url}${route}`) ? new URL(href, `${url}${route}`).href : [])),
    ),
    has: (address, id) => {
      const file = `${address === '/' ? '/index' : address}.html`
      if (!existsSync(path.join(out, file))) return id === '' && existsSync(path.join(out, address))
      return id === '' || idsOf(file).has(id)
    },
  })
}
