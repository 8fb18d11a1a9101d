import type { PosterTraits } from '#art/poster-traits.ts'
import { degreesFromEquator, type PosterRegion } from '#tools/compile/places/poster-region.ts'
import { type Motif, TOUCH_MOTIFS } from './motif.ts'
import { PLACE_MOTIF_RULES } from './place-motif-rules.ts'
import { SCENE_MOTIFS } from './scene-motifs.ts'

type MotifSubject = PosterRegion & { readonly traits: readonly string[] }

/** Where on Earth a motif may be shown; a motif without a rule may be shown anywhere. */
const MOTIF_REGIONS: Readonly<Partial<Record<Motif, (place: MotifSubject) => boolean>>> = {
  acacias: ({ continent }) => continent === 'africa',
  alps: ({ latitude, longitude }) => latitude > 45 && latitude < 49.2 && longitude > 5 && longitude < 17,
  baobabs: ({ continent, latitude }) => continent === 'africa' && latitude < 0,
  'big-animals': ({ continent, latitude }) => continent === 'africa' && latitude < 16,
  'buddhist-temple': ({ continent }) => continent === 'asia',
  camels: ({ continent, latitude }) =>
    continent === 'middle-east' || ((continent === 'africa' || continent === 'asia') && latitude > 8),
  conifers: (place) => degreesFromEquator(place) > 27 && place.latitude < 70,
  desert: ({ traits }) =>
    traits.some((trait) => ['desert', 'dunes', 'high-desert', 'ruins', 'canyon'].includes(trait)),
  'east-asian-roofs': ({ continent, longitude }) => continent === 'asia' && longitude > 97,
  flamingos: ({ traits }) => traits.includes('high-desert'),
  gers: ({ continent, latitude }) => continent === 'asia' && latitude > 36,
  gorillas: ({ continent, latitude }) =>
    continent === 'africa' && degreesFromEquator({ continent, latitude, longitude: 0 }) < 6,
  'hindu-temple': ({ continent }) => continent === 'asia',
  iceberg: (place) => degreesFromEquator(place) > 40 || place.traits.includes('glacier'),
  lighthouse: ({ traits }) =>
    traits.some((trait) => ['lighthouse', 'coast', 'harbour', 'island'].includes(trait)),
  llamas: ({ continent }) => continent === 'south-america',
  maples: (place) => degreesFromEquator(place) > 25,
  'mayan-pyramid': ({ latitude, longitude }) =>
    latitude > 13.5 && latitude < 24 && longitude > -106 && longitude < -85,
  minaret: ({ continent }) => ['africa', 'asia', 'europe', 'middle-east'].includes(continent),
  palms: (place) => degreesFromEquator(place) < 46,
  penguins: ({ latitude }) => latitude < 1,
  'rice-terraces': ({ traits }) => traits.includes('rice-terraces'),
  'snow-ground': (place) => degreesFromEquator(place) > 33,
  'snow-peaks': ({ traits }) =>
    traits.some((trait) => ['mountains', 'glacier', 'volcano', 'ice', 'fjord', 'polar'].includes(trait)),
  vines: ({ traits }) => traits.some((trait) => ['wine-hills', 'monastery'].includes(trait)),
  volcano: ({ traits }) => traits.some((trait) => ['volcano', 'mountains'].includes(trait)),
  waterfall: ({ traits }) => traits.some((trait) => ['waterfall', 'fjord'].includes(trait)),
}

/** All motifs of a poster that could be false for a place. */
export function motifsOf({ scene, touches = [] }: PosterTraits): ReadonlySet<Motif> {
  return new Set([...(SCENE_MOTIFS[scene] ?? []), ...touches.flatMap((touch) => TOUCH_MOTIFS[touch] ?? [])])
}

/**
 * Compares a poster with the facts of its place: the regional rules, and the place's own rule.
 * @returns one line for each motif that must not be shown, or is missing
 */
export function findMotifErrors(id: string, place: MotifSubject, traits: PosterTraits): readonly string[] {
  const shown = motifsOf(traits)
  const { must = [], never = [] } = PLACE_MOTIF_RULES[id] ?? {}
  return [
    ...[...shown]
      .filter((motif) => MOTIF_REGIONS[motif]?.(place) === false)
      .map((motif) => `${id}: no ${motif} there`),
    ...never.filter((motif) => shown.has(motif)).map((motif) => `${id}: never ${motif}`),
    ...must.filter((motif) => !shown.has(motif)).map((motif) => `${id}: wants ${motif}`),
  ]
}
