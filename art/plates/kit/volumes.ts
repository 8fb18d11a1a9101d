import type { Material, PlatePart } from '#art/plates/plate.ts'
import {
  box,
  domeOutline,
  domeShade,
  flare,
  gable,
  gableShade,
  onion,
  onionShade,
  polygon,
  trapezium,
} from './outlines.ts'
import { columns, stair, windows } from './rows.ts'

/** Solids in metres, lit from the left. `x` is the middle, `up` the height of the foot above the ground. */

/** A block with a lit front; `shaded` is the share of its width that is in the shade, on the right. */
export function body(
  x: number,
  up: number,
  width: number,
  height: number,
  { lit, shade }: Material,
  shaded = 0.3,
): readonly PlatePart[] {
  const dark = width * shaded
  return [
    [box(x, up, width, height), lit],
    [box(x + width / 2 - dark / 2, up, dark, height), shade],
  ]
}

/** A shaft that narrows upwards: obelisk, chimney, pylon, lighthouse. */
export function shaft(
  x: number,
  up: number,
  bottom: number,
  top: number,
  height: number,
  { lit, shade }: Material,
): readonly PlatePart[] {
  return [
    [trapezium(x, up, bottom, top, height), lit],
    [
      polygon([
        [x + bottom * 0.16, up],
        [x + top * 0.16, up + height],
        [x + top / 2, up + height],
        [x + bottom / 2, up],
      ]),
      shade,
    ],
  ]
}

/** A shaft with a small pyramid on top. */
export function obelisk(
  x: number,
  up: number,
  width: number,
  height: number,
  material: Material,
): readonly PlatePart[] {
  const tip = width * 1.3
  return [
    ...shaft(x, up, width, width * 0.66, height - tip, material),
    ...pyramid(x, up + height - tip, width * 0.66, tip, material),
  ]
}

/** A cone, gable or steep spire. */
export function pyramid(
  x: number,
  up: number,
  width: number,
  height: number,
  { lit, shade }: Material,
): readonly PlatePart[] {
  return [
    [gable(x, up, width, height), lit],
    [gableShade(x, up, width, height), shade],
  ]
}

/** A spire whose foot spreads. */
export function flaredSpire(
  x: number,
  up: number,
  width: number,
  height: number,
  { lit, shade }: Material,
): readonly PlatePart[] {
  return [
    [flare(x, up, width, height), lit],
    [`M${x} ${-up - height}Q${x + width * 0.08} ${-up - height * 0.3} ${x + width / 2} ${-up}H${x}z`, shade],
  ]
}

/** A dome. */
export function domeSolid(
  x: number,
  up: number,
  radius: number,
  height: number,
  { lit, shade }: Material,
): readonly PlatePart[] {
  return [
    [domeOutline(x, up, radius, height), lit],
    [domeShade(x, up, radius, height), shade],
  ]
}

/** An onion dome. */
export function onionSolid(
  x: number,
  up: number,
  radius: number,
  height: number,
  { lit, shade }: Material,
): readonly PlatePart[] {
  return [
    [onion(x, up, radius, height), lit],
    [onionShade(x, up, radius, height), shade],
  ]
}

/** A small tower of columns with a dome and a finial on top of a dome. */
export function lantern(
  x: number,
  up: number,
  width: number,
  height: number,
  material: Material,
  roof: Material = material,
): readonly PlatePart[] {
  const wall = height * 0.5
  return [
    ...body(x, up, width, wall, material),
    [
      windows({
        from: x - width * 0.25,
        to: x + width * 0.25,
        count: 2,
        up: up + wall * 0.12,
        width: width * 0.2,
        height: wall * 0.7,
      }),
      material.deep,
    ],
    ...domeSolid(x, up + wall, width * 0.5, height * 0.26, roof),
    [box(x, up + wall + height * 0.25, width * 0.1, height * 0.25), roof.shade],
  ]
}

/** A temple front: steps, columns, entablature, pediment. Heights in metres add up to the whole. */
export function portico(
  x: number,
  up: number,
  width: number,
  front: {
    readonly count: number
    readonly diameter: number
    readonly steps: number
    readonly column: number
    readonly entablature: number
    readonly pediment: number
  },
  material: Material,
): readonly PlatePart[] {
  const { count, diameter, steps, column, entablature, pediment } = front
  const foot = up + steps
  const top = foot + column + entablature
  const reach = width / 2 - diameter * 0.75
  return [
    [box(x, foot, width - diameter, column), material.deep],
    [stair(x, up, width + diameter * 2, 3, steps / 3, diameter / 3), material.shade],
    ...columns(
      { from: x - reach, to: x + reach, count, up: foot, width: diameter, height: column },
      material,
    ),
    [box(x, foot + column, width, entablature), material.lit],
    [box(x, foot + column, width, entablature * 0.16), material.shade],
    [box(x, top - entablature * 0.12, width + diameter * 0.5, entablature * 0.24), material.shade],
    [gable(x, top, width + diameter * 0.5, pediment), material.lit],
    [gable(x, top + pediment * 0.14, width * 0.8, pediment * 0.68), material.shade],
  ]
}
