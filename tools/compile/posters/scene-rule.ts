import type { PosterRegion } from '#tools/compile/places/poster-region.ts'

export type SceneRule = {
  /** Traits that call for the scene, strongest first. */
  readonly traits: readonly string[]
  /** Whether the scene would be true of a place there: no elephants in Norway, no birches in Borneo. */
  readonly fits: (setting: PosterRegion) => boolean
  /** Traits that rule the scene out. */
  readonly without?: readonly string[]
  /** Groups of traits; a place must have one of each: no bay without water. */
  readonly needs?: readonly (readonly string[])[]
}
