/** Where the browser keeps saves of visitors who are not signed in: a JSON array of paths, oldest first. */
export const DEVICE_SAVES_KEY = 'fernway.saves'
/** Pages that one list, and one device, holds. */
export const MAX_LIST_ITEMS = 200
/** Takes the form of a save button when there is no script. */
export const SAVE_FORM_PATH = '/save'

/** The forms of save buttons. */
export const SAVE_FORM_SELECTOR = 'form.save'
