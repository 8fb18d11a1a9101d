/** Storage key of saves of signed-out visitors: a JSON array of paths, oldest first. */
export const DEVICE_SAVES_KEY = 'fernway.saves'
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
