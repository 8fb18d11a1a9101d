import type { Context } from 'hono'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { findPlace, toPlaceSummary } from '#src/catalogue/saved-places.ts'
import type { AppEnv } from '#src/env.ts'
import type { SavedItemView, SavesView } from '#src/pages/saves-view.ts'
import { readLists } from '#src/services/save-lists.ts'
import { readItems, type SavedItem } from '#src/services/saves.ts'
import { type SavesOptions, savesOf } from './saves-of.ts'

export type FoundItem = SavedItem & { readonly place: DestinationRecord | null }

/** Saved items with the places that they are now. */
export function findSavedPlaces(
  c: Context<AppEnv>,
  { manifest }: SavesOptions,
  items: readonly SavedItem[],
): Promise<readonly FoundItem[]> {
  return Promise.all(
    items.map(async (item) => ({
      ...item,
      place: await findPlace(c.var.readShard, manifest.shardCount, item.path),
    })),
  )
}

export const toItemView = ({ path, note, place }: FoundItem): SavedItemView => ({
  path,
  note,
  place: place && toPlaceSummary(place),
})

/** What the Saves page shows of one list; null when the visitor has no such list. */
export async function readSavesView(
  c: Context<AppEnv>,
  options: SavesOptions,
  listId: string,
): Promise<Omit<SavesView, 'notice'> | null> {
  const saves = savesOf(c, options.nowMs)
  const [lists, items] = await Promise.all([readLists(saves), readItems(saves, listId)])
  const views = lists.map(({ shareToken, ...list }) => ({
    ...list,
    shareLink: shareToken === null ? null : `${c.var.config.siteOrigin}/lists/${shareToken}`,
  }))
  const current = views.find(({ id }) => id === listId)
  if (current === undefined) return null
  return { lists: views, current, items: (await findSavedPlaces(c, options, items)).map(toItemView) }
}
