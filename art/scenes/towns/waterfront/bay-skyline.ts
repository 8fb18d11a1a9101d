import { addPath } from '#art/drawing/canvas.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { ferry, paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRipples, reflectionPath } from '#art/kit/water.ts'
import { paintPromenade, paintWaterfront } from './bay-front.ts'
import { paintGlassTower, type TowerTop } from './glass-tower.ts'

const FAR_TOPS: readonly TowerTop[] = ['flat', 'step', 'fall', 'rise']

/** Offset from the middle of the cluster, width and height in units, top, whether the walls are of stone. */
type Spot = readonly [number, number, number, TowerTop, boolean]

const NEAR_TOWERS: readonly Spot[] = [
  [-316, 74, 190, 'flat', true],
  [-238, 62, 300, 'step', false],
  [-160, 78, 230, 'fall', true],
  [-84, 58, 372, 'blade', false],
  [-4, 86, 270, 'flat', false],
  [76, 64, 460, 'needle', false],
  [156, 84, 320, 'rise', true],
  [234, 60, 236, 'step', false],
  [308, 78, 290, 'fall', false],
]
const WIDE_TOWERS: readonly Spot[] = [
  [-560, 70, 130, 'flat', false],
  [-480, 78, 180, 'step', true],
  [-398, 62, 240, 'rise', false],
  ...NEAR_TOWERS,
  [392, 70, 210, 'flat', true],
  [470, 60, 260, 'blade', false],
  [548, 80, 170, 'step', false],
]

function paintFarTowers(s: LandmarkContext): void {
  const { canvas, width, groundY, unit } = s
  const { random } = canvas
  let index = 0
  for (let x = 10 * unit; x < width + 20; x += random(44, 76) * unit) {
    const rise = 90 + 120 * Math.sin((x / width) * Math.PI) ** 2
    const size = { width: random(36, 58) * unit, height: rise * random(0.7, 1.3) * unit }
    const top = FAR_TOPS[index % FAR_TOPS.length] ?? 'flat'
    paintGlassTower(canvas, { x, baseY: groundY, ...size, top, lit: '#BBD9CB', shade: '#93BFBC' })
    index += 1
  }
  paintGroundMist(s, 120, 0.9)
}

/** The near towers, each with its reflection. */
function paintCity({ canvas, x: middleX, groundY, unit, isWide, variant }: LandmarkContext): void {
  const turned = variant.detail === 1 ? -1 : 1
  const bars = { count: 9, step: 15 * unit, stray: 10 * unit, thickness: 8 * unit, taper: 2.4 * unit }
  for (const [index, [across, broad, tall, top, isStone]] of (isWide ? WIDE_TOWERS : NEAR_TOWERS).entries()) {
    const x = middleX + across * turned * unit
    const glass = index % 2 === 0 ? { lit: '#D5EBD8', line: '#A5D0C8' } : { lit: '#A9D6D2', line: '#7DBBC0' }
    const inks = isStone
      ? { lit: '#F4C79A', shade: '#B8776E', line: '#E2A67E' }
      : { ...glass, shade: index % 3 === 0 ? '#2B6580' : '#5E9FAC' }
    const place = { x, y: groundY + 40 * unit, halfWidth: broad * 0.48 * unit }
    const reflection = reflectionPath(canvas, { ...place, ...bars })
    addPath(canvas, reflection, isStone ? '#E8C49A' : '#A9D6CF', { opacity: 0.55 })
    paintGlassTower(canvas, { x, baseY: groundY, width: broad * unit, height: tall * unit, top, ...inks })
  }
}

/** Modern bay skyline: glass towers and their reflections, a waterfront, a ferry, palms or trees on the promenade. */
export const baySkyline = landmark({
  name: 'bay-skyline',
  isPortrait: false,
  palette: {
    ...PALETTES.noon,
    top: '#3B8FB0',
    middle: '#A9D4CB',
    horizon: '#FDEBC6',
    disc: '#FFF8E0',
    bars: '#FDF4DC',
    deep: '#0E3C5A',
  },
  accent: '#F26B2B',
  mist: '#7DBBC0',
  ground: 0.64,
  focus: { narrow: 0.53, wide: 0.6 },
  middleShare: 0.36,
  sun: (_variant, isWide) => [isWide ? -413 : -248, 385, 62],
  clouds: [
    [0.8, 0.16, 380, 18],
    [0.9, 0.2, 260, 13],
    [0.12, 0.53, 330, 15],
    [0.22, 0.57, 200, 11],
  ],
  altText: 'Glass towers along a bay and their reflections, a ferry crossing, a cyclist on the promenade',
  touchedAltTexts: {
    palms: 'Glass towers along a bay and their reflections, a ferry crossing, palms on the promenade',
  },
  lightText: 'on a bright morning',
  paint: (s) => {
    const { canvas, groundY, height, unit } = s
    paintHills(s, '#8DBBAC', 130, 70, 0.9)
    paintFarTowers(s)
    paintWater(s, '#2E86A0', 0, '#BFE0CF', null)
    paintCity(s)
    paintWaterfront(s)
    const ripples = { topY: groundY + 50 * unit, bottomY: height * 0.92, count: 24 }
    paintRipples(canvas, { ...ripples, minWidth: 22 * unit, maxWidth: 100 * unit }, '#CDE8D6', {
      opacity: 0.5,
    })
    const across = s.isWide ? -160 : -24
    paintFloating(s, s.atDepth(across, 0.52, 0.74), 160, ferry(s.accent, s.accent))
    paintPromenade(s)
  },
})
