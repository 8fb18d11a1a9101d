import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, ogives, panes, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The gate tower: ashlar below with a pointed arch, plaster above with a clock, a steep tiled roof. */
const GATE: readonly GlyphPart[] = [
  ...solid(0, 0, 168, 190, '#A89C92', '#74696C', 0.3),
  [
    Array.from({ length: 7 }, (_none, i) =>
      [-70, -24, 22].map((x) => `M${x + (i % 2) * 20 - 10} ${-22 - i * 25}h34v3h-34z`).join(''),
    ).join(''),
    '#8C8080',
  ],
  [ogives(-6, -6, 1, 0, 88, 128), '#5E5458'],
  [ogives(-6, -6, 1, 0, 70, 114), '#2A2633'],
  ...solid(0, -190, 160, 220, '#C9694A', '#8E4640', 0.3),
  [block(0, -190, 168, 8) + block(0, -402, 170, 10), '#E9DCC6'],
  [panes(-46, 26, 3, -220, 15, 28) + panes(-46, 26, 3, -340, 15, 28), '#3A2E3A'],
  [round(-10, -292, 24), '#F3E9D2'],
  [round(-10, -292, 19), '#2F4A6E'],
  ['M-11.5 -290v-17h3v17l-11.5 7.5l-2 -3z', '#F2C94A'],
  ['M-94 -410L-50 -510H50L94 -410z', '#7E3F38'],
  ['M40 -410L20 -510H50L94 -410z', '#5A2E32'],
  [peak(0, -510, 26, 60), '#5A2E32'],
  [block(0, -508, 30, 22), '#E9DCC6'],
]

/** A house with a bay window over the street, snow on its roof. */
const house = (x: number, w: number, tall: number, ink: string, shade: string): readonly GlyphPart[] => [
  ...solid(x, 0, w, tall, ink, shade, 0.22),
  [peak(x, -tall, w + 14, w * 0.62), '#8E4A40'],
  [
    `M${x} ${-tall - w * 0.62}L${x - w / 2 - 7} ${-tall}h18L${x} ${-tall - w * 0.46}L${x + w / 2 - 11} ${-tall}h18z`,
    '#F8F8F2',
  ],
  [
    [0.36, 0.62, 0.86]
      .map((share) => panes(x - w * 0.3, x + w * 0.24, 3, -tall * share, w * 0.12, tall * 0.13))
      .join(''),
    '#4A4454',
  ],
  [block(x - w * 0.03, -tall * 0.3, w * 0.3, tall * 0.44), shade],
  [block(x - w * 0.07, -tall * 0.3, w * 0.22, tall * 0.44), '#F3E9D2'],
  [
    panes(x - w * 0.1, x - w * 0.02, 2, -tall * 0.4, w * 0.06, tall * 0.12) +
      panes(x - w * 0.1, x - w * 0.02, 2, -tall * 0.58, w * 0.06, tall * 0.1),
    '#4A4454',
  ],
]

