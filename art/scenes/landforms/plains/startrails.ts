import { addCircle, addLine, addPath, addRect, closeGroup, openGroup } from '#art/drawing/canvas.ts'
import { between, lensPath, outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist, paintMountain, paintRidge } from '#art/kit/backdrops.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintRipples } from '#art/kit/water.ts'

const RUST = '#D9713F'
const CONE_SHADE = '#2B1B2E'
const STAR_INKS = ['#F7E9C6', '#F2C879', '#8FC3C0', '#F7E9C6'] as const
const DASH_PAIRS = 4
const SALT_ROWS = 7

function paintStarTrails({ canvas, width, height, unit, isWide, variant }: LandmarkContext): void {
  const { random } = canvas
  const asDrawn = { x: width * (isWide ? 0.3 : 0.34), y: height * 0.25, radius: 110 * unit }
  // There is no moon in this sky: what a poster may move is the pole that the stars turn around.
  const pole = placeDisc(variant, asDrawn)
  const farthest = Math.hypot(width, height) * 0.82
  const place = outline`translate(${pole.x} ${pole.y})`
  openGroup(canvas, { transform: place, 'stroke-linecap': 'round' })
  let count = 0
  for (let radius = 16 * unit; radius < farthest; radius += random(9, 18) * unit) {
    const dashes = Array.from({ length: DASH_PAIRS }, () =>
      [random(0.1, 0.6), random(0.35, 1.5)].map((share) => Math.round(radius * share)).join(' '),
    )
    addCircle(canvas, 0, 0, radius, 'none', {
      stroke: STAR_INKS[count % STAR_INKS.length] ?? STAR_INKS[0],
      'stroke-width': random(0.8, 2.6).toFixed(1),
      'stroke-dasharray': dashes.join(' '),
      // Each circle is rotated; otherwise all dashes begin at the same angle and a seam shows.
      transform: `rotate(${Math.round(random(0, 360))})`,
      opacity: random(0.45, 0.95).toFixed(1),
    })
    count += 1
  }
  closeGroup(canvas)
}

function paintAfterglow(s: LandmarkContext): void {
  const { canvas, height, groundY } = s
  sprayBand(canvas, RUST, groundY, groundY - height * 0.24)
  sprayBand(canvas, '#F5BE6A', groundY, groundY - height * 0.09)
  paintRidge(s, '#7E3F3C', 46, 34, 0)
}

/** A dark cone, with its snow where that is true, and in some posters another one to its left. */
function paintVolcano(s: LandmarkContext): void {
  const snow = s.variant.touches.includes('snows') ? 0.32 : 0
  if (s.variant.detail === 1) paintMountain(s, -330, 210, 305, '#5A2D38', CONE_SHADE, snow, 0.28)
  paintMountain(s, 0, 330, 450, '#5A2D38', CONE_SHADE, snow, 0.28)
  paintGroundMist(s, 66, 1, '#B4573C')
}

function paintLagoonStrip({ canvas, x, width, height, groundY: horizonY, unit }: LandmarkContext): void {
  addRect(canvas, 0, horizonY, width, height, '#C9C6B8')
  sprayBand(canvas, '#E9B27C', horizonY, horizonY + height * 0.15)
  sprayBand(canvas, '#5C8087', height, height * 0.76)
  addPath(canvas, lensPath(width * 0.5, horizonY + 34 * unit, width * 0.75, 34 * unit), '#2A6A74')
  addPath(canvas, lensPath(x, horizonY + 30 * unit, 250 * unit, 18 * unit), '#3B2638')
  const band = { topY: horizonY + 20 * unit, bottomY: horizonY + 46 * unit, count: 12 }
  paintRipples(canvas, { ...band, minWidth: 30 * unit, maxWidth: 90 * unit }, '#F0C78A')
}

