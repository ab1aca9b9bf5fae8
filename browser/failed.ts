import * as words from '@data/words/errors'

/** Whether the site was published again after this page was opened: files that it needs may be gone. */
async function isOutdated(): Promise<boolean> {
  const page = (await (await fetch(location.pathname, { cache: 'no-cache' })).text()) as string
  const own = document.querySelector<HTMLElement>('script[data-then]')?.dataset.then ?? ''
  return page.includes('data-then') && !page.includes(own)
}

/** Says at a control that what its press needs didn't come, and what can be done; until the next press. */
export function sayFailed(control: Element): void {
  const say = (text: string, way: string) => {
    document.querySelector('[data-failed]')?.remove()
    const said = window.failed(text, way)
    // In the bar like the menu whose button it is, else it would push the other sections away.
    if (control.matches('[data-menu]')) said.className = control.nextElementSibling?.className ?? ''
    const block = control.closest('li, p, div, form, fieldset')
    if (block?.matches('li')) block.append(said)
    else block?.after(said)
    setTimeout(() => document.addEventListener('click', () => said.remove(), { once: true }))
  }
  say(words.pressFailed, words.reloadPage)
  isOutdated().then(
    isOld => isOld && say(words.newerVersion, words.loadIt),
    () => undefined,
  )
}

/** Does what a press asks for; if that fails, says so there. */
export const answerPress = (control: Element, work: Promise<unknown>): void =>
  void work.catch(() => sayFailed(control))
