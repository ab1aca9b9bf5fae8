/** A paper size of the printed handbook. */
export interface PaperSize {
  name: string
  /** Millimeters. */
  width: number
  height: number
  margins: { top: number; side: number; bottom: number }
  /** Points. */
  text: number
  /** Width of drawings, in millimeters: on this width their words are as large as the text. */
  drawing: number
}

export const paperSizes: readonly PaperSize[] = [
  {
    name: 'A5',
    width: 148,
    height: 210,
    margins: { top: 18, side: 14, bottom: 17 },
    text: 9,
    drawing: 84,
  },
  {
    name: 'Letter',
    width: 215.9,
    height: 279.4,
    margins: { top: 22, side: 25, bottom: 22 },
    text: 10.5,
    drawing: 96,
  },
]

/** A running header: a page name of the style sheet and what its left and right pages say. */
export interface RunningHeader {
  id: string
  left: string
  right: string
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** One named page per chapter, since Chromium has no running strings. */
const headerRule = ({ id, left, right }: RunningHeader) => `
@page ${id} { @bottom-center { content: counter(page) } }
@page ${id}:left { @top-left { content: ${quoted(left)} } }
@page ${id}:right { @top-right { content: ${quoted(right)} } }
.page-${id} { page: ${id} }`

/** The style sheet of the printed book. */
export function printStyle(size: PaperSize, accent: string, headers: readonly RunningHeader[]): string {
  const { width, height, margins, text, drawing } = size
  const box = `font: ${text * 0.8}pt Inter; color: #586574`
  return `
@page { size: ${width}mm ${height}mm; margin: ${margins.top}mm ${margins.side}mm ${margins.bottom}mm;
  @top-left { ${box} } @top-right { ${box} } @bottom-center { ${box} } }
@page bare { margin: ${margins.top}mm ${margins.side}mm }
@page cover { margin: 0 }
${headers.map(headerRule).join('')}
html { font: ${text}pt/1.45 Inter; color: #19232e; font-variant-numeric: tabular-nums }
body { margin: 0; hyphens: auto }
.cover { page: cover; height: ${height}mm; background: ${accent}; break-after: page; overflow: hidden }
.cover img { display: block; width: 100%; margin-block-start: ${Math.max(0, height - width * 1.125) / 2}mm }
.bare { page: bare; break-before: page }
section { break-before: page }
h1, h2, h3, h4 { line-height: 1.2; break-after: avoid; break-inside: avoid; hyphens: manual; text-wrap: balance }
h1 { font-size: 2.1em; margin: 0 0 0.6em } h2 { font-size: 1.75em; margin: 0 0 0.8em }
h3 { font-size: 1.28em; margin: 1.5em 0 0.4em } h4 { font-size: 1.08em; margin: 1.2em 0 0.2em }
p { margin: 0 0 0.7em; orphans: 2; widows: 2 } ul, ol { margin: 0 0 0.7em; padding-inline-start: 1.5em } li { margin-block-end: 0.25em; orphans: 2; widows: 2 }
a { color: inherit; text-decoration: none } .term { text-decoration: underline dotted #8793a1; text-underline-offset: 0.15em }
.chapter-number { display: block; font-size: 0.55em; font-weight: 600; color: ${accent}; margin-block-end: 0.3em }
.page-ref { color: #586574; white-space: nowrap } .note-mark { font-size: 0.7em; line-height: 0; color: ${accent}; padding-inline-start: 0.1em }
.address { color: #586574; overflow-wrap: anywhere; hyphens: manual }
.addresses { font-size: 0.82em; border-block-start: 0.5pt solid #c3ccd6; margin-block-start: 2em; padding-block-start: 0.6em; padding-inline-start: 2em; hyphens: manual }
.addresses li { overflow-wrap: anywhere }
figure { margin: 1em 0; break-inside: avoid; text-align: center } figure img { width: ${drawing}mm; height: auto; max-height: ${height - margins.top - margins.bottom - 30}mm; object-fit: contain }
figcaption { font-size: 0.88em; color: #586574; text-align: start; margin-block-start: 0.4em }
table { border-collapse: collapse; width: 100%; font-size: 0.88em; margin: 0.8em 0 1em; hyphens: manual } thead { display: table-header-group }
tr { break-inside: avoid } th, td { text-align: start; vertical-align: top; padding: 0.35em 0.5em; border-block-end: 0.5pt solid #c3ccd6; overflow-wrap: break-word } th, thead td { font-weight: 600 } thead { border-block-end: 1pt solid #586574 }
pre { font: inherit; white-space: pre-wrap; border: 0.5pt solid #c3ccd6; padding: 0.6em 0.8em; margin: 0 0 0.9em; break-inside: avoid; hyphens: manual }
pre.code { font: 0.72em/1.4 'DejaVu Sans Mono', 'Liberation Mono', monospace; break-inside: auto; overflow-wrap: anywhere } code { font-family: 'DejaVu Sans Mono', 'Liberation Mono', monospace; font-size: 0.85em }
.note { border-inline-start: 2.5pt solid #8793a1; padding: 0.1em 0 0.1em 0.9em; margin: 1em 0 } .rule { border-color: ${accent} } .practice { border-color: #c2570c }
.note > :last-child, .to-copy > :last-child { margin-block-end: 0 }
.label { font-weight: 600; font-size: 0.88em; margin-block-end: 0.3em; break-after: avoid } .rule .label { color: ${accent} } .practice .label { color: #8a3d08 } .source { font-weight: 400; color: #586574 }
.to-copy { border-block: 0.5pt solid #8793a1; padding: 0.6em 0; margin: 1em 0 } .to-copy pre { border: 0; padding: 0 }
.highlight { font-size: 1.2em; line-height: 1.35; border-inline-start: 3pt solid ${accent}; padding-inline-start: 0.9em; margin: 1.2em 0 }
blockquote { margin: 0.8em 1.2em } .facts { font-size: 0.85em; color: #586574; margin-block-end: 0.2em; break-after: avoid }
.questions > li { margin-block-end: 0.9em; break-inside: avoid } .questions p { margin-block-end: 0.3em } .choices { list-style: none; padding: 0; margin: 0 } .key { font-weight: 600 }
.answers-page { columns: 2; column-gap: 6mm; font-size: 0.78em; line-height: 1.38 } .answers-page h3 { font-size: 1.15em; text-wrap: wrap } .answers-page h2 { column-span: all }
.to-answers { break-before: avoid }
.reasons { list-style: none; padding: 0 } .answers { padding-inline-start: 1.4em } .answers > li { margin-block-end: 0.6em }
.glossary h4 { margin-block-start: 0.9em } .glossary p { margin-block-end: 0.3em }
.contents ol { list-style: none; padding: 0; margin: 0 } .contents > ol > li { margin-block-start: 0.7em; font-weight: 600; break-inside: avoid } .contents ol ol { font-weight: 400 }
.row { display: flex; align-items: baseline; gap: 0.4em } .row > :first-child { flex: 0 1 auto } .row::after { content: ''; order: 1; flex: 1 1 1em; border-block-end: 0.5pt dotted #8793a1 } .row > :last-child { order: 2 }
.index ul { list-style: none; padding: 0; columns: 2; column-gap: 6mm } .index li { break-inside: avoid; padding-inline-start: 1em; text-indent: -1em; hyphens: manual }
.book-title { font-size: 3em; line-height: 1.1; font-weight: 700; margin: ${height * 0.22}mm 0 0.3em; color: ${accent}; hyphens: manual } .book-subtitle { font-size: 1.4em; margin-block-end: 3em } .book-brand { font-weight: 600 }
.part-title { break-after: auto; margin-block-start: ${height * 0.12}mm }
`
}
