import { gradeRule, type InkGrade } from './grading/ink-grade.ts'
import type { PaletteFamily, SceneTouch } from './kit/scene.ts'
import type { DiscTrait } from './kit/scene-variant.ts'
import { type SceneName, scenes } from './scenes.ts'

/** Everything that tells one poster from another (docs: poster grammar, variety). */
export type PosterTraits = {
  readonly seed: string
  readonly scene: SceneName
  readonly grade: InkGrade
  readonly isMirrored: boolean
  readonly disc: DiscTrait
  /** Left out when there are none. */
  readonly touches?: readonly SceneTouch[]
}

/** One place-neutral sentence, without a full stop, that names the view and its light. */
export function altTextOf({ scene, grade, touches = [] }: PosterTraits): string {
  const { altText, touchedAltTexts = {}, lightText } = scenes[scene]
  const touched = Object.entries(touchedAltTexts).find(([touch]) => touches.some((name) => name === touch))
  return `${touched?.[1] ?? altText}, ${gradeRule(grade)?.lightText ?? lightText}`
}

/** What is drawn, whatever its light: the scene, and the touch that makes another picture of it. */
export function compositionOf({ scene, touches = [] }: Pick<PosterTraits, 'scene' | 'touches'>): string {
  const known = Object.keys(scenes[scene].touchedAltTexts ?? {})
  const touch = known.find((name) => touches.some((given) => given === name))
  return touch === undefined ? scene : `${scene} ${touch}`
}

/** The palette a poster reads as; neighbours in a list must not share it together with the scene. */
export function familyOf({ scene, grade }: PosterTraits): PaletteFamily {
  return gradeRule(grade)?.family ?? scenes[scene].family
}
