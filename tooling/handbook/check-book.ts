import { chaptersOf, type Book } from './book'
import { textOf } from './markup'
import { screenWords } from './screen-words'

const textsOf = (book: Book): [string, string][] => [
  ...chaptersOf(book).map(({ route, body, questions }): [string, string] => [
    route,
    [
      textOf(body),
      ...questions.flatMap(({ stem, choices, reasons }) =>
        [stem, ...[...choices, ...reasons].map(({ text }) => text)].map(part => textOf(part)),
      ),
    ].join('\n'),
  ]),
  ['the glossary', textOf(book.glossary)],
]

/** Sentences of the pages that aren't true in a book, each with its page. */
export const problemsOfText = (book: Book): string[] =>
  textsOf(book).flatMap(([route, text]) => screenWords(text).map(problem => `${route}: ${problem}`))
