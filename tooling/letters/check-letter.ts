import { parse } from 'parse5'
import { attributeOf, isElement, type Node, type PageElement } from '../handbook/page-tree'
import type { Letter, LetterFrame, Mail } from './letter'
import { isOwn } from './mail-links'
import { lookRules } from './mail-styles'
import { unsupported } from './mail-support'
import { words, wordsOfMail, wordsOfMarkdown, wordsOfText } from './mail-words'

/** Gmail cuts a message behind this many bytes, and the link to unsubscribe with it. */
const mostBytes = 102_400

/** What a letter is compared with. */
export interface LetterEvidence {
  /** Its page as Markdown. */
  markdown: string
  /** The page's links, as whole addresses. */
  linked: ReadonlySet<string>
  /** Whether the export has a page or file at a path, and in it the element with an id unless that is ''. */
  has: (path: string, id: string) => boolean
}

/** All elements of a document. */
export const elementsOf = (node: Node): PageElement[] => [
  ...(isElement(node) ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
]

/** Attributes that load a file with the mail or send what is filled in: a mail has neither. */
const loading = ['src', 'srcset', 'background', 'action', 'poster', 'data']

function linkProblem(href: string, letter: Letter, { site }: LetterFrame, evidence: LetterEvidence) {
  if (href === site.letters.placeholders.unsubscribe) return undefined
  if (!URL.canParse(href)) return `the link to '${href}' has no whole address`
  const address = new URL(href)
  if (!isOwn(`${address.origin}${address.pathname}`, site.url)) {
    return evidence.linked.has(address.href) ? undefined : `${href} isn't on the letter's page`
  }
  const wanted = { ...site.letters.campaign, utm_content: letter.name }
  const lost = Object.entries(wanted).find(([key, value]) => address.searchParams.get(key) !== value)
  if (lost) return `${href} doesn't say ${lost.join('=')}`
  const [path, id] = [address.pathname, address.hash.slice(1)].map(decodeURIComponent)
  return evidence.has(path ?? '', id ?? '') ? undefined : `${href} leads nowhere`
}

function linkProblems(html: string, letter: Letter, frame: LetterFrame, evidence: LetterEvidence): string[] {
  const elements = elementsOf(parse(html))
  const loaded = elements.flatMap(element =>
    loading.flatMap(name =>
      attributeOf(element, name) === undefined ? [] : [`<${element.tagName} ${name}>`],
    ),
  )
  const addresses = elements.flatMap(element => attributeOf(element, 'href') ?? [])
  return [
    ...loaded.map(what => `${what} loads a file, which most readers never see`),
    ...(/url\(|@import/.test(html) ? ['a style loads a file, which most readers never see'] : []),
    ...addresses.flatMap(href => linkProblem(href, letter, frame, evidence) ?? []),
  ]
}

function textProblems(mail: Mail, letter: Letter, { site }: LetterFrame, markdown: string): string[] {
  const wanted = wordsOfMarkdown(markdown)
  const { firstName, unsubscribe, postalAddress } = site.letters.placeholders
  const withoutPlaceholders = (source: string) =>
    [firstName, unsubscribe, postalAddress]
      .filter(Boolean)
      .reduce((text, placeholder) => text.replaceAll(placeholder, ''), source)
  const both = [
    ['HTML', mail.html.replace(/<style>.*?<\/style>/s, ''), wordsOfMail(mail.html)],
    ['plain text', mail.text, wordsOfText(mail.text)],
  ] as const
  return both.flatMap(([kind, source, found]) => [
    ...(wanted && found.includes(wanted) ? [] : [`its ${kind} doesn't have the words of its page`]),
    ...(source.includes(unsubscribe) ? [] : [`its ${kind} has no link to unsubscribe`]),
    ...(/[{}]/.test(withoutPlaceholders(source)) ? [`its ${kind} has a brace, as around a fact's name`] : []),
    ...(found.includes(words(letter.title)) ? [] : [`its ${kind} doesn't have its title`]),
  ])
}

/** What is wrong with a letter's files, each in a sentence that names the letter. */
export function problemsOfLetter(
  mail: Mail,
  letter: Letter,
  frame: LetterFrame,
  evidence: LetterEvidence,
): string[] {
  const bytes = Buffer.byteLength(mail.html)
  return [
    ...(bytes < mostBytes ? [] : [`it has ${bytes} bytes, and Gmail shows ${mostBytes}`]),
    ...linkProblems(mail.html, letter, frame, evidence),
    ...textProblems(mail, letter, frame, evidence.markdown),
    ...unsupported(mail.html, lookRules(frame.palette.dark)),
  ].map(problem => `${letter.name}: ${problem}`)
}
