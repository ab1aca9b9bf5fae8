/** Thousands apart, a true minus, and at most so many decimals. */
function withDecimals(value: number, decimals: number): string {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals
  const [whole = '', decimal] = Math.abs(rounded).toString().split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${rounded < 0 ? '−' : ''}${grouped}${decimal ? `.${decimal}` : ''}`
}

/** A number as it is written in a chart: at most one decimal, thousands apart, a true minus. */
export const written = (value: number): string => withDecimals(value, 1)

/** A number that the data give, not one that was measured in them: it keeps a second decimal. */
export const inFull = (value: number): string => withDecimals(value, 2)

/** Puts values in the place of `{name}`; a name without a value stays, for the checks to find. */
export function filled(text: string, values: Readonly<Record<string, number | string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : typeof value === 'number' ? written(value) : value
  })
}

/** A step of 1, 2 or 5 times a power of ten that divides what is up to `max` into about four. */
export function roundStep(max: number): number {
  const rough = Math.max(max, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step =
    [1, 2, 5, 10].map(factor => factor * power).find(candidate => candidate >= rough * 0.999) ?? 10 * power
  // What charts here count is whole.
  return Math.max(step, 1)
}
