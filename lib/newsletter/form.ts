/** Where the form posts to, and the provider's own settings as its embed reads them. */
export interface NewsletterSettings {
  endpoint: string
  formId: string
}

/** Address on this site that answers in the provider's place until a form id is configured (only `npm start` has it). */
export const standInAction = '/forms/stand-in/subscriptions'

/** The provider's subscriptions endpoint for the configured form, or the stand-in's address where there is none. */
export function formAction({ endpoint, formId }: NewsletterSettings): string {
  return formId ? `${endpoint}/${encodeURIComponent(formId)}/subscriptions` : standInAction
}

export const successMessage = 'Success! Now check your email to confirm your subscription.'

// Timer in seconds; 'once every' in the provider's own unit (days in its editor). Specification, section 9.
const timed = { trigger: 'timer', scroll_percentage: null, timer: 5, devices: 'all', show_once_every: 15 }

/** The `data-options` of the provider's embed, as JSON. */
export const embedOptions = JSON.stringify({
  settings: {
    after_subscribe: { action: 'message', success_message: successMessage, redirect_url: '' },
    modal: timed,
    slide_in: { display_in: 'bottom_right', ...timed },
    sticky_bar: { display_in: 'top', ...timed },
    recaptcha: { enabled: false },
    return_visitor: { action: 'show', custom_content: '' },
  },
  version: '5',
})

/** What came of a submission: done, or a sentence for the reader that says what to do. */
export type Outcome = { ok: true; notice?: string } | { ok: false; message: string }

const unreachable =
  'The sign-up service did not answer. Check your connection and try again, or open the sign-up page by the link below.'

/** Posts the form's fields to the provider. Never throws: what goes wrong comes back as a sentence. */
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
    return { ok: false, message: unreachable }
  }
}

/** The provider's JSON as far as it is read; only the local stand-in sends a notice. */
interface ProviderAnswer {
  status?: string
  errors?: { messages?: string[] }
  notice?: string
}

/** Reads the provider's JSON answer: `status: 'success'`, or `errors.messages` that say what is wrong. */
function outcomeOf(ok: boolean, answer: unknown): Outcome {
  const { status, errors, notice } = (answer ?? {}) as ProviderAnswer
  // Only an outright 'success' is one: a page of HTML, or an address held back by the provider, is none.
  if (ok && status === 'success') return { ok: true, ...(notice ? { notice } : {}) }
  const reason = errors?.messages?.filter(message => typeof message === 'string').join(' ')
  return {
    ok: false,
    message: reason || 'The sign-up service refused the form. Check both fields and try again.',
  }
}
