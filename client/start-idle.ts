import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { startOffline } from '#client/offline/start-offline.ts'
import { clearOutboxOnSignOut } from '#client/saves/clear-outbox-on-sign-out.ts'
import { startLayout } from '#client/site/start-layout.ts'

/** Starts what every page does once the browser is idle. */
export async function startIdle(session: ClientSessionStore): Promise<void> {
  startOffline()
  clearOutboxOnSignOut()
  await startLayout(session)
}
