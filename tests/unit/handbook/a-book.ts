import { makeBook, type BookSource } from '../../../tooling/handbook/book'
import { withBlockIds } from '../../../tooling/handbook/index-terms'
import { readPage } from '../../../tooling/handbook/read-page'
import { glossaryHtml, heading, lessonHtml, pageHtml } from './a-page'

/** A book of two chapters, the second of which links to the first. */
export const bookSource = (second = '<p>After the <a href="/daily#agenda">agenda</a>.</p>'): BookSource => ({
  imprint: {
    title: 'The Book',
    subtitle: 'Of tests',
    brand: 'Grove',
    author: 'The author',
    url: 'https://grove.example',
    language: 'en-US',
    license: 'License: CC-BY-4.0.',
    accent: '#005fcc',
  },
  parts: [
    {
      title: 'Events',
      hub: '/events',
      pages: [
        readPage(lessonHtml, '/daily'),
        readPage(pageHtml({ title: 'Sprint', body: heading('goal', 'The Sprint Goal') + second }), '/sprint'),
      ],
    },
  ],
  glossary: readPage(glossaryHtml, '/scrum/glossary'),
})

export const aBook = (second?: string) => withBlockIds(makeBook(bookSource(second)))
