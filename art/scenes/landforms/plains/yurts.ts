import { addPath, addPolygon } from '#art/drawing/canvas.ts'
import { closeToBase, continuePath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { GRAZING_HORSE, rider } from '#art/kit/figures.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintYurt } from './steppe-camp.ts'

const SHADOW = '#2C2440'
const GRASS_SHADE = '#8C7A3C'

/** Units right of the focus, rise. */
const RANGE = [
  [-920, 200],
  [-667, 150],
  [-432, 190],
  [-208, 170],
  [16, 230],
  [256, 200],
  [490, 220],
  [660, 240],
] as const

function paintHill(
  { canvas, width, height, unit }: LandmarkContext,
  share: number,
  ink: string,
  dark: string,
) {
  const path = smoothPath(hillLine(canvas, height * share, 34 * unit, 4), height)
  addPath(canvas, path, ink)
  spray(canvas, path, dark, [width, height * share + 120 * unit, width * 0.4, height * share])
}

/** A river that widens in bends from the foot of the hills to the near bank. */
function paintRiver({ canvas, width, height, unit, isWide }: LandmarkContext): void {
  const middle = width * (isWide ? 0.36 : 0.2)
  const bends = [
    [0.585, 150, 3],
    [0.61, 30, 6],
    [0.64, 140, 11],
    [0.685, -30, 18],
    [0.75, 120, 32],
    [0.85, -60, 60],
    [1.02, 60, 110],
  ] as const
  const bank = (side: -1 | 1): readonly Point[] =>
    bends.map(([down, across, half]): Point => [middle + (across + side * half) * unit, height * down])
  addPath(canvas, `${smoothPath(bank(-1))}${continuePath(smoothPath(bank(1).toReversed()))}z`, '#A4C6CC')
}

function paintGrass({ canvas, width, height, unit }: LandmarkContext): void {
  const { random } = canvas
  addPolygon(canvas, closeToBase(ridgeLine(canvas, height * 0.955, 20 * unit, 22, 0.6), height), SHADOW)
  let blades = ''
  for (let x = -10; x < width + 10; x += random(9, 20) * unit) {
    const tall = random(40, 120) * unit
    const lean = random(-10, 26) * unit
    blades += outline`M${x} ${height}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall - 20 * unit}q${-lean * 0.2} ${tall * 0.5} ${-lean + 7 * unit} ${tall + 20 * unit}z`
  }
  addPath(canvas, blades, SHADOW)
}

/** Steppe: felt yurts and horses on open grass, a river, a snowy range, a rider. */
export const yurts = landmark({
  name: 'yurts',
  isPortrait: false,
  palette: {
    ...PALETTES.arid,
    top: '#2B62A6',
    middle: '#7FA9C4',
    horizon: '#FCE3B0',
    disc: '#FFF4D2',
    bars: '#FFF1D4',
    deep: SHADOW,
  },
  accent: '#1FA3A8',
  mist: '#7FA9C4',
  ground: 0.53,
  focus: { narrow: 0.6, wide: 0.62 },
  middleShare: 0.4,
  sun: [-290, 300, 56],
  clouds: [
    [0.72, 0.21, 460, 26],
    [0.86, 0.27, 380, 20],
    [0.6, 0.31, 240, 14],
    [0.1, 0.58, 360, 18],
    [0.28, 0.63, 220, 12],
  ],
  altText: 'Felt yurts on open steppe below a snowy range, horses grazing, a rider passing',
  lightText: 'on a clear afternoon',
  paint: (s) => {
    const { canvas, x, width, height, unit, isWide } = s
    const { detail } = s.variant
    for (const [across, rise] of RANGE)
      paintMountain(s, across, rise, rise * 1.05, '#D9A27C', '#7C6C9A', 0.38, 0.8)
    paintGroundMist(s, 110, 1)
    paintHill(s, 0.545, '#B79C5A', '#857C56')
    paintHill(s, 0.585, '#D9AE4A', GRASS_SHADE)
    paintRiver(s)
    const inCamp = (across: number, down: number, scale: number) => ({
      x: x + across * unit,
      y: height * 0.7 + down * unit,
      scale: scale * unit,
    })
    const yurt = (across: number, down: number, scale: number): void => {
      const place = inCamp(across, down, scale)
      s.draw(place, [['M-100 2h330l-60 16h-230z', GRASS_SHADE]])
      paintYurt(canvas, place)
    }
    const horse = (across: number, down: number, scale: number, ink: string, turn = 1): void =>
      s.draw({ ...inCamp(across, down, scale), scaleX: turn * scale * unit }, [[GRAZING_HORSE, ink]])
    yurt(206, -34, 0.6)
    if (detail !== 0) yurt(-190, -30, 0.52)
    yurt(0, 22, 1.06)
    horse(-20, 116, 0.62, '#3A2430')
    horse(128, 80, 0.74, '#7A4026', -1)
    if (detail === 1) horse(222, 66, 0.7, '#EAD7B4')
    addPath(canvas, smoothPath(hillLine(canvas, height * 0.885, 26 * unit, 3), height), '#B58A3A')
    sprayBand(canvas, SHADOW, height, height * 0.86, 0.9)
    const share = isWide ? 0.47 : detail === 2 ? 0.3 : 0.36
    const place = { x: width * share, y: height * 0.89, scale: unit }
    s.draw(place, rider(0, '#6B3326', s.accent, '#2A1E38'))
    paintGrass(s)
  },
})
