import { addLine, addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { type Point, smoothPath } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { paintRidge } from '#art/kit/backdrops.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintStreaks } from '#art/kit/sky.ts'

const MIST = '#FAF0CF'
const DEEP = '#1D3A3A'
const STONE = '#E9D6AE'
const STONE_SHADE = '#8F8276'
const WOOL = '#FBF1DA'

const PEAK =
  'M-330 60C-250 -10 -210 -90 -160 -120C-120 -150 -104 -270 -62 -356C-40 -402 -8 -410 14 -372C60 -300 84 -210 122 -150C150 -110 250 -40 340 60z'
const PEAK_SHADE =
  'M-16 -396C-4 -398 6 -386 14 -372C60 -300 84 -210 122 -150C150 -110 250 -40 340 60h-220C90 -30 40 -80 44 -150C46 -230 4 -300 -16 -396z'
const PEAK_RIBS =
  'M-40 -340Q-50 -240 -90 -150M-14 -360Q-4 -260 -30 -140M20 -300Q40 -200 70 -110M60 -200Q90 -120 150 -40'
const SHOULDER: readonly GlyphPart[] = [
  ['M-240 60C-190 0 -130 -90 -76 -140C-40 -170 0 -160 24 -120C70 -50 150 0 210 60z', '#5F8C62'],
  ['M-20 -154Q10 -146 24 -120C70 -50 150 0 210 60h-150C50 0 0 -60 -20 -154z', '#2F5A52'],
]

function paintPeaks(s: LandmarkContext): void {
  const { canvas, x, groundY, unit } = s
  paintRidge(s, '#A9BFA8', 190, 90, 0.95)
  const peak = s.at(90, 0, 1.06)
  const body = placePath(PEAK, peak)
  s.draw(peak, [
    [PEAK, '#7FA06A'],
    [PEAK_SHADE, '#35605A'],
  ])
  const light = [x - 110 * unit, groundY - 160 * unit, x + 80 * unit, groundY - 130 * unit] as const
  spray(canvas, body, '#C9CF8A', light, 0.9)
  addLine(canvas, placePath(PEAK_RIBS, peak), '#2A4F4A', 4 * unit, { opacity: 0.55 })
  s.draw(s.at(-150, 0), SHOULDER)
  sprayBand(canvas, MIST, groundY + 50 * unit, groundY - 110 * unit, 0.9)
  const bars = [
    [-250, -96, 420, 18],
    [-330, -70, 260, 13],
    [290, -170, 330, 16],
    [360, -8, 380, 15],
  ].map(([across = 0, down = 0, broad = 0, tall = 0]) => {
    const at = s.at(across, down)
    return [at.x, at.y, broad * unit, tall * unit] as const
  })
  paintStreaks(canvas, bars, s.palette.bars, { opacity: 0.92 })
}

/** The edge of a terrace, counted from the saddle down to the lower edge. */
function terraceEdge({ x, groundY, width, unit }: LandmarkContext, index: number): readonly Point[] {
  const drop = 40 + 34 * index + 5.4 * index * index
  return [-0.02, 0.2, 0.4, 0.6, 0.8, 1.02].map((across): Point => {
    const bend = Math.sin(across * 3.4 + 0.5 + index * 0.12) * (16 + index * 4)
    const slope = (Math.abs(across - x / width) * 250 - 60) * Math.max(0.1, 1 - index * 0.1)
    return [width * across, groundY + (drop + bend + slope) * unit]
  })
}

function paintTerraces(s: LandmarkContext): void {
  const { canvas, height, unit } = s
  for (let index = 0; index < 8; index += 1) {
    const edge = terraceEdge(s, index)
    const wall = (13 + index * 3.4) * unit
    addPath(canvas, smoothPath(edge, height + 20), STONE_SHADE)
    addLine(canvas, smoothPath(edge), STONE, wall * 0.42)
    const grass = edge.map(([x, y]): Point => [x, y + wall])
    addPath(canvas, smoothPath(grass, height + 20), index % 2 === 0 ? '#8FB45A' : '#7AA552')
  }
  sprayBand(canvas, DEEP, height, height * 0.82)
}

/** A roofless house: two stone gables, a wall with trapezoid doors between them. */
const HOUSE: readonly GlyphPart[] = [
  ['M34 0v-40l22 -30l22 30v40z', STONE_SHADE],
  ['M-44 0v-40h78v40z', STONE],
  ['M-66 0v-40l22 -30l22 30v40z', '#F6E8C8'],
  ['M-52 0l3 -24h10l3 24zM-6 0l3 -26h12l3 26zM-18 -26l2 -10h6l2 10zM22 -26l2 -10h6l2 10z', '#4A5650'],
]
const HOUSES = [
  [-150, 18, 0.62],
  [-60, 28, 0.72],
  [64, 26, 0.66],
  [160, 22, 0.58],
  [-210, 60, 0.78],
  [-104, 72, 0.86],
  [20, 72, 0.9],
  [140, 68, 0.8],
  [236, 60, 0.66],
] as const

/** A llama looking back over its shoulder at the town, tassels at its ear and on its back. */
const llama = (tassel: string): readonly GlyphPart[] => [
  ['M-62 0l4 -60h14l2 60zM30 0l2 -58h14l4 58z', '#C9AE86'],
  [
    'M-78 -96q-10 44 16 50q60 12 112 -2q22 -12 20 -60q2 -40 4 -74l22 -4q10 -4 6 -14l-24 -14l-2 -24l-8 2l-4 22q-22 2 -26 26l-10 66q-60 -8 -106 26z',
    WOOL,
  ],
  ['M-40 -46q50 8 92 -4q22 -12 20 -60q-8 44 -112 64z', '#D9C29A'],
  ['M-48 0l2 -50h15l1 50zM44 0l1 -52h15l3 52z', WOOL],
  ['M58 -206q8 4 6 22l-7 12l-6 -12z', tassel],
  ['M-52 -94q44 -26 96 -14l-4 22q-46 -6 -86 12z', tassel],
  ['M84 -196h7v7h-7z', '#2B2A2E'],
]

/** A stone town without roofs on a saddle between peaks, terraces below it, a llama in front. */
export const citadel = landmark({
  name: 'citadel',
  isPortrait: false,
  palette: {
    ...PALETTES.highland,
    top: '#79AFB4',
    middle: '#D3DDBE',
    horizon: MIST,
    disc: '#FFFAE6',
    bars: '#FFF8E0',
    deep: DEEP,
  },
  accent: '#D8392B',
  mist: '#79AFB4',
  ground: 0.53,
  focus: { narrow: 0.52, wide: 0.6 },
  middleShare: 0.4,
  sun: [-150, 330, 62],
  clouds: null,
  altText: 'Roofless stone houses and terraces on a saddle below a steep green peak, a llama looking on',
  lightText: 'as the mist lifts',
  paint: (s) => {
    const { canvas, width, height, unit } = s
    paintPeaks(s)
    paintTerraces(s)
    for (const [across, down, size] of HOUSES) s.draw(s.at(across, down, size), HOUSE)
    const share = s.isWide ? 0.34 : s.variant.detail === 1 ? 0.3 : 0.24
    s.draw({ x: width * share, y: height * 0.945, scale: 1.12 * unit }, llama(s.accent))
    sprayBand(canvas, DEEP, height, height * 0.93)
  },
})
