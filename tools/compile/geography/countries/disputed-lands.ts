import { readFileSync } from 'node:fs'
import type { Line } from '#isomorphic/maps/map-geometry.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import type { CountryCode } from './country-code.ts'

/**
 * Disputed land that Natural Earth draws as part of one country: of the one that controls it, or, for self-governing
 * land that most states do not recognise, of the one that claims it. A window of [longitude, latitude] corners cuts it
 * out of that country, and it is hatched on every map (D8.4; the selection: docs/adr/0030). Inner limits are drawn from
 * general knowledge and accurate to some 15 km; borders and coasts are Natural Earth's.
 */
export type DisputedWindow = {
  readonly name: string
  readonly drawnWith: CountryCode
  /** Countries whose maps include this land in their frame, and whose pages may name places in it. */
  readonly framedWith: readonly CountryCode[]
  readonly window: Line
}

export const DISPUTED_WINDOWS = JSON.parse(
  readFileSync(geodataFile('disputed-windows.json'), 'utf8'),
) as readonly DisputedWindow[]

/** Features of Natural Earth without ISO code that are disputed, and the countries whose maps show them. */
export const DISPUTED_FEATURES: readonly {
  readonly name: string
  readonly framedWith: readonly CountryCode[]
}[] = [
  { name: 'N. Cyprus', framedWith: ['CYP'] },
  { name: 'Cyprus U.N. Buffer Zone', framedWith: ['CYP'] },
  { name: 'Somaliland', framedWith: ['SOM'] },
  { name: 'Siachen Glacier', framedWith: [] },
]

/** Disputed on every map, including its own. */
export const DISPUTED_COUNTRIES: readonly CountryCode[] = ['ESH']

/** Disputed on every map except its own, where the fill only means "this page". */
export const DISPUTED_EXCEPT_ON_OWN_MAP: readonly CountryCode[] = ['UNK']
