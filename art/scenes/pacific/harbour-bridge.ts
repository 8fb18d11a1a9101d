import { addLine, addPath, addRect } from '#art/drawing/canvas.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { ferry, paintFloating } from '#art/kit/boats.ts'
import { paintBlockRow } from '#art/kit/city-blocks.ts'
import { paintPines } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STEEL = '#34546B'
const PANELS = 22
const HALF = 330

/** Two chords of steel between stone pylons, the deck below them. */
function paintSteelArch({ canvas, width, x: focusX, groundY, unit, at, draw }: LandmarkContext): void {
  const [middleX, waterY] = [focusX - 20 * unit, groundY + 6 * unit]
  const deckY = waterY - 112 * unit
  const chord = (index: number, rise: number, foot: number): Point => {
    const share = (2 * index) / PANELS - 1
    return [middleX + share * HALF * unit, deckY + (foot - rise * (1 - share ** 2)) * unit]
  }
  let [upper, lower, truss, hangers] = ['', '', '', '']
  for (let index = 0; index <= PANELS; index += 1) {
    const [x, topY] = chord(index, 196, -34)
    const [, lowY] = chord(index, 224, 46)
    const [nextX, nextY] = chord(Math.min(index + 1, PANELS), 224, 46)
    upper += outline`${index === 0 ? 'M' : 'L'}${x} ${topY}`
    lower += outline`${index === 0 ? 'M' : 'L'}${x} ${lowY}`
    truss += outline`M${x} ${lowY}V${topY}L${nextX} ${nextY}`
    if (lowY < deckY) hangers += outline`M${x} ${lowY}V${deckY}`
  }
  addLine(canvas, hangers, STEEL, 2 * unit)
  addLine(canvas, truss, STEEL, 2.4 * unit)
  addLine(canvas, upper, STEEL, 7 * unit)
  addLine(canvas, lower, '#22405A', 8 * unit)
  addRect(canvas, 0, deckY, width, 15 * unit, STEEL)
  addRect(canvas, 0, deckY - 3 * unit, width, 4 * unit, '#B8C9C4')
  for (const side of [-1, 1]) {
    for (let x = middleX + side * (HALF + 90) * unit; x > -20 && x < width + 20; x += side * 92 * unit)
      addRect(canvas, x - 9 * unit, deckY + 12 * unit, 18 * unit, waterY - deckY - 8 * unit, '#8F8A8C')
    for (const [shift, ink] of [
      [-26, '#C9A688'],
      [20, '#E4C49C'],
    ] as const)
      draw(at(side * (HALF + 22) + shift - 20, 6), [
        ['M-24 0l4 -196h32l4 196z', ink],
        ['M2 0v-196h10l4 196z', '#8A6E70'],
        ['M-22 -196h36v-12h-36z', '#F3DDB4'],
      ])
  }
}

type Shells = readonly (readonly [across: number, size: number])[]

/** Shells that open to the right, or with a negative size to the left. */
function paintShells(s: LandmarkContext, foot: Placement, shells: Shells): void {
  for (const [across, size] of shells)
    s.draw(
      {
        x: foot.x + across * foot.scale,
        y: foot.y,
        scale: foot.scale * Math.abs(size),
        scaleX: foot.scale * size,
      },
      [
        ['M0 0C-6 -58 18 -112 84 -146C68 -98 66 -48 84 0z', '#FFF8E4'],
        ['M0 0C-4 -48 14 -92 60 -124C34 -84 26 -40 34 0z', '#F1D9B4'],
        ['M84 -146C68 -98 66 -48 84 0h-34C52 -56 62 -106 84 -146z', '#A9777A'],
      ],
    )
}

/** The opera house: two halls of shells on one broad podium. */
function paintHalls(s: LandmarkContext): void {
  paintMirrorBars(s, '#F4D9B4', 60, 124, 252, 8)
  paintShells(s, s.at(60, 62, 1.41), [
    [-86, -0.62],
    [90, 0.66],
    [20, 0.94],
    [-66, 1.2],
  ])
  paintShells(s, s.at(73, 77, 0.91), [
    [84, -0.5],
    [222, 0.5],
    [166, 0.74],
    [100, 0.94],
  ])
  s.draw(s.at(60, 120, 1.26), [
    ['M-250 4v-28l50 -26h420l46 26v28z', '#D99A78'],
    ['M-250 4v-12h516v12z', '#8E5A5E'],
    ['M-190 -40h400v5h-400zM-216 -26h450v5h-450z', '#F3C9A0'],
  ])
}

/** A harbour by day: a steel arch behind, the shells of an opera house in front, a ferry. */
export const harbourBridge = landmark({
  name: 'harbour-bridge',
  isPortrait: false,
  palette: {
    ...PALETTES.morning,
    top: '#2A86AE',
    middle: '#8DCBD0',
    horizon: '#FFE9C4',
    disc: '#FFF8E0',
    bars: '#FDF4DC',
    deep: '#0D3350',
  },
  accent: '#F0A52B',
  mist: '#8DCBD0',
  ground: 0.62,
  sun: [-190, 380, 64],
  middleShare: 0.36,
  clouds: [
    [0.8, 0.24, 330, 16],
    [0.9, 0.28, 220, 12],
    [0.16, 0.35, 280, 13],
  ],
  altText:
    'The white shells of an opera house on a harbour, a steel arch bridge behind them, a ferry coming in',
  lightText: 'on a bright morning',
  paint: (s) => {
    const { canvas, groundY, width, height, isWide } = s
    paintHills(s, '#9CC4B8', 60, 30, 0)
    paintBlockRow(canvas, {
      baseY: groundY,
      ink: '#E9C9A4',
      shadeInk: '#B79A92',
      heights: [40, 120],
      widths: [26, 52],
      windows: 0,
      heightAt: (share) => 0.5 + 0.7 * Math.sin(share * 5 + 5) ** 2,
    })
    paintGroundMist(s, 110)
    paintWater(s, '#2884A6', 0, '#CFE6D6')
    paintSteelArch(s)
    paintGroundMist(s, 60, 0.5)
    paintHalls(s)
    paintPines(s, 'left', '#153A3C', 640, 0.32)
    const reach = width * (isWide ? 0.3 : 0.46)
    const edge: readonly Point[] = [
      [-20, height * 0.87],
      [reach * 0.4, height * 0.895],
      [reach * 0.8, height * 0.95],
      [reach * 1.2, height + 20],
    ]
    const land = smoothPath(edge, height + 20)
    addPath(canvas, land, '#1B4340')
    sprayVertical(canvas, land, '#5E8F57', height * 0.86, height * 0.95)
    paintFloating(s, s.atDepth(isWide ? -170 : 112, 0.7, 0.56), 160, [
      ...ferry('#1C5B4A', s.accent),
      ['M-166 -40h330l-3 12h-324z', s.accent],
    ])
  },
})
