import type { Page } from '@playwright/test'
import { bundleScripts } from '../../tooling/build/bundle-scripts'
import { drawn, expect, open, test } from '../site/support/reader'
import { paper, root, switchIn } from './theme-switch'

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

test('until the reader chooses, the theme follows the system, also when that changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/layouts/default')
  await expect(root(page)).toHaveClass('dark')
  for (const part of ['footer', 'sidebar'] as const) {
    await expect(switchIn(page, part)).toHaveValue('system')
    await expect(switchIn(page, part).getByRole('option')).toHaveText(['Light', 'Dark', 'System'])
  }
  const dark = await paper(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root(page)).toHaveClass('light')
  expect(await paper(page)).toBe('rgb(255, 255, 255)')
  expect(dark).not.toBe('rgb(255, 255, 255)')
  expect(await kept(page)).toBeNull()
})

for (const part of ['footer', 'sidebar'] as const) {
  test(`the choice of the ${part} is kept under 'theme', over a reload and against the system`, async ({
    page,
    outside,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/layouts/default')
    await switchIn(page, part).selectOption('Dark')
    await expect(root(page)).toHaveClass('dark')
    expect(await kept(page)).toBe('dark')
    await open(page, '/layouts/full')
    await expect(root(page)).toHaveClass('dark')
    for (const each of ['footer', 'sidebar'] as const) await expect(switchIn(page, each)).toHaveValue('dark')

    await switchIn(page, part).selectOption('Light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root(page)).toHaveClass('light')
    await switchIn(page, part).selectOption('System')
    await expect(root(page)).toHaveClass('dark')
    expect(await kept(page)).toBe('system')
    expect(outside.errors).toEqual([])
  })
}

/** The grounds of the page in the frames since it was begun. */
async function recordGrounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'grounds', seen)
    const look = () => {
      seen.add(getComputedStyle(document.querySelector('body') ?? document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
const grounds = (page: Page) => page.evaluate(() => [...(Reflect.get(window, 'grounds') as Set<string>)])

/** As where a browser forbids storage. */
const forbidStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    }),
  )

for (const [name, prepare, colorScheme] of [
  ['with the system', () => undefined, 'dark'],
  ['with the system, without storage', forbidStorage, 'dark'],
  [
    'against the system',
    (page: Page) => page.addInitScript(() => localStorage.setItem('theme', 'dark')),
    'light',
  ],
] as const)
  test(`a dark page is dark in its first frame, ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await prepare(page)
    await recordGrounds(page)
    await page.route('**/_next/**/*.js', route => route.abort())
    await page.goto('/layouts/default', { waitUntil: 'load' })
    await expect(root(page)).toHaveCSS('color-scheme', 'dark')
    await drawn(page)
    expect(await grounds(page)).toEqual([await paper(page)])
  })

test('without storage, a choice lasts as long as the page, over links too', async ({ page, outside }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await forbidStorage(page)
  await open(page, '/layouts/default')
  await switchIn(page, 'footer').selectOption('Dark')
  await page.evaluate(() => Reflect.set(window, 'isOldPage', true))
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'The full layout' }).click()
  await expect(page).toHaveURL('/layouts/full')
  expect(await page.evaluate(() => Reflect.get(window, 'isOldPage') as unknown)).toBe(true)
  await expect(root(page)).toHaveClass('dark')
  await expect(switchIn(page, 'footer')).toHaveValue('dark')
  expect(outside.errors).toEqual([])
})

test('what is stored and is not a theme counts as no choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await open(page, '/layouts/default')
  await expect(root(page)).toHaveClass('dark')
  await expect(switchIn(page, 'footer')).toHaveValue('system')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('no color takes its time while the theme changes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/layouts/default')
    const running = await page.evaluate(() => {
      const slow = new CSSStyleSheet()
      slow.replaceSync('body, a::after { transition: all 9s }')
      document.adoptedStyleSheets.push(slow)
      document.body.getBoundingClientRect()
      const select = document.querySelector<HTMLSelectElement>('footer [data-choice=theme]')
      if (select) select.value = 'dark'
      select?.dispatchEvent(new Event('change', { bubbles: true }))
      return document.getAnimations().length
    })
    expect(running).toBe(0)
    await expect(root(page)).toHaveClass('dark')
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
  })
})

for (const begins of ['light', 'dark'] as const)
  test(`where the owner has pages begin ${begins}, they do whatever the system says`, async ({ page }) => {
    const { first } = await bundleScripts(
      process.cwd(),
      { darkMode: begins, defaultLocale: 'en-US', locales: [], offline: false },
      {},
    )
    await page.route('**/layouts/default', async route => {
      const html = await (await route.fetch()).text()
      const body = html.replace(
        /(<script data-then[^>]*>).*?(?=<\/script>)/s,
        (_, tag: string) => tag + first,
      )
      await route.fulfill({ contentType: 'text/html', body })
    })
    await page.emulateMedia({ colorScheme: begins === 'dark' ? 'light' : 'dark' })
    await open(page, '/layouts/default')
    await expect(root(page)).toHaveClass(begins)
    await expect(switchIn(page, 'footer')).toHaveValue(begins)
  })

test('a page gone back to has the theme that another tab chose meanwhile', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/layouts/default')
  await page.evaluate(() => {
    // A page that is kept hears nothing of other tabs.
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(root(page)).toHaveClass('dark')
})

test('the choice in one tab holds in every other', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/layouts/default')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await open(other, '/layouts/full')
  await switchIn(other, 'footer').selectOption('Dark')
  await expect(root(page)).toHaveClass('dark')
  await expect(switchIn(page, 'footer')).toHaveValue('dark')
})

test('a folded sidebar hides its switches, which the footer has too', async ({ page }) => {
  await open(page, '/layouts/default')
  await expect(switchIn(page, 'sidebar')).toBeVisible()
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(switchIn(page, 'sidebar')).toBeHidden()
  await expect(switchIn(page, 'footer')).toBeVisible()
})

test('on a phone the drawer has the theme switch, inside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/layouts/default')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('navigation', { name: 'Pages' })
  await expect(drawer.getByRole('combobox', { name: 'Change theme' })).toBeInViewport({ ratio: 1 })
})
