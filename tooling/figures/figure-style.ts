import { accents } from './accent'

const { line, words, tint } = accents

/** The style block of every figure: sizes, classes, and the whole palette. */
export const figureStyle = `
  text { font: 28px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: #19232e }
  .b { font-weight: 600 } .m { text-anchor: middle } .e { text-anchor: end } .s { fill: #586574 } .i { fill: ${words} } .w { fill: #fff }
  .l { fill: none; stroke: #19232e; stroke-width: 4; stroke-linejoin: round; stroke-linecap: round }
  .g { fill: none; stroke: #c3ccd6; stroke-width: 3 } .a { fill: none; stroke: ${line}; stroke-width: 5; stroke-linejoin: round; stroke-linecap: round }
  .p { fill: #fff; stroke: #19232e; stroke-width: 4; stroke-linejoin: round } .t { fill: ${tint}; stroke: ${line}; stroke-width: 4; stroke-linejoin: round }
  .f { fill: ${line} } .n { fill: #eef2f6 } .o { fill: #c2570c } .ol { fill: none; stroke: #c2570c; stroke-width: 5; stroke-linecap: round }
  @media (min-width: 480px) { text { font-size: 22px } .l, .p, .t { stroke-width: 2.5 } .a, .ol { stroke-width: 3 } }
`

/** The colors that a figure may use. */
export const palette: ReadonlySet<string> = new Set(figureStyle.match(/#[0-9a-f]{3,6}\b/g))

/** Width of every drawing. */
export const drawingWidth = 640

/** A drawing's file: its head, and its shapes on a white ground. */
export const drawingOf = (height: number, head: readonly string[], shapes: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingWidth}" height="${height}" viewBox="0 0 ${drawingWidth} ${height}" role="img">`,
    ...head,
    `<rect width="${drawingWidth}" height="${height}" fill="#fff"/>`,
    ...shapes,
    '</svg>\n',
  ].join('\n')
