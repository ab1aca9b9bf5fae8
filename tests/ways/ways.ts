import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Browser, Driver, Size } from './driver'
import { serveReporting, type ServedSite } from './served-site'
import { activate, awake, click, shown, until } from './steps'

const events = '/scrum/psm-1/scrum-framework/scrum-events'
const lesson = '/scrum/psm-1/scrum-theory-principles/empirical-process-control'
const exam = '/scrum/psm-1/psm1-exam-preparation/practice-exam'
const phone = { width: 390, height: 844 }

async function resize(page: Driver, size: Size) {
  await page.resize(size)
  await until(page, `innerWidth === ${size.width} && innerHeight === ${size.height}`)
}

/** The main ways through the site, in a browser that is started for them; not every driver can print. */
export function describeWays(name: string, start: () => Promise<Browser>, { prints = true } = {}): void {
  let browser: Browser
  let site: ServedSite

  /** Opens a page of the site as a new reader, and waits until its script answers. */
  async function open(route: string, size = { width: 1280, height: 900 }): Promise<Driver> {
    const page = await browser.newPage()
    await resize(page, size)
    await page.goto(site.url + route)
    await awake(page)
    return page
  }

  describe(`in ${name}`, () => {
    before(async () => {
      site = await serveReporting()
      browser = await start()
    })
    after(async () => {
      await browser.close()
      site.close()
      // What the last page reported while it was closed.
      assert.deepEqual(site.errors, [])
    })
    afterEach(() => assert.deepEqual(site.errors.splice(0), []))

    it('a lesson is laid out: text in the middle, pages and contents on its sides, nothing too wide', async () => {
      const page = await open(lesson)
      await until(
        page,
        `['#sidebar', 'main h1', '[data-reading-position]']
          .map(selector => document.querySelector(selector).getBoundingClientRect().left)
          .every((left, index, all) => left >= (index ? all[index - 1] + 1 : 0))`,
      )
      for (const width of [1280, 360]) {
        await resize(page, { width, height: 900 })
        await until(page, 'document.documentElement.scrollWidth <= innerWidth')
      }
    })

    it('a link leads on, in place where there is a Navigation API, and the way back to where one was', async () => {
      const page = await open(`${events}/sprint-planning`)
      await page.evaluate('(window.stayed = true, scrollTo(0, 900))')
      await click(page, `#sidebar a[href="${events}/daily-scrum"]`)
      await until(page, "document.querySelector('h1').textContent === 'Daily Scrum' && scrollY === 0")
      // Debian's Firefox 140 and WebKitGTK 2.50 have none and load the page; what follows holds for both.
      const inPlace = await page.evaluate("'navigation' in window")
      assert.equal(await page.evaluate("'stayed' in window"), inPlace)
      assert.equal(await page.evaluate('document.activeElement.id'), inPlace ? 'content' : '')
      await page.goBack()
      await until(page, "document.querySelector('h1').textContent === 'Sprint Planning'")
      await until(page, 'Math.abs(scrollY - 900) < 50')
      await page.goForward()
      await until(page, "document.querySelector('h1').textContent === 'Daily Scrum'")
    })

    it('a lesson reached by a link has the fields of its form', async () => {
      // The lesson's hub links to it.
      const page = await open(lesson.slice(0, lesson.lastIndexOf('/')))
      await activate(page, `a[href="${lesson}"]`)
      await until(page, `location.pathname === '${lesson}' && document.querySelector('[name=email_address]')`)
    })

    it('a link within the page brings its heading into view below the bar, and so does a reload', async () => {
      const page = await open(lesson)
      const inView = `(top => top > 0 && top < 200)(document.querySelector('#sources').getBoundingClientRect().top)`
      await activate(page, 'a[href="#sources"]')
      await until(page, inView)
      await page.reload()
      await awake(page)
      await until(page, inView)
    })

    it('a menu of the bar opens, is walked by Tab, and closes on Escape', async () => {
      const page = await open('/')
      await click(page, '[data-menu]')
      await shown(page, '[data-menu] + ul a')
      await page.press('Tab')
      await until(page, "document.activeElement.matches('[data-menu] + ul a')")
      await page.press('Escape')
      await until(
        page,
        "document.querySelector('[data-menu] + ul').hidden && document.activeElement.matches('[data-menu]')",
      )
    })

    it('the drawer opens on a phone, holds the focus, and leads to a page', async () => {
      const page = await open(lesson, phone)
      await click(page, '#menu-button')
      await shown(page, '#sidebar a[aria-current=page]')
      await until(page, "document.querySelector('main').inert")
      await page.press('Escape')
      await until(
        page,
        "!document.querySelector('main').inert && document.activeElement.id === 'menu-button'",
      )
      await click(page, '#menu-button')
      await activate(page, '#sidebar a[href="/scrum/introduction"]')
      await until(
        page,
        "location.pathname === '/scrum/introduction' && !document.querySelector('main').inert",
      )
    })

    it('a folder of the sidebar opens and stays open on the next page', async () => {
      const page = await open('/scrum/introduction')
      const folder = '#sidebar [data-folder="/scrum/articles"]'
      await click(page, folder)
      await click(page, `li:has(> div > ${folder.split(' ')[1]}) > ul a`)
      await until(page, "location.pathname.startsWith('/scrum/articles/')")
      await until(page, `document.querySelector('${folder}').ariaExpanded === 'true'`)
    })

    it('the search finds a page while one types, and Enter opens it', async () => {
      const page = await open('/agile')
      await page.type('/')
      await until(page, "document.activeElement.id === 'search-bar'")
      await page.type('sprint planning')
      await until(
        page,
        `document.querySelector('[role=option]')?.getAttribute('href') === '${events}/sprint-planning'`,
      )
      await page.press('Enter')
      await until(page, `location.pathname === '${events}/sprint-planning'`)
    })

    it('a question shows whether the answer is right, and a lesson is marked as read', async () => {
      const page = await open(lesson)
      await activate(page, '[data-island=lesson] input[type=radio]')
      await activate(page, '[data-lesson]')
      await until(
        page,
        "localStorage.getItem('agile-primer:1:progress')?.includes('empirical-process-control')",
      )
      await page.reload()
      await awake(page)
      await until(page, "document.querySelector('[data-lesson]').checked")
    })

    it('a practice exam begins, takes an answer, and ends with the result', async () => {
      const page = await open(exam)
      await click(page, 'main button', 'Start')
      await until(page, "document.activeElement.textContent.startsWith('Question 1 of ')")
      await activate(page, 'main fieldset input')
      await click(page, 'main button', 'End the exam')
      await click(page, 'button', 'End the exam and see the result')
      await until(page, '/\\d+ of \\d+ right/.test(document.activeElement.textContent)')
    })

    it('flashcards are graded by keys and kept over a reload', async () => {
      const page = await open('/scrum/psm-1/flashcards')
      await click(page, 'main button', 'Show answer')
      await until(page, "document.activeElement.textContent === 'Answer'")
      await page.type('4')
      const learned = "/Terms learned\\s*1 of/.test(document.querySelector('main').innerText)"
      await until(page, learned)
      await page.reload()
      await awake(page)
      await until(page, learned)
    })

    it('names for a team are drawn', async () => {
      const page = await open('/tools/scrum-team-name-geneartor')
      await click(page, 'main button', 'New names')
      await until(page, "/new names/.test(document.querySelector('main').innerText)")
    })

    it('the page is copied as Markdown', async () => {
      const page = await open(lesson)
      await click(page, '[data-act=copy-page]')
      await until(
        page,
        "document.querySelector('[data-act=copy-page] + [role=status]').textContent === 'Copied'",
      )
    })

    if (prints)
      it('a lesson is printed', async () => {
        const page = await open(lesson)
        const pdf = await page.print?.()
        assert.ok((pdf?.length ?? 0) > 20_000)
      })

    it('what was read opens without a connection', async () => {
      const page = await open(lesson)
      await click(page, `#sidebar a[href="/scrum/psm-1"], nav a[href="/scrum/psm-1"]`)
      await until(page, "location.pathname === '/scrum/psm-1'")
      await awake(page)
      await until(page, 'navigator.serviceWorker.controller')
      const kept = `caches.keys().then(names => Promise.all([
        ...names.map(name => caches.open(name).then(cache => cache.match('${lesson}'))),
      ])).then(found => found.some(Boolean))`
      await until(page, kept)
      await site.withoutServer(async () => {
        await page.goto(site.url + lesson)
        await awake(page)
        await until(page, "document.querySelector('h1').textContent.startsWith('Empirical Process Control')")
      })
    })

    it('Tab reaches the skip link first, and it leads to the text', async () => {
      const page = await open(lesson)
      await page.press('Tab')
      await page.press('Enter')
      await until(page, "document.activeElement.closest('main') || location.hash")
    })
  })
}
