import { addPath, addPolygon } from '#art/drawing/canvas.ts'
import { closeToBase, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { BOATHOUSE, coastalSteamer } from './fjord-boats.ts'
import { paintFallThread, paintFjordWall } from './fjord-wall.ts'

const DEEP = '#0C3347'
const SNOW = '#FFF4E2'
const NEAR = '#0A2028'

/** Side, where a wall meets the water, its summit, heights of shoulder and summit in units, inks lit and shaded. */
type Row = readonly [-1 | 1, number, number, number, number, string, string]

/** From the far end of the valley towards the viewer. */
const ROWS: readonly (readonly Row[])[] = [
  [
    [-1, -20, -210, 90, 250, '#A9C0B8', '#8FB0B2'],
    [1, 30, 200, 110, 290, '#C4C4A8', '#93AFA8'],
  ],
  [
    [1, 96, 330, 170, 400, '#B99E7C', '#62897F'],
    [-1, -96, -290, 170, 390, '#6F938E', '#4C7C84'],
  ],
  [
    [-1, -210, -620, 300, 620, '#4F7A70', '#285868'],
    [1, 214, 580, 250, 560, '#8D8A57', '#3B6A5E'],
  ],
]

function paintWalls(s: LandmarkContext): void {
  const { canvas, x, groundY, unit, isWide } = s
  const spread = (isWide ? 1.5 : 1) * unit
  for (const [depth, row] of ROWS.entries()) {
    const waterY = groundY + depth * 15 * unit
    for (const [side, nose, top, shoulder, summit, lit, shade] of row)
      paintFjordWall(canvas, {
        side,
        noseX: x + nose * spread,
        summitX: x + top * spread,
        waterY,
        shoulder: shoulder * unit,
        summit: summit * unit,
        lit,
        shade,
        ...(depth < 2 ? { snow: SNOW } : {}),
      })
    if (depth < 2) sprayBand(canvas, s.palette.horizon, waterY + 4, waterY - (110 - depth * 20) * unit, 0.92)
  }
  paintFallThread(canvas, x + 345 * spread, groundY - 256 * unit, groundY + 28 * unit, '#F6F3E2')
  paintFallThread(canvas, x - 366 * spread, groundY - 310 * unit, groundY + 30 * unit, '#A9CFD2')
}

/** The near bank with its boathouses, firs at both edges. */
function paintBank(s: LandmarkContext): void {
  const { canvas, width, height, unit, isWide } = s
  const { detail } = s.variant
  const shoreX = width * (isWide ? 0.9 : 0.86)
  if (detail !== 2) s.draw({ x: shoreX - 60 * unit, y: height * 0.87, scale: 0.9 * unit }, BOATHOUSE)
  if (detail === 1) s.draw({ x: shoreX + 56 * unit, y: height * 0.885, scale: 1.05 * unit }, BOATHOUSE)
  const bank = [
    [-20, height * 0.955],
    [width * 0.3, height * 0.965],
    [width * 0.6, height * 0.945],
    [width * 0.82, height * 0.875],
    [width + 20, height * 0.85],
  ] as const
  addPath(canvas, smoothPath(bank, height), '#12303A')
  const near = ridgeLine(canvas, height * 0.975, 14 * unit, 24, 0.6)
  addPolygon(canvas, closeToBase(near, height), NEAR)
  let trees = ''
  for (const [from, to, down, tall] of [
    [-0.01, isWide ? 0.12 : 0.16, 0.98, 210],
    [0.93, 1.02, 0.93, 190],
  ] as const)
    for (let x = width * from; x < width * to; x += canvas.random(26, 46) * unit) {
      const y = height * down + canvas.random(-8, 12) * unit
      trees += coniferPath(canvas, x, y, canvas.random(0.7, 1.2) * tall * unit)
    }
  addPath(canvas, trees, NEAR)
}

/** A fjord: walls in three depths that drop into still water, a steamer below them. */
export const fjord = landmark({
  name: 'fjord',
  isPortrait: false,
  palette: {
    ...PALETTES.morning,
    top: '#5FA3B4',
    middle: '#BFD0BC',
    horizon: '#FBDDB4',
    disc: '#FFF3CF',
    bars: '#FCEBCB',
    deep: DEEP,
  },
  accent: '#E2462C',
  mist: '#8FC2BE',
  ground: 0.6,
  focus: { narrow: 0.52, wide: 0.6 },
  middleShare: 0.32,
  sun: [-6, 236, 60],
  clouds: [
    [0.5, 0.47, 320, 12],
    [0.66, 0.52, 220, 9],
    [0.14, 0.15, 340, 14],
  ],
  altText: 'A coastal steamer on a fjord between steep walls with snow on their tops',
  lightText: 'in low northern sun',
  paint: (s) => {
    paintWalls(s)
    paintWater(s, '#23697C', 30, '#F0D2A6')
    paintFloating(s, s.atDepth(-64, 0.48, 0.86), 150, coastalSteamer(s.accent))
    paintBank(s)
  },
})
