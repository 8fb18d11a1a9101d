import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cupola, panes, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STONE = '#E9DCC8'
const SHADE = '#9A8CA4'
const GLOW = '#FFDF9A'

/** A burst of fireworks: rays that thin towards the middle, a spark at the end of each. */
function burst(x: number, y: number, radius: number, ink: string, sparks: string): readonly GlyphPart[] {
  const rays = Array.from({ length: 20 }, (_none, i) => {
    const turn = (i / 20) * 2 * Math.PI
    const long = radius * (i % 2 === 0 ? 1 : 0.72)
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    const at = (share: number, off: number): string =>
      `${Math.round(x + dx * long * share - dy * off)} ${Math.round(y + dy * long * share + dx * off)}`
    return {
      ray: `M${at(0.26, 0)}L${at(0.94, -3)}L${at(0.94, 3)}z`,
      spark: round(Math.round(x + dx * long), Math.round(y + dy * long), radius * 0.035),
    }
  })
  return [
    [rays.map(({ ray }) => ray).join(''), ink],
    [rays.map(({ spark }) => spark).join(''), sparks],
  ]
}

/** The church of the vow: temple front of four half columns, a dome and two slender turrets behind. */
const CHURCH: readonly GlyphPart[] = [
  ...solid(-58, -90, 22, 110, STONE, SHADE, 0.4),
  [peak(-58, -198, 24, 36), SHADE],
  ...solid(58, -90, 22, 110, STONE, SHADE, 0.4),
  [peak(58, -198, 24, 36), SHADE],
  ...solid(0, -100, 96, 40, STONE, SHADE, 0.36),
  ...cupola(0, -140, 56, 70, '#8FA0B4', '#5E6C8A'),
  ...solid(0, -206, 20, 26, STONE, SHADE, 0.4),
  ...cupola(0, -232, 13, 18, '#8FA0B4', '#5E6C8A'),
  [block(0, -248, 4, 20), STONE],
  [block(0, 0, 190, 78), '#D3C3B8'],
  ['M-95 -78L-70 -98H70L95 -78z', '#D3C3B8'],
  [block(0, 0, 120, 104), STONE],
  [peak(0, -104, 132, 34), STONE],
  [peak(0, -108, 100, 22), SHADE],
  [panes(-48, 48, 4, 0, 10, 100), '#FBF3E4'],
  [block(0, 0, 26, 56) + block(-32, -20, 14, 34) + block(32, -20, 14, 34), '#4A4060'],
  [block(0, 0, 250, 12), STONE],
]

/** A boat under a leafy arch with paper lamps, people at table. */
const supperBoat = (hull: string, lamp: string): readonly GlyphPart[] => [
  ['M-112 -30V-104h5v74zM104 -30V-104h5v74z', '#4A3A3C'],
  [
    [-100, -70, -38, -6, 26, 58, 90].map((dx, i) => round(dx, -112 - (3 - Math.abs(i - 3)) * 5, 20)).join(''),
    '#2F5A44',
  ],
  [
    [-84, -42, 0, 42, 84].map((dx) => `M${dx - 9} -92q0 -11 9 -11q9 0 9 11q0 11 -9 11q-9 0 -9 -11z`).join(''),
    lamp,
  ],
  [[-78, -40, 34, 74].map((dx) => `M${dx - 13} -26q-1 -36 13 -38q14 2 13 38z`).join(''), '#8A4A5E'],
  [[-78, -40, 34, 74].map((dx) => round(dx, -74, 10)).join(''), '#8A5038'],
  ['M-62 -34h120v6h-120z', '#F3E6CC'],
  ['M-24 -34q2 -14 16 -14q14 0 16 14z', '#3E8A5A'],
  ['M-160 -34Q-100 -22 0 -22T160 -36Q150 8 110 14H-110Q-152 8 -160 -34z', hull],
  ['M-156 -24Q-100 -12 0 -12T156 -26l-3 9Q60 -2 0 -2T-150 -14z', '#F3E6CC'],
]

/** Venice on the night of the Redentore: fireworks over the church, the bridge of boats, suppers afloat under lamps. */
export const lagoonFireworks = landmark({
  name: 'lagoon-fireworks',
  palette: {
    ...PALETTES.night,
    top: '#0F1838',
    middle: '#26305E',
    horizon: '#6A5A7E',
    deep: '#0A0E24',
    lightText: 'towards midnight',
  },
  accent: '#E4485A',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'Fireworks over a white church with a dome across dark water, a low bridge of boats leads to it, people eat in boats under leaves and paper lamps',
  paint: (s) => {
    const up = s.groundY / s.unit
    s.draw(s.at(0, 0), [
      ...burst(-260, -up * 0.62, 150, '#F2C25A', '#FFF1C4'),
      ...burst(180, -up * 0.68, 124, s.accent, '#FFC9C4'),
      ...burst(430, -up * 0.5, 110, '#6FB8C9', '#DDF4F4'),
      ...burst(-640, -up * 0.7, 130, '#8FA9E8', '#E6EDFF'),
      ...burst(-480, -up * 0.4, 80, s.accent, '#FFC9C4'),
    ])
    s.draw(s.at(0, 4), [
      [
        [
          -1180, -1090, -1000, -900, -810, -720, -630, -540, -450, -370, -290, -210, -130, 230, 310, 400, 480,
          570, 660, 750,
        ]
          .map((x, i) => block(x, 0, 92, 46 + ((i * 29) % 34)))
          .join(''),
        '#2A2E54',
      ],
      [
        [-1150, -1060, -960, -840, -690, -600, -470, -330, -250, -150, 250, 330, 430, 520, 640]
          .map((x, i) => block(x, -14 - (i % 3) * 10, 7, 10))
          .join(''),
        GLOW,
      ],
    ])
    s.draw(s.at(50, 4, 1.12), CHURCH)
    paintWater(s, '#1E2C58', 0, '#5E567E', null)
    paintMirrorBars(s, '#D9C7B4', 50, 16, 70, 7)
    paintMirrorBars(s, '#F2C25A', -260, 30, 90, 8)
    paintMirrorBars(s, s.accent, 200, 40, 60, 7)
    paintMirrorBars(s, '#8FA9E8', -640, 40, 80, 8)
    s.draw(s.at(0, 0), [
      ['M30 10L72 10L560 210L480 226z', '#6E6488'],
      ['M30 10L480 226v12L30 18z', '#3A3560'],
      [
        [60, 90, 126, 168, 218, 276, 344, 420]
          .map((x) => round(x + 6, (x - 30) * 0.45 + 4, 4 + x * 0.012))
          .join(''),
        GLOW,
      ],
      [
        [78, 108, 150, 196, 250, 312, 390]
          .map((x) => `M${x} ${(x - 30) * 0.44 + 8}v${-12 - x * 0.05}h${4 + x * 0.018}v${12 + x * 0.05}z`)
          .join(''),
        '#C98A7E',
      ],
    ])
    paintFloating(s, s.at(-130, 120, 0.56), 150, supperBoat('#2E4A6E', '#F2A24A'))
    paintFloating(s, s.at(-500, 152, 0.62), 150, supperBoat('#5A3A4E', s.accent))
    paintFloating(s, s.at(-790, 150, 0.66), 150, supperBoat('#2E4A6E', '#F2A24A'))
    paintFloating(s, s.at(110, 300, 1.16), 150, supperBoat('#2F5A6A', '#F2A24A'))
    paintFloating(s, s.at(-330, 344, 1.2), 150, supperBoat('#5A3A4E', '#F2C25A'))
  },
})
