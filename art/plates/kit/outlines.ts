import * as masonry from '#art/kit/masonry.ts'

/**
 * Outlines in metres. `x` is the middle, `up` the height of the foot above the ground; every function returns one closed
 * subpath that starts with `M`.
 */

/** A place in metres: right of the axis, above the ground. */
export type Spot = readonly [x: number, up: number]

const text = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Straight lines through spots. */
export const polygon = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, up]) => `${text(x)} ${text(-up)}`).join('L')}z`

export const box = (x: number, up: number, width: number, height: number): string =>
  polygon([
    [x - width / 2, up],
    [x - width / 2, up + height],
    [x + width / 2, up + height],
    [x + width / 2, up],
  ])

/** Narrows from `bottom` to `top`. */
export const trapezium = (x: number, up: number, bottom: number, top: number, height: number): string =>
  polygon([
    [x - bottom / 2, up],
    [x - top / 2, up + height],
    [x + top / 2, up + height],
    [x + bottom / 2, up],
  ])

/** A gable, pediment, cone or tent. */
export const gable = (x: number, up: number, width: number, height: number): string =>
  trapezium(x, up, width, 0, height)

/** The half of a shape from its axis to the right is in the shade: a gable's. */
export const gableShade = (x: number, up: number, width: number, height: number): string =>
  polygon([
    [x + width * 0.08, up],
    [x, up + height],
    [x + width / 2, up],
  ])

/** A dome; higher than `radius` for a pointed one. */
export const domeOutline = (x: number, up: number, radius: number, height: number): string =>
  masonry.dome(x, -up, radius, height)

/** The right third of a dome. */
export const domeShade = (x: number, up: number, radius: number, height: number): string =>
  `M${x} ${-up - height}C${x + radius * 0.56} ${-up - height} ${x + radius} ${-up - height * 0.62} ${x + radius} ${-up}H${x + radius * 0.36}C${x + radius * 0.5} ${-up - height * 0.6} ${x + radius * 0.34} ${-up - height * 0.88} ${x} ${-up - height}z`

/** A low dome: the segment of a circle. */
export const saucer = (x: number, up: number, width: number, height: number): string => {
  const radius = (width * width) / 8 / height + height / 2
  return `M${x - width / 2} ${-up}A${radius} ${radius} 0 0 1 ${x + width / 2} ${-up}z`
}

/** A bulb that is wider than its foot and ends in a point. */
export const onion = (x: number, up: number, radius: number, height: number): string =>
  `M${x - radius * 0.66} ${-up}C${x - radius * 1.3} ${-up - height * 0.28} ${x - radius * 0.8} ${-up - height * 0.62} ${x} ${-up - height}C${x + radius * 0.8} ${-up - height * 0.62} ${x + radius * 1.3} ${-up - height * 0.28} ${x + radius * 0.66} ${-up}z`

export const onionShade = (x: number, up: number, radius: number, height: number): string =>
  `M${x} ${-up - height}C${x + radius * 0.8} ${-up - height * 0.62} ${x + radius * 1.3} ${-up - height * 0.28} ${x + radius * 0.66} ${-up}H${x + radius * 0.24}C${x + radius * 0.66} ${-up - height * 0.3} ${x + radius * 0.4} ${-up - height * 0.62} ${x} ${-up - height}z`

export const circle = (x: number, up: number, radius: number): string => masonry.round(x, -up, radius)

/** A spire whose sides curve inwards. */
export const flare = (x: number, up: number, width: number, height: number): string =>
  `M${x - width / 2} ${-up}Q${x - width * 0.08} ${-up - height * 0.3} ${x} ${-up - height}Q${x + width * 0.08} ${-up - height * 0.3} ${x + width / 2} ${-up}z`

/** A roof with upturned eaves, as in East Asia; `ridge` is the share of the width at the top. */
export const upturnedRoof = (x: number, up: number, width: number, rise: number, ridge = 0.5): string =>
  masonry.eaves(x, -up, width / 2, rise, ridge)

/** A roof of four slopes. */
export const hipRoof = (x: number, up: number, width: number, rise: number, ridge = 0.6): string =>
  masonry.hip(x, -up, width / 2, rise, ridge)

/** An opening with a round head. */
export const roundOpening = (x: number, up: number, width: number, height: number): string =>
  masonry.arches(x, x, 1, -up, width, height)

/** An opening with a pointed head. */
export const pointedOpening = (x: number, up: number, width: number, height: number): string =>
  masonry.ogives(x, x, 1, -up, width, height)

/** A cross of arms a fifth as thick as it is high. */
export const cross = (x: number, up: number, height: number): string =>
  box(x, up, height * 0.16, height) + box(x, up + height * 0.56, height * 0.62, height * 0.16)

/** A band between two curves that sag: a cable, a chain. `thick` metres thick. */
export const sag = (from: Spot, to: Spot, low: number, thick: number): string => {
  const middle = (from[0] + to[0]) / 2
  const control = 2 * low - (from[1] + to[1]) / 2
  return `M${from[0]} ${-from[1]}Q${middle} ${-control} ${to[0]} ${-to[1]}V${-to[1] + thick}Q${middle} ${-control + thick} ${from[0]} ${-from[1] + thick}z`
}

/** A straight bar between two spots. */
export const bar = ([x1, up1]: Spot, [x2, up2]: Spot, thick: number): string => {
  const length = Math.hypot(x2 - x1, up2 - up1) || 1
  const [dx, dy] = [((up1 - up2) / length) * (thick / 2), ((x2 - x1) / length) * (thick / 2)]
  return polygon([
    [x1 + dx, up1 + dy],
    [x2 + dx, up2 + dy],
    [x2 - dx, up2 - dy],
    [x1 - dx, up1 - dy],
  ])
}
