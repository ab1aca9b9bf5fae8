import { on } from '../events'

/** A code block's button that wraps long lines on a phone; the one that copies is browser/features/copy.ts. */
export function startCodeBlocks(): void {
  on('click', '.nextra-code-block [title^="Toggle word wrap"]', () => {
    document.documentElement.toggleAttribute('data-nextra-word-wrap')
  })
}
