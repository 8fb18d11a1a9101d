const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
/** How long what was fine is left alone. */
const RECHECK_S = 7 * DAY_S
/** Failures before it counts as broken, and for how long it must have failed: sites have bad hours. */
const MIN_BROKEN_FAILURES = 3
const MIN_FAILING_S = DAY_S
const RETRY_DELAYS_S = [HOUR_S, 6 * HOUR_S, DAY_S] as const
/** Sites that answer people and not programs. */
const BOT_REFUSAL_STATUSES = new Set([401, 403, 429, 451, 999])
const NON_PUBLIC_TLDS = /\.(?:example|test|invalid|localhost|local|internal|home|lan|onion|arpa)$/
const LETTERS = /[a-z]/

/** What an address answered; null when nothing came. */
export type LinkResponse = {
  readonly status: number | null
  /** Where it leads for good; empty when it stays. */
  readonly movedTo: string
}

export type LinkState = 'fine' | 'doubtful' | 'broken' | 'unchecked'

export type LinkVerdict = {
  readonly state: LinkState
  readonly reason: string
  readonly movedTo: string
  readonly failures: number
  readonly failingSinceS: number | null
  readonly nextAtS: number
}

/**
 * Whether the worker asks an address: https on its usual port, at a name of the public Internet, so that no link of ours
 * makes it knock at a machine of its own network.
 */
export function isPublicHttpsAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const name = hostname.replace(/\.$/, '')
  // The last part of an address in numbers has no letters; one of IPv6 stands in brackets.
  const last = name.split('.').at(-1) ?? ''
  return name.includes('.') && LETTERS.test(last) && !name.startsWith('[') && !NON_PUBLIC_TLDS.test(name)
}

type PreviousFailures = { readonly failures: number; readonly failingSinceS: number | null }

/** What an answer means, after those before it. */
export function judgeResponse(
  { status, movedTo }: LinkResponse,
  previous: PreviousFailures,
  nowS: number,
): LinkVerdict {
  const settled = { movedTo, failures: 0, failingSinceS: null, nextAtS: nowS + RECHECK_S }
  if (status !== null && status < 400) return { state: 'fine', reason: '', ...settled }
  if (status !== null && BOT_REFUSAL_STATUSES.has(status))
    return { state: 'unchecked', reason: `refuses programs (${status})`, ...settled }
  const failures = previous.failures + 1
  const failingSinceS = previous.failingSinceS ?? nowS
  const isBroken = failures >= MIN_BROKEN_FAILURES && nowS - failingSinceS >= MIN_FAILING_S
  return {
    state: isBroken ? 'broken' : 'doubtful',
    reason: status === null ? 'no answer' : String(status),
    movedTo: '',
    failures,
    failingSinceS,
    nextAtS: nowS + (RETRY_DELAYS_S[failures - 1] ?? DAY_S),
  }
}

/** Why an address is not asked, and for how long. */
const SKIP_REASONS = {
  private: { reason: 'no public https address', recheckS: RECHECK_S },
  forbidden: { reason: 'its robots.txt asks programs to stay away', recheckS: RECHECK_S },
  failing: { reason: 'its robots.txt does not answer', recheckS: DAY_S },
} as const

/** The verdict on what is not asked: it says nothing against the address. */
export const skippedVerdict = (reason: keyof typeof SKIP_REASONS, nowS: number): LinkVerdict => ({
  state: 'unchecked',
  reason: SKIP_REASONS[reason].reason,
  movedTo: '',
  failures: 0,
  failingSinceS: null,
  nextAtS: nowS + SKIP_REASONS[reason].recheckS,
})
