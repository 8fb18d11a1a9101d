/**
 * Key in the `dataset` of an item: the note that its page has sent or queued since it was rendered, as the site stores it.
 * Only a note of another device differs from it.
 */
export const STORED_NOTE = 'storedNote'
