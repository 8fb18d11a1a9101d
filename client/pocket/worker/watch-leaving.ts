import { DELETE_ACCOUNT_PATH, forgetWaitingChanges, SIGN_OUT_PATH } from '#client/kit/leave-account.ts'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** Whether this is somebody who signs out, or deletes the account. */
export function isLeaving({ method, mode, url }: Asked): boolean {
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
export async function forgetOnceLeft(answer: Promise<Response>): Promise<void> {
  const given = await answer.catch(() => null)
  if (given?.type === 'opaqueredirect') await forgetWaitingChanges()
}
