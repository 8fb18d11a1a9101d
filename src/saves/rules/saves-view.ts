import type { SavedPageView } from '#src/saves/saved-page-types.ts'
import type { SaveKind } from './save-target.ts'
import type { SavesNotice } from './saves-notice.ts'

export type SavedItemView = {
  readonly kind: SaveKind
  readonly path: string
  readonly note: string
  /** Null when the page has left the guide. */
  readonly page: SavedPageView | null
}

export type SaveListView = {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Absolute address to hand on, or null when the list is not shared. */
  readonly shareLink: string | null
}

/** Everything the Saves page shows. */
export type SavesView = {
  readonly lists: readonly SaveListView[]
  readonly current: SaveListView
  readonly items: readonly SavedItemView[]
  readonly notice: SavesNotice | null
}

/** Address of a list's page, and with `.gpx`, `.kml` or `.json` of its files; its forms go there too. */
export const listPath = (id: string): string => `/profile/saves/${id}`
