import type { PropsWithChildren } from 'react'
import { Drawing } from '@components/site/Drawing'
import styles from './CardDrawing.module.css'

interface CardDrawingProps {
  src: string
  alt: string
}

/** A small drawing next to what a card says. */
export function CardDrawing({ src, alt, children }: PropsWithChildren<CardDrawingProps>) {
  return (
    <div className={styles.pair}>
      <Drawing
        src={src}
        alt={alt}
        width={640}
        height={320}
        className={styles.drawing}
        loading="lazy"
        decoding="async"
      />
      <div>{children}</div>
    </div>
  )
}
