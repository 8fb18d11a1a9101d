import type { SavedItemView } from './saves-view.ts'

const KINDS = [
  ['place', 'place', 'places'],
  ['sight', 'sight', 'sights'],
  ['story', 'story', 'stories'],
] as const
const LIST = new Intl.ListFormat('en-GB')

/** Counts places, sights and stories in words; an empty string for none. */
export function countSaved(items: readonly Pick<SavedItemView, 'kind'>[]): string {
  const counted = KINDS.flatMap(([kind, one, many]) => {
    const count = items.filter((item) => item.kind === kind).length
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
  return LIST.format(counted)
}
