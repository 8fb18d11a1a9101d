import type { PosterCanvas } from './canvas.ts'
import { GRAIN_SLOPES } from './poster-ratio.ts'
import { sprayFilterId } from './spray.ts'

const INK = /#[0-9a-f]{6}\b/gi
/**
 * Ink swells the noise by so much, and where the swollen noise passes the bar there is ink: the bar stands above the
 * highest noise (0.847 in a million points), so that where there is no ink nothing is left, not a speck.
 */
const NOISE_GAIN = 1.7
const NOISE_THRESHOLD = 0.85
/** Makes a slope of one mean one at half ink. */
const SLOPE_FACTOR = 1.405
/** Noise is dear to make, so that of a corner of the paper is laid like tiles: too fine and faint to show a seam. */
const NOISE_TILE = 'x="0" y="0" width="480" height="400"'

/** `#rrggbb` as three shares of one. */
const colourShares = (ink: string): readonly string[] =>
  [1, 3, 5].map((from) => String(Number((Number.parseInt(ink.slice(from, from + 2), 16) / 255).toFixed(3))))

/**
 * Noise above the threshold remains, in the ink. A full-width poster has about nine sprays, and each filter primitive is
 * a pass over each of them, so there are three primitives, no larger than the shape. Browsers draw images in tiles of
 * 256 pixels, and a filter larger than a tile is computed again for each tile. `npm run bench -- --only posters` measures
 * it (F36).
 */
function defineSprayFilter(canvas: PosterCanvas, index: number, ink: string): string {
  const frequency = (1.05 / Math.max(0.9, canvas.unit)).toFixed(2)
  const slope = GRAIN_SLOPES[canvas.grain] * SLOPE_FACTOR
  const weights = `k1="${(slope * NOISE_GAIN).toFixed(2)}" k3="${slope.toFixed(2)}" k4="${(-slope * NOISE_THRESHOLD).toFixed(2)}"`
  const [red, green, blue] = colourShares(ink)
  return [
    `<filter id="${sprayFilterId(canvas, index)}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="1" seed="${canvas.noiseSeed}"/>`,
    `<feComposite in="SourceAlpha" operator="arithmetic" ${weights}/>`,
    `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 1 0"/></filter>`,
  ].join('')
}

function paperFilter({ width, height }: PosterCanvas, id: string): string {
  return [
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">`,
    `<feTurbulence ${NOISE_TILE} type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7"/>`,
    `<feColorMatrix ${NOISE_TILE} values="0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .05 0 2.4 0 0 -1.15"/>`,
    '<feTile/></filter>',
  ].join('')
}

/**
 * The finished SVG: no script, no text, no outside reference, so it is safe in an image element and inline.
 * @param inkOf what an ink of the drawing is printed as
 */
export function serializePoster(
  canvas: PosterCanvas,
  inkOf: (ink: string) => string,
  isMirrored: boolean,
): string {
  const { width, height, shapes, definitions, sprayInks } = canvas
  const paperId = `${canvas.idPrefix}g`
  const drawing = shapes.join('')
  const mirroredDrawing = isMirrored
    ? `<g transform="translate(${width} 0) scale(-1 1)">${drawing}</g>`
    : drawing
  const sprays = sprayInks.map((ink, place) => defineSprayFilter(canvas, place, inkOf(ink)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<defs>${sprays.join('')}${paperFilter(canvas, paperId)}${definitions.join('')}</defs>`,
    mirroredDrawing,
    `<rect width="${width}" height="${height}" filter="url(#${paperId})" opacity=".13"/></svg>`,
  ]
    .join('')
    .replace(INK, inkOf)
}
