import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { dome } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** The mountain around its foot: two broken horns left, the long summit right, the sag between them. */
const MASSIF: readonly GlyphPart[] = [
  [
    'M-1600 10V-70L-900 -120L-560 -150L-420 -190L-352 -262L-330 -336L-306 -326L-292 -388L-270 -358L-246 -352L-226 -420L-204 -404L-186 -352L-150 -330L-116 -284Q-60 -256 -8 -266L26 -292L52 -290L74 -352L98 -344L116 -398L140 -388L160 -436L184 -424L206 -440L230 -398L254 -392L278 -346L318 -318L364 -252L460 -200L640 -150L980 -110L1600 -60V10z',
    '#8C92A2',
  ],
  [
    'M-292 -388L-270 -358L-262 -250L-300 -190L-286 -270zM-226 -420L-204 -404L-186 -352L-150 -330L-116 -284L-130 -220L-180 -250L-212 -330zM116 -398L140 -388L150 -300L128 -230L118 -300zM206 -440L230 -398L254 -392L278 -346L318 -318L364 -252L400 -224L330 -170L286 -240L250 -270L222 -350zM52 -290L74 -352L84 -290L70 -220z',
    '#5A6078',
  ],
  [
    'M-336 -250l30 -60l14 90l-60 70zM-250 -250l16 -110l24 120l-34 70zM90 -240l10 -80l26 110l-40 50zM160 -250l8 -140l40 130l-30 80z',
    '#ABAFB8',
  ],
  [
    'M-1600 10V-20L-760 -60L-470 -96L-352 -170L-300 -196L-250 -168L-200 -230L-130 -200L-60 -176L0 -184L70 -210L120 -160L170 -206L240 -150L330 -176L430 -130L620 -96L1000 -60L1600 -30V10z',
    '#7C7F70',
  ],
  ['M-330 -184l40 -8l50 70l-70 40zM-60 -176l60 -8l70 90l-150 10zM170 -206l50 40l60 90l-100 -10z', '#A09A86'],
]

/** The gabled shed of split pine with its doors on the lake. */
const BOAT_SHED: readonly GlyphPart[] = [
  ['M-150 14h330q30 14 -40 30h-300q-60 -14 10 -30z', '#8A8272'],
  ['M-130 16V-74L-60 -150L10 -74V16z', '#8A7A6C'],
  ['M10 16V-74h130V16z', '#5E5450'],
  ['M-60 -160L160 -150L156 -64H14z', '#6E6A6C'],
  ['M-60 -160L-146 -66l10 8L-60 -140L12 -58l10 -8z', '#463E42'],
  ['M-96 16V-56h72V16z', '#2C2830'],
  [
    'M-116 12V-64h3V12zM-106 12V-64h3V12zM-12 12V-64h3V12zM-2 12V-64h3V12zM40 12V-58h3V12zM72 12V-58h3V12zM104 12V-58h3V12z',
    '#463E42',
  ],
]

const crowns = (from: number, to: number, step: number, base: number, size: number): string =>
  Array.from({ length: Math.floor((to - from) / step) }, (_none, i) =>
    dome(from + i * step, base, size * (0.8 + ((i * 7) % 5) * 0.1), size * (0.9 + ((i * 3) % 4) * 0.16)),
  ).join('')

/** Cradle Mountain behind Dove Lake: horns and sag of dolerite, turning beech, the old boat shed. */
export const cradleLake = landmark({
  name: 'cradle-lake',
  palette: {
    ...PALETTES.highland,
    top: '#6C93AC',
    middle: '#B6C8C8',
    horizon: '#F3E4C6',
    deep: '#172C36',
    lightText: 'on a still morning',
  },
  accent: '#E2402C',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A grey mountain with broken horns at both ends and a sag between them above a dark lake, low forest turning gold at its foot, a gabled timber boat shed on the shore',
  paint: (s) => {
    paintHills(s, '#A9B8B6', 150, 40, 0.8)
    s.draw(s.at(20, 0, 1.12), MASSIF)
    paintGroundMist(s, 120, 0.5)
    s.draw(s.at(0, 6), [
      [crowns(-1600, 1600, 44, 0, 40), '#4F6E56'],
      [crowns(-1580, 1600, 170, 0, 30), '#C9963C'],
      [crowns(-1500, 1600, 230, 0, 24), '#B8682E'],
    ])
    paintWater(s, '#2E5566', 4, '#D9D3BC', null)
    paintMirrorBars(s, '#8C92A2', 30, 14, 260, 8)
    s.draw(s.at(0, 0), [
      ['M-1600 640V150Q-600 130 -250 178Q-60 210 -40 260Q60 330 400 352Q800 380 1600 370V640z', '#B5AA92'],
      ['M-1600 640V250Q-700 230 -330 262Q-150 300 -60 340Q100 400 1600 420V640z', '#8E8A5A'],
    ])
    s.draw(s.at(-190, 182, 0.92), BOAT_SHED)
    s.draw(s.at(-20, 344, 0.9), walker(0, s.accent, '#33405A'))
    paintTuft(s, 'left', '#B98A34')
  },
})
