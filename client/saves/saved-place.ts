/** Where the browser keeps saves of visitors who are not signed in: a JSON array of paths, oldest first. */
export const DEVICE_SAVES_KEY = 'fernway.saves'
/** Pages that one list, and one device, holds. */
export const MAX_LIST_ITEMS = 200
export const SAVES_API = '/api/saves'
/** GET with `?path=`: where a page can be put; POST makes a list with a page on it. */
export const LISTS_API = '/api/saves/lists'
/** Takes the form of a save button when there is no script. */
export const SAVE_FORM_PATH = '/save'

/** The forms of save buttons. */
export const SAVE_FORM = 'form.save'

/** GET /api/saves: every path that is on any list of the visitor. */
export type SavedPathsAnswer = { readonly paths: readonly string[] }

/** GET /api/saves/lists: the list that was used last first. */
export type ListChoicesAnswer = {
  readonly lists: readonly {
    readonly id: string
    readonly name: string
    readonly count: number
    /** Whether the page is on it. */
    readonly has: boolean
  }[]
}
