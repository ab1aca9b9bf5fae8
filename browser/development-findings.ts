/** A problem on the page, from tooling/dev/findings-server.ts. */
interface Finding {
  file: string
  line: number
  message: string
  rule: string
}

const style = `
  aside { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483000; max-width: min(44rem, calc(100vw - 2rem));
    max-height: 50vh; overflow: auto; padding: .75rem 1rem; border: 2px solid #b3261e; border-radius: .5rem;
    background: #fff; color: #1b2430; font: 14px/1.45 system-ui, sans-serif }
  summary { font-weight: 600; cursor: pointer } ol { margin: .5rem 0 0; padding-left: 1.25rem } li { margin-top: .35rem }
  code { color: #4a5768 }
`

let source: EventSource | undefined
let box: HTMLElement | undefined

function listOf(findings: readonly Finding[]): HTMLElement {
  const list = document.createElement('ol')
  for (const { file, line, message, rule } of findings) {
    const item = document.createElement('li')
    const place = document.createElement('code')
    place.textContent = `${file}:${line} (${rule})`
    item.append(message, document.createElement('br'), place)
    list.append(item)
  }
  return list
}

function show(findings: readonly Finding[]): void {
  box?.remove()
  box = undefined
  if (findings.length === 0) return
  box = document.createElement('content-findings')
  const sheet = document.createElement('style')
  sheet.textContent = style
  const details = document.createElement('details')
  details.open = true
  const summary = document.createElement('summary')
  summary.textContent =
    findings.length === 1
      ? '1 thing to correct on this page'
      : `${findings.length} things to correct on this page`
  details.append(summary, listOf(findings))
  const aside = document.createElement('aside')
  aside.setAttribute('aria-label', 'To correct on this page')
  aside.append(details)
  // A shadow root, to separate the styles.
  box.attachShadow({ mode: 'open' }).append(sheet, aside)
  document.body.append(box)
}

/** Development only: shows the content check's findings on the open page. */
export function followFindings(): void {
  source?.close()
  source = undefined
  const address = process.env.CONTENT_FINDINGS
  if (!address) return
  source = new EventSource(`${address}/?route=${encodeURIComponent(location.pathname)}`)
  source.addEventListener('message', ({ data }: MessageEvent<string>) => show(JSON.parse(data) as Finding[]))
}
