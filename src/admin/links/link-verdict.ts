import { DAY_S, HOUR_S } from '#src/platform/durations.ts'

/** Interval between checks of a working link. */
const RECHECK_S = 7 * DAY_S
/** A link is broken after this number of failures over this time: outages of a few hours are common. */
const MIN_BROKEN_FAILURES = 3
const MIN_FAILING_S = DAY_S
const RETRY_DELAYS_S = [HOUR_S, 6 * HOUR_S, DAY_S] as const
/** Sites that answer browsers but refuse bots. */
const BOT_REFUSAL_STATUSES = new Set([401, 403, 429, 451, 999])
const NON_PUBLIC_TLDS = /\.(?:example|test|invalid|localhost|local|internal|home|lan|onion|arpa)$/
const LETTERS = /[a-z]/

/** Response of a link; status null: no response. */
export type LinkResponse = {
  readonly status: number | null
  /** Target of permanent redirects; empty when there are none. */
  readonly movedTo: string
}

export type LinkState = 'fine' | 'doubtful' | 'broken' | 'unchecked'

export type LinkVerdict = {
  readonly state: LinkState
  /** The status of the response, or a code that describe-reason.ts puts into words; empty when the link works. */
  readonly reason: string
  readonly movedTo: string
  readonly failures: number
  readonly failingSinceS: number | null
  readonly nextAtS: number
}

/**
 * Whether the worker may request an address: https on its default port, with a public host name. Links in content must
 * not reach hosts of a private network.
 */
export function isPublicHttpsAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const name = hostname.replace(/\.$/, '')
  // The last part of an IPv4 address has no letters; an IPv6 address is in brackets.
  const last = name.split('.').at(-1) ?? ''
  return name.includes('.') && LETTERS.test(last) && !name.startsWith('[') && !NON_PUBLIC_TLDS.test(name)
}

type PreviousFailures = { readonly failures: number; readonly failingSinceS: number | null }

/** Verdict on a response, given the failures before it. */
export function judgeResponse(
  { status, movedTo }: LinkResponse,
  previous: PreviousFailures,
  nowS: number,
): LinkVerdict {
  const settled = { movedTo, failures: 0, failingSinceS: null, nextAtS: nowS + RECHECK_S }
  if (status !== null && status < 400) return { state: 'fine', reason: '', ...settled }
  if (status !== null && BOT_REFUSAL_STATUSES.has(status))
    return { state: 'unchecked', reason: `bots_refused ${status}`, ...settled }
  const failures = previous.failures + 1
  const failingSinceS = previous.failingSinceS ?? nowS
  const isBroken = failures >= MIN_BROKEN_FAILURES && nowS - failingSinceS >= MIN_FAILING_S
  return {
    state: isBroken ? 'broken' : 'doubtful',
    reason: status === null ? 'no_response' : String(status),
    movedTo: '',
    failures,
    failingSinceS,
    nextAtS: nowS + (RETRY_DELAYS_S[failures - 1] ?? DAY_S),
  }
}

/** Reasons to skip an address, with the time until the next check. */
const SKIP_REASONS = {
  private: { reason: 'not_public', recheckS: RECHECK_S },
  forbidden: { reason: 'robots_disallowed', recheckS: RECHECK_S },
  failing: { reason: 'robots_unavailable', recheckS: DAY_S },
} as const

/** Verdict on a skipped address: unchecked, not a failure. */
export const skippedVerdict = (reason: keyof typeof SKIP_REASONS, nowS: number): LinkVerdict => ({
  state: 'unchecked',
  reason: SKIP_REASONS[reason].reason,
  movedTo: '',
  failures: 0,
  failingSinceS: null,
  nextAtS: nowS + SKIP_REASONS[reason].recheckS,
})
