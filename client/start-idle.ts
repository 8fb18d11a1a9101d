import type { SessionStore } from '#client/kit/profile-store.ts'
import { startPocket } from '#client/pocket/start-pocket.ts'
import { forgetWhenLeaving } from '#client/saves/forget-when-leaving.ts'
import { showLayout } from '#client/site/show-layout.ts'

/** What every page does once the browser has nothing else to do. */
export async function startIdle(session: SessionStore): Promise<void> {
  startPocket()
  forgetWhenLeaving()
  await showLayout(session)
}
