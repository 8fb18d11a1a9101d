import type { Fact } from '#src/catalogue/catalogue-types.ts'
import { drivingSideText } from '#tools/compile/geography/countries/driving-side.ts'
import { plugTypesText } from '#tools/compile/geography/countries/plug-types.ts'
import { hasSeveralZones, offsetsText, timeZoneAt } from '#tools/compile/geography/countries/time-zones.ts'
import type { Place } from './place.ts'

const factOf = (label: string, value: string | null): readonly Fact[] =>
  value === null ? [] : [{ label, value }]

type Point = Capital['point']

function zoneFact(cca2: string, point: Point, where: string): readonly Fact[] {
  const timeZone = timeZoneAt(cca2, point)
  return timeZone === null
    ? []
    : [{ label: 'Time zone', value: `${offsetsText(timeZone)}${where}`, timeZone }]
}

/**
 * A country with several zones lists that of its capital; Antarctica has none, because each station chooses its own.
 */
function timeFact(place: Place, capital: Capital | null): readonly Fact[] {
  const { cca2 } = place.country.world
  if (place.kind !== 'country' || !hasSeveralZones(cca2)) return zoneFact(cca2, place, '')
  return capital === null ? [] : zoneFact(cca2, capital.point, ` in ${capital.name}; several zones`)
}

export type Capital = {
  readonly name: string
  readonly point: { readonly latitude: number; readonly longitude: number }
}

/** Time zone, driving side and plug types. */
export function travelFacts(place: Place, capital: Capital | null): readonly Fact[] {
  const { code } = place.country
  return [
    ...timeFact(place, capital),
    ...factOf('Driving', drivingSideText(code)),
    ...factOf('Sockets', plugTypesText(code)),
  ]
}
