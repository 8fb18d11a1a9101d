import type { SceneTouch } from '#art/kit/scene.ts'
import {
  degreesFromEquator,
  isEastAsian,
  isOnContinent,
  type PosterRegion,
} from '#tools/compile/places/poster-region.ts'

/**
 * Touches that are never chosen automatically: one building or one bridge, which an editor names under `poster.shows`.
 */
export const EDITOR_ONLY_TOUCHES = [
  'acropolis',
  'clock-tower',
  'great-dome',
  'iron-tower',
  'lattice-tower',
  'poplars',
  'stone-bridge',
  'white-houses',
] as const satisfies readonly SceneTouch[]

type AutomaticTouch = Exclude<SceneTouch, (typeof EDITOR_ONLY_TOUCHES)[number]>

type TouchRule = {
  readonly scenes: readonly string[]
  readonly applies: (setting: PosterRegion, traits: readonly string[]) => boolean
}

const someOf =
  (...wanted: readonly string[]): TouchRule['applies'] =>
  (_setting, traits) =>
    wanted.some((trait) => traits.includes(trait))

/** Touches of scenes, with the places for which they are true (D7.5). */
const TOUCH_RULES: Readonly<Record<AutomaticTouch, readonly TouchRule[]>> = {
  castle: [
    {
      scenes: ['hilltown'],
      applies: ({ continent }, traits) => continent === 'europe' || traits.includes('fort'),
    },
  ],
  city: [{ scenes: ['savannah'], applies: someOf('big-city') }],
  // Gilded roofs and prayer flags belong to the Himalaya, tiled cloisters to the west of it.
  gilded: [
    {
      scenes: ['cliff-monastery'],
      applies: ({ continent, longitude }) => continent === 'asia' && longitude > 70 && longitude < 106,
    },
  ],
  // Only one city is in a lagoon and has canals.
  gondola: [
    {
      scenes: ['canal'],
      applies: ({ continent }, traits) =>
        continent === 'europe' && traits.includes('canals') && traits.includes('lagoon'),
    },
  ],
  lanterns: [{ scenes: ['market'], applies: isEastAsian }],
  // Canoes with a float: from East Africa to Polynesia.
  outrigger: [
    {
      scenes: ['palm-beach'],
      applies: ({ continent, longitude }) =>
        continent === 'pacific' || continent === 'asia' || (continent === 'africa' && longitude > 35),
    },
  ],
  palms: [
    {
      scenes: ['bay-skyline'],
      applies: ({ latitude }, traits) => Math.abs(latitude) < 36 || traits.includes('palms'),
    },
    { scenes: ['crag-castle', 'quay', 'waterfall'], applies: (setting) => degreesFromEquator(setting) < 27 },
    { scenes: ['terraces'], applies: (setting) => degreesFromEquator(setting) < 21 },
    // Dead trees on white clay only exist in Namibia.
    { scenes: ['deadvlei'], applies: ({ latitude }) => latitude > -15 },
  ],
  snows: [
    {
      scenes: ['medina'],
      applies: (setting, traits) => degreesFromEquator(setting) > 28 && traits.includes('mountains'),
    },
    {
      scenes: ['quay'],
      applies: (setting, traits) => degreesFromEquator(setting) > 57 && traits.includes('mountains'),
    },
    {
      scenes: ['startrails'],
      applies: (setting) => degreesFromEquator(setting) > 16 || isOnContinent('south-america')(setting),
    },
    {
      scenes: ['terraces'],
      applies: ({ latitude, longitude }) => latitude > 24 && longitude > 70 && longitude < 104,
    },
    {
      scenes: ['waterfall'],
      applies: (setting, traits) =>
        degreesFromEquator(setting) > 36 && someOf('glacier', 'fjord', 'ice')(setting, traits),
    },
  ],
  tram: [
    {
      scenes: ['hilltown'],
      applies: (_setting, traits) =>
        ['railway', 'harbour', 'big-city'].every((trait) => traits.includes(trait)),
    },
  ],
  volcano: [{ scenes: ['green-isle', 'plaza', 'quay', 'wat'], applies: someOf('volcano') }],
  waterside: [
    { scenes: ['hilltown'], applies: someOf('harbour', 'coast', 'bridge', 'lagoon', 'island', 'lakes') },
  ],
}

/** The touches of a scene that are true for a place. */
export function touchesOf(
  scene: string,
  setting: PosterRegion,
  traits: readonly string[],
): readonly SceneTouch[] {
  const names = Object.keys(TOUCH_RULES) as AutomaticTouch[]
  return names.filter((name) =>
    TOUCH_RULES[name].some(
      ({ scenes, applies: isTrue }) => scenes.includes(scene) && isTrue(setting, traits),
    ),
  )
}
