import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const LIT = '#BFA69C'
const TOP = '#E6D3C4'
const SHADE = '#86747A'
const GROOVE = '#5C5162'

/** Granite worn round, split by joints; rain has cut grooves from the crown that run out on the flank. */
const BOULDER: readonly GlyphPart[] = [
  [
    'M-200 60C-236 -60 -226 -150 -186 -206C-176 -286 -112 -352 -40 -346C-6 -392 78 -398 112 -346C176 -330 198 -262 186 -206C232 -150 226 -40 196 60z',
    LIT,
  ],
  [
    'M-186 -206C-176 -286 -112 -352 -40 -346C-6 -392 78 -398 112 -346C70 -362 34 -354 14 -318C-30 -326 -84 -300 -104 -236C-136 -238 -166 -226 -186 -206z',
    TOP,
  ],
  [
    'M-214 -60C-222 -120 -212 -170 -186 -206C-166 -226 -136 -238 -104 -236C-150 -200 -190 -140 -214 -60z',
    TOP,
  ],
  [
    'M112 -346C176 -330 198 -262 186 -206C232 -150 226 -40 196 60H92C130 -40 124 -130 96 -196C140 -240 146 -300 112 -346z',
    SHADE,
  ],
  [
    'M-26 -330C-60 -260 -40 -190 -8 -110C-8 -190 -6 -270 -26 -330zM48 -350C20 -260 38 -160 66 -60C70 -160 76 -270 48 -350zM-96 -216C-132 -150 -116 -80 -88 0C-86 -80 -78 -150 -96 -216z',
    SHADE,
  ],
  [
    'M-104 -236C-40 -214 40 -206 96 -196C130 -196 160 -200 186 -206C150 -186 120 -182 92 -182C30 -188 -50 -200 -104 -236zM136 -180C150 -110 146 -40 128 40C168 -40 172 -110 152 -184z',
    GROOVE,
  ],
]

/** A lower one that leans, its foot hollowed by the sea. */
const PEBBLE: readonly GlyphPart[] = [
  [
    'M-104 40C-128 -6 -176 -40 -168 -94C-156 -158 -76 -190 10 -186C96 -190 168 -146 166 -76C160 -30 150 10 148 40z',
    LIT,
  ],
  [
    'M-168 -94C-156 -158 -76 -190 10 -186C66 -188 116 -170 142 -138C96 -158 36 -152 0 -140C-70 -140 -130 -130 -168 -94z',
    TOP,
  ],
  ['M104 -164C146 -146 168 -116 166 -76C160 -30 150 10 148 40H56C96 -20 116 -90 104 -164z', SHADE],
  ['M-104 40C-120 10 -148 -14 -160 -40C-116 -30 -74 0 -60 40z', GROOVE],
  [
    'M-52 -150C-84 -100 -66 -50 -38 4C-38 -60 -34 -100 -52 -150zM38 -160C10 -100 28 -40 46 6C54 -50 60 -100 38 -160z',
    SHADE,
  ],
]

const leaning = (s: LandmarkContext, across: number, down: number, tall: number, lean: number): void =>
  paintPalm(s.canvas, {
    x: s.x + across * s.unit,
    groundY: s.groundY + down * s.unit,
    height: tall * s.unit,
    lean,
    trunk: '#5A4438',
    leaf: '#1F5A46',
  })

/** La Digue: boulders of grooved granite on pale sand, palms behind them, a shallow lagoon. */
export const graniteCove = landmark({
  name: 'granite-cove',
  palette: { ...PALETTES.noon, top: '#3F93C0', middle: '#A4D4DA', horizon: '#FBEAD0', deep: '#1E4450' },
  accent: '#E2472E',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Great boulders of grooved grey granite on a beach of pale sand, palms leaning out between them over a clear shallow lagoon, one person walking',
  paint: (s) => {
    paintHills(s, '#8FB4B8', 44, 26, 0.5)
    paintWater(s, '#2FA7B4', 0, '#D8F0E4', null)
    s.draw(s.at(0, 0), [
      ['M-1600 96Q-700 66 -200 104T700 90T1600 70V800H-1600z', '#6CCDC4'],
      ['M-1600 150Q-700 130 -200 166T700 150T1600 130v10Q900 176 500 166T-200 180T-1600 166z', '#F4FBF2'],
    ])
    s.draw(s.at(-96, 66, 0.3), PEBBLE)
    s.draw(s.at(-30, 74, 0.22), PEBBLE)
    leaning(s, 176, 40, 470, -0.3)
    leaning(s, 330, 60, 560, -0.12)
    leaning(s, -370, 60, 430, 0.28)
    s.draw(s.at(340, 130, 1.26), BOULDER)
    s.draw(s.at(-372, 160, 0.82), BOULDER)
    s.draw(s.at(0, 0), [
      ['M-1600 210Q-600 190 -250 226Q20 256 140 190Q300 130 600 140T1600 150V900H-1600z', '#FDF8EC'],
      ['M-1600 228Q-600 210 -250 248Q40 280 160 206Q310 148 600 158T1600 168V900H-1600z', '#F6E2C2'],
      ['M-1600 420Q-500 360 0 420T1600 380V900H-1600z', '#E8CBA4'],
    ])
    s.draw(s.at(166, 236, 0.8), BOULDER)
    s.draw(s.at(-262, 250, 0.86), PEBBLE)
    s.draw(s.at(346, 300, 1.16), PEBBLE)
    s.draw(s.at(0, 0), [
      [
        'M-1600 290Q-500 262 -260 276Q-100 290 40 268Q240 256 330 330Q420 340 520 300T1600 270V900H-1600z',
        '#F6E2C2',
      ],
      ['M40 268Q240 256 330 330Q420 340 520 300Q420 390 260 350Q120 300 40 268z', '#D8BCA0'],
      ['M-380 276Q-260 268 -140 284Q-250 312 -380 276z', '#D8BCA0'],
      ['M-1600 430Q-500 370 0 430T1600 390V900H-1600z', '#EACFA8'],
    ])
    s.draw(s.at(-60, 390, 1.1), [
      ['M-20 2q70 -10 150 4q-70 10 -150 -4z', '#B99A80'],
      ...walker(0, s.accent, '#FDF8EC', '#3E4A6A'),
    ])
    s.draw(s.at(-330, 486, 1.16), PEBBLE)
    s.draw(s.at(0, 0), [
      [round(20, 440, 5) + round(46, 452, 4) + round(-20, 470, 5) + round(90, 430, 4), '#FDF8EC'],
    ])
    sprayBand(s.canvas, '#8A6A58', s.height, s.height * 0.9, 0.5)
  },
})
