import { createCanvas } from './canvas.ts'
import { gradeRule, type InkGrade } from './ink-grade.ts'
import type { PosterGrain, PosterRatio } from './poster-ratio.ts'
import { serializePoster } from './poster-svg.ts'
import { regradeInk } from './regrade.ts'
import type { PaletteFamily } from './scene.ts'
import { type DiscTrait, variantOf } from './scene-variant.ts'
import { type SceneName, scenes } from './scenes.ts'

/** Everything that tells one poster from another (docs: poster grammar, variety). */
export type PosterTraits = {
  readonly seed: string
  readonly scene: SceneName
  readonly grade: InkGrade
  readonly isMirrored: boolean
  readonly disc: DiscTrait
}

export type PosterInks = {
  readonly horizonInk: string
  readonly shadowInk: string
  readonly accentInk: string
}

const INK = /#[0-9a-f]{6}\b/gi

function inkMapper(traits: PosterTraits): (ink: string) => string {
  const rule = gradeRule(traits.grade)
  if (rule === undefined) {
    return (ink) => ink
  }
  const known = new Map<string, string>()
  return (ink) => {
    const graded = known.get(ink) ?? regradeInk(ink, rule, scenes[traits.scene])
    known.set(ink, graded)
    return graded
  }
}

/** The SVG of a poster: the same traits, ratio and grain give the same text for ever. */
export function drawPoster(traits: PosterTraits, ratio: PosterRatio, grain: PosterGrain): string {
  const { seed, scene, grade, isMirrored, disc } = traits
  const idText = [seed, scene, grade, isMirrored, disc].join(' ')
  const canvas = createCanvas({ seedText: `${seed} ${scene}`, idText, ratio, grain })
  scenes[scene].draw(canvas, variantOf(seed, disc))
  // The headline of a page stands on the quiet left third of the hero, which a mirror would take away.
  return serializePoster(canvas, isMirrored && ratio !== 'hero').replace(INK, inkMapper(traits))
}

/** The inks a page may borrow from a poster, as graded. */
export function posterInks(traits: PosterTraits): PosterInks {
  const { horizonInk, shadowInk, accentInk } = scenes[traits.scene]
  const mapped = inkMapper(traits)
  return { horizonInk: mapped(horizonInk), shadowInk: mapped(shadowInk), accentInk: mapped(accentInk) }
}

/** One place-neutral sentence, without a full stop, that names the view and its light. */
export function altTextOf({ scene, grade }: PosterTraits): string {
  const { altText, lightText } = scenes[scene]
  return `${altText}, ${gradeRule(grade)?.lightText ?? lightText}`
}

/** The palette a poster reads as; neighbours in a list must not share it together with the scene. */
export function familyOf({ scene, grade }: PosterTraits): PaletteFamily {
  return gradeRule(grade)?.family ?? scenes[scene].family
}
