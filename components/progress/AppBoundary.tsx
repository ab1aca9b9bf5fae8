import { Component, type ReactNode } from 'react'
import { repeatable } from '@lib/loading/repeatable'
import * as words from '@data/words/stopped'
import { Button, ButtonRow } from '../controls/Button'

const loadSaving = repeatable(() => import('./save-progress'))

interface Stopped {
  hasStopped: boolean
  said: string
}

/** What is shown instead of an app whose rendering threw. The page and what is stored stay as they were. */
export class AppBoundary extends Component<{ children: ReactNode }, Stopped> {
  override state: Stopped = { hasStopped: false, said: '' }

  static getDerivedStateFromError = () => ({ hasStopped: true, said: '' })

  save = () =>
    loadSaving().then(
      ({ saveProgress }) => this.setState({ said: saveProgress().sentence }),
      () => this.setState({ said: words.notSaved }),
    )

  override render() {
    if (!this.state.hasStopped) return this.props.children
    return (
      <>
        <p role="alert" data-failed="" tabIndex={-1} ref={takeLostFocus}>
          {words.hasStopped}
        </p>
        <ButtonRow>
          <Button look="primary" onClick={() => this.setState({ hasStopped: false })}>
            {words.tryAgain}
          </Button>
          <Button onClick={this.save}>{words.saveProgress}</Button>
        </ButtonRow>
        <p role="status">{this.state.said}</p>
      </>
    )
  }
}

/** What was pressed is gone with the app; a reader who is elsewhere on the page stays there. */
function takeLostFocus(sentence: HTMLElement | null): void {
  if (document.activeElement === document.body) sentence?.focus()
}
