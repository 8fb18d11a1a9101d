import { foldText } from '#isomorphic/search/fold-text.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { distanceText } from '#src/maps/distance-text.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { SAVES_WORDS } from '#src/saves/words/saves-words.ts'
import type { ItemGroup, ListDisplay, SavedItemView, ShownItem } from './saves-view.ts'

const MAX_QUERY_LENGTH = 100

/** Parses the display options of a list from the query string; ignores invalid values. */
export const parseListDisplay = (query: Readonly<Record<string, string>>): ListDisplay => ({
  query: (query['q'] ?? '').toWellFormed().trim().slice(0, MAX_QUERY_LENGTH),
  isByCountry: query['by'] === 'country',
})

const searchableText = ({ note, page }: SavedItemView): string =>
  ` ${foldText([page?.name, page?.meta, page?.country, note].join(' '))}`

/** Whether every word of the query is the prefix of a word in the name, the country or the note. */
function matchesQuery(item: SavedItemView, query: string): boolean {
  const text = searchableText(item)
  return foldText(query)
    .split(' ')
    .every((word) => text.includes(` ${word}`))
}

/** Countries by name, then stories, then pages that have left the guide. */
function groupByCountry(
  items: readonly SavedItemView[],
  locale: Locale,
): readonly (readonly [string, readonly SavedItemView[]])[] {
  const { storiesGroup, removedGroup } = pickWords(SAVES_WORDS, locale).list
  const groupNameOf = ({ kind, page }: SavedItemView): string =>
    page === null ? removedGroup : kind === 'story' ? storiesGroup : (page.country ?? removedGroup)
  const last = [storiesGroup, removedGroup]
  return [...Map.groupBy(items, groupNameOf)].sort(
    ([a], [b]) => last.indexOf(a) - last.indexOf(b) || a.localeCompare(b, locale),
  )
}

const positionOf = (item: SavedItemView | undefined) => item?.page?.at ?? null

function toShownItems(
  items: readonly SavedItemView[],
  firstStop: number,
  locale: Locale,
): readonly ShownItem[] {
  const { distanceTo } = pickWords(SAVES_WORDS, locale).list
  let stop = firstStop
  return items.map((item, index) => {
    const position = positionOf(item)
    const next = items.slice(index + 1).find((other) => positionOf(other) !== null)
    const nextPosition = positionOf(next)
    return {
      ...item,
      stop: position === null ? null : stop++,
      distanceToNext:
        position === null || nextPosition === null
          ? null
          : distanceTo(distanceText(distanceKm(position, nextPosition), locale), next?.page?.name ?? ''),
    }
  })
}

/** Filters and groups the items of a list for display; stops are numbered across groups. */
export function arrangeItems(
  items: readonly SavedItemView[],
  { query, isByCountry }: ListDisplay,
  locale: Locale,
): readonly ItemGroup[] {
  const matching = query === '' ? items : items.filter((item) => matchesQuery(item, query))
  if (!isByCountry)
    return matching.length === 0 ? [] : [{ name: null, items: toShownItems(matching, 1, locale) }]
  let stop = 1
  return groupByCountry(matching, locale).map(([name, members]) => {
    const shown = toShownItems(members, stop, locale)
    stop += shown.filter((item) => item.stop !== null).length
    return { name, items: shown }
  })
}

/** The positions of the stops, in the order of their numbers. */
export const stopPositions = (groups: readonly ItemGroup[]) =>
  groups.flatMap(({ items }) =>
    items.flatMap(({ stop, page }) => (stop === null || page?.at == null ? [] : [page.at])),
  )
