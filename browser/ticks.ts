import { readProgress, subscribeToProgress } from '@lib/progress/progress-store'
import * as words from '@data/words/course'
import { routeOfAddress } from '@lib/site/page-address'
import { trustedHtml } from './trusted'

const links = '#sidebar a[href^="/"]'

/** What stands after the title of a lesson that was read; read aloud as 'read'. */
function makeTick(): HTMLElement {
  const tick = document.createElement('span')
  tick.dataset.tick = ''
  tick.innerHTML = trustedHtml(` <span role="img" aria-label="${words.read}">✓</span>`)
  return tick
}

/** Marks the lessons in the tree of pages that were read. */
function showTicks(): void {
  const state = readProgress()
  const lessons = state.kind === 'unreadable' ? {} : state.progress.lessons
  for (const link of document.querySelectorAll(links)) {
    const tick = link.querySelector('[data-tick]')
    const isRead = routeOfAddress(link.getAttribute('href') ?? '') in lessons
    if (isRead && !tick) link.append(makeTick())
    if (!isRead) tick?.remove()
  }
}

showTicks()
subscribeToProgress(showTicks)
// Folders are filled when they are opened, and another page brings its own tree.
const tree = document.getElementById('sidebar')
if (tree) new MutationObserver(showTicks).observe(tree, { childList: true, subtree: true })
