/** In units of a drawing of 100 by 100. */
export type DrawingPoint = readonly [x: number, y: number]

/** A coordinate with one decimal. */
export const toPath = (value: number): number => Math.round(value * 10) / 10

/** An open path of straight lines. */
export const pathOf = (points: readonly DrawingPoint[]): string =>
  `M${points.map(([x, y]) => `${toPath(x)} ${toPath(y)}`).join('L')}`

/** A path without length for each point: with round caps, dots that no stretching distorts. */
export const dotsAt = (points: readonly DrawingPoint[]): string =>
  points.map(([x, y]) => `M${toPath(x)} ${toPath(y)}h0`).join('')

/** The middle of a row of a list whose rows are equally high. */
export const rowCentre = (index: number, count: number): number => ((index + 0.5) / count) * 100
