import { LONDON_PLATES } from './cities/london-plates.ts'
import { PARIS_PLATES } from './cities/paris-plates.ts'
import { ROME_PLATES } from './cities/rome-plates.ts'
import type { Plate } from './plate.ts'

const LISTS: readonly Readonly<Record<string, Plate>>[] = [LONDON_PLATES, PARIS_PLATES, ROME_PLATES]

/** `italy/rome#pantheon` to `rome-pantheon`, the name in the address of a plate. */
export const plateNameOf = (sight: string): string =>
  sight.slice(sight.lastIndexOf('/') + 1).replace('#', '-')

/** All plates by name. */
export const PLATES: ReadonlyMap<string, Plate> = new Map(
  LISTS.flatMap((list) => Object.values(list)).map((plate) => [plateNameOf(plate.sight), plate]),
)
