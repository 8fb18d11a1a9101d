import { createHash } from 'node:crypto'
import { seedFromText } from '#art/drawing/random.ts'
import { INK_GRADES, type InkGrade } from '#art/grading/ink-grade.ts'
import type { SceneTouch } from '#art/kit/scene.ts'
import type { DiscTrait } from '#art/kit/scene-variant.ts'
import type { PosterTraits } from '#art/poster-traits.ts'
import { type SceneName, scenes } from '#art/scenes.ts'
import type { PosterRegion } from '#tools/compile/places/poster-region.ts'
import { isGradeAllowed } from './allowed-grades.ts'
import { SCENE_RULES, sceneByLatitude } from './scene-rules.ts'
import { touchesOf } from './touch-rules.ts'

export type PosterConstraints = PosterRegion & {
  /** Path without `/destinations/`; also the seed. */
  readonly id: string
  readonly traits: readonly string[]
  /** The scene chosen by an editor, or null. */
  readonly scene: string | null
  /** Grade and touches chosen by an editor; when omitted or null, they are derived from the traits. */
  readonly light?: InkGrade | null
  readonly shows?: readonly SceneTouch[] | null
  /** Whether the scene is the place's own: it is printed as drawn. */
  readonly ownsScene: boolean
  /** Whether the place is synthetic: it may look like its neighbour when no alternative is left. */
  readonly isSynthetic: boolean
}

const DISCS: readonly DiscTrait[] = ['default', 'low', 'high', 'large', 'small']
/** A scene with at least this fraction of the best score may be chosen, so that similar places differ. */
const MIN_RELATIVE_SCORE = 0.55
/** Number of attempts after which another scene is tried. */
const GRADES_PER_SCENE = 5

const isDrawn = (name: string): name is SceneName => Object.hasOwn(scenes, name)

/** How well the traits of a place match a scene; traits listed first count more, on both sides. */
function scoreOf(name: string, traits: readonly string[]): number {
  const calling = SCENE_RULES[name]?.traits ?? []
  return traits.reduce((score, trait, order) => {
    const strength = calling.indexOf(trait)
    return strength === -1 ? score : score + (6 - order) / (1 + strength)
  }, 0)
}

function sceneWithoutTraits(wish: PosterConstraints): readonly string[] {
  if (!wish.traits.includes('big-city')) return sceneByLatitude(wish)
  return wish.continent === 'europe' ? ['embankment'] : ['skyline']
}

function matchingScenes(wish: PosterConstraints): readonly SceneName[] {
  const fitting = Object.entries(SCENE_RULES).flatMap(([name, { fits, without = [], needs = [] }]) => {
    const has = (trait: string): boolean => wish.traits.includes(trait)
    return fits(wish) && !without.some(has) && needs.every((group) => group.some(has)) ? [name] : []
  })
  const scored = fitting.filter(isDrawn).map((name) => ({ name, score: scoreOf(name, wish.traits) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return sceneWithoutTraits(wish).filter(isDrawn)
  return scored.filter(({ score }) => score >= best * MIN_RELATIVE_SCORE).map(({ name }) => name)
}

/** `turn` selects the next matching scene, for a place that has exhausted the grades of its first. */
function chooseScene(wish: PosterConstraints, turn: number): SceneName {
  if (wish.scene !== null && isDrawn(wish.scene)) return wish.scene
  const candidates = matchingScenes(wish)
  const chosen = candidates[(seedFromText(`${wish.id} scene`) + turn) % Math.max(1, candidates.length)]
  const [anyScene] = Object.keys(scenes).filter(isDrawn)
  if (anyScene === undefined) throw new Error('the poster engine has no scenes')
  return chosen ?? anyScene
}

function pick<Entry>(list: readonly Entry[], index: number, otherwise: Entry): Entry {
  return list[index % list.length] ?? otherwise
}

/** The grade chosen by an editor, or that of the scene's owner. */
const preferredGrade = ({ light = null, ownsScene }: PosterConstraints): InkGrade | null =>
  light ?? (ownsScene ? 'as-drawn' : null)

function chooseGrade(wish: PosterConstraints, scene: SceneName, attempt: number): InkGrade {
  const grades: readonly InkGrade[] = INK_GRADES.filter((grade) => isGradeAllowed(grade, scene, wish))
  return pick(grades, seedFromText(`${wish.id} grade`) + attempt, 'as-drawn')
}

/**
 * Chooses what a place's poster shows. Deterministic; every further attempt returns another grade, for places whose
 * neighbour in a list has the same scene in the same palette (D7.6).
 */
export function choosePoster(wish: PosterConstraints, attempt: number): PosterTraits {
  const scene = chooseScene(wish, Math.floor(attempt / GRADES_PER_SCENE))
  const touches = wish.shows ?? touchesOf(scene, wish, wish.traits)
  const touched = touches.length > 0 ? { touches } : {}
  const grade = (attempt === 0 ? preferredGrade(wish) : null) ?? chooseGrade(wish, scene, attempt)
  const drawn = { seed: wish.id, scene, grade }
  // A well-known bridge or tower is never mirrored or recomposed.
  const isNamed = scenes[scene].isPortrait === true || (wish.shows ?? []).length > 0
  const isComposed = (wish.ownsScene && attempt === 0) || isNamed
  if (isComposed) return { ...drawn, isMirrored: false, disc: 'default', ...touched }
  const disc = pick(DISCS, seedFromText(`${wish.id} disc`), 'default')
  return { ...drawn, isMirrored: seedFromText(`${wish.id} mirror`) % 2 === 1, disc, ...touched }
}

/** Six hexadecimal digits that change with the traits or the drawing code, so that URLs are immutable. */
export function posterVersion(traits: PosterTraits, artHash: string): string {
  return createHash('sha256').update(artHash).update(JSON.stringify(traits)).digest('hex').slice(0, 6)
}
