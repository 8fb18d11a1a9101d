import { addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { continuePath, outline, type Point, smoothPath } from '#art/drawing/path.ts'

export type HeadlandInks = Readonly<Record<'turf' | 'rock' | 'rockShade' | 'edge', string>>

export type Headland = {
  /** Where the turf meets the sky, from the sea towards the edge of the sheet. */
  readonly crest: readonly Point[]
  readonly waterY: number
  readonly turfDepth: number
  readonly inks: HeadlandInks
}

/** A headland that runs off the right edge: turf on top, cliffs of lit and shaded buttresses below. */
export function paintHeadland(canvas: PosterCanvas, { crest, waterY, turfDepth, inks }: Headland): void {
  const { width, unit, random } = canvas
  const [nose = [0, waterY] as Point] = crest
  const foot = outline`L${width + 20} ${waterY}L${nose[0] - 34 * unit} ${waterY}z`
  addPath(canvas, smoothPath(crest) + foot, inks.rock)
  let broad = 0
  for (let x = nose[0] + 4 * unit; x < width + 20; x += broad * random(1.1, 1.5)) {
    broad = random(34, 92) * unit
    const topY = crestYAt(crest, x) + turfDepth * random(0.5, 0.9)
    const fall = waterY - topY
    const wedge: readonly Point[] = [
      [x, topY],
      [x + broad * 0.34, topY + fall * random(0.2, 0.34)],
      [x + broad * 0.3, topY + fall * 0.5],
      [x + broad * 0.72, waterY],
      [x - broad * 0.1, waterY],
      [x + broad * 0.06, topY + fall * random(0.55, 0.75)],
      [x - broad * 0.12, topY + fall * 0.34],
    ]
    addPolygon(canvas, wedge, inks.rockShade)
    const glint = outline`M${x - broad * 0.2} ${topY + fall * random(0.1, 0.3)}l${-broad * 0.1} ${fall * 0.22}l${-broad * 0.12} ${-fall * 0.14}z`
    addPath(canvas, glint, inks.edge)
  }
  const turf: Point[] = []
  for (let x = width + 30; x > nose[0] - 10 * unit; x -= 30 * unit) {
    turf.push([x, crestYAt(crest, x) + turfDepth * random(0.5, 1.25)])
  }
  addPath(canvas, `${smoothPath(crest)}${continuePath(smoothPath(turf))}z`, inks.turf)
}

/** Height of a crest at x; beyond its ends, that of the end. */
export function crestYAt(crest: readonly Point[], x: number): number {
  for (const [index, start] of crest.entries()) {
    const end = crest[index + 1]
    if (end !== undefined && x >= start[0] && x <= end[0]) {
      return start[1] + ((end[1] - start[1]) * (x - start[0])) / Math.max(1, end[0] - start[0])
    }
  }
  const edge = x < (crest[0]?.[0] ?? 0) ? crest[0] : crest[crest.length - 1]
  return edge?.[1] ?? 0
}

const TOWER = '#FFF6E4'
const TOWER_SHADE = '#C3A9A4'
const BAND = '#C24A35'
const BAND_SHADE = '#86303A'
const IRON = '#25303C'

/** A red band round the tower, from one height to another. */
function towerBand(low: number, high: number): readonly GlyphPart[] {
  const half = (height: number): number => 46 - (height * 16) / 240
  const right = `H${half(high)}L${half(low)} ${-low}z`
  return [
    [`M${-half(low)} ${-low}L${-half(high)} ${-high}${right}`, BAND],
    [`M9 ${-low}V${-high}${right}`, BAND_SHADE],
  ]
}

/** A lighthouse lit from the left with 1 to 3 red bands. */
export function lighthouseTower(bands: number): readonly GlyphPart[] {
  const lows = Array.from({ length: bands }, (_none, band) => 40 + (band * 190) / bands)
  return [
    ['M-46 0l16 -240h60l16 240z', TOWER],
    ['M10 0l-2 -240h22l16 240z', TOWER_SHADE],
    ...lows.flatMap((low) => towerBand(low, low + 95 / bands)),
    ['M-42 -240h84v-10h-84zM-38 -268h4v20h-4zM34 -268h4v20h-4zM-40 -270h80v4h-80z', IRON],
    ['M-24 -250v-46h48v46z', '#FFE39A'],
    ['M-26 -250v-46h5v46zM-3 -250v-46h5v46zM21 -250v-46h5v46z', IRON],
    ['M-32 -296q6 -30 32 -38q26 8 32 38z', BAND],
    ['M0 -334q26 8 32 38h-26q2 -24 -6 -38z', BAND_SHADE],
    ['M-1.5 -330v-26h3v26zM-14 0v-30q10 -14 20 0v30zM-12 -92h12v20h-12zM-10 -176h10v18h-10z', IRON],
  ]
}

/** The keeper's cottage, its gable away from the light. */
export const KEEPERS_COTTAGE: readonly GlyphPart[] = [
  ['M-78 0v-48h104v48z', TOWER],
  ['M26 0v-48l20 -26l22 26v48z', TOWER_SHADE],
  ['M-86 -44l20 -40h112l-26 40z', BAND],
  ['M46 -84l30 40h-8l-22 -28l-24 28h-4z', BAND_SHADE],
  ['M-50 -82v-22h14v22zM6 -82v-22h14v22z', TOWER_SHADE],
  ['M-62 -34h14v18h-14zM-34 -34h14v34h-14zM-6 -34h14v18h-14zM40 -34h12v16h-12z', IRON],
]
