import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, panes, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WALL = '#E9C48C'
const LIGHT = '#FBE3B4'
const SHADE = '#B07F5A'
const DARK = '#5A3A3A'

/** A round bastion that leans inwards, its parapet slit for guns. */
function bastion(x: number, base: number, width: number, tall: number): readonly GlyphPart[] {
  const top = width * 0.82
  return [
    [taper(x, base, width, tall, 0.82), WALL],
    [
      `M${x + width * 0.14} ${base}L${x + top * 0.2} ${base - tall}H${x + top / 2}L${x + width / 2} ${base}z`,
      SHADE,
    ],
    [
      `M${x - width / 2} ${base}L${x - top / 2} ${base - tall}h${top * 0.16}L${x - width * 0.36} ${base}z`,
      LIGHT,
    ],
    [block(x, base - tall + 2, top * 1.03, 9), LIGHT],
    [crenels(x - top * 0.42, x + top * 0.42, Math.max(4, Math.round(top / 34)), base - tall - 6, 18), WALL],
    [panes(x - top * 0.3, x + top * 0.12, 3, base - tall + 44, 6, 22), DARK],
  ]
}

/** Two sails of glass with bridges between them, as they stand over Manama. */
const SAILS: readonly GlyphPart[] = [
  ['M-60 0V-60Q-50 -190 -14 -270Q-16 -120 -12 0zM60 0V-60Q50 -190 14 -270Q16 -120 12 0z', '#8FAAB8'],
  ['M-14 -60h28v5h-28zM-14 -110h28v5h-28zM-14 -160h28v5h-28z', '#7C98AA'],
]

/** Qal'at al-Bahrain: bastions of a sand-coloured fort above old foundations, palms, the towers of Manama far off. */
export const bastionFort = landmark({
  name: 'bastion-fort',
  palette: {
    ...PALETTES.gold,
    top: '#5C9AAE',
    middle: '#D9CDA8',
    horizon: '#FFE3AE',
    deep: '#4A2A34',
  },
  accent: '#C8283C',
  ground: 0.56,
  sun: [-50, 390, 54],
  clouds: null,
  altText:
    'A sand-coloured fort with round bastions and an arched gate above a dry moat, foundations of an older town in front, date palms and, far off in the haze, two towers like sails',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1700 -22H1700V30H-1700z', '#5FA3AE'],
      ['M-1700 -22H1700v6H-1700z', '#A9D0C6'],
    ])
    s.draw(s.at(-236, -20, 0.74), SAILS)
    s.draw(s.at(0, -20), [
      [
        [
          [-400, 46, 60],
          [-350, 36, 104],
          [-312, 40, 70],
          [-168, 34, 70],
          [-40, 40, 84],
          [-470, 40, 90],
          [-540, 50, 60],
          [-640, 40, 110],
          [-700, 44, 70],
        ]
          .map(([x = 0, wide = 0, tall = 0]) => block(x, 0, wide, tall))
          .join(''),
        '#A9BDBE',
      ],
    ])
    s.draw(s.at(0, 0), [['M-1700 2Q-600 -22 0 0T1700 -10V900H-1700z', '#DDB57C']])
    paintFarPalms(s, '#4E7A52', [0.02, 0.08, 0.125], 150)
    s.draw(s.at(70, 14, 1), [
      ...bastion(470, 0, 220, 300),
      ...bastion(20, 0, 150, 246),
      ['M-160 40L-150 -150H1700V40z', WALL],
      ['M-152 -150H1700v-10H-154z', LIGHT],
      [crenels(-140, 480, 20, -158, 16), WALL],
      ['M-160 40L-156 -36H1700V40z', '#D0A26C'],
      [panes(-70, 210, 6, -96, 6, 22), DARK],
      ...bastion(900, 30, 240, 220),
      ['M96 44v-96q30 -40 60 0v96z', LIGHT],
      ['M104 44v-90q22 -30 44 0v90z', DARK],
      ...bastion(-130, 50, 210, 246),
      ...bastion(290, 64, 250, 290),
    ])
    s.draw(s.at(84, -228), [
      ['M-4 0v-130h6V0z', DARK],
      ['M2 -130h30l10 5l-10 6l10 6l-10 6l10 6l-10 6l10 6l-10 5H2z', '#FFF6E2'],
      ['M32 -130h44v46h-44l10 -5l-10 -6l10 -6l-10 -6l10 -6l-10 -6l10 -6z', s.accent],
    ])
    s.draw(s.at(0, 0), [
      ['M-1700 60Q-300 44 200 76T1700 60v40Q700 130 200 118T-1700 104z', '#9A6C4E'],
      ['M-1700 96Q-300 82 200 112T1700 100V900H-1700z', '#E6C188'],
      ['M150 62h84l30 56h-120z', LIGHT],
      ['M150 62h10l-8 56h-8zM226 62h8l30 56h-12z', SHADE],
    ])
    for (const [x, y, wide, tall] of [
      [-330, 160, 190, 26],
      [-90, 176, 200, 30],
      [330, 170, 180, 28],
      [-260, 250, 240, 42],
      [330, 262, 220, 44],
      [560, 180, 200, 30],
      [-620, 190, 240, 34],
      [-900, 260, 260, 44],
    ] as const)
      s.draw(s.at(x, y), [
        [
          `M${-wide * 0.42} ${-tall}v${-tall * 0.7}h${wide * 0.3}v${tall * 0.2}h${wide * 0.16}v${-tall * 0.4}h${wide * 0.36}V${-tall}z`,
          '#C99A68',
        ],
        [
          `M${-wide / 2} 0v${-tall * 1.2}h${wide * 0.16}v${tall * 0.3}h${wide * 0.2}v${-tall * 0.2}h${wide * 0.18}v${tall * 0.4}h${wide * 0.26}v${-tall * 0.5}h${wide * 0.2}V0z`,
          SHADE,
        ],
        [
          `M${-wide / 2} ${-tall * 1.2}h${wide * 0.16}v6h${-wide * 0.16}zM${-wide * 0.34} ${-tall * 0.9}h${wide * 0.2}v6h${-wide * 0.2}zM${-wide * 0.14} ${-tall * 1.1}h${wide * 0.18}v6h${-wide * 0.18}zM${wide * 0.04} ${-tall * 0.7}h${wide * 0.26}v6h${-wide * 0.26}zM${wide * 0.3} ${-tall * 1.2}h${wide * 0.2}v6h${-wide * 0.2}z`,
          LIGHT,
        ],
        [
          `${panes(-wide * 0.42, wide * 0.42, 7, -tall * 0.1, wide * 0.07, tall * 0.2)}${panes(-wide * 0.36, wide * 0.36, 6, -tall * 0.42, wide * 0.07, tall * 0.2)}`,
          '#C99A68',
        ],
      ])
    s.draw(s.at(0, 0), [['M110 118q70 100 10 200T-40 620H260Q280 430 250 300T250 118z', '#F6DDAA']])
    s.draw(s.at(146, 340, 1.15), [
      ['M20 2q90 -12 180 4q-90 10 -180 -4z', '#C99A68'],
      ...robed(-30, '#FFF6E2', '#F4F0E6'),
      ...robed(34, '#3E2E4A', '#3E2E4A'),
    ])
    sprayBand(s.canvas, '#7A4A3E', s.height + 20 * s.unit, s.height * 0.88, 0.6)
    paintPalms(s, 'left', '#2E5A44', '#5A4036', 520, 2)
  },
})
