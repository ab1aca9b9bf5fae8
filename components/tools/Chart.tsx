import { useId, useRef, useState, type CSSProperties } from 'react'
import { drawChart, type Size } from '@lib/tools/chart-drawing'
import type { Chart as ChartOf, Mark } from '@lib/tools/chart-spec'
import { useIsomorphicLayoutEffect } from '../site/useIsomorphicLayoutEffect'
import styles from './Chart.module.css'

/** The width in the exported HTML, which is scaled to the page: that of a phone, so that labels are legible there. */
const exported = 344

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function Drawn({ mark: { tag: Tag, tone, paint, attributes, text, hasHalo } }: { mark: Mark }) {
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [camelCase(name), value]),
  )
  const colors = paint === 'fill' ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' }
  return (
    <Tag {...props} {...colors} data-tone={tone} data-halo={hasHalo ? '' : undefined}>
      {text}
    </Tag>
  )
}

interface ChartProps {
  chart: ChartOf
  /** In px. */
  height?: number
}

/** A chart as wide as its container, drawn for that width. Show its numbers too: `ChartWithTable`. */
export function Chart({ chart, height = 320 }: ChartProps) {
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(exported)
  useIsomorphicLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => {
      // Without a width while it is hidden, and on paper drawn as on the screen.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const size: Size = { width, height }
  return (
    <div
      ref={container}
      className={styles.chart}
      style={{ '--chart-height': `${height}px` } as CSSProperties}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin meet"
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{chart.title}</title>
        <desc id={`${id}-description`}>{chart.description}</desc>
        {drawChart(chart, size).map((mark, index) => (
          <Drawn key={index} mark={mark} />
        ))}
      </svg>
    </div>
  )
}
