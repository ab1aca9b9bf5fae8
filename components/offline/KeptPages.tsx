import * as words from '@data/words/offline'

/** The offline page's list of what can be read; the service worker fills it in (browser/offline/offline-answer.ts). */
export function KeptPages() {
  return (
    <div data-kept-pages="">
      <h2>{words.onThisDevice}</h2>
      <ul>
        <li>{words.nothingKept}</li>
      </ul>
    </div>
  )
}
