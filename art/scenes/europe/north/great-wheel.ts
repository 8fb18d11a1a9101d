import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const WHITE = '#FBF4E4'
const WHITE_SHADE = '#B9BCBC'
const IRON = '#B5352C'
const DARK = '#3A2A30'
const RADIUS = 190

/** A ring as an outline with a hole: the inner circle runs the other way. */
const ring = (radius: number, thick: number): string => {
  const inner = radius - thick
  return `M${-radius} ${-RADIUS}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0zM${-inner} ${-RADIUS}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0z`
}

const spoke = (index: number, count: number, from: number, to: number, half: number): string => {
  const turn = (index / count) * 2 * Math.PI
  const [c, d] = [Math.cos(turn), Math.sin(turn)]
  const point = (r: number, side: number) =>
    `${(r * c - side * d).toFixed(1)} ${(-RADIUS + r * d + side * c).toFixed(1)}`
  return `M${point(from, -half)}L${point(to, -half)}L${point(to, half)}L${point(from, half)}z`
}
const spokes = (count: number, from: number, to: number, half: number): string =>
  Array.from({ length: count }, (_none, i) => spoke(i, count, from, to, half)).join('')

/** The wheel: buckets around the rim, thin spokes, the hub. */
const WHEEL: readonly GlyphPart[] = [
  [spokes(24, 14, RADIUS - 8, 2.4), IRON],
  [ring(RADIUS, 24), IRON],
  [spokes(72, RADIUS - 19, RADIUS - 5, 2), DARK],
  [ring(RADIUS - 34, 5), IRON],
  [round(0, -RADIUS, 20), DARK],
  [round(0, -RADIUS, 10), WHITE],
]

/** The round white tower with its winding stair, and the platform over the wheel. */
const TOWER: readonly GlyphPart[] = [
  ...solid(226, 20, 54, 440, WHITE, WHITE_SHADE, 0.4),
  [
    [0, 1, 2, 3, 4, 5].map((i) => `M194 ${-6 - i * 66}L258 ${-44 - i * 66}v-7L194 ${-13 - i * 66}z`).join(''),
    DARK,
  ],
  ['M-150 -400H262v-12H-150z', IRON],
  ['M-150 -444H262v-5H-150zM-150 -428H262v-3H-150z', DARK],
  [Array.from({ length: 22 }, (_none, i) => `M${-150 + i * 19.5} -410h3v-38h-3z`).join(''), DARK],
  [
    'M-168 30L-140 -400h10L-156 30zM-112 30L-130 -400h8L-100 30zM-154 -120h50l2 6h-52zM-146 -260h30l2 6h-32z',
    '#8E8F8C',
  ],
  ['M228 -448v-92h4v92z', DARK],
  ['M232 -540q24 -10 42 0t34 -2v38q-16 8 -34 2t-42 2z', IRON],
]

/** The white house of the wheel: a plinth with arches before its lower third. */
const HOUSE: readonly GlyphPart[] = [
  ...solid(0, 30, 420, 56, WHITE, WHITE_SHADE, 0.2),
  [arches(-170, 130, 6, 30, 32, 42), '#4A4E52'],
  ['M-218 -26h436v-8h-436z', WHITE_SHADE],
  ['M-30 -26L-12 -206h24L30 -26z', WHITE],
  ['M4 -206h8L30 -26H10z', WHITE_SHADE],
]

/** The long low viaduct that carries the rod up the glen. */
const VIADUCT: readonly GlyphPart[] = [
  [block(-900, 30, 1400, 62), '#D9D4C6'],
  [arches(-1580, -250, 27, 30, 34, 46), '#6E8A62'],
  [block(-900, -32, 1400, 7), '#A5A49C'],
]

/** Isle of Man: the great water wheel of Laxey, red and white, in its glen under the heather. */
export const greatWheel = landmark({
  name: 'great-wheel',
  palette: { ...PALETTES.highland, top: '#7FA6B4', middle: '#C3D2CA', horizon: '#F6E8CA', deep: '#23343A' },
  accent: '#F2B62E',
  ground: 0.7,
  focus: { narrow: 0.48, wide: 0.62 },
  sun: null,
  clouds: null,
  altText:
    'A huge red water wheel with thin spokes, a round white tower with a winding stair beside it, a low viaduct running up a green glen under heather hills',
  paint: (s) => {
    paintHills(s, '#A99AB0', 250, 70, 0.4)
    paintHills(s, '#86907E', 150, 50, 0.5)
    paintGroundMist(s, 120, 0.4)
    paintTreeCrowns(s, '#5E8258', 56, 6)
    s.draw(s.at(0, 0), [['M-1600 700V0Q-400 -16 100 0T1600 -8V700z', '#7FA060']])
    s.draw(s.at(0, 0), VIADUCT)
    s.draw(s.at(0, 20, 1.12), TOWER)
    s.draw(s.at(0, 20, 1.12), WHEEL)
    s.draw(s.at(0, 20, 1.12), HOUSE)
    s.draw(s.at(0, 0), [
      ['M-1600 700V54H-230L-180 60H1600V700z', '#8FAE66'],
      [
        'M-1600 150Q-500 120 -260 160Q-60 190 60 260Q120 320 90 700H-160Q-60 320 -130 270Q-240 220 -420 230T-1600 260z',
        '#E2CF9E',
      ],
      ['M1600 110Q700 90 360 150Q250 190 330 260Q420 330 1600 300z', '#7A9A58'],
    ])
    s.draw(s.at(-150, 214, 0.95), [...walker(0, s.accent, '#33405A'), ...walker(-64, '#2F5A7A', '#5A3A2C')])
    paintTuft(s, 'right', '#8A5E86')
  },
})
