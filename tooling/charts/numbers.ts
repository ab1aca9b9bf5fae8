/** Formats with thousands separators, a true minus, and limited decimals. */
function withDecimals(value: number, decimals: number): string {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals
  const [whole = '', decimal] = Math.abs(rounded).toString().split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${rounded < 0 ? '−' : ''}${grouped}${decimal ? `.${decimal}` : ''}`
}

/** A number in a chart: at most one decimal. */
export const written = (value: number): string => withDecimals(value, 1)

/** A number given by the data rather than measured in them: keeps two decimals. */
export const inFull = (value: number): string => withDecimals(value, 2)

/** Fills in values for `{name}`; unknown names stay, for the checks to find. */
export function filled(text: string, values: Readonly<Record<string, number | string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : typeof value === 'number' ? written(value) : value
  })
}

/** A step of 1, 2, or 5 times a power of ten that divides `max` into about four. */
export function roundStep(max: number): number {
  const rough = Math.max(max, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step =
    [1, 2, 5, 10].map(factor => factor * power).find(candidate => candidate >= rough * 0.999) ?? 10 * power
  // The things counted in these charts are whole.
  return Math.max(step, 1)
}
