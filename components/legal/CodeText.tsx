/** A text whose parts between backticks are code, as in Markdown. */
export function CodeText({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
