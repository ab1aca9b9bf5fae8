import { on } from '../events'

/**
 * The button that wraps long lines of a code block on a phone; browser/features/copy.ts has the copy button.
 */
export function startCodeBlocks(): void {
  on('click', '.nextra-code-block [title^="Toggle word wrap"]', () => {
    document.documentElement.toggleAttribute('data-nextra-word-wrap')
  })
}
