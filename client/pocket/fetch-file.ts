import { isOurs } from './own-answer.ts'
import { KEEPING_HEADER } from './pocket-names.ts'

/** Why a guide could not be kept. */
export type KeepFailure =
  | 'stopped'
  | 'no network'
  | 'no room'
  | 'busy'
  /** The site became another build meanwhile. */
  | 'changed'
  | 'failed'

/** A guide that could not be kept, for a reason that is told in plain words. */
export class KeepError extends Error {
  readonly reason: KeepFailure

  constructor(reason: KeepFailure, options?: ErrorOptions) {
    super(`the guide was not kept: ${reason}`, options)
    this.name = 'KeepError'
    this.reason = reason
  }
}

/** A file that does not come within this time does not come. */
const FILE_LIMIT_MS = 30_000
/** The site asks to wait a minute at most; a second time of waiting is enough to know that it is busy. */
const MOST_WAIT_S = 60
const MOST_WAITS = 2

export type FetchTools = {
  readonly fetch: typeof fetch
  /** Calls everything off. */
  readonly signal: AbortSignal
  /** Settles when a time has passed; rejects when called off. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** How long to wait before asking again, in seconds; null for an answer that will not be another. */
function waitOf({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 503) return null
  const asked = Number(headers.get('retry-after') ?? 1)
  return Math.min(MOST_WAIT_S, Number.isFinite(asked) ? asked : MOST_WAIT_S)
}

/** Whether an answer is everybody's: what is one visitor's own is kept by nobody (R16.1). */
const isEverybodys = ({ headers }: Response): boolean =>
  !/no-store|private/.test(headers.get('cache-control') ?? '')

async function ask(address: string, { fetch, signal }: FetchTools): Promise<Response> {
  try {
    return await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      headers: { [KEEPING_HEADER]: '1' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(FILE_LIMIT_MS)]),
    })
  } catch (error) {
    throw new KeepError(signal.aborted ? 'stopped' : 'no network', { cause: error })
  }
}

/**
 * Fetches one file of a guide as anybody would be given it: without cookies, past every cache.
 * @throws {KeepError}
 */
export async function fetchFile(address: string, tools: FetchTools): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const answer = await ask(address, tools)
    // Whoever else answers in the place of the site is a network that does not lead there.
    if (!isOurs(answer) && waitOf(answer) === null) throw new KeepError('no network')
    if (answer.ok && isEverybodys(answer)) return answer
    const seconds = waitOf(answer)
    if (seconds === null) throw new KeepError('failed')
    if (waits === MOST_WAITS) throw new KeepError('busy')
    await tools.wait(seconds * 1000, tools.signal).catch((cause: unknown) => {
      throw new KeepError('stopped', { cause })
    })
  }
}
