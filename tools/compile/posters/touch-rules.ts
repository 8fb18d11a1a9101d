import type { SceneTouch } from '#src/posters/drawing/scene.ts'
import { isEastAsian, polarity, type Setting, within } from '#tools/compile/places/setting.ts'

/** Those that no trait brings: one building or one bridge, which an editor names under `poster.shows`. */
export const EDITORS_TOUCHES = [
  'acropolis',
  'clock-tower',
  'great-dome',
  'iron-tower',
  'lattice-tower',
  'poplars',
  'stone-bridge',
  'white-houses',
] as const satisfies readonly SceneTouch[]

type RuledTouch = Exclude<SceneTouch, (typeof EDITORS_TOUCHES)[number]>

type TouchRule = {
  readonly scenes: readonly string[]
  readonly isTrue: (setting: Setting, traits: readonly string[]) => boolean
}

const someOf =
  (...wanted: readonly string[]): TouchRule['isTrue'] =>
  (_setting, traits) =>
    wanted.some((trait) => traits.includes(trait))

/** What a scene may show of a place, and of which places it is true (D7.5). */
const TOUCH_RULES: Readonly<Record<RuledTouch, readonly TouchRule[]>> = {
  castle: [
    {
      scenes: ['hilltown'],
      isTrue: ({ continent }, traits) => continent === 'europe' || traits.includes('fort'),
    },
  ],
  city: [{ scenes: ['savannah'], isTrue: someOf('big-city') }],
  // Gilded roofs and prayer flags belong to the Himalaya, tiled cloisters to the west of it.
  gilded: [
    {
      scenes: ['cliff-monastery'],
      isTrue: ({ continent, longitude }) => continent === 'asia' && longitude > 70 && longitude < 106,
    },
  ],
  // One city alone lies in a lagoon and has canals.
  gondola: [
    {
      scenes: ['canal'],
      isTrue: ({ continent }, traits) =>
        continent === 'europe' && traits.includes('canals') && traits.includes('lagoon'),
    },
  ],
  lanterns: [{ scenes: ['market'], isTrue: isEastAsian }],
  // Canoes with a float: from East Africa to Polynesia.
  outrigger: [
    {
      scenes: ['palm-beach'],
      isTrue: ({ continent, longitude }) =>
        continent === 'pacific' || continent === 'asia' || (continent === 'africa' && longitude > 35),
    },
  ],
  palms: [
    {
      scenes: ['bay-skyline'],
      isTrue: ({ latitude }, traits) => Math.abs(latitude) < 36 || traits.includes('palms'),
    },
    { scenes: ['crag-castle', 'quay', 'waterfall'], isTrue: (setting) => polarity(setting) < 27 },
    { scenes: ['terraces'], isTrue: (setting) => polarity(setting) < 21 },
    // Dead trees on white clay are Namibia's own.
    { scenes: ['deadvlei'], isTrue: ({ latitude }) => latitude > -15 },
  ],
  snows: [
    {
      scenes: ['medina'],
      isTrue: (setting, traits) => polarity(setting) > 28 && traits.includes('mountains'),
    },
    { scenes: ['quay'], isTrue: (setting, traits) => polarity(setting) > 57 && traits.includes('mountains') },
    {
      scenes: ['startrails'],
      isTrue: (setting) => polarity(setting) > 16 || within('south-america')(setting),
    },
    {
      scenes: ['terraces'],
      isTrue: ({ latitude, longitude }) => latitude > 24 && longitude > 70 && longitude < 104,
    },
    {
      scenes: ['waterfall'],
      isTrue: (setting, traits) =>
        polarity(setting) > 36 && someOf('glacier', 'fjord', 'ice')(setting, traits),
    },
  ],
  tram: [
    {
      scenes: ['hilltown'],
      isTrue: (_setting, traits) =>
        ['railway', 'harbour', 'big-city'].every((trait) => traits.includes(trait)),
    },
  ],
  volcano: [{ scenes: ['green-isle', 'plaza', 'quay', 'wat'], isTrue: someOf('volcano') }],
  waterside: [
    { scenes: ['hilltown'], isTrue: someOf('harbour', 'coast', 'bridge', 'lagoon', 'island', 'lakes') },
  ],
}

/** The touches that are true of a place, of those its scene knows. */
export function touchesOf(scene: string, setting: Setting, traits: readonly string[]): readonly SceneTouch[] {
  const names = Object.keys(TOUCH_RULES) as RuledTouch[]
  return names.filter((name) =>
    TOUCH_RULES[name].some(({ scenes, isTrue }) => scenes.includes(scene) && isTrue(setting, traits)),
  )
}
