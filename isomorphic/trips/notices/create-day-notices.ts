import { monthOf } from '#isomorphic/trips/add-days.ts'
import type { DayView, PlanView } from '#isomorphic/trips/plan-view.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { DatedPlaceFacts } from './dated-place-facts.ts'
import type { DayNotice } from './day-notice.ts'
import { daylightOf } from './daylight.ts'
import { isClosedOn, isFestivalOn } from './guide-days.ts'

/** The sentences of the notices, in one language. */
export type NoticeWords = {
  readonly season: (month: string, word: string, place: string) => string
  /** Words of seasons that deserve a line. */
  readonly seasons: Readonly<Record<string, string>>
  readonly holiday: (name: string, country: string) => string
  readonly festival: (month: string, name: string, text: string) => string
  readonly light: (rise: string, set: string) => string
  readonly dark: (rise: string, set: string) => string
  readonly entry: (country: string) => string
  readonly long: (hours: number) => string
}

type NoticeContext = { readonly words: NoticeWords; readonly locale: Locale }

const LONG_DAY_MINUTES = 12 * 60
const MAX_PLACES_PER_DAY = 3
const placeOf = (path: string): string => path.split('#')[0] ?? path

function timeIn(zone: string | null, ms: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone ?? 'UTC',
  })
  return format.format(ms)
}

/** Light of the day at a place whose clock is known; a warning when a stop begins after sunset. */
function lightNotice(
  day: DayView,
  date: string,
  place: DatedPlaceFacts,
  { words }: NoticeContext,
): DayNotice | null {
  const light = place.timeZone === null ? null : daylightOf(date, place)
  if (light === null) return null
  const [rise, set] = [timeIn(place.timeZone, light.riseMs), timeIn(place.timeZone, light.setMs)]
  // In a northern summer the sun sets after midnight, so that no stop of the day is after it.
  const isDark = set > rise && day.stops.some(({ from }) => from !== null && from > set)
  const text = isDark ? words.dark(rise, set) : words.light(rise, set)
  return { kind: 'daylight', text, href: `${place.path}#when-to-go`, linkText: place.name, isWarning: isDark }
}

function datedNotices(
  date: string,
  place: DatedPlaceFacts,
  isFirst: boolean,
  context: NoticeContext,
): readonly DayNotice[] {
  const { words, locale } = context
  const month = monthNames(locale)[monthOf(date) - 1] ?? ''
  const notices: DayNotice[] = []
  const add = (
    kind: DayNotice['kind'],
    text: string,
    href: string,
    linkText: string,
    others: Partial<Pick<DayNotice, 'isWarning' | 'english'>> = {},
  ): void => {
    notices.push({ kind, text, href, linkText, isWarning: false, ...others })
  }
  const season = words.seasons[place.season?.[monthOf(date) - 1] ?? '']
  if (isFirst && season !== undefined)
    add('season', words.season(month, season, place.name), `${place.path}#when-to-go`, place.name, {
      isWarning: true,
    })
  const holiday = place.holidays[date]
  if (holiday !== undefined)
    add(
      'holiday',
      words.holiday(holiday, place.country.name),
      `${place.holidaysPath}#public-holidays`,
      place.country.name,
      { isWarning: true },
    )
  for (const festival of place.festivals) {
    if (!isFestivalOn(festival, date, isFirst)) continue
    const { name, text, path, english = [] } = festival
    add('festival', words.festival(month, name, text), `${path}#festivals`, place.name, {
      english: english.map((field) => festival[field]),
    })
  }
  for (const closing of place.closings) {
    const { text, path, lang } = closing
    if (isClosedOn(closing, date))
      add('closed', text, `${path}#practical`, place.name, lang === undefined ? {} : { english: [text] })
  }
  return notices
}

/**
 * What to know about each day of a trip, by the ID of the day: each line links to the page it comes from. Without dates
 * only what follows from the plan itself is said. A day without a place of the guide is at that of the day before.
 */
export function createDayNotices(
  { days }: Pick<PlanView, 'days'>,
  places: ReadonlyMap<string, DatedPlaceFacts>,
  context: NoticeContext,
): Readonly<Record<string, readonly DayNotice[]>> {
  const seenSeasons = new Set<string>()
  const seenPlaces = new Set<string>()
  const seenCountries = new Set<string>()
  const byDay: Record<string, readonly DayNotice[]> = {}
  let current: readonly DatedPlaceFacts[] = []
  for (const day of days) {
    const paths = [...new Set(day.stops.flatMap(({ path }) => (path === null ? [] : [placeOf(path)])))]
    const here = paths.map((path) => places.get(path)).filter((place) => place !== undefined)
    if (here.length > 0) current = here.slice(0, MAX_PLACES_PER_DAY)
    const notices: DayNotice[] = []
    for (const place of current) {
      if (!seenCountries.has(place.country.path)) {
        const { name, path } = place.country
        notices.push({
          kind: 'entry',
          text: context.words.entry(name),
          href: `${path}#practical`,
          linkText: name,
          isWarning: false,
        })
        seenCountries.add(path)
      }
      if (place.advisory !== null && !seenPlaces.has(place.path))
        notices.push({
          kind: 'advisory',
          text: place.advisory,
          href: place.path,
          linkText: place.name,
          isWarning: true,
        })
      seenPlaces.add(place.path)
      if (day.date === null) continue
      const season = `${place.path} ${day.date.slice(0, 7)}`
      notices.push(...datedNotices(day.date, place, !seenSeasons.has(season), context))
      seenSeasons.add(season)
    }
    const [main] = current
    const light = day.date === null || main === undefined ? null : lightNotice(day, day.date, main, context)
    if (light !== null) notices.push(light)
    if (day.totalMinutes > LONG_DAY_MINUTES)
      notices.push({
        kind: 'long',
        text: context.words.long(Math.round(day.totalMinutes / 60)),
        href: null,
        linkText: '',
        isWarning: true,
      })
    byDay[day.id] = [...new Map(notices.map((notice) => [notice.text, notice])).values()]
  }
  return byDay
}
