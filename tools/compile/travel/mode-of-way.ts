import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'

/** Words of day trips by mode; the first that a text contains decides, in the order of the text. */
const WORDS: readonly (readonly [mode: TravelMode, words: RegExp])[] = [
  ['train', /\b(?:train|S-Bahn|metro|DART|SKM|tram|rail)/i],
  ['boat', /boat|ferry|\b(?:catamaran|hydrofoil|kayak)/i],
  ['bus', /\b(?:mini)?bus|\bcoach|\bshared taxi/i],
  ['air', /\b(?:plane|air)\b/i],
  ['cycle', /\bbicycle/i],
  ['road', /\b(?:road|car|taxi|auto)\b/i],
  ['foot', /\b(?:foot|walk|path)\b/i],
]

/** Notes that say that a way by road is served by a bus. */
const BY_BUS = /\b(?:coach|coaches|bus|buses|minibus|minibuses|shuttles?|louages|shared (?:taxis?|vans?))\b/i

/**
 * The mode of a day trip, such as `train and bus` or `fast ferry`: of several, the first.
 * @returns null when no word of it is known
 */
export function modeOfDayTrip(way: string): TravelMode | null {
  const found = WORDS.flatMap(([mode, words]) => {
    const at = way.search(words)
    return at === -1 ? [] : [{ mode, at }]
  })
  return found.toSorted((one, other) => one.at - other.at)[0]?.mode ?? null
}

/** The mode of a way: by road it is a bus when the note says so and the hours are not those of another vehicle. */
export function modeOfWay(by: 'train' | 'road' | 'boat' | 'air', note: string | undefined): TravelMode {
  return by === 'road' && note !== undefined && BY_BUS.test(note) ? 'bus' : by
}
