import type { Locator, Page } from '@playwright/test'
import * as searchLabels from '../../../data/words/search'

/** The visible search field. */
export const field = (page: Page): Locator => page.getByRole('combobox', { name: searchLabels.field })
/** Its results, one option each. */
export const options = (page: Page): Locator => page.getByRole('option')
/** The list of them. */
export const results = (page: Page): Locator => page.getByRole('listbox', { name: searchLabels.results })
