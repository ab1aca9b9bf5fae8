import { onLeave, onPage } from '../page-life'

let observers: IntersectionObserver[] = []

/** Highlights the current heading in the contents next to the text, and keeps it in view there. */
function follow(): void {
  const contents = document.querySelector<HTMLElement>('[data-reading-position]')
  if (!contents) return
  const links = [...contents.querySelectorAll('li > a')]
  const listed = new Set(links.map(link => link.getAttribute('href')))
  const anchors = [...document.querySelectorAll<HTMLElement>('main :is(.subheading-anchor, h2[id])')].filter(
    ({ id }) => listed.has(`#${id}`),
  )
  if (anchors.length === 0) return
  const mark = () => {
    const reached = anchors.filter(anchor => anchor.getBoundingClientRect().top <= innerHeight / 2)
    const current = reached.find(anchor => anchor.getBoundingClientRect().bottom >= 0) ?? reached.at(-1)
    if (!current) contents.scrollTop = 0
    // Before the first section, the article's own list is there.
    if (contents.dataset.ahead) contents.dataset.ahead = current ? 'no' : 'yes'
    for (const link of links) {
      const isCurrent = current !== undefined && link.getAttribute('href') === `#${current.id}`
      if (isCurrent === link.hasAttribute('data-current')) continue
      link.toggleAttribute('data-current', isCurrent)
      if (isCurrent) showLink(link)
    }
  }
  // Runs when a heading enters or leaves the upper half of the window, or a jump skips it.
  observers = ['0px', '999999px'].map(above => {
    const observer = new IntersectionObserver(mark, { rootMargin: `${above} 0px -50%` })
    for (const anchor of anchors) observer.observe(anchor)
    return observer
  })
}

/** Scrolls the contents, never the page, to center a link. */
function showLink(link: Element): void {
  const box = link.closest('[data-reading-position]')
  if (!box || box.scrollHeight <= box.clientHeight) return
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  }
  // At once: a glide that is under way would go on after a jump to the top.
  box.scrollTop += middle(link) - middle(box)
}

/** The contents next to the text follow the reader; nothing is observed on narrower screens. */
export function startReadingPosition(): void {
  onPage(() => {
    if (window.matchMedia('(width >= 80em)').matches) follow()
  })
  onLeave(() => observers.forEach(observer => observer.disconnect()))
}
