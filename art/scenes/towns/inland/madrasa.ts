import { addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type GlyphPart, paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintPair } from '#art/kit/market-people.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { hillLine } from '#art/kit/terrain.ts'

const GROUND = 0.7
const GLOW = '#FFE4B2'
const DEEP = '#2B2748'
const COAT = '#D8432F'
const BRICK = '#E3B37A'
const BRICK_SHADE = '#A4705A'
const TILE = '#2E8FA6'
const TILE_DARK = '#1F4E86'
const TILE_PALE = '#8FD0CC'

/** A ribbed dome on a tall drum, its foot at y. */
function dome(x: number, y: number): readonly GlyphPart[] {
  const ribs = [-52, -26, 0].map(
    (rib) =>
      `M${x + rib - 3} ${y - 84}Q${x + rib * 1.25} ${y - 150} ${x} ${y - 206}Q${x + rib * 1.1 + 4} ${y - 150} ${x + rib + 4} ${y - 84}z`,
  )
  return [
    [`M${x - 58} ${y}v-84h116v84z`, TILE_DARK],
    [`M${x + 24} ${y}v-84h34v84z`, '#1B3560'],
    [`M${x - 58} ${y - 24}h116v-10h-116zM${x - 58} ${y - 62}h116v-8h-116z`, TILE_PALE],
    [
      `M${x - 62} ${y - 82}C${x - 88} ${y - 140} ${x - 58} ${y - 184} ${x} ${y - 212}C${x + 58} ${y - 184} ${x + 88} ${y - 140} ${x + 62} ${y - 82}z`,
      TILE,
    ],
    [ribs.join(''), TILE_PALE],
    [
      `M${x} ${y - 212}C${x + 58} ${y - 184} ${x + 88} ${y - 140} ${x + 62} ${y - 82}h-30Q${x + 50} ${y - 150} ${x} ${y - 212}z`,
      TILE_DARK,
    ],
  ]
}

/** A tapering corner tower with bands of tile. */
function tower(x: number, tall: number): readonly GlyphPart[] {
  const bands = [0.2, 0.42, 0.64, 0.86].map((share) => `M${x - 24} ${-tall * share}h48v-16h-48z`).join('')
  return [
    [`M${x - 27} 0l6 ${-tall}h42l6 ${tall}z`, BRICK],
    [bands, TILE],
    [`M${x + 8} 0v${-tall}h13l6 ${tall}z`, BRICK_SHADE],
    [`M${x - 30} ${-tall}h60v-16l-8 -8h-44l-8 8z`, TILE_DARK],
  ]
}

const BAY = 'v-70q0 -26 22 -40q22 14 22 40v70z' as const

/** The front of a madrasa: its tall portal between wings of two storeys. */
function paintFront(canvas: PosterCanvas, at: Placement): void {
  const bays = (y: number): string =>
    [-286, -228, -170, 126, 184, 242].map((x) => `M${x} ${y}${BAY}`).join('')
  paintGlyphs(canvas, at, [
    ...dome(-206, -196),
    ...dome(206, -196),
    ['M-300 0v-212h600v212z', BRICK],
    ['M-300 -212h600v-14h-600zM-300 -104h600v-7h-600z', TILE],
    [bays(-112) + bays(0), TILE_DARK],
    ['M-138 0v-356h276v356z', BRICK],
    ['M104 0v-356h34v356z', BRICK_SHADE],
    ['M-138 -356h276v-14h-276z', TILE_DARK],
    ['M-124 0v-340h248v340h-20v-320h-208v320z', TILE],
    ['M-104 -320h208v120q-30 -60 -104 -108q-74 48 -104 108z', TILE_PALE],
    ['M-90 -304q50 4 74 26q-44 24 -74 62zM90 -304q-50 4 -74 26q44 24 74 62z', '#F0B64A'],
    ['M-84 0v-182q0 -62 84 -112q84 50 84 112v182z', TILE_DARK],
    ['M-60 0v-160q0 -48 60 -88q60 40 60 88v160z', '#1B2E58'],
    ['M-84 -120h24v-10h-24zM60 -120h24v-10h-24z', TILE_PALE],
    ['M-32 0v-74q0 -26 32 -46q32 20 32 46v74z', '#F0C27C'],
    ...tower(-330, 330),
    ...tower(330, 330),
  ])
}

/** The paved square, its courses running towards the portal. */
function paintSquare(canvas: PosterCanvas, middleX: number, groundY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, groundY, width, height - groundY, '#EBC18C')
  let seams = ''
  for (let index = -10; index <= 10; index += 1)
    seams += outline`M${middleX + index * 46 * unit} ${groundY}L${middleX + index * 210 * unit} ${height}`
  for (const down of [0.025, 0.065, 0.125, 0.21]) seams += outline`M0 ${groundY + height * down}H${width}`
  addLine(canvas, seams, '#C98F68', 2 * unit)
  sprayBand(canvas, GLOW, groundY, groundY + 70 * unit, 0.7)
  sprayBand(canvas, DEEP, height + 40 * unit, height * 0.84, 0.9)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const groundY = height * (isTall ? 0.64 : GROUND)
  const middleX = width * (isWide ? 0.59 : 0.5)
  paintOpenSky(canvas, variant, {
    inks: { top: '#3E7FB0', middle: '#A9CFD0', horizon: GLOW, disc: '#FFF6DA', bars: '#FFF4DA' },
    horizonY: groundY,
    middleShare: 0.4,
    disc: [middleX + 60 * unit, 440, 82],
    bars: [
      [middleX - 270 * unit, 520, 330, 15],
      [middleX - 330 * unit, 496, 210, 11],
      [middleX + 320 * unit, 470, 300, 13],
    ],
  })
  addPath(canvas, smoothPath(hillLine(canvas, groundY - 120 * unit, 40 * unit, 5), groundY), '#B9B79A')
  sprayBand(canvas, GLOW, groundY, groundY - 190 * unit, 0.9)
  paintSquare(canvas, middleX, groundY)
  paintFront(canvas, { x: middleX, y: groundY + 10 * unit, scale: 1.04 * unit })
  const side = variant.detail === 1 ? 1 : -1
  paintPair(canvas, middleX + side * 170 * unit, height * 0.945, COAT)
}

/** A square before a madrasa: a portal of blue tile, two ribbed domes, two banded towers. */
export const madrasa: Scene = {
  name: 'madrasa',
  family: 'arid-day',
  skyInk: '#3E7FB0',
  mistInk: '#8FD0CC',
  shadowInk: DEEP,
  accentInk: COAT,
  altText: 'A tall portal of blue tile between two ribbed turquoise domes, two people crossing the square',
  lightText: 'on a clear morning',
  draw,
}
