import type { CDPSession } from '@playwright/test'

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A position on the screen. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Moves the mouse to the middle of something and presses; resolves when the page has taken it. */
export async function click(session: CDPSession, { x, y, width, height }: Box): Promise<void> {
  const at = { x: x + width / 2, y: y + height / 2 }
  const press = { ...at, button: 'left', clickCount: 1 } as const
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at }),
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }),
  ])
}

/** Milliseconds from one key to the next. */
const pace = 60

/** Types at a fixed pace, whether or not the page keeps up: a busy page gets keys late, as from a person. */
export async function typeText(session: CDPSession, text: string): Promise<void> {
  const began = performance.now()
  const sent: Promise<unknown>[] = []
  for (const [index, letter] of [...text].entries()) {
    await wait(began + index * pace - performance.now())
    const key = { key: letter, windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0) }
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key }))
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }))
  }
  await Promise.all(sent)
}
