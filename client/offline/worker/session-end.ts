import { DELETE_ACCOUNT_PATH, deleteOutbox, SIGN_OUT_PATH } from '#client/kit/delete-outbox.ts'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { splitLanguage } from '#isomorphic/words/localised-path.ts'

type RequestSummary = Pick<Request, 'method' | 'mode' | 'url'>

/** Whether a request signs the visitor out or deletes the account, on a page in any language. */
export function isSessionEnd({ method, mode, url }: RequestSummary): boolean {
  const { path } = splitLanguage(new URL(url).pathname, TRANSLATED_TAGS.join())
  return (
    mode === 'navigate' &&
    ((method === 'GET' && path === SIGN_OUT_PATH) || (method === 'POST' && path === DELETE_ACCOUNT_PATH))
  )
}

/**
 * Deletes the outbox after the site has ended a session, which it confirms by a redirect. The page cannot be relied on,
 * because its script may not have loaded before the sign-out. A cross-site link does not sign the visitor out and
 * deletes nothing.
 */
export async function clearOutboxAfterSessionEnd(response: Promise<Response>): Promise<void> {
  const settledResponse = await response.catch(() => null)
  if (settledResponse?.type === 'opaqueredirect') await deleteOutbox()
}
