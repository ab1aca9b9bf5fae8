/** Fills an element unless it already says that; the focus stays on the link that had it, or goes to the first. */
export function renew(element: HTMLElement, ...content: (Node | string)[]): void {
  const next = element.cloneNode() as HTMLElement
  next.append(...content)
  if (element.isEqualNode(next)) return
  const focused = element.contains(document.activeElement) ? document.activeElement : null
  element.replaceChildren(...next.childNodes)
  if (!focused) return
  const links = [...element.querySelectorAll('a')]
  ;(links.find(link => link.getAttribute('href') === focused.getAttribute('href')) ?? links[0])?.focus()
}
