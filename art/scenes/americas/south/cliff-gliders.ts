import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

const wing = (ink: string, dark: string): readonly GlyphPart[] => [
  ['M-150 0Q0 -90 150 0Q130 6 120 22Q0 -46 -120 22Q-130 6 -150 0z', ink],
  ['M-60 -38Q0 -50 60 -38L48 -8Q0 -18 -48 -8z', '#FFF6E0'],
  ['M-119 22L-4 150h4L-115 22zM-62 -6L-2 150h3L-58 -6zM119 22L4 150h-4L115 22zM62 -6L2 150h-3L58 -6z', dark],
  ['M-16 146q16 -14 34 0l26 22l-6 8l-30 -14l-22 14q-12 -14 -2 -30z', dark],
  [round(2, 136, 9), '#7A4632'],
]

type Headland = {
  /** Left foot on the beach, left end of the top, height of the top and of the foot below the horizon. */
  readonly foot: number
  readonly brow: number
  readonly top: number
  readonly base: number
  readonly face: string
  readonly gully: string
}

/** A cliff that ends in the sea on its left: level top, face cut by gullies, green along the edge. */
function headland({ foot, brow, top, base, face, gully }: Headland): readonly GlyphPart[] {
  const tall = base - top
  const gullies = Array.from({ length: 16 }, (_none, i) => {
    const x = brow + tall * (0.16 + i * 0.3)
    const wide = tall * (0.1 + ((i * 7) % 4) * 0.02)
    return `M${x} ${top + tall * 0.06}L${x + wide * 0.4} ${top + tall * 0.5}L${x + wide * 1.5} ${base}H${x - wide * 0.9}L${x - wide * 0.2} ${top + tall * 0.46}z`
  }).join('')
  return [
    [
      `M${foot} ${base}L${foot + (brow - foot) * 0.5} ${top + tall * 0.52}L${brow} ${top}H1300V${base}z`,
      face,
    ],
    [gullies, gully],
    [
      `M${foot} ${base}L${foot + (brow - foot) * 0.5} ${top + tall * 0.52}L${brow} ${top}L${brow + tall * 0.05} ${top + tall * 0.5}L${foot + tall * 0.24} ${base}z`,
      '#DCC6A2',
    ],
    [`M${brow - tall * 0.02} ${top - tall * 0.05}H1300v${tall * 0.12}H${brow + tall * 0.02}z`, '#7FA05E'],
  ]
}

/** A road and a strip of beach at the foot of a cliff, with surf on its left. */
const shore = (foot: number, base: number, wide: number): readonly GlyphPart[] => [
  [
    `M${foot - wide * 3} ${base + wide * 1.5}Q${foot - wide * 2.4} ${base - wide * 0.3} ${foot - wide * 0.4} ${base - wide * 0.5}H1300V${base + wide * 1.5}z`,
    '#FBF4E4',
  ],
  [
    `M${foot - wide * 2.1} ${base + wide * 1.5}Q${foot - wide * 1.6} ${base} ${foot - wide * 0.2} ${base - wide * 0.3}H1300V${base + wide * 1.5}z`,
    '#B7A894',
  ],
  [
    `M${foot - wide * 1.2} ${base + wide * 1.5}Q${foot - wide * 0.9} ${base + wide * 0.3} ${foot + wide * 0.2} ${base}H1300V${base + wide * 1.5}z`,
    '#7C7478',
  ],
]

const TOWERS = [
  [150, 40, 96, 0],
  [206, 50, 130, 1],
  [262, 40, 88, 2],
  [318, 52, 150, 0],
  [384, 60, 112, 1],
  [460, 52, 160, 2],
  [540, 64, 130, 0],
  [630, 60, 170, 1],
  [720, 70, 120, 2],
] as const

