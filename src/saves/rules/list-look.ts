import { foldText } from '#client/search/matching/fold-text.ts'
import { distanceText } from '#src/maps/drawing/distance-text.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { ItemGroup, ListLook, SavedItemView, ShownItem } from './saves-view.ts'

const MOST_LETTERS = 100
const STORIES = 'Stories'
const GONE = 'No longer in the guide'

/** Reads how a list is looked at from its address; whatever makes no sense is as if it were not there. */
export const parseListLook = (query: Readonly<Record<string, string>>): ListLook => ({
  query: (query['q'] ?? '').toWellFormed().trim().slice(0, MOST_LETTERS),
  isByCountry: query['by'] === 'country',
})

const wordsOf = ({ note, page }: SavedItemView): string =>
  ` ${foldText([page?.name, page?.meta, page?.country, note].join(' '))}`

/** Every word that is looked for begins some word of the page's name, its country or the note. */
function isFound(item: SavedItemView, query: string): boolean {
  const text = wordsOf(item)
  return foldText(query)
    .split(' ')
    .every((word) => text.includes(` ${word}`))
}

const countryOf = ({ kind, page }: SavedItemView): string =>
  page === null ? GONE : kind === 'story' ? STORIES : (page.country ?? GONE)

/** Countries by name, then stories, then what has left the guide. */
function byCountry(
  items: readonly SavedItemView[],
): readonly (readonly [string, readonly SavedItemView[]])[] {
  const last = [STORIES, GONE]
  return [...Map.groupBy(items, countryOf)].sort(
    ([a], [b]) => last.indexOf(a) - last.indexOf(b) || a.localeCompare(b, 'en'),
  )
}

const positionOf = (item: SavedItemView | undefined) => item?.page?.at ?? null

function toShown(items: readonly SavedItemView[], firstStop: number): readonly ShownItem[] {
  let stop = firstStop
  return items.map((item, index) => {
    const at = positionOf(item)
    const next = items.slice(index + 1).find((other) => positionOf(other) !== null)
    const onward = positionOf(next)
    return {
      ...item,
      stop: at === null ? null : stop++,
      onward:
        at === null || onward === null
          ? null
          : `${distanceText(distanceKm(at, onward))} to ${next?.page?.name ?? ''}`,
    }
  })
}

/** What of a list is shown, in which order: stops are numbered through all groups. */
export function arrangeItems(
  items: readonly SavedItemView[],
  { query, isByCountry }: ListLook,
): readonly ItemGroup[] {
  const found = query === '' ? items : items.filter((item) => isFound(item, query))
  if (!isByCountry) return found.length === 0 ? [] : [{ name: null, items: toShown(found, 1) }]
  let stop = 1
  return byCountry(found).map(([name, inside]) => {
    const shown = toShown(inside, stop)
    stop += shown.filter((item) => item.stop !== null).length
    return { name, items: shown }
  })
}

/** Where the stops are, in the order of their numbers. */
export const stopsOf = (groups: readonly ItemGroup[]) =>
  groups.flatMap(({ items }) =>
    items.flatMap(({ stop, page }) => (stop === null || page?.at == null ? [] : [page.at])),
  )
