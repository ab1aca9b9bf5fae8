import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { awake, button, click, resize, shown, startFirefox, until, type Firefox } from './firefox-page'

const events = '/scrum/psm-1/scrum-framework/scrum-events'
const lesson = '/scrum/psm-1/scrum-theory-principles/empirical-process-control'
const exam = '/scrum/psm-1/psm1-exam-preparation/practice-exam'
const phone = { width: 390, height: 844 }

let firefox: Firefox

describe('in Firefox', () => {
  before(async () => {
    firefox = await startFirefox()
  })
  after(() => firefox.close())
  afterEach(() => assert.deepEqual(firefox.errors.splice(0), []))

  it('a lesson is laid out: text in the middle, pages and contents on its sides, nothing too wide', async () => {
    const page = await firefox.open(lesson)
    const [sidebar, text, contents] = await page.evaluate(() =>
      ['#sidebar', 'main h1', '[data-reading-position]'].map(
        selector => document.querySelector(selector)?.getBoundingClientRect().left ?? -1,
      ),
    )
    assert.ok((sidebar ?? -1) >= 0 && (sidebar ?? 0) < (text ?? 0) && (text ?? 0) < (contents ?? 0))
    for (const width of [1280, 360]) {
      await resize(page, { width, height: 900 })
      await until(page, 'document.documentElement.scrollWidth <= innerWidth')
    }
  })

  it('a link leads on, in place where there is a Navigation API, and the way back to where one was', async () => {
    const page = await firefox.open(`${events}/sprint-planning`)
    await page.evaluate(() => {
      Reflect.set(window, 'stayed', true)
      window.scrollTo(0, 900)
    })
    await click(page, `#sidebar a[href="${events}/daily-scrum"]`)
    await until(page, "document.querySelector('h1').textContent === 'Daily Scrum' && scrollY === 0")
    // Firefox 140, Debian's long-term release, has none and loads the page; what follows holds for both.
    const inPlace = await page.evaluate(() => 'navigation' in window)
    assert.equal(await page.evaluate(() => Reflect.has(window, 'stayed')), inPlace)
    assert.equal(await page.evaluate(() => document.activeElement?.id), inPlace ? 'content' : '')
    await page.evaluate(() => history.back())
    await until(page, "document.querySelector('h1').textContent === 'Sprint Planning'")
    await until(page, 'Math.abs(scrollY - 900) < 50')
    await page.evaluate(() => history.forward())
    await until(page, "document.querySelector('h1').textContent === 'Daily Scrum'")
  })

  it('a lesson reached by a link has the fields of its form', async () => {
    // The lesson's hub links to it.
    const page = await firefox.open(lesson.slice(0, lesson.lastIndexOf('/')))
    await page.evaluate(address => {
      document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click()
    }, lesson)
    await until(page, `location.pathname === '${lesson}' && document.querySelector('[name=email_address]')`)
  })

  it('a link within the page brings its heading into view below the bar, and so does a reload', async () => {
    const page = await firefox.open(lesson)
    const inView = `(top => top > 0 && top < 200)(document.querySelector('#sources').getBoundingClientRect().top)`
    await page.$eval('a[href="#sources"]', link => (link as HTMLElement).click())
    await until(page, inView)
    await page.reload()
    await awake(page)
    await until(page, inView)
  })

  it('a menu of the bar opens, is walked by Tab, and closes on Escape', async () => {
    const page = await firefox.open('/')
    await click(page, '[data-menu]')
    await shown(page, '[data-menu] + ul a')
    await page.keyboard.press('Tab')
    await until(page, "document.activeElement.matches('[data-menu] + ul a')")
    await page.keyboard.press('Escape')
    await until(
      page,
      "document.querySelector('[data-menu] + ul').hidden && document.activeElement.matches('[data-menu]')",
    )
  })

  it('the drawer opens on a phone, holds the focus, and leads to a page', async () => {
    const page = await firefox.open(lesson, phone)
    await click(page, '#menu-button')
    await shown(page, '#sidebar a[aria-current=page]')
    await until(page, "document.querySelector('main').inert")
    await page.keyboard.press('Escape')
    await until(page, "!document.querySelector('main').inert && document.activeElement.id === 'menu-button'")
    await click(page, '#menu-button')
    await page.$eval('#sidebar a[href="/scrum/introduction"]', link => (link as HTMLElement).click())
    await until(page, "location.pathname === '/scrum/introduction' && !document.querySelector('main').inert")
  })

  it('a folder of the sidebar opens and stays open on the next page', async () => {
    const page = await firefox.open('/scrum/introduction')
    const folder = '#sidebar [data-folder="/scrum/articles"]'
    await click(page, folder)
    const item = await shown(page, `li:has(> div > ${folder.split(' ')[1]}) > ul a`)
    await item.click()
    await until(page, "location.pathname.startsWith('/scrum/articles/')")
    assert.equal(await page.$eval(folder, each => each.ariaExpanded), 'true')
  })

  it('the search finds a page while one types, and Enter opens it', async () => {
    const page = await firefox.open('/agile')
    await page.keyboard.press('/')
    await until(page, "document.activeElement.id === 'search-bar'")
    await page.keyboard.type('sprint planning')
    await until(
      page,
      `document.querySelector('[role=option]')?.getAttribute('href') === '${events}/sprint-planning'`,
    )
    await page.keyboard.press('Enter')
    await until(page, `location.pathname === '${events}/sprint-planning'`)
  })

  it('a question shows whether the answer is right, and a lesson is marked as read', async () => {
    const page = await firefox.open(lesson)
    await page.$eval('[data-island=lesson] input[type=radio]', input => (input as HTMLElement).click())
    await page.$eval('[data-lesson]', input => (input as HTMLElement).click())
    await until(
      page,
      "localStorage.getItem('agile-primer:1:progress')?.includes('empirical-process-control')",
    )
    await page.reload()
    await awake(page)
    await until(page, "document.querySelector('[data-lesson]').checked")
  })

  it('a practice exam begins, takes an answer, and ends with the result', async () => {
    const page = await firefox.open(exam)
    await click(page, button('Start'))
    await until(page, "document.activeElement.textContent.startsWith('Question 1 of ')")
    await page.$eval('main fieldset input', input => (input as HTMLElement).click())
    await click(page, button('End the exam'))
    await click(page, '::-p-text(End the exam and see the result)')
    await until(page, '/\\d+ of \\d+ right/.test(document.activeElement.textContent)')
  })

  it('flashcards are graded by keys and kept over a reload', async () => {
    const page = await firefox.open('/scrum/psm-1/flashcards')
    await click(page, button('Show answer'))
    await page.keyboard.press('4')
    const learned = "/Learned\\s*1 of/.test(document.querySelector('main').innerText)"
    await until(page, learned)
    await page.reload()
    await awake(page)
    await until(page, learned)
  })

  it('names for a team are drawn', async () => {
    const page = await firefox.open('/tools/scrum-team-name-geneartor')
    await click(page, button('New names'))
    await until(page, "/new names/.test(document.querySelector('main').innerText)")
  })

  it('the page is copied as Markdown', async () => {
    const page = await firefox.open(lesson)
    await click(page, '[data-act=copy-page]')
    await until(
      page,
      "document.querySelector('[data-act=copy-page] + [role=status]').textContent === 'Copied'",
    )
  })

  it('a lesson is printed', async () => {
    const page = await firefox.open(lesson)
    assert.ok((await page.pdf()).length > 20_000)
  })

  it('Tab reaches the skip link first, and it leads to the text', async () => {
    const page = await firefox.open(lesson)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await until(page, "document.activeElement.closest('main') || location.hash")
  })
})
