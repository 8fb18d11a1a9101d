import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintRidge } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WALL = '#F6EEDC'
const SHADE = '#CDBFB0'
const RED = '#9A3E34'
const GOLD = '#E0A93C'
const GOLD_DARK = '#B07C2A'

/** One house of the monastery: a battered white wall, dark windows, a red band, a roof of gold with wide eaves. */
const house = (x: number, base: number, wide: number, tall: number, tiers = 1): readonly GlyphPart[] => [
  [`M${x - wide / 2} ${base}l6 ${-tall}h${wide - 12}l6 ${tall}z`, WALL],
  [`M${x + wide * 0.2} ${base}v${-tall}h${wide * 0.3 - 6}l6 ${tall}z`, SHADE],
  [block(x, base - tall + 24, wide - 10, 20), RED],
  [
    panes(
      x - wide * 0.34,
      x + wide * 0.34,
      Math.max(2, Math.round(wide / 30)),
      base - tall * 0.36,
      11,
      tall * 0.26,
    ),
    '#4A3434',
  ],
  ...Array.from({ length: tiers }, (_none, i): readonly GlyphPart[] => {
    const [y, half] = [base - tall - i * 34, wide * (0.66 - i * 0.2)]
    return [
      [`M${x - half} ${y + 4}L${x - half * 0.56} ${y - 22}H${x + half * 0.56}L${x + half} ${y + 4}z`, GOLD],
      [
        `M${x + half * 0.2} ${y + 4}L${x + half * 0.3} ${y - 22}H${x + half * 0.56}L${x + half} ${y + 4}z`,
        GOLD_DARK,
      ],
      ...(i < tiers - 1 ? [[block(x, y - 20, half, 16), RED] as const] : []),
    ]
  }).flat(),
  [`M${x - 3} ${base - tall - (tiers - 1) * 34 - 20}v-16h6v16z`, GOLD],
]

/** Flags on a line that sags between two points. */
const flags = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  inks: readonly string[],
): readonly GlyphPart[] => {
  const count = 15
  const at = (t: number): readonly [number, number] => [
    x0 + (x1 - x0) * t,
    y0 + (y1 - y0) * t + 4 * sag * t * (1 - t),
  ]
  return inks.map((ink, k) => [
    Array.from({ length: count }, (_none, i) => i)
      .filter((i) => i % inks.length === k)
      .map((i) => {
        const [[ax, ay], [bx, by]] = [at((i + 0.1) / count), at((i + 0.9) / count)]
        return `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}l-3 24L${Math.round(ax + 2)} ${Math.round(ay + 26)}z`
      })
      .join(''),
    ink,
  ])
}

const CLIFF: readonly GlyphPart[] = [
  [
    'M-1600 -900H-1500L-1400 -300L-1300 1000H-1600zM1600 1000H-260L-240 700L-200 420L-262 300L-190 190L-214 110L-130 90L-180 -40L-120 -150L-150 -330L-70 -420L-96 -560L-20 -640L-40 -900H1600z',
    '#6E6460',
  ],
  [
    'M1600 1000H290L260 700L200 520L262 380L170 240L230 120L330 60L300 -80L372 -190L330 -330L420 -470L380 -620L460 -900H1600z',
    '#564E52',
  ],
  [
    'M-214 110L-130 90L400 74V120L40 132L-60 160L-190 190zM-40 -900L-20 -640L60 -560L30 -420L90 -330L40 -250L20 -420L-70 -420L-96 -560L-20 -640zM-262 300L-190 190L-100 240L-130 330L-60 430L-200 420z',
    '#8C807A',
  ],
  [
    'M120 200l30 120l-20 140l30 200h-40l-20 -190l20 -130zM-60 200l16 130l-30 90l20 240h-30l-20 -240l30 -100zM190 -330l30 -90l-16 -140l40 -160l-10 180l16 130zM90 -640l20 -140l20 -100l-10 160z',
    '#463F46',
  ],
  [
    'M500 -900L470 -640L540 -440L500 -240L580 -60L540 160L610 360L560 640L640 1000H720L660 640L720 340L650 140L700 -80L620 -260L660 -470L590 -650L630 -900z',
    '#6E6460',
  ],
  [
    'M760 -900L800 -560L740 -300L820 -40L760 260L840 560L800 1000H860L900 560L830 260L880 -30L810 -300L870 -560L830 -900zM560 -300l40 90l-20 120l40 110l-10 -110l30 -100zM640 240l-20 120l40 140l10 -150z',
    '#463F46',
  ],
]

