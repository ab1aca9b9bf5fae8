import type { ContentSite } from './content-site'

/** Address and text of each drawing that a page shows. Logos, which only code uses, aren't figures. */
export function figureFiles(site: ContentSite): [address: string, svg: string][] {
  const onPages = new Set(site.pages.flatMap(page => page.images.map(image => image.src)))
  const inCode = new Set(site.imageReferences.map(reference => reference.src))
  return [...site.publicFiles].filter(
    ([address]) =>
      address.startsWith('/images/') &&
      address.endsWith('.svg') &&
      (onPages.has(address) || !inCode.has(address)),
  )
}
