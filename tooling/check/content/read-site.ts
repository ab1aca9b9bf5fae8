import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '../../../lib/example/fact-texts'
import { printedFolder } from '../../tasks/printed-files'
import { filesUnder, textsOf } from '../../tasks/files-under'
import type { ContentSite, ImageReference, SourceText } from './content-site'
import { readPages, readUnlistedPages } from './read-pages'
import { isPageFile } from './routes-of-files'

const codeFolders = ['browser', 'components', 'data', 'lib', 'pages', 'styles', 'tooling']
/** An image's path as a whole string or CSS address; a path assembled from parts isn't found, except for its host. */
const quotedPath = /(?<=['"`(}])\/images\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif|gif)(?=['"`)])/g
const comment = /^\s*(\/\/|\/?\*)/

/** What the rules check that is in files: pages, menus, images, and code that mentions them. */
export type FilesOfSite = Pick<
  ContentSite,
  'pages' | 'unlistedPages' | 'codeFiles' | 'metas' | 'publicFiles' | 'imageReferences' | 'code'
>

/** Files to print repeat what pages and drawings say, with the owner's words filled in. */
function readPublic(root: string): Map<string, string> {
  return new Map(
    filesUnder(root, 'public').map(file => {
      const isDrawing = file.endsWith('.svg') && !file.startsWith(printedFolder)
      const contents = isDrawing ? readFileSync(path.join(root, file), 'utf8') : ''
      return [file.slice('public'.length), contents]
    }),
  )
}

const namedImages = (line: string): string[] => (comment.test(line) ? [] : (line.match(quotedPath) ?? []))

/** Code and styles, with their texts. */
function readCode(root: string): SourceText[] {
  const files = codeFolders
    .flatMap(folder => filesUnder(root, folder))
    .filter(file => /\.(tsx?|css)$/.test(file))
  if (existsSync(path.join(root, 'theme.config.tsx'))) files.push('theme.config.tsx')
  return textsOf(root, files)
}

const referencesIn = ({ file, raw }: SourceText): ImageReference[] =>
  raw.split('\n').flatMap((text, index) => namedImages(text).map(src => ({ file, line: index + 1, src })))

/** Reads everything but the pages. */
export function readFiles(root: string): Omit<FilesOfSite, 'pages'> {
  const inPages = filesUnder(root, 'pages')
  const code = readCode(root)
  const metas = inPages.filter(file => file.endsWith('/_meta.json'))
  return {
    codeFiles: inPages.filter(file => file.endsWith('.tsx') && isPageFile(file)),
    metas: textsOf(root, metas),
    publicFiles: readPublic(root),
    imageReferences: code.flatMap(referencesIn),
    code: code.filter(({ file }) => /^(?:browser|components)\/.*\.tsx?$/.test(file)),
  }
}

/** Reads everything under pages/ and public/, and the images that code mentions; each file once. */
export function readSite(root: string, facts: Facts): FilesOfSite {
  return { pages: readPages(root, facts), unlistedPages: readUnlistedPages(root, facts), ...readFiles(root) }
}
