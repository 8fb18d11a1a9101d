import { bar, polygon, type Spot } from './outlines.ts'
import { spread } from './rows.ts'

/**
 * Openings that are cut out of the outline they are joined to, so that sky and water are seen through them, and the
 * curves of arches and trusses. All sizes in metres.
 */

/** A hole with a head of half an ellipse `rise` high; `height` from the foot to the crown. */
export const roundHole = (x: number, up: number, width: number, height: number, rise = width / 2): string => {
  const half = width / 2
  const spring = up + height - rise
  return `M${x + half} ${-up}V${-spring}A${half} ${rise} 0 0 0 ${x - half} ${-spring}V${-up}z`
}

/** A hole with a pointed head. */
export const pointedHole = (x: number, up: number, width: number, height: number): string => {
  const half = width / 2
  const [top, spring, bend] = [up + height, up + height - width * 0.95, up + height - width * 0.36]
  return `M${x + half} ${-up}V${-spring}Q${x + half} ${-bend} ${x} ${-top}Q${x - half} ${-bend} ${x - half} ${-spring}V${-up}z`
}

/** A hole with a flat head. */
export const flatHole = (x: number, up: number, width: number, height: number): string =>
  `M${x + width / 2} ${-up}V${-up - height}H${x - width / 2}V${-up}z`

/** Spots of a parabola that is `foot` high at `half` from the middle and `crown` high in the middle. */
export const parabola = (half: number, foot: number, crown: number, count: number): readonly Spot[] =>
  spread(-half, half, count).map((x) => [x, crown - (crown - foot) * (x / half) ** 2])

/** The band between two curves that have the same number of spots. */
export const band = (upper: readonly Spot[], lower: readonly Spot[]): string =>
  polygon([...upper, ...lower.toReversed()])

/** A chain of bars through spots. */
export const chain = (spots: readonly Spot[], thick: number): string =>
  spots
    .slice(1)
    .map((spot, index) => bar(spots[index] ?? spot, spot, thick))
    .join('')

/** Posts and crossed bars between two curves that have the same number of spots. */
export const truss = (upper: readonly Spot[], lower: readonly Spot[], thick: number): string =>
  upper
    .map((top, index) => {
      const foot = lower[index] ?? top
      const [nextTop, nextFoot] = [upper[index + 1], lower[index + 1]]
      const post = bar(foot, top, thick)
      return nextTop === undefined || nextFoot === undefined
        ? post
        : post + bar(foot, nextTop, thick * 0.8) + bar(top, nextFoot, thick * 0.8)
    })
    .join('')
