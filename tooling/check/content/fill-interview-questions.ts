import type { Node, Parent } from 'unist'
import { attribute, elementsNamed, type JsxElement } from './jsx'

/** The questions below a node, in reading order. */
export const interviewQuestionsIn = (tree: Parent): JsxElement[] => elementsNamed(tree, 'InterviewQuestion')

/** Inserts each `<InterviewQuestion>` as a level-3 heading, so that the search and the content checks find it. */
export function fillInterviewQuestions(tree: Parent): void {
  for (const element of interviewQuestionsIn(tree)) {
    const { position } = element
    const text = { type: 'text', value: attribute(element, 'question') ?? '', position }
    element.children.unshift({ type: 'heading', depth: 3, children: [text], position } as Node)
  }
}
