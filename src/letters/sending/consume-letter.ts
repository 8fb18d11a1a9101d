import { readLetter } from '#src/letters/store/letters-store.ts'
import { waitAfter } from '#src/newsletter/mail-consumer.ts'
import { parseLetterJob } from './letter-job.ts'
import { fillLetter, type LetterQueue, releaseLetter } from './release-letter.ts'
import { type LetterSendingTools, sendBatch } from './send-batch.ts'

/** What has to wait longer is left to a release, or messages of several would heap up. */
const MOST_WAIT_S = 60

export type LetterConsumerTools = LetterSendingTools & { readonly queue: LetterQueue }

/**
 * Handles one message of the letters' queue. Never rejects. A message that is lost or given up is no harm: what it was
 * about stays open in the ledger, and the next release takes it up.
 */
export async function consumeLetterJob(message: Message<unknown>, tools: LetterConsumerTools): Promise<void> {
  const { db, queue, nowMs, report } = tools
  const job = parseLetterJob(message.body)
  if (job === null) {
    report(new Error('not a letter job'))
    return message.ack()
  }
  try {
    const letter = await readLetter(db, job.letterId)
    if (letter === null || letter.status !== 'sending' || letter.run !== job.run) return message.ack()
    const nowS = Math.floor(nowMs() / 1000)
    if (job.step === 'fill') await fillLetter(db, queue, letter, nowS)
    else if (job.step === 'release') await releaseLetter(db, queue, letter, job.tick, nowS)
    else {
      const outcome = await sendBatch(tools, letter, job.batch)
      if (outcome.kind === 'again') return message.retry({ delaySeconds: waitAfter(message.attempts) })
      // Being early is no failure, and must not use up the message's attempts.
      if (outcome.kind === 'early' && outcome.waitS <= MOST_WAIT_S)
        await queue.send(job, { delaySeconds: outcome.waitS })
    }
    message.ack()
  } catch (error) {
    report(error)
    message.retry({ delaySeconds: waitAfter(message.attempts) })
  }
}