/** Paragliders over the cliffs of Miraflores, the coast road and the surf at their foot. */
export const cliffGliders = landmark({
  name: 'cliff-gliders',
  palette: {
    ...PALETTES.highland,
    top: '#9CB6C4',
    middle: '#CBD6D4',
    horizon: '#F4E7D2',
    lightText: 'in the winter mist',
  },
  accent: '#F26A3A',
  ground: 0.36,
  sun: null,
  clouds: null,
  altText:
    'Two paragliders above brown sea cliffs with a park and tall flats along their edge, surf and a road far below',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 30
    paintWater(s, '#5F909E', 0, '#E4E4D6', null)
    s.draw(s.at(0, 0), [
      ['M-190 8L-150 -14L20 -22H1300V30H-190z', '#B8B2A6'],
      ...shore(-120, 74, 16),
      ...headland({ foot: -110, brow: -86, top: 4, base: 74, face: '#B3A08A', gully: '#9A8876' }),
    ])
    sprayBand(s.canvas, s.palette.horizon, s.groundY + 90 * s.unit, s.groundY - 40 * s.unit, 0.6)
    s.draw(
      s.at(0, 44),
      TOWERS.flatMap(([x, w, h, i]) => [
        ...solid(x, 0, w, h, ['#EFE0C8', '#D3BEB0', '#F6EAD8'][i] ?? '#EFE0C8', '#94898F', 0.36),
        [
          Array.from({ length: Math.floor(h / 15) }, (_none, row) =>
            panes(x - w * 0.34, x + w * 0.02, 3, -8 - row * 15, w * 0.1, 7),
          ).join(''),
          '#62707F',
        ] as const,
      ]),
    )
    s.draw(s.at(0, 0), [
      ...shore(30, 230, 44),
      ...headland({ foot: 34, brow: 84, top: 40, base: 230, face: '#B4957A', gully: '#8F7262' }),
    ])
    const near = deep - 200
    s.draw(s.at(0, 0), [
      [`M-102 296Q70 286 110 340Q120 420 40 ${deep}H1300V229H60z`, '#FBF4E4'],
      [`M-62 296Q100 290 138 344Q146 420 70 ${deep}H1300V229H60z`, '#B7A894'],
      [`M-23 296Q130 292 166 346Q174 420 100 ${deep}H1300V229H60z`, '#7C7478'],
      [`M300 229Q232 320 190 ${deep}H1300V40H400V229z`, '#8A6C5C'],
      [
        'M330 229L300 229Q250 300 226 400L290 330zM400 229L366 229L330 400L372 330zM470 226L440 400L520 300z',
        '#A98870',
      ],
      [`M420 34L520 ${near}H1300V34z`, '#7FA05E'],
      ...[96, 150, 196, 250, 300, 350, 420, 480, 560, 640].map(
        (x, i): GlyphPart => [round(x + 20, 32, 13 + (i % 3) * 4), '#5E8450'],
      ),
      [block(120, 46, 3, 26) + block(236, 46, 3, 26), '#5A4A40'],
    ])
    s.draw(s.at(0, 0), [
      ...shore(-70, deep - 20, 84),
      ...headland({ foot: -30, brow: 120, top: near, base: deep, face: '#BE9C7C', gully: '#94745F' }),
      [`M128 ${near - 14}Q300 ${near - 40} 1300 ${near - 30}V${near + 30}H140z`, '#7FA05E'],
      [`M180 ${near + 2}Q340 ${near - 16} 1300 ${near - 6}v16Q340 ${near - 2} 190 ${near + 14}z`, '#E8DCC4'],
      [`M206 ${near + 6}h130v-28h-130z`, '#D3BEB0'],
    ])
    s.draw(s.at(-150, 30, 1.3), wing(s.accent, '#3A3440'))
    s.draw(s.at(-10, -220, 0.56), wing('#F2C23C', '#3A3440'))
    s.draw(s.at(230, near - 16, 1), [...sitter(0, '#3E6A8A'), ...sitter(58, '#D8A03A')])
    s.draw(s.at(360, near - 12, 1), [
      ['M-5 6q4 -60 0 -96h10q-2 40 6 96z', '#5A4A40'],
      [round(0, -120, 46) + round(-36, -96, 30) + round(36, -96, 32), '#4E7446'],
      [round(-12, -130, 32) + round(-40, -104, 20), '#6E9658'],
    ])
  },
})
