import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Node, Parent } from 'unist'
import { unescaped } from '../feeds/xml-text'
import { attribute, authoringError, elementsNamed, setAttribute } from '../check/content/jsx'

/** Width and height in CSS pixels from an SVG's root element. */
export function sizeOfSvg(svg: string): { width: string; height: string } | null {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const width = /\swidth="(\d+)"/.exec(root)?.[1]
  const height = /\sheight="(\d+)"/.exec(root)?.[1]
  return width && height ? { width, height } : null
}

/** The description in an SVG that the build drew; empty if it has none. */
const descriptionOfSvg = (svg: string): string => unescaped(/<desc>([^<]+)<\/desc>/.exec(svg)?.[1] ?? '')

/** Gives each SVG `<Figure>` its size, so that nothing shifts when it loads, and an alt text if it has none. */
export function remarkFigures(options: { publicDirectory: string }) {
  return (tree: Parent, file: { path?: string }) => {
    for (const node of elementsNamed(tree, 'Figure')) {
      const source = attribute(node, 'src')
      if (!source?.startsWith('/') || !source.endsWith('.svg') || attribute(node, 'width')) continue
      const svg = readSvg(path.join(options.publicDirectory, source), source, file, node)
      const size = sizeOfSvg(svg)
      const inWords = descriptionOfSvg(svg)
      if (inWords && !node.attributes.some(({ name }) => name === 'alt')) setAttribute(node, 'alt', inWords)
      if (!size)
        throw authoringError(
          file,
          node,
          `${source} has no width and height; give its <svg> both, in whole pixels.`,
        )
      setAttribute(node, 'width', size.width)
      setAttribute(node, 'height', size.height)
    }
  }
}

function readSvg(location: string, source: string, file: { path?: string }, node: Node): string {
  try {
    return readFileSync(location, 'utf8')
  } catch {
    throw authoringError(file, node, `there is no ${source} under public/; correct src or add the file.`)
  }
}
