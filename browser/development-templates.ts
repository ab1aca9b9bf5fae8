/**
 * React looks for what a <template> holds in the element, where a browser keeps it in the element's `content`. On the development
 * server it lies in the one while React takes the page over, and in the other afterwards, where the page's script finds it.
 */
export function openTemplates(): void {
  for (const template of document.querySelectorAll('template')) template.append(template.content)
}

/** Puts everything back where a browser has it. */
export function closeTemplates(): void {
  for (const template of document.querySelectorAll('template'))
    template.content.append(...template.childNodes)
}
