import { readFileSync } from 'node:fs'
import type { Line } from '#src/maps/lines/map-geometry.ts'
import type { CountryCode } from './country-code.ts'

/**
 * Land whose status is disputed and that Natural Earth draws with one country: with the one that holds it, or, where it
 * governs itself and most states do not recognise it, with the one that claims it. It is cut out of that country with a
 * window of [longitude, latitude] corners and hatched on every map (D8.4; which lands, and which not: docs/adr/0030).
 * Inner limits are drawn from general knowledge and are good to some 15 km; borders and coasts are Natural Earth's.
 */
export type DisputedWindow = {
  readonly name: string
  readonly drawnWith: CountryCode
  /** Countries whose map is framed so that this land is in view, and whose pages may name places in it. */
  readonly framedWith: readonly CountryCode[]
  readonly window: Line
}

export const DISPUTED_WINDOWS = JSON.parse(
  readFileSync(new URL('../disputed-windows.json', import.meta.url), 'utf8'),
) as readonly DisputedWindow[]

/** Features of Natural Earth without an ISO code that are disputed land, and whose map shows them. */
export const DISPUTED_FEATURES: readonly {
  readonly name: string
  readonly framedWith: readonly CountryCode[]
}[] = [
  { name: 'N. Cyprus', framedWith: ['CYP'] },
  { name: 'Cyprus U.N. Buffer Zone', framedWith: ['CYP'] },
  { name: 'Somaliland', framedWith: ['SOM'] },
  { name: 'Siachen Glacier', framedWith: [] },
]

/** Disputed on every map, its own included. */
export const DISPUTED_COUNTRIES: readonly CountryCode[] = ['ESH']

/** Disputed on every map but its own, where the fill says no more than "this page". */
export const DISPUTED_EXCEPT_ON_OWN_MAP: readonly CountryCode[] = ['UNK']
