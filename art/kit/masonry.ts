import type { GlyphPart } from '#art/drawing/glyphs.ts'

/**
 * Path data of what buildings are made of, in a figure's own small units: x to the right, y down, the ground at 0. Every
 * function gives one closed outline that starts with an absolute `M`; outlines may be joined into one path.
 */

const spread = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_none, index) => from + ((to - from) * index) / Math.max(1, count - 1))

const joined = (from: number, to: number, count: number, one: (x: number) => string): string =>
  spread(from, to, count).map(one).join('')

/** A box that stands on `base`, centred on x. */
export const block = (x: number, base: number, width: number, height: number): string =>
  `M${x - width / 2} ${base}v${-height}h${width}v${height}z`

/** A box that tapers upwards to `top` of its width. */
export const taper = (x: number, base: number, width: number, height: number, top: number): string =>
  `M${x - width / 2} ${base}L${x - (width * top) / 2} ${base - height}H${x + (width * top) / 2}L${x + width / 2} ${base}z`

/** A triangle: gable, spire, tent. */
export const peak = (x: number, base: number, width: number, height: number): string =>
  `M${x - width / 2} ${base}L${x} ${base - height}L${x + width / 2} ${base}z`

/** A low dome or, with a height beyond its radius, a tall one. */
export const dome = (x: number, base: number, radius: number, height: number): string =>
  `M${x - radius} ${base}C${x - radius} ${base - height * 0.62} ${x - radius * 0.56} ${base - height} ${x} ${base - height}C${x + radius * 0.56} ${base - height} ${x + radius} ${base - height * 0.62} ${x + radius} ${base}z`

/** The shaded right part of `dome`. */
const domeShade = (x: number, base: number, radius: number, height: number): string =>
  `M${x} ${base - height}C${x + radius * 0.56} ${base - height} ${x + radius} ${base - height * 0.62} ${x + radius} ${base}H${x + radius * 0.36}C${x + radius * 0.46} ${base - height * 0.6} ${x + radius * 0.3} ${base - height * 0.86} ${x} ${base - height}z`

/** A bulb that swells over its foot and ends in a point. */
const onion = (x: number, base: number, radius: number, height: number): string =>
  `M${x - radius * 0.62} ${base}C${x - radius * 1.3} ${base - height * 0.3} ${x - radius * 0.85} ${base - height * 0.6} ${x} ${base - height}C${x + radius * 0.85} ${base - height * 0.6} ${x + radius * 1.3} ${base - height * 0.3} ${x + radius * 0.62} ${base}z`

/** The shaded right part of `onion`. */
const onionShade = (x: number, base: number, radius: number, height: number): string =>
  `M${x} ${base - height}C${x + radius * 0.85} ${base - height * 0.6} ${x + radius * 1.3} ${base - height * 0.3} ${x + radius * 0.62} ${base}H${x + radius * 0.2}C${x + radius * 0.6} ${base - height * 0.3} ${x + radius * 0.4} ${base - height * 0.6} ${x} ${base - height}z`

/** A circle. */
export const round = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** An East Asian roof: eaves that turn up, a ridge of half of `ridge`. */
export const eaves = (x: number, base: number, half: number, rise: number, ridge = 0.5): string =>
  `M${x - half} ${base - rise * 0.22}Q${x - half * 0.72} ${base - rise * 0.06} ${x - half * ridge} ${base - rise}H${x + half * ridge}Q${x + half * 0.72} ${base - rise * 0.06} ${x + half} ${base - rise * 0.22}L${x + half * 0.93} ${base + rise * 0.06}Q${x} ${base - rise * 0.06} ${x - half * 0.93} ${base + rise * 0.06}z`

/** A roof of four slopes with straight eaves. */
export const hip = (x: number, base: number, half: number, rise: number, ridge = 0.6): string =>
  `M${x - half} ${base}L${x - half * ridge} ${base - rise}H${x + half * ridge}L${x + half} ${base}z`

/** `count` windows between two middles. */
export const panes = (from: number, to: number, count: number, base: number, width: number, height: number) =>
  joined(from, to, count, (x) => block(x, base, width, height))

/** `count` openings with round heads. */
export const arches = (
  from: number,
  to: number,
  count: number,
  base: number,
  width: number,
  height: number,
) =>
  joined(from, to, count, (x) => {
    const half = width / 2
    return `M${x - half} ${base}v${-(height - half)}q0 ${-half} ${half} ${-half}q${half} 0 ${half} ${half}v${height - half}z`
  })

/** `count` openings with pointed heads. */
export const ogives = (
  from: number,
  to: number,
  count: number,
  base: number,
  width: number,
  height: number,
) =>
  joined(from, to, count, (x) => {
    const half = width / 2
    return `M${x - half} ${base}v${-(height - width)}q0 ${-half} ${half} ${-width}q${half} ${half} ${half} ${width}v${height - width}z`
  })

/** `count` gables or pinnacles in a row. */
export const peaks = (from: number, to: number, count: number, base: number, width: number, height: number) =>
  joined(from, to, count, (x) => peak(x, base, width, height))

/** `count` battlements. */
export const crenels = (from: number, to: number, count: number, base: number, size: number) =>
  joined(from, to, count, (x) => block(x, base, size, size))

/** Steps that narrow upwards: each `shrink` narrower on both sides. */
export const steps = (x: number, base: number, width: number, count: number, rise: number, shrink: number) =>
  Array.from({ length: count }, (_none, index) =>
    block(x, base - index * rise, width - 2 * shrink * index, rise),
  ).join('')

/** A solid with a lit face and a shaded one on its right, `share` of the width wide. */
export function solid(
  x: number,
  base: number,
  width: number,
  height: number,
  lit: string,
  shade: string,
  share = 0.34,
): readonly GlyphPart[] {
  const dark = width * share
  return [
    [block(x, base, width, height), lit],
    [block(x + width / 2 - dark / 2, base, dark, height), shade],
  ]
}

/** A cone or spire with its shaded right side. */
export function cone(
  x: number,
  base: number,
  width: number,
  height: number,
  lit: string,
  shade: string,
): readonly GlyphPart[] {
  return [
    [peak(x, base, width, height), lit],
    [`M${x} ${base - height}L${x + width / 2} ${base}H${x + width * 0.1}z`, shade],
  ]
}

/** A dome with its shaded right side. */
export function cupola(
  x: number,
  base: number,
  radius: number,
  height: number,
  lit: string,
  shade: string,
): readonly GlyphPart[] {
  return [
    [dome(x, base, radius, height), lit],
    [domeShade(x, base, radius, height), shade],
  ]
}

/** A bulb with its shaded right side. */
export function bulb(
  x: number,
  base: number,
  radius: number,
  height: number,
  lit: string,
  shade: string,
): readonly GlyphPart[] {
  return [
    [onion(x, base, radius, height), lit],
    [onionShade(x, base, radius, height), shade],
  ]
}

/** A four-sided roof that is steep, lit from the left. */
export function pavilionRoof(
  x: number,
  base: number,
  half: number,
  rise: number,
  lit: string,
  shade: string,
  ridge = 0.6,
): readonly GlyphPart[] {
  return [
    [hip(x, base, half, rise, ridge), lit],
    [
      `M${x + half * 0.3} ${base}L${x + half * (ridge - 0.16)} ${base - rise}H${x + half * ridge}L${x + half} ${base}z`,
      shade,
    ],
  ]
}
