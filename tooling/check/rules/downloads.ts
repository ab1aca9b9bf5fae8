import {
  hasPage,
  lineOfText,
  type ContentRule,
  type ContentSite,
  type DownloadFile,
  type Problem,
} from '../content/content-site'

/** The pages a form names as its source. */
const namedPages = /\{site\.url\}(\/[\w/-]+)/g

const isKnown = (site: ContentSite, route: string) =>
  hasPage(site, route) || site.planned.some(page => page.route === route)

function wrongPages({ file, raw }: DownloadFile, site: ContentSite): Problem[] {
  return [...raw.matchAll(namedPages)].flatMap(([text, route = '']) =>
    isKnown(site, route)
      ? []
      : [
          {
            file,
            line: lineOfText(raw, text),
            message: `names ${route}, which isn't a page: correct the address.`,
          },
        ],
  )
}

/** Each source of a download can be made into its files and names an existing page. */
export const rule: ContentRule = {
  name: 'downloads',
  why: "A form is printed and passed on; its mistakes can't be recalled.",
  check: site =>
    (site.downloads ?? []).flatMap(source => [
      ...source.document.faults.map(fault => ({ file: source.file, ...fault })),
      ...wrongPages(source, site),
    ]),
}
