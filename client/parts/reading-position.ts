import { onLeave, onPage } from '../page-life'

let observer: IntersectionObserver | undefined

/** Marks the heading in view in the contents beside the text, and keeps it in view there. */
function follow(): void {
  const contents = document.querySelector('[data-reading-position]')
  if (!contents) return
  const links = [...contents.querySelectorAll('li > a')]
  const listed = new Set(links.map(link => link.getAttribute('href')))
  const anchors = [...document.querySelectorAll<HTMLElement>('main .subheading-anchor')].filter(({ id }) =>
    listed.has(`#${id}`),
  )
  if (anchors.length === 0) return
  const above = new Set<Element>()
  const inside = new Set<Element>()
  const mark = () => {
    const first = anchors.find(anchor => inside.has(anchor))
    const current = first ?? anchors.filter(anchor => above.has(anchor)).at(-1)
    for (const link of links) {
      const isCurrent = current !== undefined && link.getAttribute('href') === `#${current.id}`
      if (isCurrent === link.hasAttribute('data-current')) continue
      link.toggleAttribute('data-current', isCurrent)
      if (isCurrent) showLink(link)
    }
  }
  observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        inside[isIntersecting ? 'add' : 'delete'](target)
        above[boundingClientRect.bottom <= (rootBounds?.bottom ?? 0) ? 'add' : 'delete'](target)
      }
      mark()
    },
    // The upper half of the window.
    { rootMargin: '0px 0px -50%', threshold: [0, 1] },
  )
  for (const anchor of anchors) observer.observe(anchor)
}

/** Scrolls the contents, and never the page, so that a link stands in their middle. */
function showLink(link: Element): void {
  const box = link.closest('[data-reading-position]')
  if (!box || box.scrollHeight <= box.clientHeight) return
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  }
  box.scrollBy({ top: middle(link) - middle(box), behavior: 'smooth' })
}

/** The contents beside the text follow the reader. On a screen too narrow for them nothing is watched. */
export function startReadingPosition(): void {
  onPage(() => {
    if (window.matchMedia('(width >= 1280px)').matches) follow()
  })
  onLeave(() => observer?.disconnect())
}
