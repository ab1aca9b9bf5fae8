import { ClearError } from '../tasks/clear-error.mjs'
import { textOf, type Content } from './markup'
import { attributeOf, classOf, findElement, findElements, type PageElement } from './page-tree'

/** A question of a lesson, as the page shows it. */
export interface Question {
  stem: Content[]
  /** 'A' and so on; '' if the choice is its own name, as 'True' is. */
  choices: { key: string; text: Content[] }[]
  /** What the page says about each choice: 'A: right.', and why. */
  reasons: { isRight: boolean; text: Content[] }[]
}

/**
 * The questions of a lesson.
 * @param contentOf the text of an element
 */
export function readQuestions(
  article: PageElement,
  route: string,
  contentOf: (node: PageElement) => Content[],
): Question[] {
  return findElements(article, node => attributeOf(node, 'data-question') !== undefined).map(node => {
    const stem = findElement(node, ({ tagName }) => tagName === 'legend')
    const choices = findElements(node, element => classOf(element) === 'QuestionFields-text').map(text => {
      const key = findElement(text, element => classOf(element) === 'QuestionFields-key')
      const words = text.childNodes.filter(child => child !== key)
      return {
        key: key ? textOf(contentOf(key)) : '',
        text: contentOf({ ...text, childNodes: words }),
      }
    })
    const reasons = findElements(node, element => attributeOf(element, 'data-option') !== undefined).map(
      reason => ({ isRight: attributeOf(reason, 'data-right') !== undefined, text: contentOf(reason) }),
    )
    const isWhole = choices.length > 1 && reasons.length === choices.length
    if (!stem || !isWhole || !reasons.some(({ isRight }) => isRight)) {
      throw new ClearError(
        `The handbook can't read the question ${attributeOf(node, 'id') ?? ''} of ${route}: it needs a sentence, choices, and a reason for each, one of them right.`,
      )
    }
    return { stem: contentOf(stem), choices, reasons }
  })
}
