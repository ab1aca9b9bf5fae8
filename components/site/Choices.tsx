import { useTheme } from 'next-themes'
import { site } from '@data/site'

interface ChoiceProps {
  /** Heard by browser/features/choices.ts. */
  name: 'theme' | 'language'
  label: string
  options: readonly { value: string; text: string }[]
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <select className="nextra-select" aria-label={label} data-choice={name} autoComplete="off">
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** The language and theme switches, if there is something to choose. */
export function Choices() {
  const { themes } = useTheme()
  const languages = site.locales.map(({ locale, text }) => ({ value: locale, text }))
  return (
    <>
      {languages.length > 1 && <Choice name="language" label="Change language" options={languages} />}
      {site.darkMode && (
        <Choice
          name="theme"
          label="Change theme"
          options={themes.map(theme => ({
            value: theme,
            text: theme.replace(/^./, first => first.toUpperCase()),
          }))}
        />
      )}
    </>
  )
}

/** Whether there is anything to choose. */
export const hasChoices = site.darkMode || site.locales.length > 1
