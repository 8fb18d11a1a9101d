import { type INotice, Notifier } from '@airbrake/browser'
import type { CaughtError } from '#client/kit/report-client-error.ts'
import { isBot, isForeignError } from '#isomorphic/measuring/bot-detection.ts'
import type { ErrorService } from '#isomorphic/measuring/measuring-settings.ts'
import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import type { HistoryEntry } from './record-history.ts'
import { scrubNotice } from './scrub-notice.ts'

const OWN_ENDPOINT = '/api/errors'
/** The notifier requires a project; this is that of the first-party endpoint. */
const OWN_PROJECT = { projectId: 1, projectKey: 'fernway' }

/** Canonical origin of this deployment, also for copies of the page on other hosts. */
function siteOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical === null ? location.origin : new URL(canonical.href).origin
}

/** Whether to ignore errors of bots, browser extensions and foreign hosts (M1.26). */
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

/** Errors go to a third-party service only with consent (R12.1), otherwise to the first-party endpoint. */
function createNotifier(errorService: ErrorService | null): Notifier {
  const instrumentation = { onerror: false, unhandledrejection: false, console: true }
  const host = location.origin + OWN_ENDPOINT
  const common = { instrumentation, performanceStats: false, queryStats: false, queueStats: false }
  return errorService !== null
    ? new Notifier({ ...common, ...errorService, remoteConfigHost: errorService.host })
    : new Notifier({ ...common, ...OWN_PROJECT, host, remoteConfigHost: host, reporter: sendToOwnEndpoint })
}

/**
 * Starts Airbrake's notifier with the constants of S9.12: identical errors within a second count once, 20 history
 * entries, 100 notices while offline, 64,000 characters, remote settings every ten minutes. Notices are scrubbed and
 * truncated before the notifier measures their size, because it throws on a long history (M2.4).
 * @param history recorded so far
 * @param errorService third-party service; null for the first-party endpoint
 * @returns reports an error; never throws
 */
export function startNotifier(
  history: readonly HistoryEntry[],
  errorService: ErrorService | null,
): (error: CaughtError) => void {
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
      // Reading the thrown value throws; this must not cause another error.
      notify(new Error('an error that cannot be read'))
    }
  }
}
