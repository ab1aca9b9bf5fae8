import { escaped } from '../feeds/xml-text'
import type { Letter, LetterFrame, Mail } from '../letters/letter'
import { frameOf, type LetterPlan } from '../letters/make-letters'
import { letterRoutes, readLetter } from '../letters/read-letters'
import { writeMail } from '../letters/write-mail'
import type { SiteInput } from '../../lib/site/schema'
import type { Rendered } from './renderer'

/** The list of letters; a letter's own address is below it, and its mail's is that and '/mail'. */
const list = '/_development/letters'

/** The widths of a phone and of a window in which letters are shown, in px. */
const widths = [360, 700]

interface PreviewSource {
  plan: LetterPlan
  site: SiteInput
  /** A page as the build finishes it. */
  finished: (route: string) => Promise<Rendered>
}

const document = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 sans-serif;margin:1rem}iframe{height:80vh;border:1px solid}pre{white-space:pre-wrap;max-width:700px}</style><body>${body}</body></html>`

const listPage = (names: readonly string[]) =>
  document(
    'The letters',
    `<h1>The letters</h1><p><code>npm run letters</code> writes and checks them.</p><ul>${names
      .map(name => `<li><a href="${list}/${name}">${name}</a></li>`)
      .join('')}</ul>`,
  )

function letterPage(letter: Letter, { html, text }: Mail): string {
  const kilobytes = (Buffer.byteLength(html) / 1024).toFixed(1)
  const frames = widths.map(
    width => `<iframe title="${width} px" width="${width}" src="${list}/${letter.name}/mail"></iframe>`,
  )
  return document(
    letter.title,
    `<p><a href="${list}">All letters</a></p><h1>${escaped(letter.title)}</h1><p>${escaped(letter.preheader)}</p><p>${kilobytes} KB</p>
${frames.join('\n')}<h2>As plain text</h2><pre>${escaped(text)}</pre>`,
  )
}

async function readMail(
  route: string,
  frame: LetterFrame,
  { finished }: PreviewSource,
): Promise<{ letter: Letter; mail: Mail } | { error: string }> {
  const page = await finished(route)
  if ('error' in page) return page
  try {
    const letter = readLetter(page.html, route)
    return { letter, mail: await writeMail(letter, frame) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** The development server's page at an address that shows letters as mails; undefined for other addresses. */
export async function letterPreview(
  root: string,
  address: string,
  source: PreviewSource,
): Promise<string | undefined> {
  const { plan, site } = source
  const routes = letterRoutes(root, plan.hub)
  const nameOf = (route: string) => route.slice(plan.hub.length + 1)
  if (address === list) return listPage(routes.map(nameOf))
  const route = routes.find(one =>
    [`${list}/${nameOf(one)}`, `${list}/${nameOf(one)}/mail`].includes(address),
  )
  if (route === undefined) return undefined
  const read = await readMail(route, frameOf(root, plan, site, routes.length - 1), source)
  if ('error' in read) return document('This letter has an error', `<pre>${escaped(read.error)}</pre>`)
  return address.endsWith('/mail') ? read.mail.html : letterPage(read.letter, read.mail)
}
