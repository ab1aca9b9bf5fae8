import { formatDate } from '../../lib/site/format-date'
import type { Book } from './book'
import { element, type Content } from './markup'

const paragraph = (...children: Content[]) => element('p', {}, ...children)

/** The title page. */
export const titlePage = ({ imprint }: Book): Content[] => [
  element('p', { class: 'book-title' }, imprint.title),
  element('p', { class: 'book-subtitle' }, imprint.subtitle),
  element('p', { class: 'book-author' }, `By ${imprint.author}`),
  element('p', { class: 'book-brand' }, imprint.brand),
]

export const imprintTitle = 'About this book'

/** What the reader should know first: where the text is from, its date, and its license. */
export function imprintPage({ imprint, date }: Book): Content[] {
  const link = element('a', { href: imprint.url }, imprint.brand)
  return [
    paragraph(
      'This book has the Scrum course of ',
      link,
      ', without its preparation for the exam. Each chapter is a lesson of the course: the same text, the same drawings, and the same questions. What is in the box ‘In the Scrum Guide’ is a rule of the Scrum Guide of November 2020, in our own words; everything else is explanation or a practice that teams add.',
    ),
    paragraph(
      'The questions of a chapter are at its end, and the answers, with a reason for each choice, are behind the last chapter. Words that the glossary explains are in the index, too.',
    ),
    paragraph(
      'The library, its app, and the people who build it are made up. They are the same in all chapters, with the same dates and numbers.',
    ),
    paragraph(`Text of ${formatDate(new Date(date))}. ${imprint.license}`),
    paragraph(
      'Scrum.org, Scrum Alliance, PMI, and Atlassian are not affiliated with this book and don’t endorse it.',
    ),
  ]
}