function saltRowPath({ canvas, width, height, unit }: LandmarkContext, row: number, topY: number): string {
  const { random } = canvas
  const at = (index: number): number => (index / SALT_ROWS) ** 1.7
  const [y0, y1] = [between(topY, height + 30, at(row)), between(topY, height + 30, at(row + 1))]
  const depth = y1 - y0
  const size = between(70, 300, (at(row) + at(row + 1)) / 2) * unit
  const firstX = width / 2 - Math.ceil(width / size) * size + (row % 2) * (size / 2)
  let path = ''
  for (let x = firstX; x < width + size; x += size) {
    const middle = size * random(0.44, 0.56)
    path += outline`M${x} ${y1 - 0.28 * depth}l${middle} ${0.48 * depth}L${x + size} ${y1 - 0.28 * depth}`
    path += outline`M${x} ${y1 - 0.3 * depth}l${random(-0.05, 0.05) * size} ${-0.5 * depth}`
  }
  return path
}

function paintSaltPolygons(s: LandmarkContext): void {
  const { canvas, groundY, unit } = s
  const rows = Array.from({ length: SALT_ROWS }, (_none, row) => saltRowPath(s, row, groundY + 62 * unit))
  const path = rows.join('')
  addLine(canvas, path, '#F8F1DE', 4.5 * unit, { 'stroke-linejoin': 'round' })
  addLine(canvas, path, '#56777D', 1.6 * unit, { transform: `translate(0 ${Math.round(4 * unit)})` })
}

function paintFlamingo({ canvas, accent }: LandmarkContext, at: Placement): void {
  addLine(canvas, placePath('M-4 -34V0M5 -34l2 34', at), '#8E2F3C', 2.4 * at.scale)
  addPath(canvas, placePath('M-26 -38q16 -24 46 -12q-14 26 -46 12z', at), accent)
  const neck = placePath('M17 -48q20 -8 11 -28q-6 -18 8 -19q7 0 9 11', at)
  addLine(canvas, neck, accent, 4.6 * at.scale, { 'stroke-linecap': 'round' })
  addLine(canvas, placePath('M43 -88q4 4 1 9', at), CONE_SHADE, 4 * at.scale)
}

/** Offset in units from the middle of the flock, units below the horizon, scale, and the direction it faces. */
const FLOCK = [
  [0, 66, 1.5, 1],
  [78, 54, 1.15, 1],
  [-64, 50, 1, -1],
  [-142, 46, 0.85, 1],
  [172, 48, 0.95, -1],
] as const

function paintFlock(s: LandmarkContext): void {
  const { width, groundY, unit, isWide, variant } = s
  const isLarge = variant.detail === 2
  const middleX = width * (isLarge ? 0.62 : isWide ? 0.36 : 0.27)
  for (const [offset, down, scale, facing] of isLarge ? FLOCK : FLOCK.slice(0, 3)) {
    const place = { x: middleX + offset * unit, y: groundY + down * unit, scale: scale * unit }
    paintFlamingo(s, { ...place, scaleX: scale * unit * facing })
  }
}

/** High desert, night: concentric trails, a snowy cone, salt polygons, flamingos. */
export const startrails = landmark({
  name: 'startrails',
  isPortrait: false,
  palette: {
    ...PALETTES.night,
    top: '#0B2138',
    middle: '#134A5C',
    horizon: RUST,
    deep: CONE_SHADE,
    // The trails are its stars.
    isNight: false,
  },
  accent: '#F0806B',
  ground: 0.68,
  focus: { narrow: 0.63, wide: 0.68 },
  middleShare: 0.62,
  sun: null,
  clouds: null,
  altText: 'Star trails wheeling over a dark cone and a salt flat, flamingos in the shallows',
  touchedAltTexts: {
    snows: 'Star trails wheeling over a snowy volcano and a salt flat, flamingos in the shallows',
  },
  lightText: 'just after nightfall',
  paint: (s) => {
    paintStarTrails(s)
    paintAfterglow(s)
    paintVolcano(s)
    paintLagoonStrip(s)
    paintSaltPolygons(s)
    paintFlock(s)
  },
})
