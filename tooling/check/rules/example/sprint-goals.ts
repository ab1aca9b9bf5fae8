import type { Literal, Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { sprints } from '../../../../data/example/sprints'
import { bare, sharedWords } from '../../../../lib/example/closeness'
import type { Found } from '../../content/each'
import { lineOf, type Page } from '../../content/page'
import { appSprints } from './app-sprints'

/** A goal in italics with this share of words in common is a misquoted one. */
const nearGoal = 0.75
const firstWord = (text: string): string => text.trim().split(' ')[0] ?? ''

/** Whether italics are meant as that goal; an item's name may share its words, but begins differently. */
const isNear = (goal: string, italics: string): boolean =>
  firstWord(goal) === firstWord(italics) && sharedWords(goal, italics) >= nearGoal

/** A block's text with its italics between asterisks. */
function withItalics(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return String((node as Literal).value)
  if (node.type === 'break') return ' '
  const inside = 'children' in node ? (node as Parent).children.map(withItalics).join('') : ''
  return node.type === 'emphasis' ? `*${inside}*` : inside
}

const introduced = [
  /\bgoal (?:of|for|in) Sprint \d+\b[^*.]{0,60}\*([^*]+)\*/gi,
  /\bSprint \d+\b[^*.]{0,40}\bgoal\b[^*.]{0,40}\*([^*]+)\*/gi,
]

/** The goals in italics that a block assigns to a numbered Sprint. */
function numberedGoals(text: string, page: Page): { sprint: number; goal: string }[] {
  return introduced.flatMap(pattern =>
    [...text.matchAll(pattern)].flatMap(([whole, goal = '']) => {
      const mentions = appSprints({ text: whole, route: page.route, from: 'page', file: '', line: 0 })
      const sprint = mentions.at(-1)?.sprint
      return sprint === undefined || mentions.length > 1 ? [] : [{ sprint, goal }]
    }),
  )
}

function* problemsOf(text: string, page: Page): Generator<string> {
  const numbered = numberedGoals(text, page).flatMap(({ sprint, goal }) => {
    const known = sprints.find(({ number }) => number === sprint)?.goal
    const isRight = known === undefined || bare(known) === bare(goal)
    return isRight ? [] : `The goal of Sprint ${sprint} is *${known}* (data/example/sprints.ts): write it so.`
  })
  yield* numbered
  if (numbered.length > 0) return
  for (const [, goal = ''] of text.matchAll(/\*([^*]+)\*/g)) {
    if (sprints.some(sprint => bare(sprint.goal ?? '') === bare(goal))) continue
    const near = sprints.find(sprint => isNear(sprint.goal ?? '', goal))
    if (near?.goal !== undefined)
      yield `*${bare(goal)}* is nearly the goal of Sprint ${near.number}: *${near.goal}* (data/example/sprints.ts).`
  }
}

/** Sprint Goals in italics are verbatim. */
export function goalProblems(page: Page): Found[] {
  const found: Found[] = []
  visit(page.tree as Node, ['paragraph', 'tableCell', 'heading'], node => {
    for (const message of problemsOf(withItalics(node), page)) found.push([lineOf(node), message])
  })
  return found
}
