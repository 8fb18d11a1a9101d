import { type INotice, Notifier } from '@airbrake/browser'
import type { CaughtError } from '#client/kit/report-client-error.ts'
import { isBot, isForeignError } from '#isomorphic/measuring/bot-detection.ts'
import type { ErrorService } from '#isomorphic/measuring/measuring-settings.ts'
import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import type { HistoryEntry } from './record-history.ts'
import { scrubNotice } from './scrub-notice.ts'

const OWN_ENDPOINT = '/api/errors'
/** The notifier insists on a project; our own endpoint has one. */
const OWN_PROJECT = { projectId: 1, projectKey: 'fernway' }

/** Origin that this deployment gives as its own, also where a copy of the page stands elsewhere. */
function siteOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical === null ? location.origin : new URL(canonical.href).origin
}

/** Leaves out programs, extensions and hosts that are not the site (M1.26). */
function isIgnored({ errors }: INotice): boolean {
  const files = (errors ?? []).flatMap(({ backtrace }) => backtrace.map(({ file }) => file))
  const origin = siteOrigin()
  return isBot(navigator.userAgent, origin) || isForeignError(files, location.host, origin)
}

async function sendToOwnEndpoint(notice: INotice): Promise<INotice> {
  await fetch(OWN_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(notice),
  })
  return notice
}

/** A service of others is asked only with consent (R12.1); without it errors go to our own endpoint. */
function createNotifier(errorService: ErrorService | null): Notifier {
  const instrumentation = { onerror: false, unhandledrejection: false, console: true }
  const host = location.origin + OWN_ENDPOINT
  const common = { instrumentation, performanceStats: false, queryStats: false, queueStats: false }
  return errorService !== null
    ? new Notifier({ ...common, ...errorService, remoteConfigHost: errorService.host })
    : new Notifier({ ...common, ...OWN_PROJECT, host, remoteConfigHost: host, reporter: sendToOwnEndpoint })
}

/**
 * Airbrake's notifier with the constants of S9.12: repeats within a second once, 20 entries of history, 100
 * notices while offline, 64,000 characters, settings asked for every ten minutes. Notices are scrubbed and cut before it
 * measures them, because too long a history would make it throw (M2.4).
 * @param history what happened to the page so far
 * @param errorService that errors go to; null for our own endpoint
 * @returns how to tell it an error; never throws
 */
export function startNotifier(
  history: readonly HistoryEntry[],
  errorService: ErrorService | null,
): (kept: CaughtError) => void {
  const notifier = createNotifier(errorService)
  notifier.addFilter((notice) =>
    isIgnored(notice)
      ? null
      : scrubNotice(notice, location.origin + (privatePagePrefixOf(location.pathname) ?? location.pathname)),
  )
  for (const entry of history) notifier.scope().pushHistory(entry)
  return ({ error, component }) => {
    const context = component === undefined ? {} : { component }
    const notify = (thrown: unknown) =>
      void notifier.notify({ error: thrown, context }).catch(() => undefined)
    try {
      notify(error)
    } catch {
      // What was thrown cannot be read; it must not become another error.
      notify(new Error('an error that cannot be read'))
    }
  }
}
