import { gradeRule } from './ink-grade.ts'
import type { PosterTraits } from './poster-traits.ts'
import { regradeInk } from './regrade.ts'
import { scenes } from './scenes.ts'

export type PosterInks = {
  readonly mistInk: string
  readonly shadowInk: string
  readonly accentInk: string
}

/** What each ink of the drawing becomes under these traits; remembers the inks it has met. */
export function inkMapper(traits: PosterTraits): (ink: string) => string {
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

/** The inks a page may borrow from a poster, as graded. */
export function posterInks(traits: PosterTraits): PosterInks {
  const { mistInk, shadowInk, accentInk } = scenes[traits.scene]
  const mapped = inkMapper(traits)
  return { mistInk: mapped(mistInk), shadowInk: mapped(shadowInk), accentInk: mapped(accentInk) }
}
