import type { Fact } from '#src/catalogue/catalogue-types.ts'
import { drivingSideText } from '#tools/geodata/driving-side.ts'
import { plugTypesText } from '#tools/geodata/plug-types.ts'
import { hasSeveralZones, offsetsText, timeZoneAt } from '#tools/geodata/time-zones.ts'
import type { Place } from './place.ts'

const factOf = (label: string, value: string | null): readonly Fact[] =>
  value === null ? [] : [{ label, value }]

/** Where there is no capital to set the watch by, the part that visitors see. */
const VISITED_PARTS: ReadonlyMap<string, string> = new Map([['AQ', 'on the Antarctic Peninsula']])

/** A country with several zones names that of its capital, or of its middle. */
function timeFact({ kind, country, latitude, longitude }: Place, capital: Capital | null): readonly Fact[] {
  const { cca2 } = country.world
  const isWhole = kind === 'country' && hasSeveralZones(cca2)
  const point = isWhole && capital !== null ? capital.point : { latitude, longitude }
  const timeZone = timeZoneAt(cca2, point)
  if (timeZone === null) return []
  const visited = kind === 'country' ? VISITED_PARTS.get(cca2) : undefined
  const part = isWhole && capital !== null ? `in ${capital.name}` : visited
  const where = part === undefined ? '' : ` ${part}; several zones`
  return [{ label: 'Time zone', value: `${offsetsText(timeZone)}${where}`, timeZone }]
}

export type Capital = {
  readonly name: string
  readonly point: { readonly latitude: number; readonly longitude: number }
}

/** What a traveller sets a watch by, drives on and plugs in. */
export function travelFacts(place: Place, capital: Capital | null): readonly Fact[] {
  const { code } = place.country
  return [
    ...timeFact(place, capital),
    ...factOf('Driving', drivingSideText(code)),
    ...factOf('Sockets', plugTypesText(code)),
  ]
}
