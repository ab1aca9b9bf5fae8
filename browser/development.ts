/** On the development server only: shows the page's findings, reloads it on changes (tooling/dev/open-pages.ts). */
interface Finding {
  file: string
  line: number
  message: string
  rule: string
}

const style = `
  aside { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483000; max-width: min(44rem, calc(100vw - 2rem));
    max-height: 50vh; overflow: auto; padding: .75rem 1rem; border: 2px solid #b3261e; border-radius: .5rem;
    background: #fff; color: #19232e; font: 14px/1.45 system-ui, sans-serif }
  summary { font-weight: 600; cursor: pointer } ol { margin: .5rem 0 0; padding-left: 1.25rem } li { margin-top: .35rem }
  code { color: #586574 }
`

let box: HTMLElement | undefined

/** An element with contents and attributes. */
function make(name: string, contents: readonly (Node | string)[], attributes: object = {}): HTMLElement {
  const element = Object.assign(document.createElement(name), attributes)
  element.append(...contents)
  return element
}

const itemOf = ({ file, line, message, rule }: Finding) =>
  make('li', [message, make('br', []), make('code', [`${file}:${line} (${rule})`])])

function show(findings: readonly Finding[]): void {
  box?.remove()
  box = undefined
  if (findings.length === 0) return
  const summary =
    findings.length === 1
      ? '1 thing to correct on this page'
      : `${findings.length} things to correct on this page`
  const details = make('details', [make('summary', [summary]), make('ol', findings.map(itemOf))], {
    open: true,
  })
  box = document.createElement('content-findings')
  // A shadow root keeps the page's styles out and these in.
  box
    .attachShadow({ mode: 'open' })
    .append(make('style', [style]), make('aside', [details], { ariaLabel: 'To correct on this page' }))
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
