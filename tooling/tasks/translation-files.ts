import path from 'node:path'
import { filesUnder } from './files-under'

/** The folder with what is in a language: it mirrors the project's own folders. */
export const overlayOf = (locale: string): string => `translations/${locale}`

/** The pages that a language has, as files of the project: 'pages/scrum/introduction.mdx'. */
export const translatedFiles = (root: string, locale: string): string[] =>
  filesUnder(path.join(root, overlayOf(locale)), 'pages', '.mdx')
