import { OFFLINE_DOWNLOAD_HEADER } from '#isomorphic/offline/offline-names.ts'
import { isSiteResponse } from './is-site-response.ts'

/** Why a guide could not be kept. */
export type DownloadFailure =
  | 'cancelled'
  | 'offline'
  | 'quota exceeded'
  | 'busy'
  /** The site was redeployed during the download. */
  | 'build changed'
  | 'failed'

/** A guide that could not be kept, for a reason that is told in plain words. */
export class DownloadError extends Error {
  readonly reason: DownloadFailure

  constructor(reason: DownloadFailure, options?: ErrorOptions) {
    super(`guide download failed: ${reason}`, options)
    this.name = 'DownloadError'
    this.reason = reason
  }
}

/** A file that does not come within this time does not come. */
const FILE_TIMEOUT_MS = 30_000
/** The site asks to wait a minute at most; a second time of waiting is enough to know that it is busy. */
const MAX_RETRY_DELAY_S = 60
const MAX_RETRIES = 2

export type FetchTools = {
  readonly fetch: typeof fetch
  /** Calls everything off. */
  readonly signal: AbortSignal
  /** Settles when a time has passed; rejects when called off. */
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>
}

/** How long to wait before asking again, in seconds; null for an answer that will not be another. */
function getRetryDelayS({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 503) return null
  const retryAfterS = Number(headers.get('retry-after') ?? 1)
  return Math.min(MAX_RETRY_DELAY_S, Number.isFinite(retryAfterS) ? retryAfterS : MAX_RETRY_DELAY_S)
}

/** Whether an answer is everybody's: what is one visitor's own is kept by nobody (R16.1). */
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
 * Fetches one file of a guide as anybody would be given it: without cookies, past every cache.
 * @throws {DownloadError}
 */
export async function fetchFile(address: string, tools: FetchTools): Promise<Response> {
  for (let retries = 0; ; retries += 1) {
    const response = await sendRequest(address, tools)
    // Whoever else answers in the place of the site is a network that does not lead there.
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
