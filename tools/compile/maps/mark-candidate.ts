import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { MapMark } from '#src/catalogue/catalogue-types.ts'
import { isCentredName } from '#src/maps/labels/mark-boxes.ts'

/** A requested mark in pixels of the map; earlier ones in a list take precedence. */
export type MarkCandidate = Pick<
  MapMark,
  'x' | 'y' | 'label' | 'role' | 'anchor' | 'away' | 'distance' | 'local' | 'sign'
> & {
  /** Further positions for the name of an area, the best first. */
  readonly positions?: readonly MapPoint[]
  /** The number that a name belongs to: it is placed beside it, wherever the number has moved. */
  readonly of?: string
  /** The line that the name follows. */
  readonly line?: PixelLine
  /** A shorter label, used where the full one has no space. */
  readonly shorter?: string
}

export const isArea = ({ role }: MarkCandidate): boolean => role === 'water' || role === 'land'
export const isNumber = ({ role }: MarkCandidate): boolean => role === 'sight'
export const isDistance = ({ role, label }: MarkCandidate): boolean => role === 'name' && / km$/.test(label)

/** The subject of the page, and numbers, which the list beside the map refers to. */
export const isRequired = (wish: MarkCandidate): boolean => wish.role === 'here' || isNumber(wish)

/** Whether a mark has a dot or a symbol that no other label may cover. */
export const hasDot = (wish: MarkCandidate): boolean =>
  !isCentredName(wish) && wish.line === undefined && wish.role !== 'bridge' && wish.role !== 'name'
