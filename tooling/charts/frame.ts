/** What every chart has. */
export interface Frame {
  /** Bold, upper left: what the chart counts, with its unit ('Days of work left'). */
  title: string
  /** A softer second line. */
  subtitle?: string
  /** Height of the drawing, which is 640 wide; 440 by default. */
  height?: 320 | 360 | 400 | 440 | 480 | 520 | 560 | 600 | 640 | 680 | 720
}
