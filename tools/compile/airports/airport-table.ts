import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { distanceText } from '#src/maps/distance-text.ts'
import { factTable, sourceLine, textElement } from '#tools/compile/text/fact-table.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import type { NearbyAirport } from './airports.ts'

/**
 * Airports that serve a place, with code and distance. @param from name of the point from which distances are measured
 */
export function airportTable(airports: readonly NearbyAirport[], from: string): readonly Markup[] {
  const rows = airports.map(({ airport: { code, name, town }, km }) =>
    hastElement('tr', {}, [
      hastElement('th', { scope: 'row' }, [name.includes(town) ? name : `${name}, ${town}`]),
      textElement('td', code),
      textElement('td', distanceText(km, DEFAULT_LOCALE)),
    ]),
  )
  return [
    factTable(
      {
        className: 'airports',
        caption: 'Nearest airports',
        columns: ['Nearest airports with scheduled flights', 'Code', `From ${from}`],
      },
      rows,
    ),
    sourceLine('Distances are straight lines; who flies where changes with the timetable.'),
  ]
}
