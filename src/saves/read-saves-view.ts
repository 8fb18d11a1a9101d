import type { Context } from 'hono'
import type { Outlines } from '#isomorphic/maps/outlines.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { drawStops, type StopsMapData } from '#src/maps/drawing/draw-stops.ts'
import { arrangeItems, stopPositions } from '#src/saves/rules/arrange-items.ts'
import type { ItemGroup, ListDisplay, SavedItemView, SavesView } from '#src/saves/rules/saves-view.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { readItems, type SavedItem } from '#src/saves/store/saves-store.ts'
import { createSavesContext, type SavesOptions } from './create-saves-context.ts'
import { findSavedPage, type SavedPage, toSavedPageView } from './saved-pages.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

export type ResolvedItem = SavedItem & { readonly page: SavedPage | null }

/** Resolves saved items to their current pages. */
export function resolveItems(
  c: Context<AppEnv>,
  { manifest }: Pick<SavesOptions, 'manifest'>,
  items: readonly SavedItem[],
): Promise<readonly ResolvedItem[]> {
  return Promise.all(
    items.map(async (item) => ({
      ...item,
      page: await findSavedPage(c.get('readShard'), manifest, item),
    })),
  )
}

export const toItemView = ({ page, ...item }: ResolvedItem, locale: Locale): SavedItemView => ({
  ...item,
  page: page && toSavedPageView(page, locale),
})

/** Draws the map of the displayed items; null when no item has a position or the outlines cannot be read. */
export async function readStopsMap(
  c: Context<AppEnv>,
  groups: readonly ItemGroup[],
  name: string,
): Promise<StopsMapData | null> {
  const stops = stopPositions(groups)
  if (stops.length === 0) return null
  const outlines = await c
    .get('readShard')<Outlines>('outlines')
    .catch((error: unknown) => {
      c.get('report')(error)
      return null
    })
  const { mapTitle } = pickWords(SAVES_WORDS, c.get('locale')).list
  return outlines && drawStops(outlines, stops, mapTitle(name))
}

/** Reads the view of one list; null when the visitor has no such list. */
export async function readSavesView(
  c: Context<AppEnv>,
  options: SavesOptions,
  listId: string,
  display: ListDisplay,
): Promise<Omit<SavesView, 'notice'> | null> {
  const saves = createSavesContext(c, options.nowMs)
  const [lists, items] = await Promise.all([readLists(saves), readItems(saves, listId)])
  const views = lists.map(({ shareToken, ...list }) => ({
    ...list,
    shareLink: shareToken === null ? null : `${c.get('config').siteOrigin}/lists/${shareToken}`,
  }))
  const current = views.find(({ id }) => id === listId)
  if (current === undefined) return null
  const itemViews = (await resolveItems(c, options, items)).map((item) => toItemView(item, c.get('locale')))
  const groups = arrangeItems(itemViews, display, c.get('locale'))
  return {
    lists: views,
    current,
    display,
    items: itemViews,
    groups,
    map: await readStopsMap(c, groups, current.name),
  }
}
