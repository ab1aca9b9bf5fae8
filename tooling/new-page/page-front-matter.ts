import type { RouteKind } from '../../lib/nav/route-entry'
import type { NewPageRequest } from './new-page-request'

/** A YAML value, quoted only if necessary. */
function yamlText(text: string): string {
  const isPlain = /^[A-Za-z][\w .,()/&?!'-]*$/.test(text) && !/^(true|false|null|yes|no|on|off)$/i.test(text)
  return isPlain ? text : JSON.stringify(text)
}

/** A valid and unique description that the checks report until it is written. */
function descriptionToWrite(title: string): string {
  const short = `TODO say what a reader of "${title}" gets from this page, in a sentence of 110 to 160 characters`
  return short.length >= 110 ? short : `${short}; search results show it under the title`
}

const cardToWrite = "TODO say on the hub's card why a reader would choose this page"

/** Whether hubs show pages of a kind on cards. */
const isOnCard = (kind: RouteKind) => ['article', 'lesson-course', 'hub'].includes(kind)

/** Valid front matter; what the author has to replace is marked. */
export function frontMatterOf(
  { title, description, card, ...request }: NewPageRequest,
  figure: string,
  kind: RouteKind,
  isKindWritten: boolean,
  today: string,
): string {
  const keyword = title.toLowerCase().replaceAll(',', '')
  const toWrite = [keyword, 'TODO second keyword', 'TODO third keyword', 'TODO fourth keyword'].join(', ')
  const keywords = request.keywords ?? toWrite
  return [
    '---',
    `title: ${yamlText(title)}`,
    `description: ${yamlText(description ?? descriptionToWrite(title))}`,
    ...(card || isOnCard(kind) ? [`card: ${yamlText(card ?? cardToWrite)}`] : []),
    `keywords: ${yamlText(keywords)}`,
    `images: [${figure}]`,
    `datePublished: ${today}`,
    `dateModified: ${today}`,
    ...(isKindWritten ? [`kind: ${kind}`] : []),
    '---',
  ].join('\n')
}
