import { gradeRule } from './grading/ink-grade.ts'
import { regradeInk } from './grading/regrade.ts'
import type { PosterTraits } from './poster-traits.ts'
import { scenes } from './scenes.ts'

export type PosterInks = {
  readonly mistInk: string
  readonly shadowInk: string
  readonly accentInk: string
}

/** What each ink of the drawing becomes under these traits; remembers the inks it has met. */
export function createInkMapper(traits: PosterTraits): (ink: string) => string {
  const rule = gradeRule(traits.grade)
  if (rule === undefined) {
    return (ink) => ink
  }
  const gradedInks = new Map<string, string>()
  return (ink) => {
    const graded = gradedInks.get(ink) ?? regradeInk(ink, rule, scenes[traits.scene])
    gradedInks.set(ink, graded)
    return graded
  }
}

/** The inks a page may borrow from a poster, as graded. */
export function resolvePosterInks(traits: PosterTraits): PosterInks {
  const { mistInk, shadowInk, accentInk } = scenes[traits.scene]
  const mapped = createInkMapper(traits)
  return { mistInk: mapped(mistInk), shadowInk: mapped(shadowInk), accentInk: mapped(accentInk) }
}
