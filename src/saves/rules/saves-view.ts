import type { StopsMapData } from '#src/maps/drawing/draw-stops.ts'
import type { SavedPageView } from '#src/saves/saved-page-view.ts'
import type { SaveKind } from './save-target.ts'
import type { SavesNotice } from './saves-notice.ts'

export type SavedItemView = {
  readonly kind: SaveKind
  readonly path: string
  readonly note: string
  /** Whether the note is visible to others on a shared list. */
  readonly showsNote: boolean
  /** Null when the page has left the guide. */
  readonly page: SavedPageView | null
}

/** An item in its displayed position. */
export type ShownItem = SavedItemView & {
  /** Its number on the map of the list; null without a position. */
  readonly stop: number | null
  /** Distance to the next stop, for example `about 40 km to Nara`; null for the last stop. */
  readonly distanceToNext: string | null
}

/** Items grouped by country; a single group without a name when the list is in its own order. */
export type ItemGroup = { readonly name: string | null; readonly items: readonly ShownItem[] }

export type SaveListView = {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Absolute URL for sharing, or null when the list is not shared. */
  readonly shareLink: string | null
  readonly usedAtS: number
}

/** Display options of a list. */
export type ListDisplay = {
  /** The search query; empty for all items. */
  readonly query: string
  readonly isByCountry: boolean
}

/** Everything that the Saves page shows. */
export type SavesView = {
  readonly lists: readonly SaveListView[]
  readonly current: SaveListView
  readonly display: ListDisplay
  /** All items of the list. */
  readonly items: readonly SavedItemView[]
  readonly groups: readonly ItemGroup[]
  readonly map: StopsMapData | null
  readonly notice: SavesNotice | null
}
