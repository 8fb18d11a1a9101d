/** Storage key of saves of signed-out visitors: a JSON array of paths, oldest first. */
export const DEVICE_SAVES_KEY = 'fernway.saves'
/**
 * IndexedDB with copies of lists of the account. Deleted when the account signs out or is deleted
 * (client/kit/delete-outbox.ts).
 */
export const ACCOUNT_LISTS_DATABASE = 'fernway-account-lists'
/** Storage key of the lists, notes and order of saves of signed-out visitors. */
export const DEVICE_LISTS_KEY = 'fernway.lists'
/** Storage key of pages that were saved while it was not known who is signed in: a JSON array of paths. */
export const PRESSED_KEY = 'fernway.pressed'
/** Storage key of presses that are not in the outbox yet: a JSON array of changes with the ID of their account. */
export const PRESS_JOURNAL_KEY = 'fernway.press-journal'
/** Storage key of the time at which the account last took changes of this browser, in milliseconds. */
export const LAST_DELIVERY_KEY = 'fernway.last-delivery'
/** The list that saves belong to until their owner chooses another; every account and device has it. */
export const MAIN_LIST_ID = 'main'
/** The page of the saves of a device. */
export const DEVICE_SAVES_PATH = '/saves'
/** Maximum number of pages on a list, and on a device. */
export const MAX_LIST_ITEMS = 200
/** Accepts the form of a save button when there is no script. */
export const SAVE_FORM_PATH = '/save'

/** Selects the forms of save buttons. */
export const SAVE_FORM_SELECTOR = 'form.save'
/** The section of the Saves page that lists changes which were made offline and not applied. */
export const REFUSED_CHANGES_ID = 'not-applied'
export const REFUSED_CHANGES_SELECTOR = `#${REFUSED_CHANGES_ID}`
export const REFUSED_CHANGES_HREF = `/profile/saves#${REFUSED_CHANGES_ID}`
