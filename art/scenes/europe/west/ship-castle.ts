import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, crenels, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WHITE = '#FBF3E2'
const SHADE = '#C9BDB8'
const RED = '#B4473A'
const SLATE = '#5A6478'
const SLATE_SHADE = '#3C445A'

/** A turret with a slate cap. */
const turret = (x: number, base: number, w: number, tall: number, cap: number): readonly GlyphPart[] => [
  ...solid(x, base, w, tall, WHITE, SHADE, 0.36),
  [block(x, base - tall + 6, w + 2, 4), RED],
  ...cone(x, base - tall, w + 10, cap, SLATE, SLATE_SHADE),
]

/** The toll castle in the river: a prow towards the stream, a roofed ring of wall with turrets, a five-sided tower. */
const CASTLE: readonly GlyphPart[] = [
  ['M-230 16Q-120 -14 0 -14T190 16z', '#8E8F70'],
  ...turret(-96, -96, 24, 22, 40),
  ...turret(96, -96, 24, 22, 40),
  ...solid(6, -90, 66, 130, WHITE, SHADE, 0.36),
  [block(6, -206, 72, 7), RED],
  [panes(-12, 6, 2, -120, 9, 18) + panes(-12, 6, 2, -168, 9, 18), '#4A4A5A'],
  ['M-34 -220H46L28 -262Q22 -276 16 -280H-4Q-10 -276 -16 -262z', SLATE],
  ['M20 -220H46L28 -262Q22 -276 16 -280H10z', SLATE_SHADE],
  [block(6, -280, 16, 16), WHITE],
  ['M-6 -296L6 -334L18 -296z', SLATE_SHADE],
  ['M-170 -2L-130 -106H136L160 0z', WHITE],
  ['M70 -106H136L160 0H84z', SHADE],
  ['M-138 -100L-122 -132H124L142 -100z', SLATE],
  ['M66 -132H124L142 -100H76z', SLATE_SHADE],
  [block(0, -96, 276, 5), RED],
  [panes(-110, 40, 7, -72, 10, 18) + panes(-96, 36, 5, -30, 8, 14), '#4A4A5A'],
  [panes(-110, 40, 7, -68, 16, 3), RED],
  ...turret(-126, -84, 26, 46, 48),
  ...turret(-30, -92, 24, 38, 44),
  ...turret(74, -92, 26, 40, 46),
  ...turret(136, -80, 26, 44, 46),
  ['M-170 -2L-130 -106L-120 -106L-138 -2z', '#FFFBF0'],
]

/** A motor barge, to the left, its wheelhouse aft. */
const barge = (flag: string): readonly GlyphPart[] => [
  ['M104 -34v-44h62v44zM112 -78h46v-26h-46z', WHITE],
  [panes(120, 150, 3, -84, 12, 14) + panes(116, 154, 3, -50, 10, 14), '#3A4458'],
  ['M106 -104h58v-6h-58z', '#3A4458'],
  ['M176 -34v-62h3v62zM179 -96h30v18h-30z', flag],
  ['M-220 -30H96v-16H-210z', '#8A6A50'],
  ['M-196 -46q24 -24 50 0zM-130 -46q30 -26 60 0zM-56 -46q30 -26 60 0zM20 -46q28 -24 56 0z', '#4A4048'],
  ['M-262 -36Q-240 -30 -220 -30H190l12 -6Q200 4 180 10H-236Q-256 -4 -262 -36z', '#2F4A5E'],
  ['M-256 -12H196l-6 12H-248z', RED],
]

/** The Rhine at Kaub: a white toll castle like a ship in the river, vineyards and a ruin above, a barge. */
export const shipCastle = landmark({
  name: 'ship-castle',
  palette: {
    ...PALETTES.autumn,
    top: '#6A9DB8',
    middle: '#BFD3CC',
    horizon: '#FAEACB',
    lightText: 'on a bright morning',
  },
  accent: '#E8B32E',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'A white castle with slate turrets lies in the middle of a river like a ship, terraced vineyards on both sides of the gorge and a ruin above them, a barge in front',
  paint: (s) => {
    paintHills(s, '#A9BCB2', 170, 30, 0.8)
    s.draw(s.at(0, 6), [
      ['M-1600 0V-300L-820 -330L-430 -292L-250 -210L-110 -96L-20 -20V0z', '#7FA06A'],
      ['M-430 -292L-250 -210L-110 -96L-20 -20V0H-80L-190 -110L-330 -210z', '#5E8460'],
      ['M1300 0V-350L760 -372L430 -330L290 -250L150 -120L60 -20V0z', '#8FA85E'],
      ['M430 -330L290 -250L150 -120L60 -20V0H120L240 -110L360 -220L560 -340z', '#AFC070'],
      [
        Array.from({ length: 15 }, (_none, i) => {
          const y = -36 - i * 20
          const x = 132 + i * 17 + (i > 9 ? (i - 9) * 16 : 0)
          return `M${x} ${y}Q${x + 200} ${y - 14} ${1300} ${y - 8}v7Q${x + 200} ${y - 6} ${x - 6} ${y + 8}z`
        }).join(''),
        '#6E8A4A',
      ],
      [
        Array.from({ length: 9 }, (_none, i) => {
          const y = -40 - i * 26
          const x = -120 - i * 26
          return `M${x} ${y}Q${x - 200} ${y - 12} -1600 ${y - 4}v7Q${x - 200} ${y - 4} ${x + 6} ${y + 8}z`
        }).join(''),
        '#5E8460',
      ],
    ])
    s.draw(s.at(-322, -236, 0.56), [
      ...solid(0, 10, 150, 70, '#D9C7AC', '#A08C80', 0.3),
      [crenels(-66, 66, 7, -58, 12), '#D9C7AC'],
      ...solid(-40, 10, 46, 170, '#D9C7AC', '#A08C80', 0.36),
      [crenels(-58, -22, 3, -158, 10), '#D9C7AC'],
      [panes(-44, -44, 1, -90, 8, 22) + panes(30, 60, 2, -16, 10, 22), '#5A4A4E'],
    ])
    paintGroundMist(s, 90, 0.6)
    s.draw(s.at(0, 6), [
      ['M-1600 6V-16H-150L-60 6zM1300 6V-16H170L90 6z', '#6E7E5E'],
      [
        [-236, -290, -350, -410, -480, -560, -660, 220, 262, 316, 372, 440]
          .map((x, i) => `M${x - 16} -6v-${20 + (i % 3) * 4}h32v${20 + (i % 3) * 4}z`)
          .join(''),
        '#F2E3C6',
      ],
      [
        [-236, -290, -350, -410, -480, -560, -660, 220, 262, 316, 372, 440]
          .map((x, i) => `M${x - 19} -${25 + (i % 3) * 4}l19 -18l19 18z`)
          .join(''),
        '#6A5E68',
      ],
    ])
    paintWater(s, '#5B8F8E', 6, '#E4E3C2', null)
    paintMirrorBars(s, WHITE, 4, 120, 130, 6)
    s.draw(s.at(0, 112, 1.16), CASTLE)
    paintFloating(s, s.at(36, 268, 1.12), 220, barge(s.accent))
    s.draw(s.at(0, (s.height - s.groundY) / s.unit), [
      ['M-1600 20V-40Q-700 -70 -360 -36Q-150 -14 -60 20z', '#3E5E46'],
      [round(-330, -60, 42) + round(-392, -50, 46) + round(-270, -38, 32), '#2F4C3E'],
    ])
  },
})
