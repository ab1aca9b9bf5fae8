import type { Look, WordLook } from './look'

export type Point = readonly [x: number, y: number]

/** What a drawing consists of; lengths in units of the drawing. */
export type Element =
  | { kind: 'line'; points: readonly Point[]; look: Look }
  | { kind: 'area'; points: readonly Point[]; look: Look }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; look: Look }
  | { kind: 'dot'; x: number; y: number; radius: number; look: Look }
  | Text

export interface Text {
  kind: 'text'
  /** Where the line of words begins, ends or has its middle, on its baseline. */
  x: number
  y: number
  text: string
  align: 'left' | 'center' | 'right'
  look: WordLook
  /** Of words at the end of a line, which may move up or down to keep apart: lines of the same words share it. */
  end?: number
}
