import { listDueLetters, listSendingLetters, startingLetter } from '#src/letters/store/letters-store.ts'
import { auditNote, DESK_ITSELF } from '#src/platform/audit-note.ts'
import { runStatements } from '#src/platform/database.ts'
import type { LetterQueue } from './release-letter.ts'

/** A chain of releases that was heard of no longer is gone. */
const SILENT_S = 420

/**
 * What comes every few minutes: letters whose hour has come begin, and those whose messages were lost go on.
 * @throws as the stores and the queue
 */
export async function tendLetters(db: D1Database, queue: LetterQueue, nowS: number): Promise<void> {
  for (const { id, subject } of await listDueLetters(db, nowS))
    await runStatements(db, [
      startingLetter(id, nowS),
      auditNote(DESK_ITSELF, { action: 'letter.begin', target: id, detail: subject }, nowS),
    ])
  for (const { id: letterId, run, isFilled, releaseTick, releasedAtS } of await listSendingLetters(db)) {
    if (!isFilled) await queue.send({ letterId, run, step: 'fill' })
    else if (releasedAtS < nowS - SILENT_S)
      await queue.send({ letterId, run, step: 'release', tick: releaseTick })
  }
}
