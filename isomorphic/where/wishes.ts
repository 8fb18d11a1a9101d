import type { Interest } from './interests.ts'
import type { DAY_CHOICES, WARM_TARGETS } from './ranking-rules.ts'

export type WarmWish = keyof typeof WARM_TARGETS
export type DaysWish = (typeof DAY_CHOICES)[number]
/** `near`: within `NEAR_KM`. `noflight`: overland. */
export type ReachWish = 'near' | 'noflight'
export type CostWish = 'low' | 'middle' | 'high'

/** What a visitor wishes for. Null and false are no wish. */
export type Wishes = {
  /** 0 for January. */
  readonly month: number | null
  /** Up to `MAX_INTERESTS`, in the order of `INTERESTS`. */
  readonly interests: readonly Interest[]
  readonly warm: WarmWish | null
  readonly dry: boolean
  readonly days: DaysWish | null
  /** Slug of a place or code of an airport, as it stands in the address. */
  readonly from: string | null
  /** Only together with `from`. */
  readonly reach: ReachWish | null
  readonly quiet: boolean
  /** At most. */
  readonly cost: CostWish | null
  readonly kids: boolean
  readonly step: boolean
  readonly continent: string | null
}

export const NO_WISHES: Wishes = {
  month: null,
  interests: [],
  warm: null,
  dry: false,
  days: null,
  from: null,
  reach: null,
  quiet: false,
  cost: null,
  kids: false,
  step: false,
  continent: null,
}

/** A single wish: a field, or one of several interests. */
export type Wish = Exclude<keyof Wishes, 'interests'> | Interest

const FIELDS = [
  'month',
  'warm',
  'dry',
  'days',
  'from',
  'reach',
  'quiet',
  'cost',
  'kids',
  'step',
  'continent',
] as const satisfies readonly Exclude<keyof Wishes, 'interests'>[]

/** Lists the wishes that are made, in canonical order. */
export function listWishes(wishes: Wishes): readonly Wish[] {
  const [month, ...others] = FIELDS.filter((field) => wishes[field] !== null && wishes[field] !== false)
  if (month === 'month') return [month, ...wishes.interests, ...others]
  return [...wishes.interests, ...(month === undefined ? [] : [month]), ...others]
}

/** Returns the wishes without one of them; without a place to start from there is no reach. */
export function withoutWish(wishes: Wishes, wish: Wish): Wishes {
  const field = FIELDS.find((name) => name === wish)
  if (field === undefined)
    return { ...wishes, interests: wishes.interests.filter((interest) => interest !== wish) }
  const without = { ...wishes, [field]: NO_WISHES[field] }
  return field === 'from' ? { ...without, reach: null } : without
}
