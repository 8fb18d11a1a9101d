import type { DatedPlaceFacts, FestivalFact } from '#isomorphic/trips/notices/dated-place-facts.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { timeZoneOf } from '#src/catalogue/time-zone-of.ts'
import { plainTextOf } from './plain-text.ts'

/** The parts of a page that are read here; the compiler writes their markup (tools/compile/guide). */
type Page = Pick<DestinationRecord, 'path' | 'sections'>

const FESTIVAL_MONTH = /<div><dt>(.*?)<\/dt>(.*?)<\/div>/gs
const FESTIVAL = /<dd><b>(.*?)<\/b>(.*?)<\/dd>/gs
const HOLIDAY_ROW = /<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs
const YEAR = /<th scope="col">(20\d\d)<\/th>/g
const CELL = /<td>(.*?)<\/td>/gs
const DAY = /(\d{1,2})\s(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/g
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const CLOSING_LABELS = ['Museums close', 'Closing days']

const htmlOf = ({ sections }: Page, id: string): string =>
  sections.find((section) => section.id === id)?.html ?? ''
const padded = (number: number | string): string => String(number).padStart(2, '0')

function festivalsOf(page: Page): readonly FestivalFact[] {
  const names = monthNames(DEFAULT_LOCALE)
  return [...htmlOf(page, 'festivals').matchAll(FESTIVAL_MONTH)].flatMap(([, month = '', entries = '']) =>
    [...entries.matchAll(FESTIVAL)].map(([, name = '', text = '']) => ({
      month: names.indexOf(plainTextOf(month)) + 1,
      name: plainTextOf(name),
      text: plainTextOf(text),
      path: page.path,
    })),
  )
}

function holidaysOf(page: Page): Readonly<Record<string, string>> {
  const html = htmlOf(page, 'public-holidays')
  const years = [...html.matchAll(YEAR)].map(([, year = '']) => year)
  const holidays: Record<string, string> = {}
  for (const [, heading = '', cells = ''] of html.matchAll(HOLIDAY_ROW)) {
    const name = plainTextOf(heading.replace(/<small.*$/s, ''))
    for (const [index, [, cell = '']] of [...cells.matchAll(CELL)].entries())
      for (const [, day = '', month = ''] of cell.matchAll(DAY))
        holidays[`${years[index]}-${padded(MONTHS.indexOf(month) + 1)}-${padded(day)}`] = name
  }
  return holidays
}

function closingsOf(page: Page): DatedPlaceFacts['closings'] {
  const html = htmlOf(page, 'practical')
  return CLOSING_LABELS.flatMap((label) => {
    const entry = new RegExp(`<dt>${label}</dt><dd>(.*?)</dd>`, 's').exec(html)?.[1]
    return entry === undefined ? [] : [{ text: plainTextOf(entry), path: page.path }]
  })
}

/**
 * What the guide says about a place that concerns dates: its own words, else those of its country.
 * @param country the page of its country; the place itself for a country
 */
export function placeFactsOf(place: DestinationRecord, country: DestinationRecord): DatedPlaceFacts {
  const ownHolidays = holidaysOf(place)
  const hasOwnHolidays = Object.keys(ownHolidays).length > 0
  const ownClosings = closingsOf(place)
  const ownFestivals = festivalsOf(place)
  return {
    name: place.name,
    path: place.path,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: timeZoneOf(place),
    country: { name: country.name, path: country.path },
    season: place.season ?? country.season,
    festivals: ownFestivals.length > 0 ? ownFestivals : festivalsOf(country),
    holidays: hasOwnHolidays ? ownHolidays : holidaysOf(country),
    holidaysPath: hasOwnHolidays ? place.path : country.path,
    closings: ownClosings.length > 0 ? ownClosings : closingsOf(country),
    advisory: place.advisory ?? country.advisory,
  }
}
