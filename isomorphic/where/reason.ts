import type { Landscape } from './climates.ts'
import type { COST_CODES, RAIN_CODES, SEASON_CODES, WARMTH_CODES } from './fact-words.ts'

/** A reason for a place, from the facts; explain-place.ts chooses, format-reasons.ts writes. */
export type Reason =
  | {
      readonly kind: 'season'
      readonly word: (typeof SEASON_CODES)[number]
      readonly months: number
      readonly at: Landscape | null
    }
  | {
      readonly kind: 'weather'
      readonly warmth: (typeof WARMTH_CODES)[number]
      readonly rain: (typeof RAIN_CODES)[number]
      readonly halfHours: number
      /** Whose weather it is; null for that of the guide. */
      readonly at: Landscape | null
    }
  | { readonly kind: 'traits'; readonly traits: readonly string[] }
  | { readonly kind: 'feasts'; readonly month: number }
  | { readonly kind: 'overland'; readonly hours: string; readonly from: string }
  | { readonly kind: 'distance'; readonly km: number; readonly from: string }
  | { readonly kind: 'cost'; readonly cost: (typeof COST_CODES)[number] }
  | { readonly kind: 'kids' }
  | { readonly kind: 'step' }
  | { readonly kind: 'fame'; readonly fame: number }
  | { readonly kind: 'stay'; readonly min: number; readonly max: number }

/** What speaks against a place. */
export type Drawback =
  | {
      readonly kind: 'warmth'
      readonly is: (typeof WARMTH_CODES)[number]
      readonly wished: (typeof WARMTH_CODES)[number]
      /** Whether a dry month is wished for too, and has showers. */
      readonly hasShowers: boolean
    }
  | { readonly kind: 'showers' }
  | { readonly kind: 'school-holidays'; readonly month: number }
  | { readonly kind: 'long-break'; readonly month: number }
  | { readonly kind: 'access' }
  | { readonly kind: 'crowded' }
  | { readonly kind: 'expensive' }
  | { readonly kind: 'min-days'; readonly days: number }

export type Explanation = {
  /** Whose season and weather the reasons describe: a climate of the table. */
  readonly climate: number
  /** Up to `MAX_REASONS`. */
  readonly reasons: readonly Reason[]
  readonly drawback: Drawback | null
}
