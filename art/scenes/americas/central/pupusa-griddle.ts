import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SHADOW = '#1E4A4E'
const DOUGH = '#F4E3B8'
const SKIN = '#A4684A'

const scatter = (x: number, y: number, reach: number, count: number, radius: number, turn = 0): string =>
  Array.from({ length: count }, (_none, i) => {
    const angle = turn + i * 2.4
    const far = reach * Math.sqrt((i + 0.5) / count)
    return round(
      Math.round(x + far * Math.cos(angle)),
      Math.round(y + far * Math.sin(angle)),
      radius * (0.7 + ((i * 7) % 4) * 0.16),
    )
  }).join('')

/** A scorched patch with a wavering edge. */
const blotch = (x: number, y: number, reach: number, turn: number): string => {
  const [a, b] = [reach * (0.8 + ((turn * 7) % 5) * 0.1), reach * (0.7 + ((turn * 3) % 4) * 0.12)]
  return `M${x - a} ${y}q${a * 0.1} ${-b * 1.1} ${a * 0.8} ${-b * 0.8}t${a} ${b * 0.2}q${a * 0.7} ${b * 0.9} ${-a * 0.5} ${b * 1.1}t${-a * 1.3} ${-b * 0.5}z`
}

/** A pupusa on the steel: raw and pale, or browned in spots, its filling leaking at the rim. */
const pupusa = (x: number, y: number, done: 0 | 1 | 2): readonly GlyphPart[] => [
  [round(x + 6, y + 8, 70), '#24222C'],
  [round(x, y, 68), done === 0 ? DOUGH : '#E9C886'],
  [round(x - 4, y - 5, 56), done === 0 ? '#FBF0D2' : '#F2D9A0'],
  ...(done === 0
    ? []
    : ([
        [
          blotch(x - 18, y - 12, 24, x) +
            blotch(x + 22, y + 12, done === 1 ? 14 : 22, y) +
            blotch(x + 8, y - 38, 10, x),
          '#D39A52',
        ],
        [blotch(x - 20, y - 14, 12, y) + (done === 2 ? blotch(x + 24, y + 14, 11, x) : ''), '#A9662F'],
      ] as const)),
  ...(done === 2
    ? ([[`M${x + 40} ${y + 34}q28 -6 34 14q-4 22 -26 20q-24 -4 -26 -18z`, '#F6D264']] as const)
    : []),
]

/** A bowl from above, its shadow falling right, with what is in it. */
const bowl = (
  x: number,
  y: number,
  radius: number,
  glaze: string,
  inside: string,
  more: readonly GlyphPart[],
): readonly GlyphPart[] => [
  [round(x + 14, y + 18, radius), SHADOW],
  [round(x, y, radius), glaze],
  [round(x, y, radius * 0.84), inside],
  ...more,
]

