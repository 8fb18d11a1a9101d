import { layOutTitle } from './title-layout.ts'

/** Family name of the file that `tools/compile/fonts/cut-card-fonts.ts` cuts. */
export const CARD_FONT_FAMILY = 'Bricolage Grotesque'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 48
const PADDING = 40
/** Leaves the right half, where wide posters have their focus, to the art. */
const TEXT_WIDTH = 640
const LINE_HEIGHT = 0.98
const BRAND_SIZE = 34

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** The spray is noise, which takes a second to rasterize and a megabyte to send; without it the inks run smoothly. */
function stripGrain(poster: string): string {
  const grainOverlay = /<rect [^>]*filter="[^"]*" opacity="\.13"\/>(?=<\/svg>$)/
  return poster.replace(grainOverlay, '').replaceAll(/ filter="url\([^"]*\)"/g, '')
}

const SHAPE = /<(?:path|circle|rect|ellipse)\b[^>]*>/g

/**
 * Opacity as that of the paint. For a single shape it looks the same, and the renderer needs no layer for it: the layer of
 * a shape that reaches far beyond the picture, a trail of stars or a row of vines, makes it stop with `unreachable`.
 */
function moveOpacityToPaint(poster: string): string {
  return poster.replaceAll(SHAPE, (shape) =>
    shape.replace(/ opacity="([^"]*)"/, ' fill-opacity="$1" stroke-opacity="$1"'),
  )
}

/**
 * The picture of a page for sharing: its poster across 1200 × 630, the title on a white plate (Open Graph's own size).
 * @param poster SVG of the poster in the format 16x9
 */
export function drawCard(poster: string, title: string): string {
  const { lines, fontSize, width } = layOutTitle(title, TEXT_WIDTH)
  const plateHeight = 2 * PADDING + BRAND_SIZE + 18 + lines.length * fontSize * LINE_HEIGHT
  const top = HEIGHT - MARGIN - plateHeight
  const left = MARGIN + PADDING
  const posterSvg = moveOpacityToPaint(stripGrain(poster)).replace(
    '<svg ',
    `<svg x="0" y="-22" width="${WIDTH}" height="675" `,
  )
  const text = lines.map((line, index) => {
    const y = top + PADDING + fontSize * (0.78 + index * LINE_HEIGHT)
    return `<text x="${left}" y="${y.toFixed(1)}" font-size="${fontSize}" fill="#14231D">${escapeMarkup(line)}</text>`
  })
  const brandY = HEIGHT - MARGIN - PADDING
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    posterSvg,
    `<rect x="${MARGIN}" y="${top.toFixed(1)}" width="${width + 2 * PADDING}" height="${plateHeight.toFixed(1)}" fill="#fff"/>`,
    `<g font-family="${CARD_FONT_FAMILY}" font-weight="800">`,
    ...text,
    `<text x="${left}" y="${brandY}" font-size="${BRAND_SIZE}" fill="#B83A20">Fernway</text></g></svg>`,
  ].join('')
}
