import { addLine, addPath, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DEEP = '#173F58'
const DARK = '#2B2440'
const STATION = '#F6E3BE'

const LOAF = 'M-200 10C-176 -70 -150 -232 -78 -316C-44 -354 26 -356 60 -312C118 -238 132 -92 196 10z'
const LOAF_SHADE =
  'M0 -344C34 -344 50 -328 60 -312C118 -238 132 -92 196 10h-150C70 -60 84 -120 62 -190C48 -240 30 -300 0 -344z'
const LOAF_CRACKS = 'M-30 -326Q-70 -200 -78 -110M6 -340Q-14 -230 -14 -150M28 -320Q40 -220 30 -120'
const URCA = 'M-190 10C-170 -40 -128 -104 -56 -118C40 -128 116 -50 170 10z'
const URCA_SHADE = 'M0 -120C70 -112 124 -42 170 10h-116C60 -30 40 -80 0 -120z'

/** A rock lit from the left, forest at its foot. */
function paintRock(s: LandmarkContext, across: number, scale: number, glyph: string, shade: string): void {
  const place = s.at(across, 15, scale)
  const [rock, size] = [placePath(glyph, place), place.scale]
  s.draw(place, [
    [glyph, '#B98470'],
    [shade, '#5B4660'],
  ])
  const light = [
    place.x - 170 * size,
    place.y - 180 * size,
    place.x + 10 * size,
    place.y - 150 * size,
  ] as const
  spray(s.canvas, rock, '#F0B48A', light, 0.9)
  sprayVertical(s.canvas, rock, '#2F6B54', place.y - 10 * size, place.y - 120 * size)
}

const cabin = (ink: string): readonly GlyphPart[] => [
  ['M-3 0v14h6v-14z', DARK],
  ['M-26 14q2 -6 8 -6h36q6 0 8 6l-2 22q-2 6 -8 6h-32q-6 0 -8 -6z', ink],
  ['M-20 16h40v10h-40z', DEEP],
]

/** The two rocks, the cable between them and one cabin on it. */
function paintRocks(s: LandmarkContext): void {
  const { canvas, unit } = s
  paintRock(s, 70, 1.14, LOAF, LOAF_SHADE)
  addLine(canvas, placePath(LOAF_CRACKS, s.at(70, 14, 1.14)), '#8A5A5E', 3.4 * unit, { opacity: 0.55 })
  paintRock(s, -226, 1, URCA, URCA_SHADE)
  addLine(canvas, placePath('M-246 -106Q-78 -209 50 -380', s.at(0, 0)), DARK, 2.6 * unit)
  s.draw(s.at(0, 0), [['M34 -372v-18h70v18zM-282 -98v-14h62v14z', STATION]])
  s.draw(s.at(-90, -227), cabin(s.accent))
  const foot: readonly Point[] = [
    [-460, 20],
    [-250, 2],
    [60, 6],
    [350, 20],
  ]
  const shore = foot.map(([across, down]): Point => [s.at(across, 0).x, s.at(0, down).y])
  addPath(canvas, smoothPath(shore, s.groundY + 26 * unit), '#1F5546')
}

const SAILS: readonly GlyphPart[] = [['M0 0v-44q24 24 22 44zM-4 0v-34l-14 34z', '#FFF6E0']]

/** The black and white waves in the paving of the promenade. */
function paintMosaic({ canvas, width, height, unit }: LandmarkContext): void {
  const topY = height * 0.885
  addRect(canvas, 0, topY - 16 * unit, width, 18 * unit, '#F6D79C')
  addRect(canvas, 0, topY, width, height - topY, '#FFF3DA')
  const step = 124 * unit
  let waves = ''
  for (let row = 0; row < 3; row += 1) {
    const y = topY + (6 + row * (24 + row * 9)) * unit
    const swing = (9 + row * 5) * unit
    let [forth, back] = [outline`M${-step} ${y}`, '']
    for (let x = -step; x < width + step; x += step) {
      forth += outline`q${step / 4} ${-2 * swing} ${step / 2} 0t${step / 2} 0`
      back += outline`q${-step / 4} ${2 * swing} ${-step / 2} 0t${-step / 2} 0`
    }
    waves += `${forth}${outline`v${(13 + row * 9) * unit}`}${back}z`
  }
  addPath(canvas, waves, DARK)
  sprayBand(canvas, DEEP, height + 60 * unit, height * 0.93, 0.7)
}

/** A bay below a rock like a sugar loaf, its cable car, waves of black and white stone along the beach. */
export const sugarloaf = landmark({
  name: 'sugarloaf',
  isPortrait: false,
  palette: {
    ...PALETTES.dusk,
    top: '#3D7F9E',
    middle: '#F0A988',
    horizon: '#FFE0AE',
    disc: '#FFF4D6',
    bars: '#FFF0D2',
    deep: DEEP,
  },
  accent: '#F2C230',
  mist: '#F0A988',
  ground: 0.6,
  focus: { narrow: 0.56, wide: 0.62 },
  sun: [-196, 300, 74],
  clouds: [
    [0.86, 0.33, 320, 15],
    [0.18, 0.58, 330, 13],
    [0.08, 0.62, 220, 10],
  ],
  altText:
    'A cable car on its way up a steep rock above a bay, palms and a promenade of mosaic waves in front',
  lightText: 'late in the afternoon',
  paint: (s) => {
    const { canvas, width, height, unit, isWide } = s
    paintHills(s, '#C9A294', 96, 90, 0.9)
    paintHills(s, '#7F8F84', 26, 26, 0.7)
    paintWater(s, '#2E8391', 0, '#FBD3A0')
    paintRocks(s)
    for (const [share, down] of [
      [0.16, 60],
      [0.24, 92],
      [0.86, 74],
    ] as const)
      s.draw({ x: width * share, y: s.groundY + down * unit, scale: unit }, SAILS)
    paintMosaic(s)
    const palm = { groundY: height * 0.96, trunk: '#3A2A3C', leaf: '#1E4A44', backLeaf: '#2F6B54' }
    paintPalm(canvas, { ...palm, x: width * (isWide ? 0.03 : 0.04), height: 560 * unit, lean: 0.1 })
    paintPalm(canvas, { ...palm, x: width * 0.96, height: 400 * unit, lean: -0.08 })
  },
})
