import type { StopsMapData } from '#src/maps/drawing/draw-stops.ts'
import type { SavedPageView } from '#src/saves/saved-page-view.ts'
import type { SaveKind } from './save-target.ts'
import type { SavesNotice } from './saves-notice.ts'

export type SavedItemView = {
  readonly kind: SaveKind
  readonly path: string
  readonly note: string
  /** Whether those who read the shared list may read the note. */
  readonly showsNote: boolean
  /** Null when the page has left the guide. */
  readonly page: SavedPageView | null
}

/** An item where it stands on the page. */
export type ShownItem = SavedItemView & {
  /** Its number on the map of the list; null for what is nowhere on Earth. */
  readonly stop: number | null
  /** How far it is to the next stop, for example `about 40 km to Nara`; null for the last. */
  readonly distanceToNext: string | null
}

/** Items that stand together, under the country that they are in; one group without a name in the list's own order. */
export type ItemGroup = { readonly name: string | null; readonly items: readonly ShownItem[] }

export type SaveListView = {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Absolute address to hand on, or null when the list is not shared. */
  readonly shareLink: string | null
  readonly usedAtS: number
}

/** How a list is looked at. */
export type ListDisplay = {
  /** What is looked for in it; empty for everything. */
  readonly query: string
  readonly isByCountry: boolean
}

/** Everything the Saves page shows. */
export type SavesView = {
  readonly lists: readonly SaveListView[]
  readonly current: SaveListView
  readonly display: ListDisplay
  /** All that is on the list. */
  readonly items: readonly SavedItemView[]
  readonly groups: readonly ItemGroup[]
  readonly map: StopsMapData | null
  readonly notice: SavesNotice | null
}
