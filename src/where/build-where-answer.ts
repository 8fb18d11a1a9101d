import { overlandHoursText } from '#isomorphic/travel-graph/overland-hours-text.ts'
import { overlandLimit } from '#isomorphic/where/create-filter.ts'
import { explainPlace } from '#isomorphic/where/explain-place.ts'
import type { FactTable } from '#isomorphic/where/fact-table.ts'
import { MONTH_COUNT } from '#isomorphic/where/fact-words.ts'
import { formatDrawback, formatReason, monthMaskText } from '#isomorphic/where/format-reasons.ts'
import { ALL_MONTHS, monthBit } from '#isomorphic/where/month-mask.ts'
import { monthsWithSeason } from '#isomorphic/where/place-facts.ts'
import { countPlaces, rankPlaces } from '#isomorphic/where/rank-places.ts'
import { OVERLAND_REASON_HOURS } from '#isomorphic/where/ranking-rules.ts'
import type { Drawback } from '#isomorphic/where/reason.ts'
import type { TripOrigin } from '#isomorphic/where/trip-origin.ts'
import { whereAddress } from '#isomorphic/where/where-address.ts'
import { listWishes, type Wishes, withoutWish } from '#isomorphic/where/wishes.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { ReachIn } from './overland.ts'
import type { WhereData } from './read-where-data.ts'
import type { MonthCount, Relaxation, WhereAnswer, WhereResult } from './where-answer.ts'
import { parentNameOf, placeLink, posterOf, seasonCodes } from './where-rows.ts'

/** Below this number of results the answer offers dropping a wish. */
const FEW_RESULTS = 6

export type AnswerQuestion = {
  readonly wishes: Wishes
  readonly origin: TripOrigin | null
  readonly locale: Locale
  /** 0 for January: shown when nothing is wished for. */
  readonly monthNow: number
  /** Journeys overland from the origin, for their text; null without an origin. */
  readonly reachIn: ReachIn | null
}

type ResultParts = Pick<WhereResult, 'reasons' | 'score'> & {
  /** Whose season is shown. */
  readonly climate: number
  readonly drawback: Drawback | null
  /** The month that is asked for. */
  readonly month: number | null
  readonly locale: Locale
}

/** A row of the facts with its reasons, as a page shows it. */
export function toWhereResult(
  data: WhereData,
  row: number,
  { climate, reasons, drawback, month, score, locale }: ResultParts,
): WhereResult {
  const { table, cards } = data
  const others = monthsWithSeason(table, climate, ['best', 'good']) & ~(month === null ? 0 : monthBit(month))
  return {
    id: table.facts.id[row] ?? '',
    ...placeLink(table, row),
    parentName: parentNameOf(table, row),
    poster: posterOf(data, row),
    reasons,
    drawback: drawback === null ? null : formatDrawback(drawback, locale),
    season: seasonCodes(table, climate),
    alsoGood: month === null || others === 0 ? null : monthMaskText(others, locale),
    score,
    x: cards.x[row] ?? 0,
    y: cards.y[row] ?? 0,
  }
}

function toResult(data: WhereData, row: number, score: number, question: AnswerQuestion): WhereResult {
  const { table, cards } = data
  const { wishes, origin, locale, reachIn } = question
  const formatHours = (id: string): string | null => {
    const hours = wishes.reach === 'near' ? undefined : reachIn?.(wishes.month).hours.get(id)
    const limit = wishes.reach === 'noflight' ? overlandLimit(wishes) : OVERLAND_REASON_HOURS
    const isTooLong = (origin?.hoursIn(wishes.month).get(id) ?? 0) > limit
    if (hours === undefined || isTooLong) return null
    const text = overlandHoursText(hours, locale)
    // In a month that is asked for every leg runs.
    return wishes.month !== null || hours.months === ALL_MONTHS
      ? text
      : [text, monthMaskText(hours.months, locale)].join(', ')
  }
  const { climate, reasons, drawback } = explainPlace(table, row, wishes, origin, formatHours)
  const feasts = (month: number): string | null => cards.feasts[row]?.[month] ?? null
  return toWhereResult(data, row, {
    climate,
    reasons: reasons.map((reason) => formatReason(reason, locale, feasts)),
    drawback,
    month: wishes.month,
    score,
    locale,
  })
}

function countMonths(table: FactTable, wishes: Wishes, origin: TripOrigin | null): readonly MonthCount[] {
  return Array.from({ length: MONTH_COUNT }, (_, month) => {
    const other = { ...wishes, month }
    return { month, count: countPlaces(table, other, origin), href: whereAddress(other) }
  })
}

/** What dropping each wish would give where that is more than fits now; those that give most first. */
function findRelaxations(
  table: FactTable,
  wishes: Wishes,
  origin: TripOrigin | null,
  total: number,
): readonly Relaxation[] {
  return listWishes(wishes)
    .map((wish) => {
      const fewer = withoutWish(wishes, wish)
      return {
        wish,
        count: countPlaces(table, fewer, fewer.from === null ? null : origin),
        href: whereAddress(fewer),
      }
    })
    .filter(({ count }) => count > total)
    .toSorted((one, other) => other.count - one.count)
}

/** Answers a question from the facts; equal questions have equal answers. */
export function buildWhereAnswer(data: WhereData, question: AnswerQuestion): WhereAnswer {
  const { table } = data
  const { origin } = question
  const isSeasonNow = listWishes(question.wishes).length === 0
  const wishes = isSeasonNow ? { ...question.wishes, month: question.monthNow } : question.wishes
  const ranking = rankPlaces(table, wishes, origin)
  return {
    wishes,
    isSeasonNow,
    originName: origin?.name ?? null,
    unknownFrom: wishes.from !== null && origin === null ? wishes.from : null,
    total: ranking.total,
    advisedCount: ranking.advisedCount,
    results: ranking.results.map((row, index) =>
      toResult(data, row, ranking.scores[index] ?? 0, { ...question, wishes }),
    ),
    more: ranking.more.map((row) => placeLink(table, row)),
    months: countMonths(table, wishes, origin),
    relaxations: ranking.total >= FEW_RESULTS ? [] : findRelaxations(table, wishes, origin, ranking.total),
  }
}
