import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { paintShopper } from '#art/kit/market-people.ts'
import { round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const COBALT = '#23558F'
const GREEN = '#2F8A78'
const HONEY = '#D99A3A'
const GLAZE = '#F4EAD2'
const DADO = 440
const STEP = 110

/** A star of eight points of cut tile: two squares, one turned. */
const star = (x: number, y: number): string =>
  `M${Math.round(x)} ${Math.round(y)}m0 -50l15 14h20v20l15 16l-15 16v20h-20l-15 14l-15 -14h-20v-20l-15 -16l15 -16v-20h20z`

const lozenge = (x: number, y: number, half: number): string =>
  `M${Math.round(x)} ${Math.round(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`

/** The lower wall: stars on a grid, small stars in their hearts, lozenges in the gaps, all of single cut pieces. */
function paintDado(s: LandmarkContext): void {
  const count = Math.ceil(s.width / s.unit / STEP) + 1
  const first = -Math.ceil(s.x / s.unit / STEP) * STEP
  const [stars, hearts, gaps]: [string[], string[], string[]] = [[], [], []]
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column <= count; column += 1) {
      const [x, y] = [first + column * STEP, -DADO + 55 + row * STEP]
      stars.push(star(x, y))
      hearts.push(lozenge(x, y, 17))
      gaps.push(lozenge(x + STEP / 2, y + STEP / 2, 26))
    }
  s.draw(s.at(0, 0), [
    [`M-1700 0V${-DADO}H1400V0z`, GLAZE],
    [stars.join(''), COBALT],
    [hearts.join(''), HONEY],
    [gaps.join(''), GREEN],
    [`M-1700 0V-16H1400V0zM-1700 ${-DADO}v-14H1400v14z`, COBALT],
    [
      Array.from(
        { length: 36 },
        (_none, i) => `M${-1690 + i * 88} ${-DADO - 14}v-26h16v-22h16v-20h16v20h16v22h16v26z`,
      ).join(''),
      GREEN,
    ],
  ])
}

/** A doorway with a horseshoe arch, an orange tree in the light of the court behind it. */
const DOORWAY: readonly GlyphPart[] = [
  ['M-136 4V-330Q-170 -400 -130 -470Q-70 -560 0 -580Q70 -560 130 -470Q170 -400 136 -330V4z', '#C9895A'],
  ['M-108 4V-330Q-140 -396 -104 -456Q-56 -530 0 -546Q56 -530 104 -456Q140 -396 108 -330V4z', '#FBE3B0'],
  ['M-108 4V-60H108V4z', '#E3BE8C'],
  ['M-7 -40v-130h14v130z', '#6A4A3A'],
  [round(0, -220, 66) + round(-46, -186, 40) + round(48, -190, 42), '#3E7A52'],
  ['M-50 -36h100l-14 44h-72z', '#B9653E'],
]

/** A court of cut tile: stars up to the shoulder of a doorway, someone with the nose close to the wall. */
export const tileWall = landmark({
  name: 'tile-wall',
  palette: {
    ...PALETTES.noon,
    top: '#F0DDBC',
    middle: '#F3E2C4',
    horizon: '#F6E6C8',
    deep: '#3A2A34',
    lightText: 'in the morning shade',
  },
  accent: '#E2622E',
  mist: '#E6C08A',
  ground: 0.8,
  sun: null,
  clouds: null,
  focus: { narrow: 0.5, wide: 0.62 },
  altText:
    'A wall of cut tiles in blue, green and honey stars beside a doorway with a horseshoe arch, an orange tree in the light behind it, someone with the nose close to the tiles',
  paint: (s) => {
    const { canvas, height } = s
    paintSheet(s, '#EBD6B2')
    sprayBand(canvas, '#C9A67C', 0, height * 0.24, 0.8)
    paintDado(s)
    s.draw(s.at(190, 0), DOORWAY)
    s.draw(s.at(190, 0), [
      [
        [
          [-52, -206],
          [-12, -250],
          [30, -214],
          [62, -180],
          [-20, -190],
        ]
          .map(([x = 0, y = 0]) => round(x, y, 11))
          .join(''),
        s.accent,
      ],
    ])
    paintPaving(s, '#C98F66', '#A46E4E')
    paintShopper(canvas, s.at(-130, 34, 1.9), '#F6F1E4')
  },
})
