import { addressLetter, type FrozenLetter } from '#src/letters/mails/compose-letter.tsx'
import type { LetterRecord } from '#src/letters/rules/letter-record.ts'
import {
  listOpenReaders,
  type Settlement,
  settlingReaders,
  type TakenReader,
  takeReaders,
} from '#src/letters/store/deliveries-store.ts'
import { holdingPace, takeSlot } from '#src/letters/store/letter-pace.ts'
import { finishingLetter } from '#src/letters/store/letter-progress.ts'
import { movingLetter } from '#src/letters/store/letters-store.ts'
import {
  isAnsweredRefusal,
  type OutgoingMail,
  refusalOf,
  type SendMail,
  waitOf,
} from '#src/newsletter/mail-sender.ts'
import { suppressAddress } from '#src/newsletter/suppress-address.ts'
import { runStatements } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'

/** At once; a worker may have six connections open. */
const GROUP_SIZE = 5
/** Longer than the sender's own limit. */
const SEND_LIMIT_MS = 40_000
/** Longer than any attempt of a group can take with its way to the database and back. */
const LEASE_S = 180
/** With the waits below half a day without a mail service. */
const MOST_ATTEMPTS = 40
/** The mail service takes nothing: the next batch waits, a minute more with each attempt, half an hour at most. */
const HOLD_MS = 60_000
const MOST_HOLDS = 30
/** So many of a batch refused for good, and none taken: the letter itself is at fault. */
const REFUSED_TO_PAUSE = 5

export type LetterSendingTools = {
  readonly db: D1Database
  readonly sendMail: SendMail
  /** For how long the mail service knows a mail again by its key; 0: not at all (docs/adr/0033). */
  readonly keyLifetimeS: number
  readonly siteOrigin: string
  /** Makes the token of a reader's links. */
  readonly signToken: (reader: {
    readonly subscriberId: string
    readonly letterId: string
  }) => Promise<string>
  readonly readFrozen: (letterId: string) => Promise<FrozenLetter | null>
  readonly report: (error: unknown) => void
  readonly nowMs: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/** What is to become of the message: done; or it comes again after so many seconds, as a new one when it was merely early. */
export type BatchOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'early'; readonly waitS: number }
  | { readonly kind: 'again' }

/** What came of one attempt, and for how long the service wants to be left alone after it. */
type Outcome = Settlement & { readonly waitS: number }

const toSeconds = (ms: number): number => Math.floor(ms / 1000)

/** What came of a mail that the service did not take; after silence nobody knows, and a known key makes trying again safe. */
function settleFailure(
  { keyLifetimeS }: LetterSendingTools,
  { subscriberId, attempts }: TakenReader,
  error: unknown,
): Settlement {
  const refusal = refusalOf(error)
  if (refusal !== null) return { subscriberId, state: 'failed', reason: refusal.reason }
  const reason = error instanceof Error ? error.name : 'error'
  const isTriedTooOften = attempts >= MOST_ATTEMPTS
  if (isAnsweredRefusal(error))
    return isTriedTooOften
      ? { subscriberId, state: 'failed', reason: 'tried_too_often' }
      : { subscriberId, state: 'due', reason }
  return { subscriberId, state: keyLifetimeS > 0 && !isTriedTooOften ? 'sending' : 'unknown', reason }
}

async function sendOne(
  tools: LetterSendingTools,
  { id: letterId }: LetterRecord,
  mail: OutgoingMail,
  reader: TakenReader,
): Promise<Outcome> {
  const { db, sendMail, report, nowMs } = tools
  const { subscriberId, address } = reader
  try {
    const sending = sendMail(mail, `${letterId}.${subscriberId}`)
    const outcome = await withDeadline(sending, SEND_LIMIT_MS, 'mail service')
    if (outcome === 'sent') return { subscriberId, state: 'sent', reason: '', waitS: 0 }
  } catch (error) {
    report(error)
    return { ...settleFailure(tools, reader, error), waitS: waitOf(error) }
  }
  await suppressAddress(db, address, 'mail_service', toSeconds(nowMs())).catch(report)
  return { subscriberId, state: 'failed', reason: 'dead_address', waitS: 0 }
}

