import type { Material, PlatePart } from '#art/plates/plate.ts'
import { polygon, type Spot, upturnedRoof } from './outlines.ts'

/** Solids and outlines that are stated as runs of numbers, in metres. */

/** Pairs of numbers: `x, up` of an outline, `half width, height` of a profile, from the foot to the top. */
type Numbers = readonly number[]

const pairsOf = (numbers: Numbers): readonly Spot[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_none, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ])

/** Straight lines through spots that are stated as `x, up, x, up`, moved by `right` and `above`. */
export const contour = (numbers: Numbers, right = 0, above = 0): string =>
  polygon(pairsOf(numbers).map(([x, up]) => [x + right, up + above]))

/** The same outline at its place and mirrored at the axis. */
export const bothSides = (numbers: Numbers): string =>
  contour(numbers) + contour(numbers.map((value, index) => (index % 2 === 0 ? -value : value)))

/** A shape that is the same on both sides of `x`, by the profile of one side. */
export const symmetric = (x: number, up: number, profile: Numbers): string => {
  const side = pairsOf(profile)
  return polygon([
    ...side.map(([half, height]): Spot => [x - half, up + height]),
    ...side.toReversed().map(([half, height]): Spot => [x + half, up + height]),
  ])
}

/** The right part of `symmetric`, from `from` of each half width outwards. */
export const symmetricShade = (x: number, up: number, profile: Numbers, from = 0.24): string => {
  const side = pairsOf(profile)
  return polygon([
    ...side.map(([half, height]): Spot => [x + half * from, up + height]),
    ...side.toReversed().map(([half, height]): Spot => [x + half, up + height]),
  ])
}

/** A round solid by its profile, lit from the left: stupa, tower, bulb, cone with a curved side. */
export const turned = (
  x: number,
  up: number,
  profile: Numbers,
  { lit, shade }: Material,
  from = 0.24,
): readonly PlatePart[] => [
  [symmetric(x, up, profile), lit],
  [symmetricShade(x, up, profile, from), shade],
]

/** Bands across a turned solid: `half width, height` of each, all `thick` metres thick. */
export const bands = (x: number, up: number, places: Numbers, thick: number): string =>
  pairsOf(places)
    .map(([half, height]) => symmetric(x, up + height, [half, 0, half, thick]))
    .join('')

/** A tiled roof with upturned eaves and a shaded right side. */
export const tiledRoof = (
  x: number,
  up: number,
  width: number,
  rise: number,
  { lit, shade }: Material,
  ridge = 0.5,
): readonly PlatePart[] => {
  const half = width / 2
  return [
    [upturnedRoof(x, up, width, rise, ridge), lit],
    [
      `M${x + half * ridge * 0.3} ${-up - rise}H${x + half * ridge}Q${x + half * 0.72} ${-up - rise * 0.06} ${x + half} ${-up - rise * 0.22}L${x + half * 0.93} ${-up + rise * 0.06}Q${x + half * 0.6} ${-up - rise * 0.01} ${x + half * 0.36} ${-up}z`,
      shade,
    ],
  ]
}
