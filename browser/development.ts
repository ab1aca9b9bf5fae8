/**
 * Runs on the development server only, along with the page's own scripts. Shows the content check's findings for the page,
 * and reloads it when what it shows has changed (tooling/dev/open-pages.ts).
 */
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
  // A shadow root keeps the page's styles out and these in.
  box.attachShadow({ mode: 'open' }).append(sheet, aside)
  document.body.append(box)
}

const { version = '' } = document.querySelector<HTMLElement>('script[data-version]')?.dataset ?? {}
const page = new URLSearchParams({ route: location.pathname, version })
const source = new EventSource(`/_development/events?${page.toString()}`)
source.addEventListener('findings', ({ data }: MessageEvent<string>) => show(JSON.parse(data) as Finding[]))
source.addEventListener('reload', () => location.reload())
source.addEventListener('file', ({ data }: MessageEvent<string>) => {
  if (document.documentElement.innerHTML.includes(data)) location.reload()
})