/** Sends to a few readers, and writes down what came of each. */
async function sendGroup(
  tools: LetterSendingTools,
  letter: LetterRecord,
  frozen: FrozenLetter,
  group: readonly string[],
): Promise<{ readonly outcomes: readonly Outcome[]; readonly tries: number }> {
  const { db, nowMs, keyLifetimeS, signToken, siteOrigin } = tools
  const tokens = await Promise.all(
    group.map(
      async (subscriberId) => [subscriberId, await signToken({ subscriberId, letterId: letter.id })] as const,
    ),
  )
  const tokenOf = new Map(tokens)
  const terms = { nowS: toSeconds(nowMs()), leaseS: LEASE_S, keyLifetimeS }
  const taken = await takeReaders(db, letter, group, terms)
  const outcomes = await Promise.all(
    taken.map((reader) => {
      const token = tokenOf.get(reader.subscriberId) ?? ''
      return sendOne(tools, letter, addressLetter(frozen, siteOrigin, reader.address, token), reader)
    }),
  )
  if (outcomes.length > 0) await runStatements(db, settlingReaders(letter.id, outcomes, toSeconds(nowMs())))
  return { outcomes, tries: Math.max(0, ...taken.map(({ attempts }) => attempts)) }
}

/** What the desk does by itself after a batch that went badly. */
function reactions(letter: LetterRecord, settled: readonly Outcome[], tries: number, nowMs: number) {
  const waitS = Math.max(0, ...settled.map((outcome) => outcome.waitS))
  if (waitS > 0) return [holdingPace(letter.id, nowMs + waitS * 1000)]
  const taken = settled.filter(({ state }) => state === 'sent' || state === 'unknown').length
  if (settled.length === 0 || taken > 0) return []
  const refused = settled.filter(({ reason }) => reason.startsWith('refused_'))
  if (refused.length >= REFUSED_TO_PAUSE) {
    const reason = `The mail service refuses it: ${refused[0]?.reason}`
    return [movingLetter(letter.id, ['sending'], 'paused', toSeconds(nowMs), reason)]
  }
  return [holdingPace(letter.id, nowMs + HOLD_MS * Math.min(MOST_HOLDS, tries))]
}

/**
 * Sends what is open of one batch: takes its place in the pace, then takes readers a few at a time, sends, and writes down
 * what came of each. A pause, an end, readers who leave and a service that asks for a rest are heeded between groups.
 * @throws as the stores; then nothing that was taken is lost, because its lease ends
 */
export async function sendBatch(
  tools: LetterSendingTools,
  letter: LetterRecord,
  batch: number,
): Promise<BatchOutcome> {
  const { db, nowMs, sleep } = tools
  const readers = await listOpenReaders(db, letter.id, batch, toSeconds(nowMs()))
  if (readers.length === 0) return { kind: 'done' }
  const slot = await takeSlot(db, letter, readers.length, nowMs())
  if (slot.kind === 'over') return { kind: 'done' }
  if (slot.kind === 'later') return { kind: 'early', waitS: Math.ceil(slot.waitMs / 1000) }
  if (slot.waitMs > 0) await sleep(slot.waitMs)
  const frozen = await tools.readFrozen(letter.id)
  if (frozen === null) throw new Error('a letter that is being sent has no text')
  const settled: Outcome[] = []
  let tries = 0
  for (let from = 0; from < readers.length; from += GROUP_SIZE) {
    const group = readers.slice(from, from + GROUP_SIZE)
    const sent = await sendGroup(tools, letter, frozen, group)
    settled.push(...sent.outcomes)
    tries = Math.max(tries, sent.tries)
    if (sent.outcomes.some(({ waitS }) => waitS > 0)) break
  }
  await runStatements(db, [
    ...reactions(letter, settled, tries, nowMs()),
    finishingLetter(letter.id, toSeconds(nowMs())),
  ])
  const isOpen = settled.some(({ state }) => state === 'due' || state === 'sending')
  return isOpen ? { kind: 'again' } : { kind: 'done' }
}
