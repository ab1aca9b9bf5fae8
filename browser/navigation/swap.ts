import { enterPage, leavePage } from '../page-life'
import { trustedHtml } from '../trusted'

/** What identifies corresponding parts of two layouts. */
const nameOf = (part: Element) => `${part.tagName}#${part.id}.${part.getAttribute('aria-label') ?? ''}`

const headParts =
  'meta, link[rel=canonical], link[rel=alternate], script[type="application/ld+json"], style[data-tools]'

/** Replaces an element's contents with its counterpart's, if they differ. */
function replaceIfChanged(old: Element | null, next: Element | null): void {
  if (old && next && old.outerHTML !== next.outerHTML) old.replaceWith(next)
}

/** Makes an element like its counterpart. What is equal stays, to save layout. */
function renew(old: Element, next: Element): void {
  if (old.isEqualNode(next)) return
  const children = [...next.children]
  if (old.tagName !== next.tagName || !children.length || old.childNodes.length !== children.length) {
    old.replaceWith(next)
    return
  }
  for (const name of old.getAttributeNames()) old.removeAttribute(name)
  for (const { name, value } of next.attributes) old.setAttribute(name, value)
  ;[...old.children].forEach((child, index) => {
    const counterpart = children[index]
    if (counterpart) renew(child, counterpart)
  })
}

/** The sidebar keeps its scroll offset and its field; its tree and visibility are the new page's. */
function renewSidebar(old: Element, next: Element): void {
  old.className = next.className
  const [tree, nextTree] = [old, next].map(sidebar => sidebar.querySelector('[data-tree-box]'))
  if (tree && nextTree) renew(tree, nextTree)
}

/** Columns of the layout: all but the sidebar come from the new page. */
function renewColumns(old: Element, next: Element): void {
  old.className = next.className
  const sidebar = old.querySelector('#sidebar')
  const nextSidebar = next.querySelector('#sidebar')
  if (!sidebar || !nextSidebar) {
    old.replaceChildren(...next.childNodes)
    return
  }
  for (const child of [...old.children]) if (child !== sidebar) child.remove()
  const children = [...next.children]
  const at = children.indexOf(nextSidebar)
  sidebar.before(...children.slice(0, at))
  sidebar.after(...children.slice(at + 1))
  renewSidebar(sidebar, nextSidebar)
}

const layoutOf = (root: Document) => root.querySelector('#__next > div')

/** Whether two pages have the same layout, so that one can replace the other. */
function isAlike(old: Element | null, next: Element | null): boolean {
  const partsOf = (layout: Element) =>
    [...layout.children].filter(part => part.tagName !== 'SCRIPT').map(nameOf)
  return old !== null && next !== null && partsOf(old).join() === partsOf(next).join()
}

/** Replaces only what differs from another page. False if the layouts differ too much; the browser then loads the page. */
export function swapPage(html: string): boolean {
  const next = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  // A loaded page has text there (features/newsletter.ts reads it), a parsed one elements.
  for (const each of next.querySelectorAll('noscript')) each.textContent = each.innerHTML
  const [layout, nextLayout] = [layoutOf(document), layoutOf(next)]
  const scriptOf = (root: Document) => root.querySelector<HTMLElement>('script[data-then]')?.dataset.then
  // Another script means that the site was published again.
  if (!layout || !nextLayout || !isAlike(layout, nextLayout) || scriptOf(document) !== scriptOf(next))
    return false
  leavePage()
  const style = document.querySelector('style[data-page]')
  const nextStyle = next.querySelector('style[data-page]')
  if (style && nextStyle && style.textContent !== nextStyle.textContent)
    style.textContent = nextStyle.textContent
  for (const selector of ['nav', 'footer'])
    replaceIfChanged(
      layout.querySelector(`:scope > ${selector}`),
      nextLayout.querySelector(`:scope > ${selector}`),
    )
  const [columns, nextColumns] = [layout, nextLayout].map(each =>
    each.querySelector(':scope > .nextra-columns'),
  )
  if (columns && nextColumns) renewColumns(columns, nextColumns)
  document.title = next.title
  document.head.querySelectorAll(headParts).forEach(part => part.remove())
  document.head.append(...next.head.querySelectorAll(headParts))
  enterPage()
  return true
}