/** A fool in painted linen, straps of bells crossed on the chest, a smooth mask; one foot off the ground. */
function fool(x: number, y: number, size: number, suit: string, hood: string): readonly GlyphPart[] {
  const p = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`
  const bell = (dx: number, dy: number): string => round(x + dx * size, y + dy * size, 6 * size)
  return [
    [
      `M${p(-14, -46)}L${p(-26, -20)}L${p(-16, 0)}L${p(-6, 0)}L${p(-12, -20)}L${p(0, -44)}zM${p(0, -46)}L${p(20, -26)}L${p(34, -34)}L${p(38, -26)}L${p(18, -12)}L${p(-4, -36)}z`,
      suit,
    ],
    [
      `M${p(-20, -40)}Q${p(-20, -90)} ${p(-12, -98)}H${x + 12 * size}Q${p(20, -90)} ${p(20, -40)}Q${p(0, -32)} ${p(-20, -40)}z`,
      suit,
    ],
    [
      `M${p(-14, -92)}L${p(-46, -112)}L${p(-50, -104)}L${p(-16, -76)}zM${p(14, -92)}L${p(44, -118)}L${p(50, -112)}L${p(16, -74)}z`,
      suit,
    ],
    [
      `M${p(-16, -94)}L${p(14, -48)}L${p(20, -54)}L${p(-8, -98)}zM${p(16, -94)}L${p(-14, -48)}L${p(-20, -54)}L${p(8, -98)}z`,
      '#5A3A2E',
    ],
    [
      bell(-12, -88) +
        bell(-4, -76) +
        bell(4, -64) +
        bell(12, -54) +
        bell(12, -88) +
        bell(4, -76) +
        bell(-4, -64) +
        bell(-12, -54),
      '#E9B73C',
    ],
    [`M${p(-20, -104)}Q${p(-22, -142)} ${p(0, -146)}Q${p(22, -142)} ${p(20, -104)}z`, hood],
    [`M${p(-20, -136)}Q${p(-40, -150)} ${p(-34, -124)}zM${p(20, -136)}Q${p(40, -150)} ${p(34, -124)}z`, hood],
    [round(x, y - 118 * size, 14 * size), '#F6DCC0'],
    [
      round(x - 5 * size, y - 121 * size, 2.4 * size) + round(x + 5 * size, y - 121 * size, 2.4 * size),
      '#2A2230',
    ],
    [
      `M${p(-6, -112)}q${6 * size} ${6 * size} ${12 * size} 0q${-6 * size} ${3 * size} ${-12 * size} 0z`,
      '#B43A34',
    ],
  ]
}

/** Rottweil at eight on Rose Monday: fools in linen and bells leap out of the Black Gate, one vaults on his pole. */
export const foolsGate = landmark({
  name: 'fools-gate',
  palette: {
    ...PALETTES.highland,
    top: '#8FA9C0',
    middle: '#CBD6DC',
    horizon: '#FBE9D2',
    deep: '#2A2A40',
    lightText: 'at eight in the morning',
  },
  accent: '#D8392E',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'Masked fools in painted linen with straps of bells leap out of a tall gate tower between snowy gabled houses, one of them vaulting on a long pole',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit
    s.draw(s.at(0, 6), [
      ...house(-170, 150, 210, '#E6C08A', '#B08A6E'),
      ...house(-330, 160, 250, '#9DB3A6', '#728A84'),
      ...house(-500, 170, 220, '#E9DCC6', '#B5A698'),
      ...house(-680, 180, 260, '#D39A86', '#A06E68'),
      ...house(-870, 180, 230, '#B9C4D0', '#8A96A8'),
      ...house(176, 150, 220, '#D39A86', '#A06E68'),
      ...house(340, 160, 256, '#B9C4D0', '#8A96A8'),
      ...house(510, 170, 224, '#E6C08A', '#B08A6E'),
      ...house(690, 180, 260, '#9DB3A6', '#728A84'),
    ])
    s.draw(s.at(0, 10), GATE)
    paintPaving({ ...s, groundY: s.groundY + 8 * s.unit }, '#C9C4C2', '#9A949A')
    s.draw(s.at(0, 0), [
      ...fool(-14, 26, 0.5, '#F3EBDA', '#5A4A70'),
      ...fool(30, 34, 0.56, '#F3EBDA', s.accent),
    ])
    s.draw(s.at(0, 0), [
      ...fool(-120, 74, 0.8, '#F6F0E2', '#2F5A7A'),
      ...fool(96, 70, 0.8, '#F6F0E2', '#5E7A3E'),
    ])
    const low = deep * 0.5
    s.draw(s.at(0, 0), [
      ['M196 -190L262 190l8 -2L203 -192z', '#7A5A3E'],
      ...fool(196, low - 80, 1, '#F6F0E2', s.accent),
      ...fool(-250, low + 40, 1.14, '#F6F0E2', '#5A4A70'),
      ...fool(-20, low + 70, 1.3, '#F6F0E2', s.accent),
      ...fool(-460, low + 50, 1.16, '#F6F0E2', '#2F5A7A'),
      ...fool(420, low + 50, 1.16, '#F6F0E2', '#5E7A3E'),
    ])
    s.draw(s.at(0, deep), [
      [
        Array.from({ length: 34 }, (_none, i) => {
          const x = -1180 + i * 62
          return Math.abs(x + 20) < 130 ? '' : round(x, -4 - ((i * 17) % 20), 24) + block(x, 30, 74, 22)
        }).join(''),
        '#2F2B40',
      ],
    ])
  },
})
