/** A text for each form of plural that a language has; '#' stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Writes counts as a language does: `pluralIn('fr')(2, { one: '# page', other: '# pages' })`.
 * English, which has two forms, has the lighter `counted`.
 * @param language with '-u-nu-latn', as in 'ar-u-nu-latn', for the digits 0 to 9
 */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count))
}
