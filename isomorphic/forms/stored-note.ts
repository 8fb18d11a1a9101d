/**
 * Key in the `dataset` of an item: the note that its page has sent or queued since it was rendered, as the site stores it.
 * Only a note of another device differs from it.
 */
export const STORED_NOTE = 'storedNote'

/** Name of the field with the note as the form showed it, by which the site sees that another device has changed it. */
export const NOTE_BASE_FIELD = 'base'
