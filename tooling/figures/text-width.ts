// cspell:disable -- letters by their width make no words.
/**
 * Widths in thousandths of the type size, of DejaVu Sans: the widest of the faces that `system-ui` may stand for, so
 * that what fits in it fits in all. Rounded up to twentieths.
 */
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
// cspell:enable

const widthOf = new Map(widths.flatMap(([width, characters]) => [...characters].map(c => [c, width])))

/** Bold letters are up to a quarter wider; over a word it adds up to this. */
const boldFactor = 1.13

/** Type size in drawing units on a phone; smaller on wider screens. */
const typeSize = 28

/** An upper estimate of a line's width in drawing units. */
export function textWidth(text: string, bold = false, size = typeSize): number {
  const width = [...text].reduce((sum, character) => sum + (widthOf.get(character) ?? 1000), 0)
  return (width / 1000) * size * (bold ? boldFactor : 1)
}
