import {
  addCircle,
  addLine,
  addPath,
  addPolygon,
  addRect,
  closeGroup,
  openGroup,
  type PosterCanvas,
} from '#art/drawing/canvas.ts'
import { between, closeToBase, lensPath, outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintMassif } from '#art/kit/massif.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'

const HORIZON = 0.68
const NIGHT = '#0B2138'
const RUST = '#D9713F'
const CONE_SHADE = '#2B1B2E'
const FLAMINGO = '#F0806B'
const STAR_INKS = ['#F7E9C6', '#F2C879', '#8FC3C0', '#F7E9C6'] as const
const DASH_PAIRS = 4
const SALT_ROWS = 7

function paintStarTrails(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, random } = canvas
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
      // Without a turn of its own every circle would begin a dash at the same angle, and a seam would show.
      transform: `rotate(${Math.round(random(0, 360))})`,
      opacity: random(0.45, 0.95).toFixed(1),
    })
    count += 1
  }
  closeGroup(canvas)
}

function paintAfterglow(canvas: PosterCanvas, horizonY: number): void {
  const { height, unit } = canvas
  sprayBand(canvas, RUST, horizonY, horizonY - height * 0.24)
  sprayBand(canvas, '#F5BE6A', horizonY, horizonY - height * 0.09)
  const ridge = ridgeLine(canvas, horizonY - 46 * unit, 34 * unit, 26, 0.62)
  addPolygon(canvas, closeToBase(ridge, horizonY + 4), '#7E3F3C')
}

type Cone = {
  readonly x: number
  readonly rise: number
  readonly leftReach: number
  readonly rightReach: number
}

function paintCone(canvas: PosterCanvas, cone: Cone, hasSnow: boolean, horizonY: number): void {
  const { unit } = canvas
  const { x, rise, leftReach, rightReach } = cone
  const snow = { lit: '#F6E6CC', shade: '#8FA9AE', lineY: horizonY - rise * 0.68 * unit }
  const inks = {
    lit: '#5A2D38',
    shade: CONE_SHADE,
    ...(hasSnow ? { snow } : {}),
    roughness: 0.28,
    steps: 10,
    drift: 0.04,
  }
  const reach = { leftReach: leftReach * unit, rightReach: rightReach * unit }
  paintMassif(canvas, { x, baseY: horizonY + 3, peakY: horizonY - rise * unit, ...reach, ...inks })
}

function paintVolcano(canvas: PosterCanvas, variant: SceneVariant, x: number, horizonY: number): void {
  const { unit } = canvas
  const hasSnow = variant.touches.includes('snows')
  if (variant.detail === 1) {
    const neighbour = { x: x - 330 * unit, rise: 210, leftReach: 300, rightReach: 320 }
    paintCone(canvas, neighbour, hasSnow, horizonY)
  }
  paintCone(canvas, { x, rise: 330, leftReach: 470, rightReach: 430 }, hasSnow, horizonY)
  sprayBand(canvas, '#B4573C', horizonY, horizonY - 66 * unit)
}

function paintLagoonStrip(canvas: PosterCanvas, volcanoX: number, horizonY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, horizonY, width, height, '#C9C6B8')
  sprayBand(canvas, '#E9B27C', horizonY, horizonY + height * 0.15)
  sprayBand(canvas, '#5C8087', height, height * 0.76)
  addPath(canvas, lensPath(width * 0.5, horizonY + 34 * unit, width * 0.75, 34 * unit), '#2A6A74')
  addPath(canvas, lensPath(volcanoX, horizonY + 30 * unit, 250 * unit, 18 * unit), '#3B2638')
  const band = { topY: horizonY + 20 * unit, bottomY: horizonY + 46 * unit, count: 12 }
  paintRipples(canvas, { ...band, minWidth: 30 * unit, maxWidth: 90 * unit }, '#F0C78A')
}

function saltRowPath(canvas: PosterCanvas, row: number, topY: number): string {
  const { width, height, unit, random } = canvas
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

function paintSaltPolygons(canvas: PosterCanvas, horizonY: number): void {
  const { unit } = canvas
  const rows = Array.from({ length: SALT_ROWS }, (_none, row) =>
    saltRowPath(canvas, row, horizonY + 62 * unit),
  )
  const path = rows.join('')
  addLine(canvas, path, '#F8F1DE', 4.5 * unit, { 'stroke-linejoin': 'round' })
  addLine(canvas, path, '#56777D', 1.6 * unit, { transform: `translate(0 ${Math.round(4 * unit)})` })
}

function paintFlamingo(canvas: PosterCanvas, at: Placement): void {
  addLine(canvas, placePath('M-4 -34V0M5 -34l2 34', at), '#8E2F3C', 2.4 * at.scale)
  addPath(canvas, placePath('M-26 -38q16 -24 46 -12q-14 26 -46 12z', at), FLAMINGO)
  const neck = placePath('M17 -48q20 -8 11 -28q-6 -18 8 -19q7 0 9 11', at)
  addLine(canvas, neck, FLAMINGO, 4.6 * at.scale, { 'stroke-linecap': 'round' })
  addLine(canvas, placePath('M43 -88q4 4 1 9', at), CONE_SHADE, 4 * at.scale)
}

/** Offset in units from the middle of the flock, units below the horizon, scale, and which way it looks. */
const FLOCK = [
  [0, 66, 1.5, 1],
  [78, 54, 1.15, 1],
  [-64, 50, 1, -1],
  [-142, 46, 0.85, 1],
  [172, 48, 0.95, -1],
] as const

function paintFlock(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, unit, isWide } = canvas
  const isLargeFlock = variant.detail === 2
  const middleX = width * (isLargeFlock ? 0.62 : isWide ? 0.36 : 0.27)
  for (const [offset, down, scale, facing] of isLargeFlock ? FLOCK : FLOCK.slice(0, 3)) {
    const at = { x: middleX + offset * unit, y: horizonY + down * unit, scale: scale * unit }
    paintFlamingo(canvas, { ...at, scaleX: scale * unit * facing })
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, isWide } = canvas
  const horizonY = height * HORIZON
  const volcanoX = width * (isWide ? 0.68 : 0.63)
  paintSky(canvas, { top: NIGHT, middle: '#134A5C', horizon: RUST }, horizonY, 0.62)
  paintStarTrails(canvas, variant)
  paintAfterglow(canvas, horizonY)
  paintVolcano(canvas, variant, volcanoX, horizonY)
  paintLagoonStrip(canvas, volcanoX, horizonY)
  paintSaltPolygons(canvas, horizonY)
  paintFlock(canvas, variant, horizonY)
}

/** High desert, night: concentric trails, a snowy cone, salt polygons, flamingos. */
export const startrails: Scene = {
  name: 'startrails',
  family: 'arid-night',
  skyInk: NIGHT,
  mistInk: RUST,
  shadowInk: CONE_SHADE,
  accentInk: FLAMINGO,
  altText: 'Star trails wheeling over a dark cone and a salt flat, flamingos in the shallows',
  touchedAltTexts: {
    snows: 'Star trails wheeling over a snowy volcano and a salt flat, flamingos in the shallows',
  },
  lightText: 'just after nightfall',
  draw,
}
