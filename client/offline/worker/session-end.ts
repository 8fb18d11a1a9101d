import { DELETE_ACCOUNT_PATH, deleteOutbox, SIGN_OUT_PATH } from '#client/kit/delete-outbox.ts'

type RequestSummary = Pick<Request, 'method' | 'mode' | 'url'>

/** Whether a request signs the visitor out or deletes the account. */
export function isSessionEnd({ method, mode, url }: RequestSummary): boolean {
  const { pathname } = new URL(url)
  return (
    mode === 'navigate' &&
    ((method === 'GET' && pathname === SIGN_OUT_PATH) ||
      (method === 'POST' && pathname === DELETE_ACCOUNT_PATH))
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
