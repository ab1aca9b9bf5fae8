import type { Node, Parent } from 'unist'
import { attribute, isJsx } from './jsx'
import { lineOf, type Link, type PageImage, type RawFrontMatter } from './page'
import { visitSections } from './sections'

const linkAttributes = ['href', 'srcLink', 'link']

interface Resource extends Node {
  url: string
  alt?: string | null
}

/** A page's links: Markdown's, and addresses in attributes such as a card's href. */
export function linksOf(tree: Parent): Link[] {
  const links: Link[] = []
  visitSections(tree, (node, section) => {
    const line = lineOf(node)
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: (node as Resource).url, line, section, from: 'Markdown' })
    }
    if (!isJsx(node)) return
    for (const name of linkAttributes) {
      const url = attribute(node, name)
      if (url !== undefined) links.push({ url, line, section, from: node.name ?? '' })
    }
  })
  return links
}

/** A page's images: those in the text, then those in its front matter. */
export function imagesOf(tree: Parent, frontMatter: RawFrontMatter): PageImage[] {
  const images: PageImage[] = []
  visitSections(tree, node => {
    const line = lineOf(node)
    if (node.type === 'image') {
      const { url, alt } = node as Resource
      images.push({ src: url, alt: alt ?? undefined, line, from: 'Markdown' })
    }
    if (!isJsx(node)) return
    const src = attribute(node, 'src')
    if (src !== undefined) images.push({ src, alt: attribute(node, 'alt'), line, from: node.name ?? '' })
  })
  const named = frontMatter.values.images
  const line = frontMatter.lines.images ?? 1
  for (const src of Array.isArray(named) ? named : []) {
    if (typeof src === 'string') images.push({ src, alt: undefined, line, from: 'front matter' })
  }
  return images
}
