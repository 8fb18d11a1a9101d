import type { SavedItemView } from './saves-view.ts'

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** How many places and stories there are, in words; empty for none. */
export function countSaved(items: readonly Pick<SavedItemView, 'kind'>[]): string {
  const stories = items.filter(({ kind }) => kind === 'story').length
  return [
    ...counted(items.length - stories, 'place', 'places'),
    ...counted(stories, 'story', 'stories'),
  ].join(' and ')
}
