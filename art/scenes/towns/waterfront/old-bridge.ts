import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { lensPath, outline, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHillHouse } from '#art/kit/hill-house.ts'
import { paintHilltopCastle } from '#art/kit/hilltop-castle.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { reflectionPath } from '#art/kit/water.ts'
import { paintArchedBridge } from './arched-bridge.ts'
import { paintRibbedDome, paintTwinSpires } from './town-church.ts'

const BANK = 0.6
const CREAM = '#FFF0CE'
const DEEP = '#153F56'
const BOAT = '#D23F2E'
const WOOD = '#3E6A52'
/** How far the castle or the church stands off the middle, in units, by detail. */
const ACROSS = [70, -110, -30] as const

/** Rows of roofs on the far bank: foot above the water, house height and width, in units. */
const ROWS = [
  [116, 44, 74],
  [74, 52, 84],
  [34, 62, 96],
  [0, 62, 108],
] as const

function paintHills(canvas: PosterCanvas, bankY: number): void {
  const { unit } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, bankY - 250 * unit, 70 * unit, 4), bankY), '#B9C6A0')
  sprayBand(canvas, CREAM, bankY - 60 * unit, bankY - 300 * unit, 0.85)
}

/** The hill above the town with the castle on it. */
function paintCastleRock(canvas: PosterCanvas, x: number, bankY: number): void {
  const { unit, random } = canvas
  const hill = outline`M${x - 400 * unit} ${bankY}C${x - 240 * unit} ${bankY - 140 * unit} ${x - 200 * unit} ${bankY - 326 * unit} ${x} ${bankY - 330 * unit}C${x + 220 * unit} ${bankY - 330 * unit} ${x + 250 * unit} ${bankY - 120 * unit} ${x + 420 * unit} ${bankY}z`
  addPath(canvas, hill, '#7F9A62')
  let bushes = ''
  for (let index = 0; index < 46; index += 1) {
    const across = random(-1, 1)
    const rise = (1 - across * across) * random(0.35, 0.98)
    const r = random(14, 25) * unit
    const [cx, cy] = [x + across * 300 * unit, bankY - rise * 312 * unit]
    bushes += outline`M${cx - r} ${cy}q${r * 0.1} ${-r * 1.5} ${r} ${-r * 1.5}t${r} ${r * 1.5}z`
  }
  addPath(canvas, bushes, WOOD)
  paintHilltopCastle(canvas, x, bankY - 312 * unit)
}

function paintFarBank(canvas: PosterCanvas, variant: SceneVariant, middleX: number, bankY: number): void {
  const { width, unit, random } = canvas
  const { touches, detail } = variant
  const hasDome = touches.includes('great-dome')
  const x = middleX + (hasDome ? 70 : ACROSS[detail]) * unit
  if (touches.includes('castle')) paintCastleRock(canvas, x, bankY)
  for (const [index, [lift, tall, broad]] of ROWS.entries()) {
    if (index === 2 && hasDome) {
      paintRibbedDome(canvas, { x, y: bankY - lift * unit, scale: unit })
    } else if (index === 2 && !touches.includes('castle')) {
      paintTwinSpires(canvas, { x, y: bankY - lift * unit, scale: unit })
    } else if (index === 3 && touches.includes('castle')) {
      paintTwinSpires(canvas, { x: x - 210 * unit, y: bankY - 20 * unit, scale: 0.62 * unit })
    }
    const shade = 0.06 + (1 - index / ROWS.length) * 0.1
    for (let left = random(-90, -20) * unit; left < width + 20; ) {
      const wide = broad * random(0.8, 1.25) * unit
      const high = tall * random(0.75, 1.3) * unit
      paintHillHouse(canvas, { x: left, footY: bankY - lift * unit, width: wide, height: high, shade })
      left += wide * random(0.96, 1.06)
    }
    if (index === 0) sprayBand(canvas, CREAM, bankY - 90 * unit, bankY - 230 * unit, 0.5)
  }
}

function paintBankWall(canvas: PosterCanvas, bankY: number): void {
  const { width, unit, random } = canvas
  let trees = ''
  for (let x = -10; x < width + 30; x += random(46, 120) * unit) {
    const r = random(20, 32) * unit
    trees += outline`M${x - r} ${bankY - 8 * unit}q${-r * 0.3} ${-r * 1.7} ${r} ${-r * 1.8}t${r} ${r * 1.8}z`
  }
  addPath(canvas, trees, WOOD)
  addRect(canvas, 0, bankY - 12 * unit, width, 34 * unit, '#A98468')
  addRect(canvas, 0, bankY - 12 * unit, width, 7 * unit, '#F0D8AC')
}

