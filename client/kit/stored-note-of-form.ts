import { NOTE_BASE_FIELD, STORED_NOTE } from '#isomorphic/forms/stored-note.ts'

const itemOf = (form: HTMLFormElement): HTMLElement | null => form.closest('[data-path]')

/** Sets in what a form sends the note that this device knows to be stored, which is newer than the page. */
export function setNoteBase(form: HTMLFormElement, body: FormData): void {
  const stored = itemOf(form)?.dataset[STORED_NOTE]
  if (stored !== undefined && body.has(NOTE_BASE_FIELD)) body.set(NOTE_BASE_FIELD, stored)
}

/**
 * Takes a note that is on its way for stored, so that the next one, which may be sent before the answer, takes its place
 * and is not joined with it.
 * @returns takes that back, where the site did not store it
 */
export function expectStoredNote(form: HTMLFormElement, body: FormData): () => void {
  const item = itemOf(form)
  if (item === null || !body.has(NOTE_BASE_FIELD)) return () => undefined
  const base = String(body.get(NOTE_BASE_FIELD))
  const sent = String(body.get('note')).trim()
  item.dataset[STORED_NOTE] = sent
  return () => {
    if (item.dataset[STORED_NOTE] === sent) item.dataset[STORED_NOTE] = base
  }
}

/** The note of a field in the page that the site answered with. */
function readShownNote(html: string, { id }: HTMLTextAreaElement): string | null {
  const shown = new DOMParser().parseFromString(html, 'text/html').getElementById(id)
  return shown instanceof HTMLTextAreaElement ? shown.value.trim() : null
}

/**
 * Remembers the note that the site has stored. Where it has put the text of another device before that of this one, the
 * field gets it too, and the visitor goes on typing.
 * @param html page that the site answered with
 */
export function takeStoredNote(form: HTMLFormElement, body: FormData, html: string): void {
  const item = itemOf(form)
  const field = form.querySelector<HTMLTextAreaElement>('textarea[name="note"]')
  if (item === null || field === null) return
  const sent = String(body.get('note')).trim()
  const shown = body.has(NOTE_BASE_FIELD) ? (readShownNote(html, field) ?? sent) : sent
  if (shown === sent) item.dataset[STORED_NOTE] = sent
  else if (shown.endsWith(sent)) {
    field.setRangeText(shown.slice(0, shown.length - sent.length), 0, 0, 'preserve')
    item.dataset[STORED_NOTE] = shown
  } else if (field.value.trim() === sent) {
    field.value = shown
    item.dataset[STORED_NOTE] = shown
  }
}
