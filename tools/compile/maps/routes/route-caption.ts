import { formatNumber } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { RouteLeg } from './route-legs.ts'

const lengthText = (km: number): string => {
  if (km < 20) return `${Number(km.toFixed(1))} km`
  const step = km < 100 ? 5 : 10
  return `${formatNumber(DEFAULT_LOCALE, Math.round(km / step) * step)} km`
}

/** States how long a route is and which of its lines follow streets (D8.8). */
export function routeCaption(legs: readonly RouteLeg[]): string {
  const length = lengthText(legs.reduce((sum, { km }) => sum + km, 0))
  const alongCount = legs.filter(({ isAlongStreets }) => isAlongStreets).length
  if (alongCount === 0)
    return `${length} in straight lines from stop to stop; the ways between are yours to choose.`
  if (alongCount === legs.length) return `${length} along the streets of the map.`
  return `${length}: solid lines follow streets of the map, dashed ones are straight and the way is yours to choose.`
}
