import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, hip, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

const ASH = '#C4B8AA'
const ASH_DARK = '#94897F'

/** Balls of ash: across, down, radius. */
const puffs = (balls: readonly (readonly [number, number, number])[]): string =>
  balls.map(([x, y, radius]) => round(x, y, radius)).join('')

/** Ash boiling up from the dome, the trade wind pushes it out to sea. */
const PLUME: readonly GlyphPart[] = [
  [
    puffs([
      [-6, -310, 40],
      [-24, -364, 54],
      [10, -420, 70],
      [84, -462, 84],
      [176, -440, 76],
      [262, -462, 82],
      [350, -430, 70],
      [430, -452, 74],
      [520, -430, 58],
      [600, -440, 50],
      [690, -430, 40],
    ]),
    '#8F8890',
  ],
  [
    puffs([
      [-22, -318, 28],
      [-40, -374, 40],
      [-20, -436, 52],
      [50, -486, 62],
      [150, -470, 54],
      [240, -492, 56],
      [336, -456, 48],
      [424, -480, 50],
      [516, -450, 38],
      [600, -456, 32],
    ]),
    '#C9C2C0',
  ],
  [
    puffs([
      [-46, -388, 22],
      [-34, -452, 32],
      [32, -508, 38],
      [138, -490, 30],
      [228, -514, 32],
    ]),
    '#F1EBE4',
  ],
]

/** Roofs of a town that ash has filled to the eaves: across, down, half width, wall left standing, ink. */
const ROOFS: readonly (readonly [number, number, number, number, string])[] = [
  [-250, 70, 26, 6, '#A9695A'],
  [-180, 62, 22, 10, '#8C989C'],
  [-108, 74, 28, 8, '#D9CDBA'],
  [-30, 64, 22, 12, '#A9695A'],
  [52, 72, 26, 6, '#8C989C'],
  [128, 66, 20, 10, '#D9CDBA'],
  [-300, 112, 36, 10, '#8C989C'],
  [-206, 122, 38, 14, '#D9CDBA'],
  [-10, 118, 40, 10, '#8C989C'],
  [90, 124, 36, 16, '#A9695A'],
  [186, 112, 30, 8, '#8C989C'],
  [-260, 186, 52, 16, '#A9695A'],
  [-128, 196, 50, 22, '#8C989C'],
  [20, 198, 56, 14, '#D9CDBA'],
  [156, 190, 48, 20, '#A9695A'],
]

