import type { Locator, Page } from '@playwright/test'
import * as searchLabels from '../../../data/words/search'

/** The visible search field. */
export const field = (page: Page): Locator => page.getByRole('combobox', { name: searchLabels.field })
/** The list of what it finds. */
export const results = (page: Page): Locator => page.getByRole('listbox', { name: searchLabels.results })
/** Each of its results. */
export const options = (page: Page): Locator => results(page).getByRole('option')
