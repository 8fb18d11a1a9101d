import { MAIN_LIST } from './list-action.ts'

/** What decides which list was used last. */
type ListUse = {
  readonly id: string
  readonly createdAtS: number
  /** When an item was added; null for never. */
  readonly usedAtS: number | null
  readonly isEmpty: boolean
}

/**
 * When a list was used: a page was added, or the list was created. The main list is created together with the first save,
 * on any list, so that its creation is no use of it.
 */
export const lastUseS = ({ id, createdAtS, usedAtS, isEmpty }: ListUse): number =>
  usedAtS ?? (id === MAIN_LIST && isEmpty ? 0 : createdAtS)

/**
 * The most recently used list first; of lists used within the same second, the one created later, and the main list last.
 */
export const byRecentUse = (one: ListUse, other: ListUse): number =>
  lastUseS(other) - lastUseS(one) || other.createdAtS - one.createdAtS || (one.id < other.id ? -1 : 1)
