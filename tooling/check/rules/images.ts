import { problem, type ContentRule, type ContentSite, type Problem } from '../content/content-site'

const isMissing = (src: string, site: ContentSite): boolean => !site.publicFiles.has(src)

function missingImages(site: ContentSite): Problem[] {
  const onPages = site.pages.flatMap(page =>
    page.images
      .filter(({ src }) => isMissing(src, site))
      .map(image =>
        problem(
          page,
          image.line,
          `${image.from}: there is no image ${image.src} under public/; correct the path or add the file.`,
        ),
      ),
  )
  const inCode = site.imageReferences
    .filter(({ src }) => isMissing(src, site))
    .map(({ file, line, src }) => ({
      file,
      line,
      message: `there is no image ${src} under public/; correct the path or add the file.`,
    }))
  return [...onPages, ...inCode]
}

function unusedImages(site: ContentSite): Problem[] {
  const used = new Set([
    ...site.pages.flatMap(page => page.images.map(image => image.src)),
    ...site.imageReferences.map(reference => reference.src),
  ])
  return [...site.publicFiles.keys()]
    .filter(address => address.startsWith('/images/') && !used.has(address))
    .map(address => ({
      file: `public${address}`,
      line: 1,
      message: 'is used by no page and no component: show it where it teaches something, or delete it.',
    }))
}

/** Every image that is named exists, and every image that exists is named. */
export const rule: ContentRule = {
  name: 'images',
  why: 'The build passes over a missing image, and nobody would ever notice one that is left over.',
  check: site => [...missingImages(site), ...unusedImages(site)],
}
