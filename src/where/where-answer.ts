import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { Wish, Wishes } from '#isomorphic/where/wishes.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'

/** A place that fits, as a row shows it. */
export type WhereResult = {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly parentName: string
  readonly poster: PosterRef
  readonly reasons: readonly string[]
  readonly drawback: string | null
  /** Twelve season codes, January first. */
  readonly season: readonly number[]
  /** Other months that are best or good, in words; null for none. */
  readonly alsoGood: string | null
  /** Tenths of a point. */
  readonly score: number
  readonly x: number
  readonly y: number
}

export type MonthCount = { readonly month: number; readonly count: number; readonly href: string }

/** What is left when one wish is dropped. */
export type Relaxation = { readonly wish: Wish; readonly count: number; readonly href: string }

/** The answer to a question, ready for a page, a feed or JSON. */
export type WhereAnswer = {
  readonly wishes: Wishes
  /** The month shown, which is the present one when nothing is wished for. */
  readonly isSeasonNow: boolean
  readonly originName: string | null
  /** A text for a place to start from that names none. */
  readonly unknownFrom: string | null
  readonly total: number
  readonly advisedCount: number
  readonly results: readonly WhereResult[]
  readonly more: readonly PageLink[]
  readonly months: readonly MonthCount[]
  /** For answers with few results; empty otherwise. */
  readonly relaxations: readonly Relaxation[]
}
