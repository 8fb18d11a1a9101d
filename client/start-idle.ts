import type { ClientSessionStore } from '#client/kit/profile-store.ts'
import { startOffline } from '#client/pocket/start-pocket.ts'
import { clearOutboxOnSignOut } from '#client/saves/forget-when-leaving.ts'
import { startLayout } from '#client/site/show-layout.ts'

/** What every page does once the browser has nothing else to do. */
export async function startIdle(session: ClientSessionStore): Promise<void> {
  startOffline()
  clearOutboxOnSignOut()
  await startLayout(session)
}
