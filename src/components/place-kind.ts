import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'

const KIND_NAMES = { country: 'Country', region: 'Region', city: 'City' } as const

/** What a place is and where, for example `City in Japan`. */
export function placeKindLine({ kind, parentName }: Pick<PlaceSummary, 'kind' | 'parentName'>): string {
  return `${KIND_NAMES[kind]} in ${parentName}`
}
