import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MoonPhase } from 'astronomy-engine'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#src/platform/durations.ts'
import { realHolidayBook, realHolidays } from '#tools/compile/fixtures/holiday-sample.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { readPractical } from '#tools/compile/practical/read-practical.ts'
import { holidaySpans } from './holiday-rule.ts'
import { libraryHolidays, libraryStates } from './library-holidays.ts'

const BOOK = realHolidayBook()
const COUNTRIES = loadCountries()
const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content', 'destinations')
const INNER_PLACES = globSync('*/*/*.md', { cwd: CONTENT })
  .filter((file) => !/^draft: true$/m.test(readFileSync(join(CONTENT, file), 'utf8')))
  .map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^[^/]+\//, '')
      .replace(/\.md$/, ''),
  )
const YEARS = [2026, 2027, 2028]
const DEGREES_PER_LUNAR_DAY = 12
const MAX_SUBSTITUTE_DAYS = 7
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
/** Countries with a Muslim majority that have public holidays of their own. */
const MUSLIM_MAJORITY =
  `afghanistan albania algeria azerbaijan bahrain bangladesh brunei burkina-faso chad comoros
  djibouti egypt gambia guinea indonesia iran iraq jordan kazakhstan kosovo kuwait kyrgyzstan lebanon libya malaysia
  maldives mali mauritania morocco niger nigeria oman pakistan palestine qatar saudi-arabia senegal sierra-leone somalia
  sudan syria tajikistan tunisia turkiye turkmenistan united-arab-emirates uzbekistan yemen`.split(/\s+/)
/** Kazakhstan's law knows Kurban Ait alone. */
const FEASTS_BY_COUNTRY: Readonly<Record<string, readonly string[]>> = { kazakhstan: ['eid-al-adha'] }

describe('public holidays of all places', () => {
  it('name the state of every city and region of a country with states', () => {
    const cca2Of = new Map(COUNTRIES.map(({ slug, world }) => [slug, world.cca2]))
    const missing = INNER_PLACES.filter((path) => {
      const [slug = '', place = ''] = path.split('/')
      const hasStates = libraryStates(cca2Of.get(slug) ?? '').size > 0
      return hasStates && BOOK.countries.get(slug)?.places?.[place] === undefined
    })
    expect(missing).toEqual([])
  })

  it('rename every name of the library that is not English', () => {
    const foreign = COUNTRIES.flatMap(({ slug, world: { cca2 } }) => {
      const file = BOOK.countries.get(slug)
      if (file?.replaces === true) return []
      const places = [null, ...Object.values(file?.places ?? {})]
      return places.flatMap((place) => {
        const state = place?.state ?? null
        const changes = [file, state === null ? undefined : file?.states?.[state], place ?? undefined]
        const handled = new Set(
          changes.flatMap((one) => [...Object.keys(one?.rename ?? {}), ...(one?.remove ?? [])]),
        )
        const known = state !== null && libraryStates(cca2).has(state) ? state : null
        return libraryHolidays(cca2, known, 2027).filter(
          ({ isEnglish, name }) => !isEnglish && !handled.has(name),
        )
      })
    })
    expect(foreign).toEqual([])
  })

  it('have English names in Latin script, and local names with a valid language', () => {
    const paths = [
      ...COUNTRIES.map(({ slug }) => slug),
      ...[...BOOK.countries].flatMap(([slug, { places = {} }]) =>
        Object.keys(places).map((place) => `${slug}/${place}`),
      ),
    ]
    const all = paths.flatMap((path) => realHolidays(BOOK, path, 2027))
    expect(all.filter(({ name }) => !/^[\p{Script=Latin}\p{N}\p{P}\p{Zs}\p{Lm}]+$/u.test(name))).toEqual([])
    expect(all.filter(({ local }) => local !== null && local.text.trim() === '')).toEqual([])
    expect(all.length).toBeGreaterThan(2500)
  })

  it.each(Object.entries(BOOK.feasts).filter(([, { moonDay }]) => moonDay !== undefined))(
    'keep %s within two days of the computed moon, on another day each year',
    (id, { moonDay = 0 }) => {
      const dates = YEARS.flatMap((year) => holidaySpans(id, BOOK.feasts, year).map(({ first }) => first))
      expect(new Set(dates.map((date) => date.slice(5))).size).toBe(dates.length)
      for (const date of dates) {
        const lunarDay = MoonPhase(new Date(`${date}T06:00Z`)) / DEGREES_PER_LUNAR_DAY + 1
        const apart = Math.abs(((lunarDay - moonDay - 0.5 + 45) % 30) - 15)
        expect(apart, `${id} on ${date}`).toBeLessThanOrEqual(2)
      }
    },
  )

  it('replace a holiday of the weekend by a working day within a week', () => {
    const facts = readPractical(
      { contentDir: 'content' },
      () => true,
      () => undefined,
    )
    const wrong = COUNTRIES.flatMap(({ slug }) =>
      YEARS.flatMap((year) => {
        const days = [...realHolidays(BOOK, slug, year), ...realHolidays(BOOK, slug, year + 1)]
        const weekend = facts.countries.get(slug)?.week.weekend ?? []
        const isFree = (date: string): boolean =>
          weekend.includes(WEEKDAYS[new Date(date).getUTCDay()] ?? 'sunday')
        const isNear = (one: string, other: string): boolean =>
          Math.abs(Date.parse(one) - Date.parse(other)) <= MAX_SUBSTITUTE_DAYS * DAY_MS
        return realHolidays(BOOK, slug, year)
          .filter(({ first, last, isSubstitute }) => isSubstitute && first === last)
          .filter(({ first, name }) => {
            const replaced = days.find(
              (day) => day.name === name && day.last !== first && isNear(day.last, first),
            )
            return isFree(first) || replaced === undefined
          })
          .map(({ first, name }) => `${slug} ${first} ${name}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each(MUSLIM_MAJORITY)('have both Eids in %s, by the moon', (slug) => {
    for (const year of YEARS) {
      const days = realHolidays(BOOK, slug, year)
      if (days.length === 0) continue
      for (const feast of FEASTS_BY_COUNTRY[slug] ?? ['eid-al-fitr', 'eid-al-adha']) {
        const [span] = holidaySpans(feast, BOOK.feasts, year)
        const from = Date.parse(span?.first ?? '') - DAY_MS
        const found = days.some(
          ({ first, last, isByMoon }) =>
            isByMoon && Date.parse(last) >= from && Date.parse(first) <= from + 2 * DAY_MS,
        )
        expect(found, `${slug} ${feast} ${year}`).toBe(true)
      }
    }
  })
})
