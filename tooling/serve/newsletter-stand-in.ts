import { Buffer } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as words from '../../data/words/offers'
import { standInAction } from '../../lib/newsletter/form'
import type { Endpoint } from './site-server'

const largestBody = 64 * 1024

const notice = 'This is a local stand-in for the newsletter provider: nothing was sent or stored.'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largestBody) throw new Error('The form is larger than 64 KB.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function problemsOf(request: IncomingMessage): Promise<string[]> {
  const type = request.headers['content-type'] ?? ''
  try {
    // Request.formData() parses both kinds of form body.
    const fields = await new Response(await bodyOf(request), { headers: { 'content-type': type } }).formData()
    const name = fields.get('fields[first_name]')
    const address = fields.get('email_address')
    return [
      ...(typeof name === 'string' && name.trim() ? [] : ['First name is missing; fill it in.']),
      ...(typeof address === 'string' && email.test(address)
        ? []
        : ['Email address is missing or not one; correct it.']),
    ]
  } catch {
    return ['The form could not be read; send its fields as a form.']
  }
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

function answerPage(response: ServerResponse, status: number, sentences: string[]): void {
  const paragraphs = sentences.map(sentence => `<p>${sentence}</p>`).join('')
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>Newsletter stand-in</title>${paragraphs}<p><a href="/">Back to the site</a></p></html>`,
    )
}

const standIn: Endpoint = async (request, response) => {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST')
    answerPage(response, 405, ['Send the sign-up form to this address.', notice])
    return
  }
  const problems = await problemsOf(request)
  const status = problems.length > 0 ? 422 : 200
  if (!(request.headers.accept ?? '').includes('application/json')) {
    answerPage(response, status, [...(problems.length > 0 ? problems : [words.success]), notice])
  } else if (problems.length > 0) {
    answerJson(response, status, { status: 'failed', errors: { messages: problems }, notice })
  } else {
    answerJson(response, status, { status: 'success', notice })
  }
}

/** Answers for the newsletter provider while no form id is configured, to try out the whole flow. */
export const newsletterStandIn: Record<string, Endpoint> = { [standInAction]: standIn }
