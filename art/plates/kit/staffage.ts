import type { PlatePart } from '#art/plates/plate.ts'
import { box, circle, flare, polygon } from './outlines.ts'

/** People and trees, for the scale. All sizes in metres. */

const PERSON_HEIGHT = 1.72

/** A standing person in a coat of one ink. */
export function pedestrian(x: number, coat: string, up = 0, scale = 1): readonly PlatePart[] {
  const height = PERSON_HEIGHT * scale
  return [
    [
      polygon([
        [x - 0.2 * scale, up],
        [x - 0.16 * scale, up + height * 0.5],
        [x - 0.27 * scale, up + height * 0.52],
        [x - 0.2 * scale, up + height * 0.83],
        [x + 0.2 * scale, up + height * 0.83],
        [x + 0.27 * scale, up + height * 0.52],
        [x + 0.16 * scale, up + height * 0.5],
        [x + 0.2 * scale, up],
      ]),
      coat,
    ],
    [circle(x, up + height * 0.91, 0.14 * scale), '#3A2A26'],
  ]
}

/** People at several places, all in one ink. */
export const people = (places: readonly number[], coat: string, up = 0, scale = 1): readonly PlatePart[] =>
  places.flatMap((x) => pedestrian(x, coat, up, scale))

/** A round tree on a trunk. */
export function tree(x: number, height: number, lit: string, shade: string, up = 0): readonly PlatePart[] {
  const radius = height * 0.32
  const crown = up + height - radius
  return [
    [box(x, up, height * 0.06, height * 0.5), '#4A3428'],
    [circle(x - radius * 0.42, crown - radius * 0.3, radius * 0.72) + circle(x, crown, radius), lit],
    [circle(x + radius * 0.48, crown - radius * 0.34, radius * 0.66), shade],
  ]
}

/** A slim evergreen. */
export function cypress(x: number, height: number, lit: string, shade: string, up = 0): readonly PlatePart[] {
  const half = height * 0.09
  return [
    [
      `M${x} ${-up}C${x - half * 1.6} ${-up - height * 0.1} ${x - half} ${-up - height * 0.75} ${x} ${-up - height}C${x + half} ${-up - height * 0.75} ${x + half * 1.6} ${-up - height * 0.1} ${x} ${-up}z`,
      lit,
    ],
    [
      `M${x} ${-up}V${-up - height}C${x + half} ${-up - height * 0.75} ${x + half * 1.6} ${-up - height * 0.1} ${x} ${-up}z`,
      shade,
    ],
  ]
}

/** A palm: trunk and seven fronds. */
export function palm(x: number, height: number, leaf: string, trunk: string, up = 0): readonly PlatePart[] {
  const top = up + height
  const reach = height * 0.34
  const fronds = [-1, -0.72, -0.36, 0.1, 0.44, 0.76, 1].map((side) => {
    const tipUp = top + reach * (0.5 - 0.95 * Math.abs(side))
    return `M${x} ${-top}Q${x + side * reach * 0.6} ${-(top + reach * 0.62)} ${x + side * reach} ${-tipUp}Q${x + side * reach * 0.5} ${-(top + reach * 0.2)} ${x} ${-top}z`
  })
  return [
    [flare(x, up, height * 0.12, height * 1.02), trunk],
    [fronds.join(''), leaf],
  ]
}

/** A long low mass of trees or hills: bumps along the ground between two ends. */
export function grove(from: number, to: number, height: number, ink: string, up = 0): readonly PlatePart[] {
  const step = height * 0.8
  const count = Math.max(2, Math.round((to - from) / step))
  const bumps = Array.from({ length: count }, (_none, index) => {
    const x = from + ((to - from) * (index + 0.5)) / count
    const wave = 0.72 + 0.28 * Math.sin(index * 2.4)
    return circle(x, up + height * wave - step * 0.62, step * 0.62)
  })
  return [
    [bumps.join(''), ink],
    [box((from + to) / 2, up, to - from, height * 0.55), ink],
  ]
}
