import type { Look, WordLook } from './look'

export type Point = readonly [x: number, y: number]

/** The elements of a drawing; lengths in drawing units. */
export type Element =
  | { kind: 'line'; points: readonly Point[]; look: Look }
  | { kind: 'area'; points: readonly Point[]; look: Look }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius?: number; look: Look }
  | { kind: 'dot'; x: number; y: number; radius: number; look: Look }
  | Text

export interface Text {
  kind: 'text'
  /** The anchor of a line of words on its baseline: start, middle, or end. */
  x: number
  y: number
  text: string
  align: 'left' | 'center' | 'right'
  look: WordLook
  /** Words at the end of a line may move up or down to avoid others; lines of the same words share this. */
  end?: number
}
