import { landscapeOf } from '#isomorphic/where/climates.ts'
import type { DeviceFacts, DeviceInterest, DeviceWords } from '#isomorphic/where/device-facts.ts'
import { explainPlace } from '#isomorphic/where/explain-place.ts'
import type { FactTable } from '#isomorphic/where/fact-table.ts'
import {
  FIRST_CODE,
  HALF_HOURS_A_DAY,
  RAIN_CODES,
  SEASON_CODES,
  STRENGTH_STEPS,
  WARMTH_CODES,
} from '#isomorphic/where/fact-words.ts'
import { formatDrawback, formatReason } from '#isomorphic/where/format-reasons.ts'
import { INTEREST_RULES } from '#isomorphic/where/interest-rules.ts'
import { INTERESTS, type Interest } from '#isomorphic/where/interests.ts'
import { WARM_TARGETS } from '#isomorphic/where/ranking-rules.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { NO_WISHES, type WarmWish, type Wishes } from '#isomorphic/where/wishes.ts'
import { REASON_WORDS } from '#isomorphic/where/words/reason-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'

const columnOf = (values: readonly number[]): string =>
  String.fromCharCode(...values.map((value) => FIRST_CODE + value))

/** Indexes of texts, each stored once. */
function createTexts() {
  const indexes = new Map<string, number>()
  return {
    indexOf(text: string): number {
      const index = indexes.get(text) ?? indexes.size
      indexes.set(text, index)
      return index
    },
    list: (): readonly string[] => [...indexes.keys()],
  }
}

function deviceWords(locale: Locale): DeviceWords {
  const words = pickWords(REASON_WORDS, locale)
  const names = monthNames(locale)
  const seasons: Readonly<Partial<Record<string, (when: string) => string>>> = words.season as never
  return {
    months: names,
    season: SEASON_CODES.map((word) => names.map((name) => seasons[word]?.(name) ?? '')),
    warmth: WARMTH_CODES.map((word) => words.warmth[word]),
    rain: RAIN_CODES.map((word) => words.rain[word]),
    snow: words.rain.snow,
    light: Array.from({ length: HALF_HOURS_A_DAY + 1 }, (_, halfHours) => words.light(halfHours)),
    feastByMonth: names.map(words.aFeast),
    schoolHolidaysByMonth: names.map(words.but.schoolHolidays),
    longBreakByMonth: names.map(words.but.longBreak),
    rather: WARMTH_CODES.map((is) =>
      (Object.keys(WARM_TARGETS) as readonly WarmWish[]).map((wish) =>
        words.but.warmth(words.warmth[is], words.warmth[wish]),
      ),
    ),
  }
}

/** Names of the places in a language, in the order of the rows. */
function namesIn({ id, name }: WhereFacts, locale: Locale): readonly string[] {
  const links = id.map((path, row) => ({ path: `/destinations/${path}`, name: name[row] ?? '' }))
  return localiseContent(locale, links).map((link) => link.name)
}

/** Packs what a device ranks by; its reasons are written by the rule of the site, in a language of the site. */
export function packDeviceFacts(table: FactTable, locale: Locale): DeviceFacts {
  const { facts } = table
  const texts = createTexts()
  const rows = [...facts.id.keys()]
  const wordsOf = (row: number, wishes: Wishes = NO_WISHES): readonly string[] =>
    explainPlace(table, row, wishes, null).reasons.map((reason) => formatReason(reason, locale))
  const textColumn = (textOf: (row: number) => string): string =>
    columnOf(rows.map((row) => texts.indexOf(textOf(row))))

  /** Whether every place with an interest has it in all months. */
  const isAllYear = (interest: Interest): boolean =>
    INTEREST_RULES[interest].month === undefined &&
    facts.rests.every(([, other]) => INTERESTS[other] !== interest)
  /** When to go to a landscape with a separate climate. */
  const landscapeWhen = (index: number): string => {
    const landscape = landscapeOf(facts, facts.id.length + index)
    const interests = landscape === null ? [] : [landscape]
    return wordsOf(facts.otherRows[index] ?? 0, { ...NO_WISHES, interests })[0] ?? ''
  }

  function deviceInterest(interest: Interest): DeviceInterest {
    const { strength, months } = table.interests[interest]
    const steps = [...strength].map((share) => Math.round(share * STRENGTH_STEPS))
    const strengths = [...new Set(steps)]
    return {
      strengths,
      strength: columnOf(steps.map((value) => strengths.indexOf(value))),
      reason:
        INTEREST_RULES[interest].month === 'feasts'
          ? ''
          : textColumn((row) =>
              strength[row] === 0 ? '' : (wordsOf(row, { ...NO_WISHES, interests: [interest] })[1] ?? ''),
            ),
      months: isAllYear(interest) ? '' : columnOf([...months]),
    }
  }

  const { id, country, continent, season, warmth, rain, otherRows, otherFor, light, caution } = facts
  const interests = Object.fromEntries(INTERESTS.map((interest) => [interest, deviceInterest(interest)]))
  return {
    ...{ id, name: namesIn(facts, locale), country, continent, season, warmth, rain, otherRows, otherFor },
    ...{ light, caution },
    interests: interests as DeviceFacts['interests'],
    when:
      textColumn((row) => wordsOf(row)[0] ?? '') +
      columnOf(otherRows.map((_, index) => texts.indexOf(landscapeWhen(index)))),
    at: otherRows.map((_, index) => {
      const landscape = landscapeOf(facts, facts.id.length + index)
      return landscape === null ? '' : pickWords(REASON_WORDS, locale).at[landscape]
    }),
    own: textColumn((row) => wordsOf(row)[1] ?? ''),
    stay: textColumn((row) => wordsOf(row)[2] ?? ''),
    but: textColumn((row) => {
      const { drawback } = explainPlace(table, row, NO_WISHES, null)
      return drawback === null ? '' : formatDrawback(drawback, locale)
    }),
    schoolHolidays: columnOf(facts.schoolHolidays),
    longBreaks: columnOf(facts.longBreaks),
    texts: texts.list(),
    words: deviceWords(locale),
  }
}
