const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
/** How long what was fine is left alone. */
const FINE_S = 7 * DAY_S
/** Failures before it counts as broken, and for how long it must have failed: sites have bad hours. */
const MOST_DOUBTS = 3
const DOUBTFUL_S = DAY_S
const WAITS_S = [HOUR_S, 6 * HOUR_S, DAY_S] as const
/** Sites that answer people and not programs. */
const REFUSALS = new Set([401, 403, 429, 451, 999])
const TOP_LEVELS_OF_NOBODY = /\.(?:example|test|invalid|localhost|local|internal|home|lan|onion|arpa)$/
const LETTERS = /[a-z]/

/** What an address answered; null when nothing came. */
export type LinkAnswer = {
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
export function mayAskAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const name = hostname.replace(/\.$/, '')
  // The last part of an address in numbers has no letters; one of IPv6 stands in brackets.
  const last = name.split('.').at(-1) ?? ''
  return name.includes('.') && LETTERS.test(last) && !name.startsWith('[') && !TOP_LEVELS_OF_NOBODY.test(name)
}

type Before = { readonly failures: number; readonly failingSinceS: number | null }

/** What an answer means, after those before it. */
export function judgeAnswer({ status, movedTo }: LinkAnswer, before: Before, nowS: number): LinkVerdict {
  const settled = { movedTo, failures: 0, failingSinceS: null, nextAtS: nowS + FINE_S }
  if (status !== null && status < 400) return { state: 'fine', reason: '', ...settled }
  if (status !== null && REFUSALS.has(status))
    return { state: 'unchecked', reason: `refuses programs (${status})`, ...settled }
  const failures = before.failures + 1
  const failingSinceS = before.failingSinceS ?? nowS
  const isBroken = failures >= MOST_DOUBTS && nowS - failingSinceS >= DOUBTFUL_S
  return {
    state: isBroken ? 'broken' : 'doubtful',
    reason: status === null ? 'no answer' : String(status),
    movedTo: '',
    failures,
    failingSinceS,
    nextAtS: nowS + (WAITS_S[failures - 1] ?? DAY_S),
  }
}

/** Why an address is not asked, and for how long. */
const UNASKED = {
  private: { reason: 'no public https address', waitS: FINE_S },
  forbidden: { reason: 'its robots.txt asks programs to stay away', waitS: FINE_S },
  failing: { reason: 'its robots.txt does not answer', waitS: DAY_S },
} as const

/** The verdict on what is not asked: it says nothing against the address. */
export const unasked = (why: keyof typeof UNASKED, nowS: number): LinkVerdict => ({
  state: 'unchecked',
  reason: UNASKED[why].reason,
  movedTo: '',
  failures: 0,
  failingSinceS: null,
  nextAtS: nowS + UNASKED[why].waitS,
})
