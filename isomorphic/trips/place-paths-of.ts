import type { TripPlan } from './trip-plan.ts'

/** Places of a trip that are looked at: the first ones of a longer trip. */
const MAX_PLACES = 12

/** Guide pages of a trip, without fragments, in the order of its stops. */
export function placePathsOf({
  days,
  ideas,
  stays,
}: Pick<TripPlan, 'days' | 'ideas' | 'stays'>): readonly string[] {
  const paths = [...days.flatMap(({ stops }) => stops), ...ideas, ...stays].map(
    ({ path }) => path?.split('#')[0] ?? '',
  )
  return [...new Set(paths)].filter((path) => path !== '').slice(0, MAX_PLACES)
}
