/** All texts of the settings by dotted path: { 'author.name': '…' }. */
export function settingTexts(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, child]) => settingTexts(child, path ? `${path}.${key}` : key)),
  ) as Record<string, string>
}
