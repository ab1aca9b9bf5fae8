/** Adds the rules of a part that has just come; they stay, as the part may come back. */
export function addStyles(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
}
