import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, panes, pavilionRoof, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const STONE = '#E2C596'
const STONE_SHADE = '#A98668'
const SLATE = '#5E6A80'
const SLATE_SHADE = '#424A62'
const PANE = '#4A3E4A'
const LEAF = '#5C7E4C'

/** The deck at -250 over one wide arch, four small arches above each of its flanks, a lesser arch on both banks. */
const BRIDGE: readonly GlyphPart[] = [
  [
    'M-1600 -230H1600V-214H420V120H366V-60Q356 -130 300 -140Q262 -140 250 -40V120H214V20C200 -110 110 -176 0 -176C-110 -176 -200 -110 -214 20V120H-250V-40Q-262 -140 -300 -140Q-356 -130 -366 -60V120H-420V-214H-1600z',
    STONE,
  ],
  ['M0 -176C110 -176 200 -110 214 20V120H194V20C182 -88 104 -150 0 -176z', STONE_SHADE],
  [
    'M366 120V-60Q356 -130 300 -140Q344 -122 350 -54V120zM-250 120V-40Q-262 -140 -300 -140Q-272 -130 -266 -34V120z',
    STONE_SHADE,
  ],
  [arches(-206, -118, 4, -150, 15, 44) + arches(118, 206, 4, -150, 15, 44), '#7E8A74'],
  ['M-1600 -236H1600v-8H-1600z', '#F2DDB4'],
  [Array.from({ length: 80 }, (_none, i) => `M${-1600 + i * 40} -244h5v-14h-5z`).join(''), '#C9A87C'],
  ['M-1600 -256H1600v-5H-1600z', '#C9A87C'],
]

const TRAM: readonly GlyphPart[] = [
  ['M-118 0v-40q2 -12 14 -12h208q12 0 14 12v40z', '#F6F0E4'],
  ['M-118 -8h236v8h-236z', '#4A4E5E'],
  [panes(-96, 96, 8, -18, 19, 22), '#3E4A5E'],
  ['M-42 0v-52h3v52zM39 0v-52h3v52z', '#9AA0AC'],
]

/** The slate roofs of the boulevard on the far bank; the tower with its steep roof and clock among them. */
const UPPER_TOWN: readonly GlyphPart[] = [
  ...[-180, -60, 70, 190, 330, 470, 620, 800, 960, 1120].flatMap((x, i) => [
    ...solid(x, 0, 118, 92 + (i % 3) * 16, STONE, STONE_SHADE, 0.26),
    ...pavilionRoof(x, -90 - (i % 3) * 16, 66, 44, SLATE, SLATE_SHADE, 0.7),
    [panes(x - 40, x + 18, 4, -60, 9, 18) + panes(x - 40, x + 18, 4, -22, 9, 18), PANE] as const,
  ]),
]

const CLOCK_TOWER: readonly GlyphPart[] = [
  ...solid(130, 0, 62, 208, STONE, STONE_SHADE, 0.36),
  [block(130, -206, 74, 10), '#F2DDB4'],
  ...pavilionRoof(130, -214, 36, 70, SLATE, SLATE_SHADE, 0.36),
  ...solid(130, -282, 18, 22, STONE, STONE_SHADE, 0.4),
  ...cone(130, -302, 26, 46, SLATE, SLATE_SHADE),
  [round(120, -166, 14), '#FBF4E0'],
]

const crowns = (
  from: number,
  to: number,
  count: number,
  y: (share: number) => number,
  size: number,
): string =>
  Array.from({ length: count }, (_none, i) => {
    const share = i / (count - 1)
    return round(
      from + (to - from) * share,
      y(share) + ((i * 7) % 4) * 7 - size * 0.4,
      size * (0.72 + ((i * 5) % 4) * 0.12),
    )
  }).join('')

/** Luxembourg: one wide arch over a deep green valley, a tram crossing, the clock tower of the boulevard. */
export const valleyArch = landmark({
  name: 'valley-arch',
  palette: { ...PALETTES.autumn, top: '#5E9DC0', middle: '#BFD6D2', horizon: '#FBE9C8', deep: '#243A34' },
  accent: '#E0382C',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A stone bridge of one wide arch high over a deep green valley, a white tram crossing it, a clock tower and slate roofs on the far side, a path along a stream below',
  paint: (s) => {
    paintHills(s, '#A9C0B4', 210, 30, 0.4)
    s.draw(s.at(0, 0), [
      [crowns(-1600, 1600, 60, () => -70, 80), '#9DB69A'],
      ['M-1600 200V-80H1600V200z', '#9DB69A'],
      [crowns(-1600, 1600, 54, () => 20, 70), '#7F9F78'],
      ['M-1600 200V10H1600V200z', '#7F9F78'],
    ])
    paintGroundMist(s, 160, 0.4)
    s.draw(s.at(96, -236, 0.92), [...UPPER_TOWN, ...CLOCK_TOWER])
    s.draw(s.at(-1150, -236, 0.92), UPPER_TOWN)
    s.draw(s.at(-70, -246), TRAM)
    s.draw(s.at(0, -10), BRIDGE)
    s.draw(s.at(0, 0), [
      [
        'M-1600 700V-200Q-440 -200 -400 -60Q-330 60 -200 120Q-60 170 0 170Q60 170 200 120Q330 60 400 -60Q440 -200 1600 -200V700z',
        LEAF,
      ],
      [
        crowns(-460, -150, 8, (k) => -40 + k * 190, 56) +
          crowns(460, 150, 8, (k) => -40 + k * 190, 56) +
          crowns(-1600, -460, 26, () => -176, 60) +
          crowns(460, 1600, 26, () => -176, 60),
        '#A2994C',
      ],
      [
        crowns(-560, -130, 9, (k) => 70 + k * 130, 62) +
          crowns(560, 130, 9, (k) => 70 + k * 130, 62) +
          crowns(-1600, -560, 20, () => 30, 70) +
          crowns(560, 1600, 20, () => 30, 70),
        '#4C7046',
      ],
      ['M-1600 700V250Q-300 160 0 178T1600 250V700z', '#8FA858'],
      [
        'M20 178Q90 230 20 280Q-120 350 -60 440Q-20 500 40 700H250Q120 480 90 430Q60 360 150 290Q200 220 60 178z',
        '#6FA6AC',
      ],
      [
        'M-20 178Q10 230 -80 280Q-260 350 -250 440Q-240 520 -240 700H-130Q-170 520 -166 440Q-150 360 -40 290Q60 230 0 178z',
        '#E6D2A2',
      ],
    ])
    s.draw(s.at(-140, 336, 0.9), walker(0, s.accent, '#33405A'))
  },
})
