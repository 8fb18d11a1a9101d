import { PRESS_KEY_FIELD } from '#isomorphic/forms/press-key.ts'

/** Time for the whole response. A network that accepts requests and never answers counts as none after it. */
const TIMEOUT_MS = 10_000
/** The same with a file, which a slow network takes long to send. */
const FILE_TIMEOUT_MS = 60_000

/** A page of this site, and not of a proxy or captive portal. */
export type FormAnswer = { readonly response: Response; readonly html: string }

const isSameSitePage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('cross-origin-resource-policy') === 'same-origin'

const hasFile = (body: FormData): boolean =>
  [...body.values()].some((value) => value instanceof File && value.size > 0)

/**
 * Sends a form. The body gets the key of this press: the site may apply a form whose response does not arrive, and must
 * then recognise the change that this device sends later.
 * @returns null without a response of the site in time
 */
export async function postForm(action: string, body: FormData): Promise<FormAnswer | null> {
  body.set(PRESS_KEY_FIELD, crypto.randomUUID())
  const signal = AbortSignal.timeout(hasFile(body) ? FILE_TIMEOUT_MS : TIMEOUT_MS)
  try {
    const response = await fetch(action, { method: 'POST', body, signal })
    return isSameSitePage(response) ? { response, html: await response.text() } : null
  } catch {
    return null
  }
}