/** A volcano of ash above a green island, the town below it buried to its roofs. */
export const ashTown = landmark({
  name: 'ash-town',
  palette: {
    ...PALETTES.noon,
    top: '#4A8FB4',
    middle: '#AFCFD2',
    horizon: '#F4E6CC',
    deep: '#1F3A3A',
    lightText: 'on a clear morning',
  },
  accent: '#E2472E',
  ground: 0.52,
  sun: null,
  clouds: null,
  altText:
    'A grey volcano with a broken dome and a cloud of ash drifting out to sea, a grey fan below it in which a town lies buried to its roofs, green hills around and two people at a lookout',
  paint: (s) => {
    paintWater(s, '#3A8CA8', 0, '#E4EEDC', null)
    s.draw(s.at(-40, 4, 0.9), PLUME)
    s.draw(s.at(-40, 8, 0.92), [
      [
        'M-800 0C-480 -40 -250 -130 -130 -252L-84 -300L-52 -276L-10 -326L34 -300L58 -304L110 -244C200 -130 330 -50 470 0z',
        '#8A7F7C',
      ],
      ['M34 -300L58 -304L110 -244C200 -130 330 -50 470 0H250C190 -90 110 -180 34 -300z', '#655C62'],
      ['M-84 -300L-52 -276L-10 -326L34 -300L20 -262L-14 -284L-44 -244L-72 -270z', '#4E474E'],
      [
        'M-60 -250C-90 -180 -170 -80 -290 0H330C210 -50 130 -130 84 -230C60 -190 40 -170 24 -200C0 -160 -30 -180 -60 -250z',
        ASH,
      ],
      [
        'M-30 -200C-70 -120 -130 -60 -200 0h70C-70 -60 -30 -120 -10 -190zM40 -190C50 -120 80 -60 140 0h70C140 -50 90 -120 60 -196z',
        ASH_DARK,
      ],
    ])
    paintGroundMist(s, 46, 0.8, ASH)
    s.draw(s.at(0, 0), [
      ['M-1700 -30C-900 -170 -560 -176 -430 -110C-360 -70 -320 -10 -290 40L-400 260H-1700z', '#5C9A5E'],
      ['M-430 -110C-360 -70 -320 -10 -290 40L-400 260H-560C-440 120 -400 0 -430 -110z', '#3F7A50'],
      ['M-330 8Q0 -8 300 8Q372 50 310 120Q370 210 310 290Q350 380 330 470H-400Q-400 130 -330 8z', ASH],
      [
        'M300 8Q372 50 310 120Q370 210 310 290Q350 380 330 470h22Q376 380 336 290Q396 210 336 122Q396 50 340 8z',
        '#E9F1E6',
      ],
      [
        'M-34 8Q-90 100 -90 150T-40 400h60Q-50 240 -34 150Q-30 80 -34 8zM168 8Q256 80 226 160Q230 240 270 420h-56Q176 220 184 150Q196 70 168 8z',
        '#ADA094',
      ],
    ])
    s.draw(
      s.at(0, 0),
      ROOFS.flatMap(([x, y, half, wall, ink]): readonly GlyphPart[] => [
        [block(x, y, half * 1.7, wall), '#F0E4D2'],
        [block(x + half * 0.6, y, half * 0.5, wall), ASH_DARK],
        [hip(x, y - wall, half, half * 0.56, 0.4), ink],
        [
          `M${x + half * 0.2} ${y - wall}L${x + half * 0.3} ${y - wall - half * 0.56}h${half * 0.1}L${x + half} ${y - wall}z`,
          '#6E5E60',
        ],
        [
          `M${x - half * 1.5} ${y + 8}Q${x - half} ${y - wall} ${x - half * 0.3} ${y - wall * 0.5}T${x + half * 1.5} ${y + 8}Q${x} ${y + 16} ${x - half * 1.5} ${y + 8}z`,
          '#D8CDBE',
        ],
      ]),
    )
    s.draw(s.at(-66, 168), [
      [block(0, 0, 34, 112), '#F0E4D2'],
      ['M5 0v-112h12v112z', '#A0938A'],
      [round(-4, -86, 11), '#4E474E'],
      [round(-4, -86, 8), '#FBF6EA'],
      ['M-22 -112h44L0 -150z', s.accent],
      ['M-46 6q46 -16 92 0z', '#D6CBBC'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1700 200Q-700 150 -340 236Q-60 300 140 352T700 470T1700 520V900H-1700z', '#3F8450'],
      [
        'M-1700 200Q-700 150 -340 236Q-60 300 140 352T700 470T1700 520v16Q800 490 500 440T130 370Q-70 318 -350 254Q-700 172 -1700 220z',
        '#7DB565',
      ],
      ['M-1700 330Q-600 290 -200 380T400 560V900H-1700z', '#2C6546'],
      [
        [
          [-380, 300, 40],
          [-320, 330, 34],
          [120, 400, 30],
          [176, 420, 36],
          [300, 452, 34],
          [380, 476, 44],
          [470, 500, 40],
        ]
          .map(([x = 0, y = 0, r = 0]) => round(x, y, r))
          .join(''),
        '#2C6546',
      ],
    ])
    for (const [across, down, tall, lean] of [
      [-370, 400, 330, 0.14],
      [-300, 430, 230, 0.26],
    ] as const)
      paintPalm(s.canvas, {
        x: s.x + across * s.unit,
        groundY: s.groundY + down * s.unit,
        height: tall * s.unit,
        lean,
        trunk: '#4A4036',
        leaf: '#174A3A',
      })
    s.draw(s.at(-110, 396, 1.15), [...pointer(0, '#F2C23C', '#FBF3DF'), ...person(-62, '#FBF3DF', '#2F5A7A')])
    s.draw(s.at(-110, 404), [
      [
        'M-190 0v-62h8V0zM-90 4v-62h8V4zM10 12v-62h8v62zM110 24v-62h8v62zM-186 -58q150 2 304 22v8q-150 -20 -304 -22z',
        '#8E6A48',
      ],
    ])
    sprayBand(s.canvas, s.palette.deep, s.height + 20 * s.unit, s.height * 0.88, 0.7)
  },
})
