import { wherePath } from '#isomorphic/where/where-paths.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { SeasonWord } from '#src/catalogue/catalogue-types.ts'
import { WARMTH_WORDS } from '#tools/compile/text/content-words.ts'
import { type Festival, monthsOfFeast } from '#tools/compile/text/guide-schemas.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import type { Weather } from '#tools/compile/text/weather-schemas.ts'
import type { CrowdLevel } from './crowd-levels.ts'
import { daylightText, halfHours } from './daylight-text.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)

export type CalendarData = {
  readonly name: string
  /** The place whose daylight is shown, for example `Kyoto` or `the middle of the region`. */
  readonly where: string
  /** Twelve each, January first. */
  readonly season: readonly SeasonWord[]
  readonly weather: Weather | null
  /** Hours from sunrise to sunset; 24 where the sun does not set, 0 where it does not rise. */
  readonly daylight: readonly number[]
  readonly crowds: readonly CrowdLevel[]
  readonly festivals: readonly Pick<Festival, 'month' | 'alsoIn' | 'name'>[]
}

const HOURS_IN_DAY = 24
const NOON = 12

const WARMTH_LEGEND =
  'Afternoons: freezing is below 0 °C, cold to 9, cool to 16, mild to 22, warm to 29, hot to 35, scorching above.'
const RAIN_LEGEND =
  'Rain, in an ordinary month: dry is up to about 50 mm on few days, showers up to about 150 mm, wet more or on most days.'

const text = (tagName: string, value: string): Markup => hastElement(tagName, {}, [value])
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The day as a bar on a scale of 24 hours, noon in the middle. */
function daylightCell(hours: number): Markup {
  const start = Math.round((NOON - hours / 2) * 10) / 10
  const bar = hastElement('path', { d: `M${start} 0h${hours}v1h-${hours}z` }, [])
  const words = hours >= HOURS_IN_DAY ? 'no night' : hours <= 0 ? 'no sun' : `${halfHours(hours)}\u{a0}h`
  return hastElement('td', { className: 'light' }, [
    hastElement('svg', { viewBox: '0 0 24 1', preserveAspectRatio: 'none', ariaHidden: 'true' }, [bar]),
    words,
  ])
}

/** Below freezing, precipitation is snow. */
function weatherCells({ warmth, rain }: Weather, month: number): readonly Markup[] {
  const [warm = 'mild', wet = 'dry'] = [warmth[month], rain[month]]
  const falling = warm === 'freezing' && wet !== 'dry' ? 'snow' : wet
  return [
    hastElement('td', { className: `warmth w${WARMTH_WORDS.indexOf(warm) + 1}` }, [warm]),
    hastElement('td', { className: `rain ${falling}` }, [falling]),
  ]
}

const ORDINALS = new Intl.PluralRules(DEFAULT_LOCALE, { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** Days of a month as ordinals, so that `2 in 2026` is no number of holidays. */
const withOrdinals = (days: string): string =>
  days.replace(/\b\d{1,2}\b/g, (day) => `${day}${ENDINGS[ORDINALS.select(Number(day))] ?? 'th'}`)

/** One day in every year that is named: `1` or `13 in 2026, 11 in 2027`. */
const ONE_DAY = /^\d{1,2}(?: in \d{4}, \d{1,2})*(?: in \d{4})?$/

const holidayLine = (days: string): string =>
  `${ONE_DAY.test(days) ? 'Public holiday' : 'Public holidays'}: ${withOrdinals(days)}`

const COMMA = ', '

/** Names with commas themselves, `Carnival, Mindelo`, are separated by semicolons. */
const listOfFeasts = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(COMMA)) ? '; ' : COMMA)

function eventCell(festivals: readonly string[], { holidays, peaks }: CrowdLevel): Markup {
  const line = (className: string, words: string): Markup | null =>
    words === '' ? null : hastElement('span', { className }, [words])
  return hastElement('td', { className: 'events' }, [
    line('feast', listOfFeasts(festivals)),
    line('off', holidays === '' ? '' : holidayLine(holidays)),
    line('busy', peaks),
  ])
}

function monthRow(year: CalendarData, month: number): Markup {
  const { season, weather, daylight, crowds, festivals } = year
  const name = MONTH_NAMES[month] ?? ''
  const verdict = season[month] ?? 'fair'
  const feasts = festivals
    .filter((feast) => monthsOfFeast(feast).includes(month + 1))
    .map((feast) => feast.name)
  return hastElement('tr', { className: verdict }, [
    hastElement('th', { scope: 'row' }, [
      hastElement('a', { href: wherePath({ month, interests: [] }) }, [
        name.slice(0, 3),
        // Also of `May`, which has no other letters: it tells translations that this is the short name of a month.
        text('span', name.slice(3)),
      ]),
    ]),
    text('td', capital(verdict)),
    ...(weather === null ? [] : weatherCells(weather, month)),
    daylightCell(daylight[month] ?? 0),
    eventCell(feasts, crowds[month] ?? { holidays: '', peaks: '' }),
  ])
}

function legendLine({ where, weather, daylight }: CalendarData): Markup {
  const at = weather?.at ?? where
  const words = weather === null ? [] : [`The words are the editors’, for ${at}.`, WARMTH_LEGEND, RAIN_LEGEND]
  const sentences = [...words, `Daylight in ${where}: ${daylightText(daylight)}.`]
  return hastElement('p', { className: 'meta year-key' }, [
    sentences.join(' '),
    hastElement('span', { className: 'year-marks', ariaHidden: 'true' }, [' ◆ feast, ▲ crowds.']),
  ])
}

/**
 * The year of a place as a table with one row per month, which links to the places in season then: the editors' verdict, weather, daylight, festivals and crowds.
 */
export function yearCalendar(year: CalendarData): readonly Markup[] {
  const columns = [
    'Month',
    'To go',
    ...(year.weather === null ? [] : ['Afternoons', 'Rain']),
    'Daylight',
    'Feasts and crowds',
  ]
  return [
    hastElement('div', { className: 'year-scroll' }, [
      hastElement('table', { className: 'year' }, [
        text('caption', `The year in ${year.name}`),
        hastElement('thead', {}, [
          hastElement(
            'tr',
            {},
            columns.map((label) => hastElement('th', { scope: 'col' }, [label])),
          ),
        ]),
        hastElement(
          'tbody',
          {},
          MONTH_NAMES.map((_, month) => monthRow(year, month)),
        ),
      ]),
    ]),
    legendLine(year),
  ]
}
