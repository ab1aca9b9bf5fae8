import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { keyLine, textValue } from '../content/page'

const fewest = 4
const most = 8

function problemIn(keywords: string[]): string | undefined {
  if (keywords.some(keyword => keyword === '')) return 'keywords have an empty entry: remove the extra comma.'
  const repeated = keywords.find((keyword, index) => keywords.indexOf(keyword) < index)
  if (repeated) return `keyword '${repeated}' is listed twice: keep one.`
  if (keywords.length >= fewest && keywords.length <= most) return undefined
  return `there are ${keywords.length} keywords: give ${fewest} to ${most}, separated by commas.`
}

/** Four to eight unique keywords. */
export const rule: Rule = {
  why: 'Keywords become the hashtags of a shared page; too many of them read as spam.',
  check: eachPage(function* (page) {
    const value = textValue(page, 'keywords')
    const problem = value
      ? problemIn(value.split(',').map(keyword => keyword.trim().toLowerCase()))
      : undefined
    if (problem) yield [keyLine(page, 'keywords'), problem]
  }),
}
