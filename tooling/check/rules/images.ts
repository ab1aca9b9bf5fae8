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
      message: "isn't used by any page or component: show it, or delete it.",
    }))
}

/** Every image named exists, and every image that exists is named. */
export const rule: ContentRule = {
  name: 'images',
  why: 'The build ignores missing images, and no one would notice unused ones.',
  check: site => [...missingImages(site), ...unusedImages(site)],
}
