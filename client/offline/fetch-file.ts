import { OFFLINE_DOWNLOAD_HEADER } from '#isomorphic/offline/offline-names.ts'
import { isSiteResponse } from './is-site-response.ts'

/** Why a guide could not be downloaded. */
export type DownloadFailure =
  | 'cancelled'
  | 'offline'
  | 'quota exceeded'
  | 'busy'
  /** The site was redeployed during the download. */
  | 'build changed'
  | 'failed'

/** A failed download; the catalogue has a message for each reason. */
export class DownloadError extends Error {
  readonly reason: DownloadFailure

  constructor(reason: DownloadFailure, options?: ErrorOptions) {
    super(`guide download failed: ${reason}`, options)
    this.name = 'DownloadError'
    this.reason = reason
  }
}

/** Timeout of a single file. */
const FILE_TIMEOUT_MS = 30_000
/** The site's Retry-After is up to one minute; after two retries the site counts as busy. */
const MAX_RETRY_DELAY_S = 60
const MAX_RETRIES = 2

export type FetchTools = {
  readonly fetch: typeof fetch
  /** Aborts all requests and delays. */
  readonly signal: AbortSignal
  /** Resolves after a delay; rejects when the signal is aborted. */
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The delay before a retry in seconds; null for a response that is not worth a retry. */
function getRetryDelayS({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 503) return null
  const retryAfterS = Number(headers.get('retry-after') ?? 1)
  return Math.min(MAX_RETRY_DELAY_S, Number.isFinite(retryAfterS) ? retryAfterS : MAX_RETRY_DELAY_S)
}

/** Whether a response is public: private responses are never stored (R16.1). */
const isPublic = ({ headers }: Response): boolean =>
  !/no-store|private/.test(headers.get('cache-control') ?? '')

async function sendRequest(address: string, { fetch, signal }: FetchTools): Promise<Response> {
  try {
    return await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      headers: { [OFFLINE_DOWNLOAD_HEADER]: '1' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(FILE_TIMEOUT_MS)]),
    })
  } catch (error) {
    throw new DownloadError(signal.aborted ? 'cancelled' : 'offline', { cause: error })
  }
}

/**
 * Fetches one file of a guide as an anonymous client: without cookies and bypassing the HTTP cache.
 * @throws {DownloadError}
 */
export async function fetchFile(address: string, tools: FetchTools): Promise<Response> {
  for (let retries = 0; ; retries += 1) {
    const response = await sendRequest(address, tools)
    // A response that is not of this site comes from a captive portal or a proxy, so the site is unreachable.
    if (!isSiteResponse(response) && getRetryDelayS(response) === null) throw new DownloadError('offline')
    if (response.ok && isPublic(response)) return response
    const delayS = getRetryDelayS(response)
    if (delayS === null) throw new DownloadError('failed')
    if (retries === MAX_RETRIES) throw new DownloadError('busy')
    await tools.delay(delayS * 1000, tools.signal).catch((cause: unknown) => {
      throw new DownloadError('cancelled', { cause })
    })
  }
}
