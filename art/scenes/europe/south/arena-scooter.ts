import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STONE = '#EBC795'
const STONE_SHADE = '#B98A6A'
const DARK = '#6A4146'
const RADIUS = 470
const TALL = 330

/** A point on the curved front: degrees round the ring, share of the height. */
const spot = (degrees: number, share: number, grow = 1): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180
  return [RADIUS * grow * Math.sin(turn), -TALL * share * (0.8 + 0.2 * Math.cos(turn)) + 14 * Math.cos(turn)]
}

/** A strip of the ring between two angles and two heights. */
function strip(from: number, to: number, low: number, high: number, grow = 1): string {
  const steps = Array.from({ length: 13 }, (_none, i) => from + ((to - from) * i) / 12)
  const at = (degrees: number, share: number): string => spot(degrees, share, grow).map(Math.round).join(' ')
  return `M${steps.map((d) => at(d, low)).join('L')}L${steps
    .toReversed()
    .map((d) => at(d, high))
    .join('L')}z`
}

/** Arches of one storey that close up towards the ends of the ring. */
function openings(from: number, to: number, low: number, high: number): string {
  let path = ''
  for (let degrees = from; degrees < to; degrees += 7.5) {
    const [[l, base], [r], [m, top]] = [
      spot(degrees + 1.4, low),
      spot(degrees + 6.1, low),
      spot(degrees + 3.75, high),
    ]
    const spring = base + (top - base) * 0.6
    path += `M${Math.round(l)} ${Math.round(base)}V${Math.round(spring)}Q${Math.round(l)} ${Math.round(top)} ${Math.round(m)} ${Math.round(top)}Q${Math.round(r)} ${Math.round(top)} ${Math.round(r)} ${Math.round(spring)}V${Math.round(base)}z`
  }
  return path
}

const ARENA: readonly GlyphPart[] = [
  [strip(-30, 88, 0, 0.66, 1), STONE_SHADE],
  [openings(16, 84, 0.02, 0.28) + openings(16, 84, 0.34, 0.6), DARK],
  [strip(14, 88, 0.3, 0.33) + strip(14, 88, 0.62, 0.66), '#D3A57C'],
  [strip(-88, 16, 0, 1), STONE],
  [strip(-26, 16, 0, 1), '#DDB384'],
  [openings(-86, 12, 0.02, 0.22) + openings(-86, 12, 0.28, 0.47) + openings(-86, 12, 0.53, 0.71), DARK],
  [
    strip(-88, 16, 0.23, 0.265) +
      strip(-88, 16, 0.48, 0.515) +
      strip(-88, 16, 0.72, 0.755) +
      strip(-88, 16, 0.965, 1),
    '#F7E3BA',
  ],
  [
    Array.from({ length: 7 }, (_none, i) => {
      const [x, y] = spot(-80 + i * 15, 0.85)
      return block(Math.round(x), Math.round(y) + 9, 10, 18)
    }).join(''),
    DARK,
  ],
  ['M126 -330L150 -300L160 -240L182 -190L196 -120L214 -60L232 4H126z', '#C2845C'],
  ['M140 -314L150 -300L160 -240L182 -190L196 -120L214 -60L232 4h-26L170 -120z', '#96594A'],
]

/** An umbrella pine from its foot. */
const pine = (x: number, tall: number, size: number): readonly GlyphPart[] => [
  [
    `M${x - 7} 4L${x - 3} ${-tall}L${x - size * 0.4} ${-tall - 26}l6 -4L${x} ${-tall - 12}L${x + size * 0.4} ${-tall - 32}l6 5L${x + 5} ${-tall}L${x + 8} 4z`,
    '#5A3A38',
  ],
  [
    `M${x - size} ${-tall - 14}Q${x - size * 0.9} ${-tall - 74} ${x - size * 0.2} ${-tall - 78}Q${x + size * 0.8} ${-tall - 84} ${x + size} ${-tall - 20}Q${x + size * 0.5} ${-tall - 6} ${x} ${-tall - 14}Q${x - size * 0.5} ${-tall - 2} ${x - size} ${-tall - 14}z`,
    '#2F5E50',
  ],
  [
    `M${x - size * 0.86} ${-tall - 34}Q${x - size * 0.7} ${-tall - 74} ${x - size * 0.2} ${-tall - 76}Q${x + size * 0.3} ${-tall - 78} ${x + size * 0.4} ${-tall - 60}Q${x - size * 0.2} ${-tall - 56} ${x - size * 0.86} ${-tall - 34}z`,
    '#4E7E62',
  ],
]

/** Two on a motor scooter, to the right. */
const scooter = (paint: string): readonly GlyphPart[] => [
  ['M-16 -66q-10 -44 10 -62h14q12 16 6 62zM-14 -66l34 -6l16 30l-10 6l-14 -20l-28 4z', '#F7EBD2'],
  [round(0, -142, 12), '#7A4632'],
  ['M-14 -142q0 -18 16 -18q15 0 14 16q-14 -6 -30 2z', '#E9E2D2'],
  [
    'M24 -66q-8 -46 8 -64h14q14 14 10 64zM22 -66l40 -4l14 40l-11 4l-14 -28l-30 2zM44 -124l38 28l12 -2v8l-16 2l-40 -24z',
    '#2F5A78',
  ],
  [round(42, -144, 12), '#7A4632'],
  ['M28 -144q0 -18 16 -18q15 0 14 16q-14 -6 -30 2z', '#3A3440'],
  [round(-34, -18, 21) + round(92, -18, 21), '#2A2430'],
  [round(-34, -18, 9) + round(92, -18, 9), '#C9C2B8'],
  [
    'M-74 -26Q-70 -64 -24 -66H46q-2 26 14 34l14 -4L80 -98l-12 -8l4 -6l20 10L102 -34q10 10 10 18l-20 -14Q76 -16 64 -16H-6Q-10 -42 -34 -42Q-56 -40 -60 -20z',
    paint,
  ],
  ['M-30 -68q24 -12 78 -2l-2 10h-70z', '#4A3A3E'],
]

/** The arena of Rome in the morning: the tall outer ring, the lower inner one, pines and a scooter. */
export const arenaScooter = landmark({
  name: 'arena-scooter',
  palette: {
    ...PALETTES.noon,
    top: '#5FA3C4',
    middle: '#C9DDD2',
    horizon: '#FFE3B4',
    lightText: 'early on a spring morning',
  },
  accent: '#D9402F',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A Roman arena with three rows of arches, its outer ring broken off on one side, umbrella pines beside it and two people on a red scooter in front',
  paint: (s) => {
    paintTreeCrowns(s, '#8FA878', 36, 4, '#6C8A64')
    s.draw(s.at(96, 8, 1.02), ARENA)
    s.draw(s.at(0, 16), [
      ...pine(-356, 236, 96),
      ...pine(700, 200, 100),
      ...pine(-640, 220, 110),
      ...pine(-860, 170, 90),
    ])
    paintPaving({ ...s, groundY: s.groundY + 10 * s.unit }, '#D9B48E', '#A98468')
    s.draw(s.atDepth(-60, 0.14, 0.56), [...person(0, '#3E5A7A'), ...person(40, '#F7EBD2', '#C9A25E')])
    s.draw(s.atDepth(250, 0.2, 0.64), person(0, '#7A4A5E'))
    s.draw(s.atDepth(-70, 0.72, 1.5), scooter(s.accent))
  },
})
