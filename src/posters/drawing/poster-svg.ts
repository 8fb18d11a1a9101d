import type { PosterCanvas } from './canvas.ts'
import { GRAIN_SLOPES } from './poster-ratio.ts'
import { sprayFilterId } from './spray.ts'

// Noise becomes an alpha that is added to the alpha of the ink; only where the sum passes one does ink remain.
function sprayFilter(canvas: PosterCanvas): string {
  const frequency = (1.05 / Math.max(0.9, canvas.unit)).toFixed(2)
  return [
    `<filter id="${sprayFilterId(canvas)}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${canvas.noiseSeed}"/>`,
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3.2 0 0 0 -1.1" result="n"/>',
    '<feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1"/>',
    `<feComponentTransfer result="m"><feFuncA type="linear" slope="${GRAIN_SLOPES[canvas.grain]}"/></feComponentTransfer>`,
    '<feComponentTransfer in="SourceGraphic"><feFuncA type="linear" slope="40"/></feComponentTransfer>',
    '<feComposite in2="m" operator="in"/></filter>',
  ].join('')
}

function paperFilter(id: string): string {
  return [
    `<filter id="${id}" x="0" y="0" width="1" height="1">`,
    '<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7"/>',
    '<feColorMatrix values="0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .05 0 2.4 0 0 -1.15"/></filter>',
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
    `<defs>${sprayFilter(canvas)}${paperFilter(paperId)}${definitions.join('')}</defs>`,
    turned,
    `<rect width="${width}" height="${height}" filter="url(#${paperId})" opacity=".13"/></svg>`,
  ].join('')
}
