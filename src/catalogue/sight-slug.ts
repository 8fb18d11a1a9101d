import { foldText } from '#isomorphic/search/fold-text.ts'
import type { Sight } from './guide-types.ts'

const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** Slug of a sight, for example `fushimi-inari`; null when the name has no plain letters. */
export function sightSlug(name: string): string | null {
  const folded = foldText(name)
  return PLAIN.test(folded) ? folded.replaceAll(' ', '-') : null
}

type NamedSight = Pick<Sight, 'name' | 'englishName'>

/** The name that a sight is known by in all languages. */
export const keyName = ({ name, englishName = name }: NamedSight): string => englishName

/** The key under which a sight is saved: path of its place and slug as fragment; null when there is no slug. */
export function sightPath(placePath: string, sight: NamedSight): string | null {
  const slug = sightSlug(keyName(sight))
  return slug === null ? null : `${placePath}#${slug}`
}

/** The anchor that a sight had by its number, for links of earlier versions. */
export const numberedSightAnchor = (number: number): string => `sight-${number}`

/** The anchor of a sight on the page of its place: its slug, or its number, from 1, when there is none. */
export const sightAnchor = (sight: NamedSight, number: number): string =>
  sightSlug(keyName(sight)) ?? numberedSightAnchor(number)
