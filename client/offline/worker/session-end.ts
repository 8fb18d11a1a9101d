import { DELETE_ACCOUNT_PATH, deleteOutbox, SIGN_OUT_PATH } from '#client/kit/delete-outbox.ts'

type RequestSummary = Pick<Request, 'method' | 'mode' | 'url'>

/** Whether this is somebody who signs out, or deletes the account. */
export function isSessionEnd({ method, mode, url }: RequestSummary): boolean {
  const { pathname } = new URL(url)
  return (
    mode === 'navigate' &&
    ((method === 'GET' && pathname === SIGN_OUT_PATH) ||
      (method === 'POST' && pathname === DELETE_ACCOUNT_PATH))
  )
}

/**
 * Once the site has let somebody go, which it says by leading on, takes away what waited for a network: the page may not have
 * been awake yet when it was left. A link of another site signs nobody out, and takes nothing away.
 */
export async function clearOutboxAfterSessionEnd(response: Promise<Response>): Promise<void> {
  const settledResponse = await response.catch(() => null)
  if (settledResponse?.type === 'opaqueredirect') await deleteOutbox()
}
