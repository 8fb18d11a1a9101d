import type { SeasonWord } from '#src/catalogue/catalogue-types.ts'
import { MONTH_NAMES } from '#src/catalogue/month-spans.ts'
import { element, type Markup } from '#tools/compile/guide/element.ts'
import type { Weather } from '#tools/compile/text/content-schemas.ts'
import { WARMTH_WORDS } from '#tools/compile/text/content-words.ts'
import type { Festival } from '#tools/compile/text/guide-schemas.ts'
import { daylightText, halfHours } from './daylight-text.ts'
import type { MonthCrowds } from './month-crowds.ts'

export type PlaceYear = {
  readonly name: string
  /** What the sun is reckoned for, for example `Kyoto` or `the middle of the region`. */
  readonly where: string
  /** Twelve of each, January first. */
  readonly season: readonly SeasonWord[]
  readonly weather: Weather | null
  /** Hours from sunrise to sunset; 24 where the sun does not set, 0 where it does not rise. */
  readonly daylight: readonly number[]
  readonly crowds: readonly MonthCrowds[]
  readonly festivals: readonly Pick<Festival, 'month' | 'name'>[]
}

const HOURS_IN_DAY = 24
const NOON = 12

const WARMTH_KEY =
  'Afternoons: freezing is below 0 °C, cold to 9, cool to 16, mild to 22, warm to 29, hot to 35, scorching above.'
const RAIN_KEY = 'Rain: dry is few wet days or none, showers some, wet many.'

const text = (tagName: string, value: string): Markup => element(tagName, {}, [value])
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The day as a bar on its 24 hours, noon in the middle. */
function daylightCell(hours: number): Markup {
  const start = Math.round((NOON - hours / 2) * 10) / 10
  const bar = element('path', { d: `M${start} 0h${hours}v1h-${hours}z` }, [])
  const words = hours >= HOURS_IN_DAY ? 'no night' : hours <= 0 ? 'no sun' : `${halfHours(hours)}\u{a0}h`
  return element('td', { className: 'light' }, [
    element('svg', { viewBox: '0 0 24 1', preserveAspectRatio: 'none', ariaHidden: 'true' }, [bar]),
    words,
  ])
}

/** Below freezing what falls is snow. */
function weatherCells({ warmth, rain }: Weather, month: number): readonly Markup[] {
  const [warm = 'mild', wet = 'dry'] = [warmth[month], rain[month]]
  const falling = warm === 'freezing' && wet !== 'dry' ? 'snow' : wet
  return [
    element('td', { className: `warmth w${WARMTH_WORDS.indexOf(warm) + 1}` }, [warm]),
    element('td', { className: `rain ${falling}` }, [falling]),
  ]
}

function eventCell(festivals: readonly string[], { holidays, busy }: MonthCrowds): Markup {
  const line = (className: string, words: string): Markup | null =>
    words === '' ? null : element('span', { className }, [words])
  return element('td', { className: 'events' }, [
    line('feast', festivals.join(', ')),
    line('off', holidays === '' ? '' : `Public holidays ${holidays}`),
    line('busy', busy),
  ])
}

function monthRow(year: PlaceYear, month: number): Markup {
  const { season, weather, daylight, crowds, festivals } = year
  const name = MONTH_NAMES[month] ?? ''
  const verdict = season[month] ?? 'fair'
  const feasts = festivals.filter((feast) => feast.month === month + 1).map((feast) => feast.name)
  return element('tr', { className: verdict }, [
    element('th', { scope: 'row' }, [name.slice(0, 3), name.length > 3 ? text('span', name.slice(3)) : null]),
    text('td', capital(verdict)),
    ...(weather === null ? [] : weatherCells(weather, month)),
    daylightCell(daylight[month] ?? 0),
    eventCell(feasts, crowds[month] ?? { holidays: '', busy: '' }),
  ])
}

function keyLine({ where, weather, daylight }: PlaceYear): Markup {
  const at = weather?.at ?? where
  const words = weather === null ? [] : [`The words are the editors’, for ${at}.`, WARMTH_KEY, RAIN_KEY]
  const sentences = [...words, `Daylight in ${where}: ${daylightText(daylight)}.`]
  return element('p', { className: 'meta year-key' }, [
    sentences.join(' '),
    element('span', { className: 'year-marks', ariaHidden: 'true' }, [' ◆ feast, ▲ crowds.']),
  ])
}

/** The year of a place as a table, a row a month: what the editors think of it, weather, daylight, feasts and crowds. */
export function yearCalendar(year: PlaceYear): readonly Markup[] {
  const columns = [
    'Month',
    'To go',
    ...(year.weather === null ? [] : ['Afternoons', 'Rain']),
    'Daylight',
    'Feasts and crowds',
  ]
  return [
    element('div', { className: 'year-scroll' }, [
      element('table', { className: 'year' }, [
        text('caption', `The year in ${year.name}`),
        element('thead', {}, [
          element(
            'tr',
            {},
            columns.map((label) => element('th', { scope: 'col' }, [label])),
          ),
        ]),
        element(
          'tbody',
          {},
          MONTH_NAMES.map((_, month) => monthRow(year, month)),
        ),
      ]),
    ]),
    keyLine(year),
  ]
}
