// cspell:disable -- These strings of letters aren't words.
/** Thousandths of the type size in DejaVu Sans, the widest `system-ui`, so that all fit; rounded up to twentieths. */
const widths: readonly [width: number, characters: string][] = [
  [300, "ijlIJ'"],
  [350, ' .,:;/’'],
  [400, 'ft()-'],
  [450, 'r!'],
  [500, '"–'],
  [550, 'csz?“”'],
  [600, 'kvxyFL'],
  [650, 'abdeghnopquEPSTY0123456789'],
  [700, 'ABCKRVXZ'],
  [750, 'NU'],
  [800, 'DGHOQ&'],
  [850, 'w+=−→×≥≤'],
]

/** The same of DejaVu Sans Bold, rounded up to fortieths: a letter is up to a third wider than its plain form. */
const boldWidths: readonly [width: number, characters: string][] = [
  [325, "'"],
  [350, 'ijl '],
  [375, 'IJ/'],
  [400, '.,:;’'],
  [425, '-'],
  [450, 'f'],
  [475, '()!'],
  [500, 'tr–'],
  [525, '"'],
  [600, 'csz?'],
  [650, 'xL'],
  [675, '“”kvya'],
  [700, 'FeoET0123456789'],
  [725, 'bdghnpquSY'],
  [750, 'PCZ'],
  [775, 'ABKRVX'],
  [825, 'UG'],
  [850, 'NDH+=−→×≥≤'],
  [875, 'OQ&'],
  [925, 'w'],
  [1050, 'm%'],
  [1125, 'W'],
]
// cspell:enable

const byCharacter = (table: typeof widths) =>
  new Map(table.flatMap(([width, characters]) => [...characters].map(c => [c, width])))
const plain = byCharacter(widths)
const bolds = byCharacter(boldWidths)

/** Type size in drawing units on a phone; smaller on wider screens. */
const typeSize = 28

/** An upper estimate of a line's width in drawing units. */
export function textWidth(text: string, bold = false, size = typeSize): number {
  const width = [...text].reduce((sum, character) => sum + ((bold ? bolds : plain).get(character) ?? 1000), 0)
  return (width / 1000) * size
}
