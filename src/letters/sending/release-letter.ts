import type { LetterRecord } from '#src/letters/rules/letter-record.ts'
import { BATCH_SIZE, fillLedger, listOpenBatches } from '#src/letters/store/deliveries-store.ts'
import { claimRelease } from '#src/letters/store/letter-pace.ts'
import { finishingLetter } from '#src/letters/store/letter-progress.ts'
import { runStatements } from '#src/platform/database.ts'
import type { LetterJob } from './letter-job.ts'

/** A release puts so many seconds of the pace into the queue, and the next one comes a little before they are over. */
const WINDOW_S = 330
const NEXT_RELEASE_S = 300
/** Messages that the queue takes at once. */
const MOST_AT_ONCE = 100
/** Slices of the ledger that one message fills. */
const SLICES = 20

export type LetterQueue = Pick<Queue<LetterJob>, 'send' | 'sendBatch'>

/**
 * Fills the ledger, and then begins to release: a message does twenty slices and leaves the rest to the next one.
 * @throws as the stores and the queue; doing it again is harmless
 */
export async function fillLetter(
  db: D1Database,
  queue: LetterQueue,
  letter: LetterRecord,
  nowS: number,
): Promise<void> {
  const { id: letterId, run, releaseTick } = letter
  for (let slice = 0; slice < SLICES; slice += 1) {
    if (!(await fillLedger(db, letter))) continue
    return releaseLetter(db, queue, letter, releaseTick, nowS)
  }
  await queue.send({ letterId, run, step: 'fill' })
}

/**
 * Puts the batches of the next minutes into the queue, spread as the pace has it, and a message that goes on after them.
 * @param tick of the release; another one than the letter waits for does nothing
 * @throws as the stores and the queue
 */
export async function releaseLetter(
  db: D1Database,
  queue: LetterQueue,
  letter: LetterRecord,
  tick: number,
  nowS: number,
): Promise<void> {
  const { id: letterId, run, pacePerMinute } = letter
  if (!(await claimRelease(db, letter, tick, nowS))) return
  await runStatements(db, [finishingLetter(letterId, nowS)])
  const secondsEach = (BATCH_SIZE * 60) / pacePerMinute
  const batches = await listOpenBatches(db, letterId, nowS, Math.ceil(WINDOW_S / secondsEach))
  const messages = batches.map((batch, index) => ({
    body: { letterId, run, step: 'batch', batch } as const,
    delaySeconds: Math.floor(index * secondsEach),
  }))
  for (let from = 0; from < messages.length; from += MOST_AT_ONCE)
    await queue.sendBatch(messages.slice(from, from + MOST_AT_ONCE))
  await queue.send({ letterId, run, step: 'release', tick: tick + 1 }, { delaySeconds: NEXT_RELEASE_S })
}
