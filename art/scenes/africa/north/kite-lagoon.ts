import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DARK = '#2A2A38'
const SKIN = '#7A4A36'

/** A kite as a bent wing with ribs, its lines drawn together at the rider's hands. */
const kite = (
  x: number,
  y: number,
  size: number,
  ink: string,
  trim: string,
  handX: number,
  handY: number,
): readonly GlyphPart[] => {
  const p = (dx: number, dy: number): string => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`
  return [
    [
      `M${p(-92, 38)}L${handX - 1} ${handY}h2L${p(-90, 38)}zM${p(92, 38)}L${handX - 1} ${handY}h2L${p(94, 38)}z`,
      '#5E6A74',
    ],
    [
      `M${p(-98, 44)}Q${p(-84, -54)} ${p(0, -58)}Q${p(84, -54)} ${p(98, 44)}Q${p(60, -10)} ${p(0, -14)}Q${p(-60, -10)} ${p(-98, 44)}z`,
      ink,
    ],
    [
      `M${p(-40, -50)}L${p(-22, -56)}L${p(-16, -14)}L${p(-30, -11)}zM${p(40, -50)}L${p(22, -56)}L${p(16, -14)}L${p(30, -11)}zM${p(-98, 44)}Q${p(-94, 4)} ${p(-78, -20)}L${p(-62, 0)}Q${p(-80, 16)} ${p(-98, 44)}zM${p(98, 44)}Q${p(94, 4)} ${p(78, -20)}L${p(62, 0)}Q${p(80, 16)} ${p(98, 44)}z`,
      trim,
    ],
  ]
}

/** A rider leaning back on a board, to the left. */
const rider = (suit: string, board: string): readonly GlyphPart[] => [
  ['M-52 -6q50 14 104 -6l4 6q-50 22 -110 8z', board],
  ['M-70 8q60 22 140 -2q-60 34 -140 2z', '#F4F8F0'],
  ['M-24 -4l6 -30l24 -10l10 8l-18 12l-8 22zM24 -6l-6 -34l14 -4l6 38z', suit],
  ['M10 -38q8 -40 34 -44l16 12q-6 34 -28 42z', suit],
  ['M46 -76l-40 2l-2 -8l42 -6z', SKIN],
  [round(62, -88, 11), SKIN],
  ['M52 -94q8 -14 22 -2q2 10 -2 14q-10 -8 -20 -12z', DARK],
]

/** Someone in a wrapped veil of thin cloth that the wind takes, from behind. */
const veiled = (x: number, cloth: string, fold: string): readonly GlyphPart[] => [
  [`M${x - 30} 0q0 -90 16 -128q14 -24 34 -4q20 40 20 132z`, cloth],
  [`M${x + 8} -140q16 2 12 8q20 40 20 132h-24q8 -80 -8 -140z`, fold],
  [`M${x + 26} -110q40 -10 74 12q-14 4 -16 14q24 4 34 20q-50 4 -82 -10z`, cloth],
  [`M${x - 18} -130q2 -30 22 -30q20 2 20 32q-10 14 -26 12q-12 -2 -16 -14z`, cloth],
]

/** The lagoon of Dakhla: a white dune in flat turquoise water, kites in the trade wind, two women watching. */
export const kiteLagoon = landmark({
  name: 'kite-lagoon',
  palette: {
    ...PALETTES.arid,
    top: '#3E8CC0',
    middle: '#9CCBD6',
    horizon: '#FBE7C4',
    deep: '#3A3440',
    lightText: 'when the wind gets up',
  },
  accent: '#E5402E',
  mist: '#BFE0DC',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Bright kites over a flat turquoise lagoon, their riders on boards, a white sand dune rising from the water, desert cliffs along the far shore, two women in thin bright veils on the beach',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1600 6V-44H-760L-700 -54H-420L-380 -46H40L90 -58H420L460 -48H900L960 -58H1600V6z', '#D9AE7E'],
      ['M-1600 6V-14Q-600 -26 0 -16Q700 -28 1600 -14V6z', '#B98A62'],
    ])
    paintGroundMist(s, 60, 0.5)
    s.draw(s.at(0, 0), [
      ['M-1600 0H1600V900H-1600z', '#4FB0B4'],
      ['M-1600 0H1600V36Q700 54 0 40Q-700 30 -1600 46z', '#2E7F9A'],
      ['M-1600 92Q-400 70 200 96Q800 112 1600 84V120Q800 150 200 130Q-400 104 -1600 130z', '#86D0C6'],
      ['M-1600 210Q-300 180 300 214Q900 236 1600 200V230Q900 270 300 246Q-300 210 -1600 250z', '#86D0C6'],
      ['M-420 62Q-330 -6 -250 -50Q-216 -66 -186 -46Q-60 20 60 66Q-200 90 -420 62z', '#FFF6E2'],
      ['M-250 -50Q-216 -66 -186 -46Q-60 20 60 66Q-60 80 -130 74Q-170 30 -250 -50z', '#DCC9AC'],
      ['M-420 62Q-200 90 60 66Q140 72 170 80Q-100 100 -460 78z', '#CFEAE0'],
    ])
    s.draw(s.at(0, 0), [
      ...kite(150, -330, 1.1, s.accent, '#F6EEDC', 262, 86),
      ...kite(-260, -250, 0.74, '#F2B93E', '#2E5A7A', -170, 106),
      ...kite(-20, -150, 0.44, '#7A4A9A', '#F6EEDC', 20, 40),
      ...kite(330, -140, 0.4, '#2E9A72', '#F6EEDC', 360, 44),
      ...kite(-640, -300, 0.9, '#2E7FB0', '#F2B93E', -560, 120),
      ...kite(-900, -160, 0.5, s.accent, '#F6EEDC', -860, 60),
      ...kite(620, -280, 0.66, '#F2B93E', '#7A4A9A', 690, 90),
    ])
    s.draw(s.at(268, 152, 0.9), rider('#2E3A5A', '#F2B93E'))
    s.draw(s.at(-168, 156, 0.68), rider('#3A3440', s.accent))
    s.draw(s.at(22, 66, 0.36), rider('#2E3A5A', '#F6EEDC'))
    s.draw(s.at(362, 68, 0.34), rider('#2E3A5A', '#F6EEDC'))
    s.draw(s.at(-556, 180, 0.8), rider('#2E3A5A', '#F2B93E'))
    s.draw(s.at(-858, 84, 0.4), rider('#2E3A5A', '#F6EEDC'))
    s.draw(s.at(694, 142, 0.6), rider('#2E3A5A', '#F6EEDC'))
    s.draw(s.at(0, 0), [
      ['M-1600 900V316Q-700 270 -300 300Q100 330 500 290Q1000 270 1600 300V900z', '#E4F2E6'],
      ['M-1600 900V330Q-700 284 -300 314Q100 344 500 304Q1000 284 1600 314V900z', '#EDD2A4'],
      ['M-1600 900V420Q-500 380 0 412Q600 440 1600 396V900z', '#DDB981'],
    ])
    s.draw(s.at(-190, 434, 1.5), [...veiled(0, '#E58A3E', '#B8622E'), ...veiled(72, '#8A5AA8', '#5E3E80')])
  },
})
