import { readdirSync } from 'node:fs'
import { filesUnder, textsOf, type SourceText } from '../../tasks/files-under'

const folders = [
  'browser',
  'components',
  'data',
  'docs',
  'lib',
  'pages',
  'scripts',
  'styles',
  'tests',
  'tooling',
]
const documents = ['CONTRIBUTING.md', 'README.md', 'SECURITY.md']
/** Settings of tools, at the top. */
const isSettings = (file: string) => /\.config\.(?:tsx?|mjs)$/.test(file)

/** Code and documents, without the texts that readers download. */
export function readSources(root: string): SourceText[] {
  const files = folders
    .flatMap(folder => filesUnder(root, folder))
    .filter(file => /\.(?:tsx?|mjs|md|css)$/.test(file))
  const own = files.filter(file => !/^(?:data\/downloads|tests\/fixture)\//.test(file))
  return textsOf(root, [...documents, ...readdirSync(root).filter(isSettings), ...own])
}

const comments = /\/\*+([\s\S]*?)\*\/|(?<![:'"`\w])\/\/(.*(?:\n\s*\/\/.*)*)/g
const strings = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
const titles = /\b(?:describe|it|test)\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)")/g
const inlineCode = /```[\s\S]*?```|`[^`\n]*`/g

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
const isSentence = (text: string): boolean => (text.match(/[a-z]{2,} /gi)?.length ?? 0) >= 3

interface CodeText {
  text: string
  line: number
}

function texts(raw: string, pattern: RegExp): CodeText[] {
  return [...raw.matchAll(pattern)].map(match => ({
    text: (match[1] ?? match[2] ?? match[3] ?? '')
      .replace(/\n\s*(?:\*|\/\/)? ?/g, ' ')
      .replace(/\$\{[^}]*\}|[\w./-]+\.(?:tsx?|mjs|md)\b/g, ''),
    line: raw.slice(0, match.index).split('\n').length,
  }))
}

/** What people read in a source file: comments, messages, titles of tests, paragraphs. Of data/ and style sheets, comments, and what the interface says. */
export function textsOfCode({ file, raw }: SourceText): CodeText[] {
  if (file.endsWith('.md')) return texts(raw.replace(inlineCode, blank), /^(.+(?:\n(?![\n#|]).+)*)/gm)
  const code = raw.replace(comments, blank)
  const messages = /^data\/(?!words\/)|\.css$/.test(file)
    ? []
    : texts(code, file.startsWith('tests/') ? titles : strings)
  return [...texts(raw, comments), ...messages.filter(({ text }) => isSentence(text))]
}
