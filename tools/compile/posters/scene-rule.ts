import type { PosterRegion } from '#tools/compile/places/poster-region.ts'

export type SceneRule = {
  /** Traits that match the scene, strongest first. */
  readonly traits: readonly string[]
  /** Whether the scene is plausible in a region: no elephants in Norway, no birches in Borneo. */
  readonly fits: (setting: PosterRegion) => boolean
  /** Traits that exclude the scene. */
  readonly without?: readonly string[]
  /** Groups of traits; a place must have one of each: no bay without water. */
  readonly needs?: readonly (readonly string[])[]
}
