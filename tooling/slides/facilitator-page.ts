import { element, elementsNamed, escaped, markupOf, textOf, type Content } from '../handbook/markup'
import { notesMarkup } from './slide-markup'
import type { Slide, Talk } from './talk'
import { minutesFor } from './times'

const item = (...children: Content[]) => element('li', {}, ...children)

/** Slides that show a form or a text to copy, each title once. */
const formsIn = ({ slides }: Talk) => [
  ...new Set(slides.filter(({ kind }) => kind === 'form').map(({ title }) => title)),
]

const countOf = ({ slides }: Talk, kind: Slide['kind']) => slides.filter(slide => slide.kind === kind).length

function preparation(talk: Talk): Content[] {
  const forms = formsIn(talk)
  const drawings = countOf(talk, 'drawing')
  return [
    item(
      'Read the whole text, which has links and sources: ',
      element('a', { href: talk.url }, talk.url.replace('https://', '')),
    ),
    item('Open the talk once on the screen of the room, and press S for your notes and a clock.'),
    ...(drawings > 0
      ? [
          item(
            `Look at the ${drawings === 1 ? 'drawing' : `${drawings} drawings`} until you can explain each in a minute.`,
          ),
        ]
      : []),
    ...forms.map(title => item('Print one for each person: ', element('em', {}, title), '.')),
    ...(talk.questions.length > 0
      ? [item('Bring cards with A to E, or have people show fingers, for the question at the end.')]
      : []),
    item('Think of an example of your own team for two of the slides.'),
  ]
}

/** Headings that ask something, each with its slide. */
const asked = ({ slides }: Talk): Content[] =>
  slides.flatMap(({ title, kind }, index) =>
    kind !== 'question' && title.endsWith('?') && slides[index - 1]?.title !== title
      ? [item(`Before slide ${index + 1}: `, element('strong', {}, title))]
      : [],
  )

function timeTable({ slides }: Talk): string {
  let sum = 0
  const rows = slides.map((slide, index) => {
    const minutes = minutesFor(slide)
    const begin = sum
    sum += minutes
    const title = slide.kind === 'title' ? 'Welcome' : slide.title
    return `<tr><td>${begin}</td><td>${index + 1}</td><td>${escaped(title)}</td><td>${minutes}</td></tr>`
  })
  return `<table><thead><tr><th scope="col">Minute</th><th scope="col">Slide</th><th scope="col">What it is about</th><th scope="col">Minutes</th></tr></thead><tbody>${rows.join('')}</tbody><tfoot><tr><td>${sum}</td><td></td><td>End, without questions from the room</td><td>${sum}</td></tr></tfoot></table>`
}

/** A list with its heading, or nothing. */
const listOf = (title: string, items: readonly Content[]) =>
  items.length === 0 ? '' : markupOf([element('h2', {}, title), element('ul', {}, ...items)])

const style = (accent: string) => `
@page { size: A4; margin: 18mm 20mm; @bottom-right { content: counter(page); font: 8pt Inter; color: #586574 } }
body { margin: 0; font: 10pt/1.42 Inter; color: #19232e; font-variant-numeric: tabular-nums } a { color: inherit }
h1 { font-size: 20pt; line-height: 1.15; margin: 0 0 2mm } h2 { font-size: 13pt; margin: 5mm 0 1.5mm; break-after: avoid } h3 { font-size: 10.5pt; margin: 5mm 0 1mm; break-after: avoid; color: ${accent} }
p { margin: 0 0 2mm; orphans: 2; widows: 2 } ul, ol { margin: 0 0 2mm; padding-inline-start: 1.4em } li { margin-block-end: 0.8mm }
.about, .license { color: #586574 } table { border-collapse: collapse; width: 100%; font-size: 8.5pt; line-height: 1.3 } th, td { text-align: start; vertical-align: top; padding: 0.55mm 2mm 0.55mm 0; border-block-end: 0.5pt solid #c3ccd6 } thead { border-block-end: 1pt solid #586574 } tfoot { font-weight: 600; display: table-row-group } tr { break-inside: avoid }
:is(td, th):is(:first-child, :nth-child(2), :last-child) { text-align: end; width: 14mm; padding-inline-end: 4mm }
.said { break-before: page } .said table :is(td, th) { text-align: start; width: auto } .label { font-weight: 600 }
`

/** The facilitator's pages: times, what to prepare, what to ask, then what is said on each slide. */
export function facilitatorPage(talk: Talk, fonts: string): string {
  const total = talk.slides.reduce((sum, slide) => sum + minutesFor(slide), 0)
  const said = talk.slides.flatMap((slide, index) => {
    const notes = notesMarkup(slide)
    return notes ? [`<h3>${index + 1}. ${escaped(slide.title)}</h3>${notes}`] : []
  })
  const quiz = talk.questions.map(({ stem, answer }) =>
    item(element('strong', {}, stem), element('br'), answer),
  )
  return `<!DOCTYPE html><html lang="${talk.language}"><head><meta charset="utf-8"><title>${escaped(`${talk.title}: for the facilitator`)}</title><style>${fonts}${style(talk.accent)}</style></head><body>
<h1>${escaped(talk.title)}</h1><p class="about">For the facilitator · ${talk.slides.length} slides · about ${total} minutes · ${escaped(talk.brand)} · ${talk.date}</p>
${listOf('What to prepare', preparation(talk))}${listOf('What to ask before you show it', asked(talk))}
<h2>Times</h2><p>They are for 130 words a minute, and a minute more for each drawing, table, form, and vote. Your group may need twice that.</p>${timeTable(talk)}
${listOf('Questions with answers', quiz)}
<p class="license">${escaped(talk.license)} ${escaped(talk.url)}</p>
<div class="said"><h2>What to say on each slide</h2>${said.join('\n')}</div></body></html>`
}

/** Pictures of a talk, each once. */
export const drawingsOf = ({ slides }: Talk): string[] => [
  ...new Set(
    slides.flatMap(({ body }) => elementsNamed(body, 'img').map(({ attributes }) => attributes.src ?? '')),
  ),
]

/** All words of a talk, for checks. */
export const wordsOf = ({ slides }: Talk): string =>
  slides.map(({ title, body, notes }) => [title, textOf(body), textOf(notes)].join('\n')).join('\n')
