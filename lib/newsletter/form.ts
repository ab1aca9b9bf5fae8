import * as words from '../../data/words/offers'

/** The form's endpoint and the settings that the provider's embed reads. */
export interface NewsletterSettings {
  endpoint: string
  formId: string
}

/** Local address that answers for the provider until a form id is configured (served by `npm start` only). */
export const standInAction = '/forms/stand-in/subscriptions'

/** The provider's endpoint for the configured form, or the local stand-in's address. */
export function formAction({ endpoint, formId }: NewsletterSettings): string {
  return formId ? `${endpoint}/${encodeURIComponent(formId)}/subscriptions` : standInAction
}

// The timer is in seconds, 'once every' in days. Specification, section 9.
const timed = { trigger: 'timer', scroll_percentage: null, timer: 5, devices: 'all', show_once_every: 15 }

/** The `data-options` of the provider's embed, as JSON. */
export const embedOptions = JSON.stringify({
  settings: {
    after_subscribe: { action: 'message', success_message: words.success, redirect_url: '' },
    modal: timed,
    slide_in: { display_in: 'bottom_right', ...timed },
    sticky_bar: { display_in: 'top', ...timed },
    recaptcha: { enabled: false },
    return_visitor: { action: 'show', custom_content: '' },
  },
  version: '5',
})

/** The outcome of a submission: done, or a sentence that tells the reader what to do. */
export type Outcome = { ok: true; notice?: string } | { ok: false; message: string }

/** Posts the form to the provider. Never throws: errors come back as a sentence. */
export async function subscribe(
  action: string,
  fields: FormData,
  send: typeof fetch = fetch,
): Promise<Outcome> {
  try {
    const response = await send(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: fields,
    })
    const answer: unknown = await response.json().catch(() => null)
    return outcomeOf(response.ok, answer)
  } catch {
    return { ok: false, message: words.unreachable }
  }
}

/** The fields we read of the provider's JSON; only the local stand-in sends a notice. */
interface ProviderAnswer {
  status?: string
  errors?: { messages?: string[] }
  notice?: string
}

/** Reads the provider's answer: `status: 'success'`, or the reasons in `errors.messages`. */
function outcomeOf(ok: boolean, answer: unknown): Outcome {
  const { status, errors, notice } = (answer ?? {}) as ProviderAnswer
  // Anything else is a failure, such as an HTML page or an address the provider put on hold.
  if (ok && status === 'success') return { ok: true, ...(notice ? { notice } : {}) }
  const reason = errors?.messages?.filter(message => typeof message === 'string').join(' ')
  // Otherwise a wrong address of the service, an error of its own, or a page instead of an answer.
  return {
    ok: false,
    message: reason || (answer ? words.refused : words.broken),
  }
}
