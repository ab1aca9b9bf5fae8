import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

test.describe('the button that copies a page as Markdown', () => {
  test("copies the page's Markdown, and says so", async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, lesson)
    const button = page.getByRole('button', { name: 'Copy page as Markdown' })
    await button.click()
    await expect(button.locator('+ [role=status]')).toHaveText('Copied')
    const text = await page.evaluate(() => navigator.clipboard.readText())
    const answer = await request.get(`${lesson}.md`)
    expect(answer.headers()['content-type']).toContain('text/markdown')
    expect(text.replaceAll('\r\n', '\n')).toBe(await answer.text())
    expect(text).toContain('\n# Empirical Process Control')
  })

  // WebKit refuses the clipboard to code that comes after the press; with Playwright's browser alone no one would notice.
  test('asks for the clipboard in the press itself', async ({ page }) => {
    await open(page, lesson)
    const button = page.getByRole('button', { name: 'Copy page as Markdown' })
    const isAskedFor = await button.evaluate((element: HTMLElement) => {
      let hasAsked = false
      navigator.clipboard.write = () => {
        hasAsked = true
        return Promise.resolve()
      }
      element.click()
      return hasAsked
    })
    expect(isAskedFor).toBe(true)
    await expect(button.locator('+ [role=status]')).toHaveText('Copied')
  })

  test('says where the text is where the browser refuses to copy', async ({ page, outside }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await open(page, lesson)
    const button = page.getByRole('button', { name: 'Copy page as Markdown' })
    await button.click()
    await expect(button.locator('+ [role=status]')).toContainText(`${lesson}.md`)
    expect(outside.errors).toEqual([])
  })
})
