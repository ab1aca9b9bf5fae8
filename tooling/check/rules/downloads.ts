import { hasPage, problemAt, type Rule } from '../content/content-site'

/** The pages a form names as its source. */
const namedPages = /\{site\.url\}(\/[\w/-]+)/g

/** Each source of a download can be made into its files and names an existing page. */
export const rule: Rule = {
  why: "A form is printed and passed on; its mistakes can't be recalled.",
  *check(site) {
    for (const source of site.downloads ?? []) {
      for (const problem of source.document.problems) yield { file: source.file, ...problem }
      for (const [text, route = ''] of source.raw.matchAll(namedPages))
        if (!hasPage(site, route))
          yield problemAt(source, text, `names ${route}, which isn't a page: correct the address.`)
    }
  },
}
