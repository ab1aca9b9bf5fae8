import type { ComponentProps } from 'react'
import { site } from '@data/site'
import { darkTwin } from '@lib/site/dark-twin'

type DrawingProps = ComponentProps<'img'> & { src: string; alt: string }

/** A picture of the site; a drawing has a dark twin, if there is a dark mode. */
export function Drawing(props: DrawingProps) {
  const { src } = props
  if (!site.darkMode || !src.startsWith('/images/') || !src.endsWith('.svg')) return <img {...props} />
  return (
    // As large as the image, in the place that it has.
    <picture className={props.className}>
      {/* browser/theme.ts has it shown. */}
      <source media="not all" srcSet={darkTwin(src)} />
      {/* Of an eager picture, browsers fetch the light one ahead, in the dark, too. */}
      <img {...props} loading="lazy" />
    </picture>
  )
}
