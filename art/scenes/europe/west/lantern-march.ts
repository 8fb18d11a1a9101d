import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const GLOW = '#FFE2A0'

/** A dark house with a steep gable and shutters, no light in it. */
const house = (x: number, w: number, tall: number, ink: string, edge: string): readonly GlyphPart[] => [
  [block(x, 0, w, tall), ink],
  [peak(x, -tall, w + 12, w * 0.6), edge],
  [
    [0.3, 0.54, 0.78]
      .map((share) => panes(x - w * 0.28, x + w * 0.28, 3, -tall * share, w * 0.13, tall * 0.12))
      .join(''),
    edge,
  ],
]

/** Someone in a mask with a big nose and a wig, a small lantern on the head; a piccolo or a drum. */
function masker(x: number, coat: string, wig: string, isDrummer: boolean): readonly GlyphPart[] {
  return [
    [`M${x - 14} 0l2 -42h10l1 42zM${x + 3} 0l1 -42h10l2 42z`, '#231F33'],
    [`M${x - 22} -30q0 -62 10 -70h24q10 8 10 70z`, coat],
    [
      [-12, 0, 12].map((dx) => round(x + dx, -128 - (12 - Math.abs(dx)) * 0.6, 14)).join('') +
        round(x - 17, -116, 10) +
        round(x + 17, -116, 10),
      wig,
    ],
    [round(x, -116, 15), '#F6E3C4'],
    [`M${x - 6} -116q-24 -2 -30 8q12 12 32 4z`, '#E4715A'],
    [round(x - 8, -122, 3) + round(x + 5, -122, 3), '#231F33'],
    [`M${x - 13} -142L${x - 10} -180H${x + 10}L${x + 13} -142z`, GLOW],
    [`M${x - 13} -142L${x - 10} -180h7l-3 38zM${x + 4} -142L${x + 3} -180h3l3 38z`, '#E4715A'],
    ...(isDrummer
      ? ([
          [`M${x - 34} -66h44v40h-44z`, '#F3EBDA'],
          [`M${x - 34} -66h44v7h-44zM${x - 34} -33h44v7h-44z`, '#3A4A86'],
          [
            `M${x + 14} -92L${x - 20} -66l-4 -4L${x + 6} -98zM${x - 16} -92L${x - 30} -68l5 3L${x - 8} -86z`,
            coat,
          ],
        ] as const)
      : ([
          [`M${x - 44} -98H${x + 6}v5H${x - 44}z`, '#231F33'],
          [
            `M${x - 14} -86L${x - 32} -92l-3 6L${x - 12} -72zM${x + 14} -86L${x - 12} -94l-3 6L${x + 10} -70z`,
            coat,
          ],
        ] as const)),
  ]
}

/** The great lantern on its carriers' shoulders: a painted box lit from within, a fool's head on it. */
const lantern = (red: string): readonly GlyphPart[] => [
  ['M-150 -90h300v10h-300z', '#4A3A3C'],
  ['M-118 -92L-140 -330L-80 -390H80L140 -330L118 -92z', GLOW],
  [
    'M-118 -92L-140 -330L-80 -390H-66L-122 -326L-102 -92zM118 -92L140 -330L80 -390H66L122 -326L102 -92z',
    '#E9A94A',
  ],
  ['M-96 -110L-104 -200Q-60 -180 -20 -210Q30 -240 96 -200L98 -110z', '#3E7AA8'],
  [
    'M-70 -150q20 -14 40 0q20 -14 40 0q20 -14 40 0l-4 10q-18 -12 -36 0q-20 -12 -40 0q-20 -12 -36 0z',
    '#F6F1E4',
  ],
  ['M-46 -220Q-54 -300 0 -306Q54 -300 46 -220Q0 -190 -46 -220z', '#F6F1E4'],
  ['M-60 -290Q-70 -350 -30 -366Q-20 -330 0 -330Q20 -330 30 -366Q70 -350 60 -290Q0 -320 -60 -290z', red],
  [round(-30, -366, 8) + round(30, -366, 8), '#3E7AA8'],
  [round(-18, -264, 6) + round(18, -264, 6), '#231F33'],
  ['M-6 -258q-30 4 -34 20q18 12 40 0z', '#E4715A'],
  ['M-20 -226q22 12 44 -4q-8 20 -24 18t-20 -14z', '#231F33'],
]

/** Basel at four in the morning: unlit houses, a painted lantern as tall as a tram, piccolos and drums in masks. */
export const lanternMarch = landmark({
  name: 'lantern-march',
  palette: {
    ...PALETTES.night,
    top: '#0E1630',
    middle: '#1E2A4E',
    horizon: '#4A4A6A',
    deep: '#0A0E20',
    lightText: 'at four in the morning',
  },
  accent: '#D9422E',
  ground: 0.68,
  sun: null,
  clouds: null,
  altText:
    'A tall painted lantern is carried through a dark street between unlit gabled houses, maskers with big noses and small lanterns on their heads play piccolos and drums before it',
  paint: (s) => {
    const { canvas, width, height, groundY } = s
    s.draw(s.at(0, 6), [
      ...house(-900, 190, 330, '#1C2444', '#131A34'),
      ...house(-710, 180, 380, '#222A4C', '#161D3A'),
      ...house(-530, 170, 320, '#1C2444', '#131A34'),
      ...house(-350, 180, 400, '#242C50', '#171E3C'),
      ...house(-196, 120, 300, '#1C2444', '#131A34'),
      ...house(206, 130, 330, '#222A4C', '#161D3A'),
      ...house(354, 170, 410, '#1C2444', '#131A34'),
      ...house(530, 180, 350, '#242C50', '#171E3C'),
      ...house(720, 190, 390, '#1C2444', '#131A34'),
    ])
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#20233C')
    const glow = s.at(0, 40)
    for (const [r, opacity] of [
      [560, 0.1],
      [400, 0.14],
      [260, 0.2],
    ] as const)
      addPath(
        canvas,
        outline`M${glow.x - r * s.unit} ${glow.y}a${r * s.unit} ${r * 0.4 * s.unit} 0 1 0 ${2 * r * s.unit} 0a${r * s.unit} ${r * 0.4 * s.unit} 0 1 0 ${-2 * r * s.unit} 0z`,
        '#FFC978',
        { opacity },
      )
    s.draw(s.at(30, 40, 0.9), [
      ...masker(-110, '#6A3A5E', '#3E7AA8', false),
      ...masker(110, '#6A3A5E', '#E9A94A', false),
    ])
    s.draw(s.at(30, 56, 1.04), lantern(s.accent))
    s.draw(s.at(30, 76, 0.92), [
      ...masker(-126, '#3A4A86', '#E9D27A', false),
      ...masker(-40, '#3A4A86', '#E9D27A', false),
      ...masker(44, '#3A4A86', '#E9D27A', false),
      ...masker(128, '#3A4A86', '#E9D27A', false),
    ])
    const deep = (height - groundY) / s.unit
    s.draw(s.at(0, deep * 0.72, 1.16), [
      ...masker(-290, '#7A4A3A', '#C9D8E0', true),
      ...masker(-180, '#2F5A56', '#E08A9A', false),
      ...masker(190, '#2F5A56', '#E08A9A', false),
      ...masker(296, '#7A4A3A', '#C9D8E0', true),
      ...masker(-400, '#2F5A56', '#E08A9A', false),
      ...masker(-510, '#7A4A3A', '#C9D8E0', true),
      ...masker(-620, '#2F5A56', '#E08A9A', false),
      ...masker(410, '#2F5A56', '#E08A9A', false),
    ])
  },
})
