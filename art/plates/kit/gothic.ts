import type { Material, PlatePart } from '#art/plates/plate.ts'
import { bar, circle, gable, gableShade, type Spot } from './outlines.ts'
import { type RowItem, spread } from './rows.ts'
import { body } from './volumes.ts'

/** What towers and fronts are put together from, in metres. */

/** The first outline of a solid counts as `name`. */
export const counted = (solid: readonly PlatePart[], name: string): readonly PlatePart[] =>
  solid.map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, name] : [path, ink]))

/** Blocks one on the other, as `width, height` from the foot to the top. */
export function tiers(
  x: number,
  up: number,
  sizes: readonly number[],
  material: Material,
  shaded = 0.3,
): readonly PlatePart[] {
  const [width, height, ...above] = sizes
  if (width === undefined || height === undefined) return []
  return [...body(x, up, width, height, material, shaded), ...tiers(x, up + height, above, material, shaded)]
}

/** Small spires in a row. */
export function pinnacles(row: RowItem, { lit, shade }: Material): readonly PlatePart[] {
  const places = spread(row.from, row.to, row.count)
  return [
    [places.map((x) => gable(x, row.up, row.width, row.height)).join(''), lit],
    [places.map((x) => gableShade(x, row.up, row.width, row.height)).join(''), shade],
  ]
}

/** A spot at an angle in degrees, from the right against the clock. */
export const around = (x: number, up: number, radius: number, degrees: number): Spot => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  up + radius * Math.sin((degrees * Math.PI) / 180),
]

/** Bars from the middle of a wheel to its rim. */
export const spokes = (x: number, up: number, radius: number, count: number, thick: number): string =>
  spread(0, 360 - 360 / count, count)
    .map((degrees) => bar([x, up], around(x, up, radius, degrees), thick))
    .join('')

/** The face of a clock with its hands at ten past ten. */
export const clockFace = (x: number, up: number, radius: number, face: string, ink: string) =>
  [
    [circle(x, up, radius), ink],
    [circle(x, up, radius * 0.84), face],
    [
      bar([x, up], around(x, up, radius * 0.5, 145), radius * 0.14) +
        bar([x, up], around(x, up, radius * 0.72, 30), radius * 0.12),
      ink,
    ],
  ] as const satisfies readonly PlatePart[]
