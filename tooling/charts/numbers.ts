/** With thousands separators, a true minus, and limited decimals. */
function withDecimals(value: number, maximumFractionDigits: number): string {
  const options = { maximumFractionDigits, signDisplay: 'negative' } as const
  return value.toLocaleString('en-US', options).replace('-', '−')
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
