import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'

/** Kilometres as the crow flies in an hour, by the rows of guides. */
export type SpeedSample = {
  readonly mode: TravelMode
  readonly country: string
  readonly continent: string
  readonly km: number
  readonly hours: number
}

/** Shorter ways tell more about the middle of towns than about roads. */
const MIN_SAMPLE_KM = 25
const MIN_SAMPLES = 4

/** Limits and defaults in kilometres an hour as the crow flies: a few odd rows must not make a country fast. */
const LIMITS: Readonly<Partial<Record<TravelMode, readonly [min: number, usual: number, max: number]>>> = {
  train: [30, 60, 95],
  road: [20, 40, 60],
  boat: [12, 24, 32],
  foot: [3, 4, 5],
  cycle: [8, 12, 16],
}

/** Ways by bus and by road are of one speed. */
const speedClass = (mode: TravelMode): TravelMode => (mode === 'bus' ? 'road' : mode)

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export type SpeedOf = (mode: TravelMode, country: string, continent: string) => number

/**
 * Speeds of a country: the median of the rows of its guides, else that of its continent, within limits. They include
 * the detours of roads, because kilometres are measured as the crow flies.
 */
export function createSpeeds(samples: readonly SpeedSample[]): SpeedOf {
  const known = samples.filter(({ km, hours }) => km >= MIN_SAMPLE_KM && hours > 0)
  const groups = new Map<string, number[]>()
  for (const { mode, country, continent, km, hours } of known) {
    for (const area of [country, `+${continent}`]) {
      const key = `${speedClass(mode)} ${area}`
      groups.set(key, [...(groups.get(key) ?? []), km / hours])
    }
  }
  return (mode, country, continent) => {
    const kind = speedClass(mode)
    const [min, usual, max] = LIMITS[kind] ?? [20, 40, 60]
    const enough = [country, `+${continent}`]
      .map((area) => groups.get(`${kind} ${area}`) ?? [])
      .find((speeds) => speeds.length >= MIN_SAMPLES)
    return Math.min(max, Math.max(min, enough === undefined ? usual : medianOf(enough)))
  }
}
