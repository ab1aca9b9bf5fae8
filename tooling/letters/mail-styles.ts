import type { CSSProperties } from 'react'
import type { Colors, Palette } from './palette'

/** Fonts that readers have: mail programs load none. */
const sans = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const serif = "Georgia, 'Times New Roman', serif"

/** A class and the tokens it takes its colors from. */
interface Look {
  color?: keyof Colors
  background?: keyof Colors
  border?: keyof Colors
  /** Where that border is, and how it looks. */
  edge?: readonly ['border' | 'borderLeft' | 'borderTop' | 'borderBottom', string]
}

/** Colors by class: inline for every mail program, and again in a rule for those that follow the dark mode. */
const looks = {
  page: { background: 'paper', color: 'ink' },
  ink: { color: 'ink' },
  soft: { color: 'ink-soft' },
  link: { color: 'accent-strong' },
  rule: { background: 'tint', border: 'accent', edge: ['borderLeft', '6px solid'] },
  'rule-label': { color: 'accent-strong' },
  practice: { background: 'warm', border: 'warm-line', edge: ['borderLeft', '6px dashed'] },
  'practice-label': { color: 'warm-ink' },
  box: { background: 'surface', border: 'rule', edge: ['border', '1px solid'] },
  quote: { border: 'rule', edge: ['borderLeft', '3px solid'] },
  cell: { border: 'rule', edge: ['borderBottom', '1px solid'] },
  line: { border: 'rule', edge: ['borderTop', '1px solid'] },
} as const satisfies Record<string, Look>

type LookName = keyof typeof looks

/** The inline colors and borders of a class. */
function colorsIn(name: LookName, colors: Colors): CSSProperties {
  const look: Look = looks[name]
  return {
    ...(look.color && { color: colors[look.color] }),
    ...(look.background && { backgroundColor: colors[look.background] }),
    ...(look.border && look.edge && { [look.edge[0]]: `${look.edge[1]} ${colors[look.border]}` }),
  }
}

/** The rules of the classes in given colors; inline styles yield only to `!important`. */
export const lookRules = (colors: Colors): string =>
  Object.entries(looks)
    .map(([name, look]: [string, Look]) => {
      const color = look.color && `color:${colors[look.color]}!important;`
      const border = look.border && `border-color:${colors[look.border]}!important;`
      const ground = look.background && `background-color:${colors[look.background]}!important`
      // What tables lay out has the ground of its box.
      const grounds = ground ? `.${name},.${name} td{${ground}}` : ''
      return `${grounds}${color || border ? `.${name}{${color ?? ''}${border ?? ''}}` : ''}`
    })
    .join('')

/** Rules for the dark mode, and for links in it. */
export const headStyle = ({ dark }: Palette): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${lookRules(dark)}}`

const text: CSSProperties = { fontFamily: sans, fontSize: '17px', lineHeight: '26px', margin: '0 0 16px' }

/** Measures of the elements of a letter; colors come from `looks`. */
export const measures = {
  page: { margin: 0, padding: 0, fontFamily: sans },
  column: { maxWidth: '600px', margin: '0 auto' },
  text,
  small: { ...text, fontSize: '15px', lineHeight: '22px' },
  label: { ...text, fontSize: '15px', lineHeight: '22px', fontWeight: 700, margin: '0 0 8px' },
  h1: { fontFamily: serif, fontSize: '30px', lineHeight: '36px', fontWeight: 700, margin: '0 0 20px' },
  h2: { fontFamily: serif, fontSize: '23px', lineHeight: '30px', fontWeight: 700, margin: '28px 0 12px' },
  h3: { fontFamily: serif, fontSize: '19px', lineHeight: '26px', fontWeight: 700, margin: '20px 0 8px' },
  list: { ...text, paddingLeft: '24px' },
  item: { margin: '0 0 8px' },
  quote: { margin: '0 0 16px', padding: '0 0 0 16px' },
  box: { margin: '0 0 20px' },
  table: { width: '100%', borderCollapse: 'collapse', margin: '0 0 20px' },
  cell: {
    ...{ fontFamily: sans, fontSize: '15px', lineHeight: '22px', textAlign: 'left', verticalAlign: 'top' },
    padding: '8px 8px 8px 0',
  },
  line: { margin: '24px 0' },
} as const satisfies Record<string, CSSProperties>

/**
 * The class and the inline style of an element: measures, and the colors of a look.
 * @param isLast leaves out the space below it
 */
export const styled = (name: LookName, colors: Colors, measure: keyof typeof measures, isLast = false) => ({
  className: name,
  style: {
    ...measures[measure],
    ...(isLast && { margin: 0 }),
    ...colorsIn(name, colors),
  } satisfies CSSProperties,
})
