import type { Node, Parent } from 'unist'
import { fillInterviewQuestions, interviewQuestionsIn } from '../check/content/fill-interview-questions'
import { headingsOf, isHeading } from '../check/content/headings'
import { interviewProblems } from '../check/content/interview-problems'
import {
  authoringError,
  elementsNamed,
  newElement,
  setAttribute,
  type JsxElement,
} from '../check/content/jsx'

/** Wraps each level-2 heading and its questions in a section, which is hidden when all of its questions are. */
function intoSections(children: readonly Node[]): Node[] {
  const start = children.findIndex(node => isHeading(node, 2))
  if (start < 0) return [...children]
  const next = children.findIndex((node, index) => index > start && isHeading(node, 2))
  const end = next < 0 ? children.length : next
  return [
    ...children.slice(0, start),
    newElement('section', children.slice(start, end)),
    ...intoSections(children.slice(end)),
  ]
}

/** Paragraphs that begin with a bold label, as 'A good answer', as entries of a list; what goes on belongs to the last. */
function asEntries(paragraphs: readonly Node[]): Node {
  const entries: JsxElement[] = []
  for (const node of paragraphs) {
    const [label, ...rest] = node.type === 'paragraph' ? (node as Parent).children : []
    const last = entries.at(-1)?.children.at(-1) as JsxElement | undefined
    if (label?.type === 'strong')
      entries.push(
        newElement('div', [
          newElement('dt', (label as Parent).children),
          newElement('dd', [{ type: 'paragraph', children: rest } as Node]),
        ]),
      )
    else last?.children.push(node)
  }
  return newElement('dl', entries)
}

/** Adds heading ids (for search and checks) and counts; components render headings, so contents list only parts. */
export function remarkInterviewQuestions() {
  return (tree: Parent, file: { path?: string }) => {
    const questions = interviewQuestionsIn(tree)
    if (questions.length === 0) return
    for (const question of questions) {
      const [problem] = interviewProblems(question)
      if (problem) throw authoringError(file, question, `InterviewQuestion ${problem}`)
    }
    fillInterviewQuestions(tree)
    const ids = headingsOf(tree).filter(({ depth }) => depth === 3)
    for (const question of questions) {
      const line = question.position?.start.line
      question.children = [asEntries(question.children.slice(1))]
      setAttribute(question, 'id', ids.find(heading => heading.line === line)?.id ?? '')
    }
    const counted: JsxElement[] = []
    for (const block of elementsNamed(tree, 'InterviewQuestions')) {
      const own = interviewQuestionsIn(block)
      counted.push(...own)
      setAttribute(block, 'count', `${own.length}`)
      block.children = intoSections(block.children)
    }
    const outside = questions.find(question => !counted.includes(question))
    if (outside) throw authoringError(file, outside, 'InterviewQuestion must be inside <InterviewQuestions>.')
  }
}
