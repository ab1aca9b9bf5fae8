import clsx from 'clsx'
import { Drawing } from '@components/site/Drawing'
import { OutsideLink } from '@components/site/OutsideLink'
import styles from './Figure.module.css'
import { misuse } from '../misuse'

interface FigureProps {
  /** Path under public/, such as /images/scrum/board.svg. */
  src: string
  /** Describes the picture for someone who can't see it. */
  alt: string
  /** Caption below the picture. */
  srcText?: string
  /** Link of the caption, such as the source of the data. */
  srcLink?: string
  /** 1280x720 instead of 640x360. */
  isLarge?: boolean
  /** Lazy loading; on unless the picture is at the top of the page. */
  lazy?: boolean
  /** Size in CSS pixels; the build reads it from an SVG. */
  width?: string
  height?: string
}

/** A picture with reserved space, and an optional caption. */
export function Figure({
  src,
  alt,
  srcText,
  srcLink,
  isLarge = false,
  lazy = true,
  width,
  height,
}: FigureProps) {
  if (!src?.startsWith('/'))
    throw misuse('Figure', `needs src, a path that starts with /; it has '${String(src)}'.`)
  if (!alt?.trim())
    throw misuse('Figure', `of ${src} needs alt: say what the picture shows to one who cannot see it.`)
  return (
    <figure className={clsx(styles.figure, isLarge && styles.large)}>
      <Drawing
        src={src}
        alt={alt}
        width={width ?? (isLarge ? 1280 : 640)}
        height={height ?? (isLarge ? 720 : 360)}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
      />
      {srcText && (
        <figcaption>{srcLink ? <OutsideLink href={srcLink}>{srcText}</OutsideLink> : srcText}</figcaption>
      )}
    </figure>
  )
}
