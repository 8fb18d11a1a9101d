import { journalPress } from './journal-press.ts'
import { loadSignedInSaves } from './load-signed-in-saves.ts'
import type { Press, PressOutcome } from './press.ts'

/**
 * Saves the page of a press in the account, or removes it from there. The press is stored on the device at once, before
 * anything is loaded, because the page may be left now; it is sent when the next page with saves is opened, if not now.
 * @returns null when it could not be stored here
 */
export async function submitPress({ path, isSaved }: Press, owner: string): Promise<PressOutcome | null> {
  const fields = { do: isSaved ? 'save' : 'unsave', path }
  const change = { key: crypto.randomUUID(), at: Date.now(), list: null, fields, base: null, owner }
  const isJournaled = journalPress(change)
  const signedIn = await loadSignedInSaves()
  if (signedIn === null) return isJournaled ? { kind: 'pending', isDayFull: false } : null
  return isJournaled ? signedIn.pending.submitPress(change) : signedIn.pending.submit(change)
}