/** Fine shreds of cabbage and carrot. */
const shreds = (x: number, y: number, reach: number, count: number, turn: number): string =>
  Array.from({ length: count }, (_none, i) => {
    const angle = turn + i * 2.4
    const far = reach * Math.sqrt((i + 0.5) / count)
    const [cx, cy] = [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    const [dx, dy] = [22 * Math.cos(angle * 1.7), 22 * Math.sin(angle * 1.7)]
    return `M${Math.round(cx - dx)} ${Math.round(cy - dy)}q${Math.round(dx - dy * 0.5)} ${Math.round(dy + dx * 0.5)} ${Math.round(2 * dx)} ${Math.round(2 * dy)}q${Math.round(-dx - dy * 0.2)} ${Math.round(-dy + dx * 0.2)} ${Math.round(-2 * dx)} ${Math.round(-2 * dy)}z`
  }).join('')

const HANDS: readonly GlyphPart[] = [
  [round(6, 232, 92), SHADOW],
  ['M-330 800Q-250 560 -128 372L-46 420Q-120 580 -170 800z', SKIN],
  ['M330 800Q250 560 128 372L46 420Q120 580 170 800z', '#8E5640'],
  ['M-400 800Q-300 610 -226 500L-110 566Q-170 690 -190 800z', '#F6F0E2'],
  ['M400 800Q300 610 226 500L110 566Q170 690 190 800z', '#D8CDBE'],
  [round(0, 220, 92), DOUGH],
  [round(-6, 212, 74), '#FBF0D2'],
  [
    'M-128 380Q-150 320 -140 262Q-130 200 -96 156q14 -10 18 6L-92 206L-58 140q14 -12 20 4L-58 208L-24 146q14 -8 18 6L-30 226L-2 190q14 -4 12 12L-22 276Q-24 350 -50 424z',
    SKIN,
  ],
  [
    'M128 380Q150 320 140 262Q130 200 104 170q-14 -8 -18 6L94 220L66 160q-12 -10 -18 4L60 230L38 178q-14 -8 -16 6L36 256L18 226q-14 -2 -10 12L24 290Q26 350 50 424z',
    '#8E5640',
  ],
  [
    'M-92 206l10 -4l-22 60zM-58 208l10 -4l-26 56zM-30 226l8 -2l-24 50zM94 220l-8 -2l14 54zM60 230l-8 -2l16 48z',
    '#6E3E30',
  ],
]

/** A griddle in El Salvador from above: pupusas in three stages, the next one between two palms, cabbage and sauce. */
export const pupusaGriddle = landmark({
  name: 'pupusa-griddle',
  palette: { ...PALETTES.noon, deep: '#173E44', lightText: 'at supper time' },
  accent: '#D93A26',
  mist: '#8CC4BE',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Pupusas browning on a steel griddle, seen from above, two hands patting the next one flat, bowls of pickled cabbage, tomato sauce, beans and cheese around them',
  paint: (s) => {
    paintSheet(s, '#2F8088')
    s.draw(s.at(0, 0), [
      [
        'M-1600 -640H1600V-632H-1600zM-1600 -470H1600V-464H-1600zM-1600 110H1600V116H-1600zM-1600 300H1600V306H-1600zM-1600 490H1600V496H-1600zM-1600 680H1600V686H-1600z',
        '#236870',
      ],
      ['M-1600 -332H1600V96H-1600z', SHADOW],
      ['M-1600 -352H1600V76H-1600z', '#8A8C94'],
      ['M-1600 -338H1600V58H-1600z', '#3A3842'],
      ['M-1600 -338H1600V-322H-1600z', '#26242E'],
      [
        'M-1600 -180Q-900 -220 -200 -190Q500 -160 1600 -210V-150Q500 -110 -200 -140Q-900 -170 -1600 -120z',
        '#484650',
      ],
    ])
    const rows = [-238, -52]
    const stages = [2, 1, 2, 0, 1, 2, 1, 0, 2, 1, 0, 2] as const
    s.draw(
      s.at(0, 0),
      rows.flatMap((y, row) =>
        Array.from({ length: 13 }, (_none, i) =>
          pupusa(-1200 + i * 172 + row * 86, y + ((i * 5) % 3) * 6, stages[(i * 5 + row * 3) % 12] ?? 1),
        ).flat(),
      ),
    )
    s.draw(s.at(0, 0), [
      ...bowl(-262, 236, 112, '#F4EFE2', '#DCE4C0', [
        [shreds(-262, 236, 78, 40, 0), '#F8F6E0'],
        [shreds(-262, 236, 78, 24, 4), '#B9C98A'],
        [shreds(-262, 236, 72, 12, 1), '#E98A3A'],
        [shreds(-262, 236, 76, 9, 2), '#9C5A86'],
      ]),
      ...bowl(276, 214, 84, '#2A4A7A', s.accent, [
        ['M226 196q40 -44 90 -20q-40 -2 -74 30z', '#F08A6A'],
        [scatter(280, 220, 50, 5, 7), '#5E8A3E'],
      ]),
      ...bowl(322, 392, 70, '#F4EFE2', '#8A9A4A', [
        [scatter(322, 392, 46, 16, 10), '#6E8A36'],
        [scatter(318, 386, 46, 12, 5, 1), '#B6C46A'],
      ]),
      ...bowl(-306, 430, 62, '#B5503A', '#4A2A2E', [[scatter(-306, 430, 38, 8, 8), '#6A3E3A']]),
      ...bowl(-560, 260, 128, '#F4EFE2', '#FBF6EA', [
        ...pupusa(-590, 240, 1),
        ...pupusa(-540, 290, 2),
        [shreds(-540, 280, 40, 22, 0), '#F8F6E0'],
        [shreds(-540, 280, 40, 8, 1), '#E98A3A'],
      ]),
      ...bowl(-840, 250, 96, '#2A4A7A', '#F6EFD8', [[scatter(-840, 250, 70, 26, 9), '#FFFDF2']]),
      ...bowl(560, 270, 120, '#F4EFE2', '#FBF6EA', [
        ...pupusa(540, 250, 2),
        ...pupusa(584, 296, 1),
        [shreds(560, 270, 40, 22, 0), '#F8F6E0'],
        [shreds(560, 270, 40, 8, 1), '#E98A3A'],
      ]),
      ...bowl(-250, -434, 74, '#2A4A7A', '#F6EFD8', [[scatter(-250, -434, 52, 22, 8), '#FFFDF2']]),
      ...bowl(-60, -446, 66, '#F4EFE2', '#5A3436', [[scatter(-60, -446, 42, 12, 7), '#7A4C48']]),
      ...bowl(300, -432, 78, '#B5503A', '#F0DDAE', [
        [round(284, -446, 40), '#FBF0D2'],
        [round(330, -420, 34), DOUGH],
      ]),
      ...bowl(-620, -430, 70, '#B5503A', '#F0DDAE', [[round(-620, -434, 46), '#FBF0D2']]),
      ...bowl(620, -440, 72, '#F4EFE2', '#8A9A4A', [[scatter(620, -440, 48, 16, 10), '#6E8A36']]),
    ])
    s.draw(s.at(0, 0), [
      ['M96 -520h44v250h-44z', SHADOW],
      ['M84 -640h40v250h-40z', '#8A5A3A'],
      ['M92 -400h24v110h-24zM60 -300h88l10 96h-108z', '#B8BCC2'],
      ['M124 -300h24l10 96h-26z', '#8E939C'],
    ])
    s.draw(s.at(0, 0), HANDS)
  },
})
