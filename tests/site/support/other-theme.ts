import type { Page } from '@playwright/test'
import path from 'node:path'
import { site } from '../../../data/site'
import { siteStyles } from '../../../tooling/build/style-sheets'
import { violationsOf } from './accessibility'
import { oneOfEachKind } from './examples'
import { pages } from './pages'

/** All that a theme changes. */
const rules = ['color-contrast', 'link-in-text-block']

let styles: Promise<string> | undefined

/** The style sheet with the rules for the dark, which an export that is only light does without. */
function darkStyles(): Promise<string> {
  const root = process.cwd()
  const files = pages.filter(({ route }) => oneOfEachKind.includes(route))
  styles ??= siteStyles({
    root,
    hasDarkMode: true,
    pages: files.map(({ file }) => path.join(root, 'out', file)),
  }).then(({ whole }) => whole)
  return styles
}

/** What axe-core finds on the page as it is now, were it dark, or light if it is dark; it is left as it was. */
export async function violationsInOtherTheme(page: Page): Promise<string[]> {
  const css = site.darkMode ? '' : await darkStyles()
  const change = () =>
    page.evaluate(text => {
      const { classList } = document.documentElement
      const isDark = classList.toggle('dark')
      classList.toggle('light', !isDark)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = isDark ? [sheet] : []
      for (const animation of document.getAnimations()) animation.finish()
    }, css)
  await change()
  const found = await violationsOf(page, rules)
  await change()
  return found.map(each => `in the other theme: ${each}`)
}
