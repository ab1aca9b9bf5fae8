import { problem, type Rule } from '../content/content-site'

/** Every image named exists, and every image that exists is named. */
export const rule: Rule = {
  why: 'The build ignores missing images, and no one would notice unused ones.',
  *check({ pages, imageReferences, publicFiles }) {
    const used = [
      ...pages.flatMap(({ file, images }) => images.map(image => ({ ...image, file }))),
      ...imageReferences.map(reference => ({ ...reference, from: '' })),
    ]
    for (const { file, line, src, from } of used) {
      const message = `there is no image ${src} under public/; correct the path or add the file.`
      if (!publicFiles.has(src)) yield problem({ file }, line, from ? `${from}: ${message}` : message)
    }
    const named = new Set(used.map(({ src }) => src))
    for (const address of publicFiles.keys())
      if (address.startsWith('/images/') && !named.has(address))
        yield problem(
          { file: `public${address}` },
          1,
          "isn't used by any page or component: show it, or delete it.",
        )
  },
}