const PINE = (x: number, base: number, tall: number): string =>
  [0, 1, 2, 3].map((i) => peak(x, base - i * tall * 0.2, tall * (0.46 - i * 0.08), tall * 0.42)).join('') +
  block(x, base + tall * 0.1, tall * 0.05, tall * 0.2)

/** Paro Taktsang in Bhutan: white houses with golden roofs on a ledge in a sheer wall, flags over the gorge. */
export const tigerLedge = landmark({
  name: 'tiger-ledge',
  palette: {
    ...PALETTES.highland,
    top: '#5E94B4',
    middle: '#B4CDD0',
    horizon: '#F6E8CA',
    deep: '#2A2C34',
    lightText: 'when the cloud lifts',
  },
  accent: '#D9402E',
  mist: '#C9D6D2',
  ground: 0.52,
  sun: null,
  clouds: null,
  altText:
    'White monastery houses with golden roofs cling to a ledge in a sheer cliff, prayer flags strung over the gorge beside a thin waterfall, a monk looking across from a pine slope',
  paint: (s) => {
    paintRidge(s, '#8FAAB0', 190, 90, 0.6)
    s.draw(s.at(0, 0), [['M-1600 1000V-40Q-900 -120 -500 -60Q-300 -20 -100 120V1000z', '#7C9A8E']])
    paintGroundMist(s, 150, 0.7)
    s.draw(s.at(0, 0), [
      ['M-1600 1000V120Q-800 40 -460 150Q-320 210 -120 330V1000z', '#5A7E6C'],
      ['M-1600 1000V280Q-900 220 -520 320Q-360 380 -160 480V1000z', '#46685A'],
    ])
    s.draw(s.at(0, 0), CLIFF)
    s.draw(s.at(0, 0), [
      ['M-150 96Q-158 300 -180 1000H-150Q-140 300 -138 92z', '#EAF2F0'],
      ...house(-64, 96, 92, 104),
      ...house(330, 84, 110, 150, 2),
      ...house(196, 88, 130, 128),
      ...house(60, 92, 128, 178, 3),
      ...house(-20, 112, 70, 70),
      ...house(272, 100, 84, 84),
      ...house(136, 110, 84, 84),
      ['M-214 112L-130 92L420 82L470 100L420 134L60 150L-60 166L-190 190z', '#7A7070'],
      ['M-214 112L-130 92L420 82L424 92L-120 106L-200 128z', '#A0948C'],
      ['M-210 132L-300 204L-290 216L-190 146zM-300 204L-250 262L-262 270L-314 212z', '#CDBFB0'],
    ])
    s.draw(s.at(0, 0), [
      ...flags(-420, 60, -60, -60, 60, ['#3E7AB0', '#F4F0E4', s.accent, '#4E9A62', '#E9C24A']),
      ...flags(-520, 180, -190, 130, 46, ['#E9C24A', '#3E7AB0', '#F4F0E4', s.accent, '#4E9A62']),
    ])
    s.draw(s.at(0, 0), [
      ['M-1600 1000V380Q-700 330 -400 380Q-180 420 -60 520Q60 620 100 1000z', '#4A5E3E'],
      [
        PINE(-360, 410, 250) +
          PINE(-440, 420, 200) +
          PINE(-560, 400, 260) +
          PINE(-690, 400, 210) +
          PINE(-830, 390, 250) +
          PINE(-980, 390, 220),
        '#2E4A40',
      ],
    ])
    s.draw(s.at(-206, 440, 1.16), robed(0, '#8A2E32', '#6E3A34'))
    s.draw(s.at(-206, 440, 1.16), [['M-12 -110a12 13 0 1 1 24 0q-2 -10 -12 -10t-12 10z', '#4A2E2A']])
  },
})
