import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import type { SavedItemView, SavesView } from '#src/saves/rules/saves-view.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { readItems, type SavedItem } from '#src/saves/store/saves-store.ts'
import { findSavedPage, type SavedPage, toSavedPageView } from './saved-pages.ts'
import { type SavesOptions, savesOf } from './saves-of.ts'

export type FoundItem = SavedItem & { readonly page: SavedPage | null }

/** Saved items with the pages that they are now. */
export function findSavedPages(
  c: Context<AppEnv>,
  { manifest }: SavesOptions,
  items: readonly SavedItem[],
): Promise<readonly FoundItem[]> {
  return Promise.all(
    items.map(async (item) => ({
      ...item,
      page: await findSavedPage(c.var.readShard, manifest, item),
    })),
  )
}

export const toItemView = ({ kind, path, note, page }: FoundItem): SavedItemView => ({
  kind,
  path,
  note,
  page: page && toSavedPageView(page),
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
  return { lists: views, current, items: (await findSavedPages(c, options, items)).map(toItemView) }
}
