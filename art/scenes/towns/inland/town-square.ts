import { addCircle } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { paintShopper } from '#art/kit/market-people.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintGabledRow } from './gabled-row.ts'
import { TOWN_TOWERS } from './town-tower.ts'

/** In the units of the towers. */
const TALLEST_TOWER = 764
const TOWER_ACROSS = [-96, 110, -20] as const
const SHADOW = '#231B38'
const LAMP = '#FFE2A0'

const parasol = (x: number): string => `M${x - 92} -150q92 -66 184 0q-8 14 -18 16h-148q-12 -2 -18 -16z`
const shaded = (x: number): string => `M${x + 4} -183q50 4 88 33q-8 14 -18 16h-44q6 -32 -26 -49z`
const pole = (x: number): string => `M${x - 3} -136v138h6v-138z`
const table = (x: number): string => `M${x - 34} -52h68v7h-68zM${x - 4} -46h8v40l18 8h-44l18 -8z`
const chair = (x: number, turn: number): string =>
  `M${x} -72h6v34h${26 * turn}v38h-5v-32h${-16 * turn}v32h-6z`

/** A café under parasols at the edge of the square. */
const cafe = (cloth: string): readonly GlyphPart[] => [
  [pole(-110) + pole(96), SHADOW],
  [parasol(-110) + parasol(96), cloth],
  [shaded(-110) + shaded(96), '#8C2440'],
  [table(-150) + table(-60) + table(60) + table(146), SHADOW],
  [chair(-206, 1) + chair(-8, -1) + chair(4, 1) + chair(200, -1), SHADOW],
  ['M-152 -58h10v-10h-10zM-62 -58h10v-10h-10zM58 -58h10v-10h-10zM146 -58h10v-10h-10z', LAMP],
]

/** A round fountain with a column and a figure on it. */
const FOUNTAIN: readonly GlyphPart[] = [
  ['M-96 0q2 -34 10 -36h172q8 2 10 36q-96 24 -192 0z', '#8E7E98'],
  ['M20 10v-46h66q8 2 10 36q-36 10 -76 10z', '#5A4C70'],
  ['M-86 -36q86 -18 172 0q-86 18 -172 0z', '#7FA0B8'],
  ['M-12 -36v-96h24v96zM-20 -132h40v-12h-40z', '#B09AA4'],
  ['M2 -36v-96h10v96z', '#6F6080'],
  ['M-14 -144q-4 -40 6 -48h16q10 8 6 48zM-8 -202a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z', '#6F8F90'],
]

/** A street lamp with three globes. */
function paintLamp({ canvas, draw }: LandmarkContext, place: Placement): void {
  const { x, y, scale } = place
  draw(place, [
    ['M-5 0v-330h10v330zM-16 0v-40q16 -18 32 0v40z', SHADOW],
    ['M-46 -300q0 26 46 30q46 -4 46 -30h-7q-2 18 -39 22q-37 -4 -39 -22z', SHADOW],
  ])
  for (const [across, up] of [
    [-43, 318],
    [0, 350],
    [43, 318],
  ] as const) {
    addCircle(canvas, x + across * scale, y - up * scale, 30 * scale, LAMP, { opacity: 0.22 })
    addCircle(canvas, x + across * scale, y - up * scale, 17 * scale, LAMP)
  }
}

/** An old market square of gabled houses after sunset: a tower, lit windows, café tables, a fountain. */
export const townSquare = landmark({
  name: 'town-square',
  isPortrait: false,
  palette: {
    ...PALETTES.city,
    top: '#1D2A4E',
    middle: '#6A6A9A',
    horizon: '#F6B27A',
    disc: '#FFF0CC',
    bars: '#C79AA0',
    deep: SHADOW,
  },
  accent: '#D8412F',
  ground: 0.68,
  sun: ({ detail }) => [detail === 1 ? -240 : 236, 500, 46],
  clouds: [
    [0.2, 0.18, 260, 13],
    [0.32, 0.22, 180, 10],
    [0.88, 0.35, 280, 12],
  ],
  altText: 'Gabled houses with lit windows round an old square, a tower above them, café tables in front',
  lightText: 'in the last light of evening',
  paint: (s) => {
    const { canvas, x, groundY, height, unit, palette } = s
    const { detail } = s.variant
    const scale = Math.min(0.84 * unit, (groundY - height * 0.06) / TALLEST_TOWER)
    s.draw({ x: x + TOWER_ACROSS[detail] * unit, y: groundY, scale }, TOWN_TOWERS[detail])
    sprayBand(canvas, palette.horizon, groundY - 110 * unit, groundY - 330 * unit, 0.55)
    paintGabledRow(canvas, groundY)
    paintPaving(s, '#6F6280', '#54486C')
    // What the windows throw on the setts.
    sprayBand(canvas, palette.horizon, groundY - 4 * unit, groundY + height * 0.16, 0.6)
    const turn = detail === 1 ? -1 : 1
    s.draw(s.at(-turn * 120, 84, 0.82), FOUNTAIN)
    paintShopper(canvas, s.at(turn * 2, 74, 0.46), '#E9DCC8')
    paintShopper(canvas, s.at(turn * 30, 78, 0.46), '#3E5A86')
    s.draw(s.atDepth(turn * 176, 0.83), cafe(s.accent))
    paintLamp(s, s.atDepth(-turn * 300, 0.9, 1.05))
  },
})
