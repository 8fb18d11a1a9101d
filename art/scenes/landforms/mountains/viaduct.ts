import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayVertical } from '#art/drawing/spray.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { paintPines } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRailcar, paintSteam, paintSteamTrain } from '#art/kit/railway-train.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'
import { paintViaduct, railY, type Viaduct } from './stone-viaduct.ts'

const DARK = '#2A2430'
const PINE = '#1C2E2E'

/** Units right of the focus, height of the peak and reach to each side. */
const PEAKS = [
  [-870, 250, 330],
  [-400, 220, 280],
  [-112, 330, 310],
  [176, 390, 340],
  [432, 240, 280],
  [640, 260, 300],
] as const

const HEATHER = { ground: '#7A3B52', bloom: '#B4577A', paleBloom: '#D98A9C' } as const
const GORSE = { ground: '#55602F', bloom: '#D9A83A', paleBloom: '#F0CF6E' } as const

function paintGlen({ canvas, width, height, groundY, unit }: LandmarkContext): void {
  const { random } = canvas
  const glen = smoothPath(hillLine(canvas, groundY, 34 * unit, 5), height)
  addPath(canvas, glen, '#7C8F4A')
  spray(canvas, glen, '#4E6F48', [width, groundY + 180 * unit, width * 0.2, groundY])
  let pines = ''
  for (let x = -10; x < width; x += random(20, 38) * unit)
    pines += coniferPath(canvas, x, groundY + random(30, 60) * unit, random(34, 66) * unit)
  addPath(canvas, pines, '#2F5A48')
}

function paintLoch({ canvas, width, height, unit }: LandmarkContext): void {
  const shore = outline`M-10 ${height * 0.76}Q${width * 0.3} ${height * 0.7} ${width * 0.62} ${height * 0.725}`
  const water = `${shore}${outline`T${width + 10} ${height * 0.72}V${height}H-10`}z`
  addPath(canvas, water, '#3E7C84')
  sprayVertical(canvas, water, '#DDE2BE', height * 0.7, height * 0.82)
  const ripples = { topY: height * 0.75, bottomY: height * 0.9, count: 22 }
  paintRipples(canvas, { ...ripples, minWidth: 20 * unit, maxWidth: 80 * unit }, '#E3E8CC', { opacity: 0.55 })
}

function paintTrain(s: LandmarkContext, viaduct: Viaduct): void {
  const { canvas, width, unit, isWide } = s
  const x = width * (isWide ? 0.6 : 0.56)
  const y = railY(canvas, viaduct, x) - 8 * unit
  const degrees = (Math.atan2(viaduct.rightY - viaduct.leftY, width) * 180) / Math.PI
  const place = { x, y, scale: 1.08 * unit, degrees }
  if (s.variant.detail === 1) {
    paintRailcar(canvas, place, s.accent)
    return
  }
  paintSteamTrain(canvas, place, s.accent)
  paintSteam(canvas, x + 90 * unit, y - 74 * unit, degrees)
}

function paintBank({ canvas, width, height, unit, variant }: LandmarkContext): void {
  const { random } = canvas
  const inks = variant.detail === 1 ? GORSE : HEATHER
  const bank = smoothPath(hillLine(canvas, height * 0.88, 40 * unit, 4), height)
  addPath(canvas, bank, inks.ground)
  sprayVertical(canvas, bank, DARK, height, height * 0.88)
  for (const ink of [inks.bloom, inks.paleBloom]) {
    let blooms = ''
    for (let index = 0; index < 75; index += 1) {
      const x = random(0, width)
      const y = height * 0.9 + (Math.sin(x / (100 * unit)) * 14 + random(0, 90)) * unit
      const tall = random(10, 26) * unit
      blooms += outline`M${x} ${y}q${-5 * unit} ${-tall} 0 ${tall * -1.4}q${5 * unit} ${tall * 0.4} 0 ${tall * 1.4}z`
    }
    addPath(canvas, blooms, ink)
  }
}

/** A hiker with a pack and a stick. */
const hiker = (jacket: string): readonly GlyphPart[] => [
  ['M-30 -74q0 -16 14 -16v44q-14 0 -14 -14z', '#C9A24A'],
  ...person(0, jacket),
  ['M18 -66l16 66l-4 2l-17 -60z', DARK],
]

/** Rail highlands: a stone viaduct over a loch, a train on it, flowers in front. */
export const viaduct = landmark({
  name: 'viaduct',
  isPortrait: false,
  palette: {
    ...PALETTES.highland,
    top: '#5E8A8E',
    middle: '#B9C7AC',
    horizon: '#F6E2B0',
    disc: '#FFF6DA',
    deep: DARK,
  },
  accent: '#D8432B',
  ground: 0.6,
  middleShare: 0.3,
  sun: ({ discScale }, isWide) => (discScale === 1 ? null : [isWide ? 95 : 0, 415, 62]),
  clouds: null,
  altText: 'A train crossing a tall stone viaduct below mountains, a hiker among flowers in front',
  lightText: 'in hazy morning light',
  paint: (s) => {
    const { canvas, height, isWide } = s
    for (const [across, tall, reach] of PEAKS)
      paintMountain(s, across, tall, reach, '#8F9A6A', '#56706A', 1 - 270 / tall, 0.5)
    paintGroundMist(s, 160, 1, '#F3E1B0')
    paintGlen(s)
    paintLoch(s)
    const rails: Viaduct = { leftY: height * 0.5, rightY: height * 0.56, arches: isWide ? 13 : 8 }
    paintViaduct(canvas, rails)
    paintTrain(s, rails)
    paintBank(s)
    s.draw(s.atDepth(isWide ? 206 : 176, 0.86, 0.9), hiker(s.accent))
    if (s.variant.detail === 2) {
      paintPines(s, 'left', PINE, 600, 0.3)
      paintPines(s, 'right', PINE, 520, 0.3)
    }
  },
})
