import type { SceneTouch } from '#src/art/poster/scene.ts'
import type { Setting } from './setting.ts'

type TouchRule = {
  readonly scenes: readonly string[]
  readonly isTrue: (setting: Setting, traits: readonly string[]) => boolean
}

const someOf =
  (...wanted: readonly string[]): TouchRule['isTrue'] =>
  (_setting, traits) =>
    wanted.some((trait) => traits.includes(trait))

/** What a scene may show of a place, and of which places it is true (design section 7.6). */
const TOUCH_RULES: Readonly<Record<SceneTouch, TouchRule>> = {
  castle: {
    scenes: ['hilltown'],
    isTrue: ({ continent }, traits) => continent === 'europe' || traits.includes('fort'),
  },
  // Gilded roofs and prayer flags belong to the Himalaya, tiled cloisters to the west of it.
  gilded: {
    scenes: ['cliff-monastery'],
    isTrue: ({ continent, longitude }) => continent === 'asia' && longitude > 70 && longitude < 106,
  },
  // One city alone lies in a lagoon and has canals.
  gondola: {
    scenes: ['canal'],
    isTrue: ({ continent }, traits) =>
      continent === 'europe' && traits.includes('canals') && traits.includes('lagoon'),
  },
  palms: {
    scenes: ['bay-skyline'],
    isTrue: ({ latitude }, traits) => Math.abs(latitude) < 36 || traits.includes('palms'),
  },
  snows: {
    scenes: ['medina'],
    isTrue: ({ latitude }, traits) => Math.abs(latitude) > 28 && traits.includes('mountains'),
  },
  tram: {
    scenes: ['hilltown'],
    isTrue: (_setting, traits) => ['railway', 'harbour', 'big-city'].every((trait) => traits.includes(trait)),
  },
  waterside: {
    scenes: ['hilltown'],
    isTrue: someOf('harbour', 'coast', 'bridge', 'lagoon', 'island', 'lakes'),
  },
}

/** The touches that are true of a place, of those its scene knows. */
export function touchesOf(scene: string, setting: Setting, traits: readonly string[]): readonly SceneTouch[] {
  const names = Object.keys(TOUCH_RULES) as SceneTouch[]
  return names.filter((name) => {
    const { scenes, isTrue } = TOUCH_RULES[name]
    return scenes.includes(scene) && isTrue(setting, traits)
  })
}
