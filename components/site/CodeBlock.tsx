import { Fragment, isValidElement, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { isInColumns } from '@lib/copying/columns'
import { templateLines, type TemplateLine } from '@lib/copying/template-lines'
import * as words from '@data/words/layout'
import { CopyFrame } from './ToCopy'
import styles from './CodeBlock.module.css'

interface CodeBlockProps extends ComponentProps<'pre'> {
  'data-language'?: string
  /** From filename="…" behind the language. */
  filename?: string
  /** Nextra's; every block here can be copied. */
  hasCopyCode?: boolean
  'data-theme'?: string
}

/** The names of languages that readers know. */
const names: Readonly<Record<string, string>> = { js: 'JavaScript', bash: 'Shell' }

const textOf = (node: ReactNode): string =>
  Array.isArray(node)
    ? node.map(textOf).join('')
    : isValidElement<{ children?: ReactNode }>(node)
      ? textOf(node.props.children)
      : typeof node === 'string'
        ? node
        : ''

/** A line, or a label and its words. Without the style sheet and in the clipboard, both are one line. */
function proseLine({ text, hang, label }: TemplateLine, index: number): ReactNode {
  if (label === undefined)
    return <span key={index} style={{ '--hang': `${hang}ch` } as CSSProperties}>{`${text}\n`}</span>
  return (
    <Fragment key={index}>
      <span className={styles.label}>{`${label || ' '} `}</span>
      <span className={styles.words}>{`${text}\n`}</span>
    </Fragment>
  )
}

/** Code, which scrolls, or a template in prose, whose lines wrap. */
export function CodeBlock({ children, filename, 'data-language': language = 'text' }: CodeBlockProps) {
  const text = textOf(children)
  const isCode = language !== 'text'
  const isProse = !isCode && !isInColumns(text)
  return (
    <CopyFrame title={filename ?? names[language]}>
      {isProse ? (
        // Words to say or send: tooling/build/finish-text.ts sets their quotes.
        <pre className={styles.prose} data-words="">
          {templateLines(text).map(proseLine)}
        </pre>
      ) : (
        // Long lines scroll by keyboard, and screen readers announce the block.
        <pre className={styles.code} tabIndex={0} role="group" aria-label={words.code}>
          {isCode ? children : <code>{text}</code>}
        </pre>
      )}
    </CopyFrame>
  )
}