/** Somebody rowing, the boat in the accent ink. */
function paintRowingBoat(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 5, step: 11 * scale, stray: 10 * scale, thickness: 7 * scale, taper: 18 * scale }
  addPath(canvas, reflectionPath(canvas, { x, y: y + 20 * scale, halfWidth: 110 * scale, ...bars }), DEEP, {
    opacity: 0.7,
  })
  paintGlyphs(canvas, at, [
    ['M-10 -26l-112 56l4 5l118 -50zM22 -26l110 54l-4 5l-116 -48z', '#5A3A34'],
    ['M-20 -10l4 -58q20 -12 40 0l6 58z', '#2F4A5C'],
    ['M-2 -72h12l4 62h-20z', '#F7EBD2'],
    ['M-18 -66l-26 34l26 14l3 -8l-14 -8l18 -20zM26 -66l28 34l-28 14l-3 -8l15 -8l-18 -20z', '#F7EBD2'],
    ['M-8 -84a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', '#C98A68'],
    ['M-18 -90h44v-5h-8v-10h-28v10h-8z', '#3A2A34'],
    ['M-134 -22q130 34 268 -2q-22 40 -66 44h-140q-46 -6 -62 -42z', BOAT],
    ['M-134 -22q130 34 268 -2l-5 9q-128 30 -258 1z', '#F7EBD2'],
  ])
}

function paintSwan(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, lensPath(at.x, at.y + 12 * at.scale, 62 * at.scale, 12 * at.scale), DEEP, { opacity: 0.6 })
  paintGlyphs(canvas, at, [
    [
      'M-56 -6q-4 -26 -18 -34q40 -12 76 2q18 -4 16 -40q-2 -34 22 -36q18 2 18 18l-14 4q-8 -8 -12 2q-4 40 4 62q-8 30 -46 28q-38 0 -46 -6z',
      '#FFFBF0',
    ],
    ['M-56 -6q-4 -26 -18 -34q30 18 74 18q-12 22 -56 16z', '#D9CDBE'],
    ['M57 -98l22 8l-20 2z', '#E08A3C'],
  ])
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const bankY = height * (isTall ? 0.54 : BANK)
  const middleX = width * (isWide ? 0.6 : 0.52)
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: '#B4C8BE', middle: '#DEDCC0', horizon: CREAM, disc: '#FFF9E6', bars: '#FFF4DC' },
    horizonY: bankY,
    middleShare: 0.4,
    disc: [middleX + (variant.detail === 1 ? 260 : -250) * unit, 440, 60],
    bars: [
      [width * 0.86, 500, 280, 14],
      [width * 0.18, 530, 220, 11],
      [width * 0.68, 470, 160, 9],
    ],
  })
  paintHills(canvas, bankY)
  paintFarBank(canvas, variant, middleX, bankY)
  paintSea(canvas, {
    topY: bankY + 20 * unit,
    ink: '#3E8C90',
    far: '#F3D6A2',
    deep: DEEP,
    ripple: '#D9E8CC',
    glint: '#FFF6DC',
    disc: sun,
  })
  paintBankWall(canvas, bankY)
  paintArchedBridge(canvas, bankY)
  const turn = variant.detail === 1 ? -1 : 1
  paintRowingBoat(canvas, { x: middleX + turn * 90 * unit, y: height * 0.87, scale: 0.92 * unit })
  paintSwan(canvas, { x: middleX - turn * 200 * unit, y: height * 0.925, scale: unit })
  paintSwan(canvas, { x: middleX - turn * 296 * unit, y: height * 0.9, scale: 0.76 * unit })
}

/** A town of red roofs across a river: an old bridge of stone arches, a rowing boat and swans. */
export const oldBridge: Scene = {
  name: 'old-bridge',
  family: 'temperate-autumn',
  skyInk: '#B4C8BE',
  mistInk: '#F3D6A2',
  shadowInk: DEEP,
  accentInk: BOAT,
  altText: 'Red roofs and two spires across a river, an old stone bridge, a rowing boat and swans',
  touchedAltTexts: {
    castle: 'Red roofs below a castle across a river, an old stone bridge, a rowing boat and swans',
    'great-dome':
      'A great ribbed dome over the roofs across a river, an old stone bridge, a rowing boat and swans',
  },
  lightText: 'on a mild autumn morning',
  draw,
}
