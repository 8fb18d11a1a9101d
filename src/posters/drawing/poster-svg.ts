import type { PosterCanvas } from './canvas.ts'
import { GRAIN_SLOPES } from './poster-ratio.ts'
import { sprayFilterId } from './spray.ts'

/** How far the noise reaches to both sides of the middle. */
const NOISE_GAIN = 2.6
/** Noise is dear to make, so that of a corner is laid like tiles: its grain is as fine as a pixel, and no eye finds a seam. */
const TILE = 'x="0" y="0" width="480" height="400"'

/** Where a filter works: the whole sheet, which the corner lies in. */
const onSheet = ({ width, height }: PosterCanvas): string =>
  `filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"`

/**
 * The alpha of the noise is added to that of the ink; only where the sum passes one does ink remain, in its full
 * colour. Each primitive is a pass over the area, and a full-bleed poster has about nine sprays, so they are few.
 */
function sprayFilter(canvas: PosterCanvas): string {
  const frequency = (1.05 / Math.max(0.9, canvas.unit)).toFixed(2)
  const slope = GRAIN_SLOPES[canvas.grain]
  const [gain, shift] = [(slope * NOISE_GAIN).toFixed(2), (-slope * (NOISE_GAIN / 2 + 0.5)).toFixed(2)]
  return [
    `<filter id="${sprayFilterId(canvas)}" ${onSheet(canvas)} color-interpolation-filters="sRGB">`,
    `<feTurbulence ${TILE} type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${canvas.noiseSeed}"/>`,
    '<feTile/>',
    `<feComposite in="SourceAlpha" operator="arithmetic" k2="${slope}" k3="${gain}" k4="${shift}" result="m"/>`,
    '<feComponentTransfer in="SourceGraphic"><feFuncA type="linear" slope="40"/></feComponentTransfer>',
    '<feComposite in2="m" operator="in"/></filter>',
  ].join('')
}

function paperFilter(canvas: PosterCanvas, id: string): string {
  return [
    `<filter id="${id}" ${onSheet(canvas)}>`,
    `<feTurbulence ${TILE} type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7"/>`,
    `<feColorMatrix ${TILE} values="0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .05 0 2.4 0 0 -1.15"/>`,
    '<feTile/></filter>',
  ].join('')
}

/** The finished SVG: no script, no text, no outside reference, so it is safe in an image element and inline. */
export function serializePoster(canvas: PosterCanvas, isMirrored = false): string {
  const { width, height, shapes, definitions } = canvas
  const paperId = `${canvas.idPrefix}g`
  const drawing = shapes.join('')
  const turned = isMirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${drawing}</g>` : drawing
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<defs>${sprayFilter(canvas)}${paperFilter(canvas, paperId)}${definitions.join('')}</defs>`,
    turned,
    `<rect width="${width}" height="${height}" filter="url(#${paperId})" opacity=".13"/></svg>`,
  ].join('')
}
