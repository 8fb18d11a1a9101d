import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import type { PlacePractical } from './place-practical-schema.ts'
import { PRACTICAL_WORDS } from './words/practical-words.ts'

type Gateways = Pick<PlacePractical, 'airports' | 'approaches'>
type Airport = NonNullable<Gateways['airports']>[number]

const text = (tagName: string, value: string): Markup => hastElement(tagName, {}, [value])

function table(
  className: string,
  caption: string,
  columns: readonly string[],
  rows: readonly Markup[],
): Markup {
  const head = columns.map((label) => hastElement('th', { scope: 'col' }, [label]))
  return hastElement('table', { className: `ways ${className}` }, [
    text('caption', caption),
    hastElement('thead', {}, [hastElement('tr', {}, head)]),
    hastElement('tbody', {}, rows),
  ])
}

/** `Lisbon, Humberto Delgado`; the name alone when it contains that of the city. */
const airportName = ({ name, city }: Airport): string => (name.includes(city) ? name : `${city}, ${name}`)

/** Tables of the airports with the ways into town, and of the approaches over land and water. */
export function gatewayTables(
  placeName: string,
  { airports = [], approaches = [] }: Gateways,
  locale: Locale,
): readonly Markup[] {
  const words = pickWords(PRACTICAL_WORDS, locale)
  const airportRows = airports.map((airport) => {
    const ways = (airport.ways ?? []).map(({ by, line, minutes }) =>
      words.wayIntoTown(words.intoTown[by], line ?? null, minutes ?? null),
    )
    return hastElement('tr', {}, [
      hastElement('th', { scope: 'row' }, [airportName(airport)]),
      text('td', airport.code),
      text('td', ways.join('; ') || '–'),
    ])
  })
  // Without an operator of any way, a column of dashes would say nothing.
  const hasOperators = approaches.some(({ operator }) => operator !== undefined)
  const approachRows = approaches.map(({ by, from, to, operator }) =>
    hastElement('tr', {}, [
      hastElement('th', { scope: 'row' }, [words.approaches.fromTo(from, to)]),
      text('td', words.approaches.kinds[by]),
      ...(hasOperators ? [text('td', operator ?? '–')] : []),
    ]),
  )
  const { airports: a, approaches: b } = words
  return [
    ...(airportRows.length === 0
      ? []
      : [table('airports', a.caption(placeName), [a.column, a.code, a.ways], airportRows)]),
    ...(approachRows.length === 0
      ? []
      : [
          table(
            'approaches',
            b.caption(placeName),
            [b.column, b.by, ...(hasOperators ? [b.operator] : [])],
            approachRows,
          ),
        ]),
  ]
}
