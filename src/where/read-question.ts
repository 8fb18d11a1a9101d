import { type Interest, parseInterest } from '#isomorphic/where/interests.ts'
import { parseMonthSlug } from '#isomorphic/where/month-slugs.ts'
import type { TripOrigin } from '#isomorphic/where/trip-origin.ts'
import { whereAddress } from '#isomorphic/where/where-address.ts'
import { parseWishes } from '#isomorphic/where/wishes/parse-wishes.ts'
import { listWishes, type Wishes } from '#isomorphic/where/wishes.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { findOrigin } from './find-origin.ts'
import type { Overland, ReachIn } from './overland.ts'
import { QUESTION_PARAMETERS } from './question-parameters.ts'
import type { WhereData } from './read-where-data.ts'

/** A question as an address asks it. */
export type Question = {
  readonly wishes: Wishes
  readonly origin: TripOrigin | null
  /** Journeys from the origin; null without one. */
  readonly reachIn: ReachIn | null
  /** The one address of this question. */
  readonly address: string
  /** Whether the address is that, apart from parameters that are not part of a question. */
  readonly isCanonical: boolean
  /** Whether the path alone asks it, so that search engines may index the answer. */
  readonly isIndexed: boolean
}

export type PathWishes = { readonly month: number | null; readonly interest: Interest | null }

/** The wishes that a path names; null where it names an unknown month or interest. */
export function parseWherePath(month: string | undefined, interest: string | undefined): PathWishes | null {
  const parsed = {
    month: month === undefined ? null : parseMonthSlug(month),
    interest: interest === undefined ? null : parseInterest(interest),
  }
  const isUnknown =
    (month !== undefined && parsed.month === null) || (interest !== undefined && parsed.interest === null)
  return isUnknown ? null : parsed
}

function givenAddress({ pathname, searchParams }: URL): string {
  const pairs = [...searchParams].filter(([name]) => QUESTION_PARAMETERS.includes(name))
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return pathname + (query === '' ? '' : `?${query}`)
}

export type QuestionSources = {
  readonly data: WhereData
  readonly overland: Overland
  /** The language of the visitor, in which a start may be named. */
  readonly locale: Locale
}

/** Reads the question of an address. */
export function readQuestion(url: URL, path: PathWishes, { data, ...sources }: QuestionSources): Question {
  const given = parseWishes(url.searchParams, path, data.table.facts.continents)
  const found = given.from === null ? null : findOrigin({ ...data, ...sources }, given.from)
  const origin = found?.origin ?? null
  const wishes = origin === null ? given : { ...given, from: origin.slug }
  const address = whereAddress(wishes)
  const inPath = Number(wishes.month !== null) + Number(wishes.interests.length > 0)
  return {
    wishes,
    origin,
    reachIn: found?.reachIn ?? null,
    address,
    isCanonical: givenAddress(url) === address,
    isIndexed: listWishes(wishes).length === inPath,
  }
}
