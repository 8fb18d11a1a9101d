import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { type Archway, type FrameInks, paintArchFrame } from './arch-frame.ts'
import { HILL_FORT, paintPalace, WATER_PALACE } from './lake-palace.ts'

const NIGHT = '#2B0E24'

const FRAME: FrameInks = {
  edge: '#F2B24A',
  band: '#8E2B34',
  fillet: '#F7D9A0',
  wall: '#56182E',
  star: '#B5473E',
  shadow: NIGHT,
  sill: '#7A2331',
}

/** Half of the width of the arch around the view. */
const archHalf = ({ isWide, unit }: LandmarkContext): number => (isWide ? 400 : 330) * unit

function paintFarHills({ canvas, x, groundY, width, unit }: LandmarkContext): void {
  const line: readonly Point[] = [
    [-20, groundY - 60 * unit],
    [x - 330 * unit, groundY - 110 * unit],
    [x - 150 * unit, groundY - 190 * unit],
    [x + 120 * unit, groundY - 175 * unit],
    [x + 330 * unit, groundY - 100 * unit],
    [width + 20, groundY - 50 * unit],
  ]
  const hills = smoothPath(line, groundY + 10)
  addPath(canvas, hills, '#B8543F')
  sprayVertical(canvas, hills, '#F4B77A', groundY, groundY - 150 * unit)
}

/** Round bushes along the shore; `gap` units around the middle stay free. */
function paintShoreTrees(s: LandmarkContext, gap: number): void {
  const { canvas, x: middle, groundY, width, unit, isWide } = s
  const half = archHalf(s)
  let path = ''
  for (let x = isWide ? -20 : middle - half; x < (isWide ? width + 20 : middle + half); x += 24 * unit) {
    const r = canvas.random(12, 26) * unit
    if (Math.abs(x - middle) < gap * unit) continue
    path += outline`M${x - r} ${groundY + 4}q${r * 0.1} ${r * -1.5} ${r} ${r * -1.5}t${r} ${r * 1.5}z`
  }
  addPath(canvas, path, '#4B5A3C')
}

const boat = (awning: string): readonly GlyphPart[] => [
  ['M-74 -10q70 16 148 -6q-24 34 -74 34t-74 -28z', '#22142A'],
  ['M-34 -4v-34q34 -26 68 0v34h-6v-30h-56v30z', awning],
]

/** One arch around the view, and in wide formats a lower one to each side. */
function archesOf(s: LandmarkContext): readonly Archway[] {
  const { height, unit } = s
  const isKeel = s.variant.detail === 2
  const half = archHalf(s)
  const middle: Archway = {
    x: s.x,
    halfWidth: half,
    springY: height * (isKeel ? 0.5 : 0.44),
    topY: height * 0.085,
    footY: height * 0.9,
    foils: isKeel ? 0 : 5,
    pinch: 0.06,
  }
  const side = (direction: -1 | 1): Archway => ({
    ...middle,
    x: s.x + direction * half * 2.32,
    halfWidth: half * 0.72,
    springY: middle.springY + 40 * unit,
    topY: height * 0.27,
    foils: isKeel ? 0 : 4,
    pinch: 0,
  })
  return s.isWide ? [middle, side(-1), side(1)] : [middle]
}

/** Fort, lake: domed towers seen through a carved arch, an arcade when wide. */
export const archfort = landmark({
  name: 'archfort',
  isPortrait: false,
  palette: {
    ...PALETTES.dusk,
    top: '#D4553A',
    middle: '#F0915A',
    horizon: '#FBD795',
    disc: '#FFF0C8',
    deep: NIGHT,
  },
  accent: '#C2362E',
  ground: 0.64,
  middleShare: 0.3,
  sun: [70, 310, 92],
  clouds: null,
  altText: 'A domed palace across a lake, seen through a carved arch, one covered boat on the water',
  lightText: 'at sunset',
  paint: (s) => {
    const isOnWater = s.variant.detail === 1
    paintFarHills(s)
    paintPalace(s.canvas, isOnWater ? WATER_PALACE : HILL_FORT, s.x, s.at(0, -150).y)
    if (!isOnWater) paintGroundMist(s, 62, 0.8)
    paintShoreTrees(s, isOnWater ? 330 : 0)
    paintWater(s, '#2C7C84', 0, '#F3B878')
    paintMirrorBars(s, '#D98A5C', -60, 0, 200, 12)
    s.draw(s.at(isOnWater ? 130 : -150, 120), boat(s.accent))
    paintArchFrame(s.canvas, archesOf(s), FRAME)
  },
})
