import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { cone, crenels, panes, pavilionRoof, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const WALL = '#F4EBDA'
const WALL_SHADE = '#B7ACA4'
const RUBBLE = '#C9B8A0'
const RUBBLE_SHADE = '#8E8078'
const ROOF = '#9A5A48'
const ROOF_SHADE = '#6A3E3C'

/** Castle of Vaduz from the town: round bastion, white wings under steep roofs, a square keep, a second bastion. */
const CASTLE: readonly GlyphPart[] = [
  ...solid(70, -96, 84, 150, RUBBLE, RUBBLE_SHADE, 0.38),
  ...pavilionRoof(70, -244, 52, 50, ROOF, ROOF_SHADE, 0.12),
  ...solid(-10, 0, 120, 168, WALL, WALL_SHADE, 0.26),
  ...pavilionRoof(-10, -166, 68, 62, ROOF, ROOF_SHADE, 0.5),
  ...solid(104, 0, 130, 136, WALL, WALL_SHADE, 0.26),
  ...pavilionRoof(104, -134, 72, 54, ROOF, ROOF_SHADE, 0.6),
  [panes(-50, 22, 4, -118, 8, 14) + panes(-50, 22, 4, -82, 8, 14) + panes(56, 128, 4, -88, 8, 14), '#4A4450'],
  [panes(44, 76, 2, -200, 8, 16), '#4A4450'],
  ...solid(-126, 20, 124, 136, RUBBLE, RUBBLE_SHADE, 0.34),
  ...cone(-126, -114, 140, 46, ROOF, ROOF_SHADE),
  [panes(-160, -120, 3, -74, 7, 12), '#4A4450'],
  ...solid(20, 26, 190, 62, RUBBLE, RUBBLE_SHADE, 0.2),
  [crenels(-66, 104, 9, -34, 10), RUBBLE],
  ...solid(206, 14, 92, 112, RUBBLE, RUBBLE_SHADE, 0.36),
  ...cone(206, -96, 104, 36, ROOF, ROOF_SHADE),
  [panes(184, 206, 2, -50, 7, 12), '#4A4450'],
]

/** Firs along a slope that falls by `fall` of its run. */
const firs = (from: number, to: number, step: number, base: number, fall: number, tall: number): string =>
  Array.from({ length: Math.floor((to - from) / step) }, (_none, i) => {
    const x = from + i * step
    return peak(
      x,
      base + i * step * fall + ((i * 7) % 5) * 3,
      tall * 0.46,
      tall * (0.76 + ((i * 3) % 5) * 0.1),
    )
  }).join('')

/** The roofs of the town, a gap for the parish church with its slim spire. */
const TOWN: readonly GlyphPart[] = [
  ...[-420, -330, -262, -130, -30, 48, 136].flatMap((x, i) => [
    ...solid(
      x,
      0,
      60 + (i % 3) * 10,
      42 + ((i * 5) % 4) * 12,
      i % 3 === 1 ? '#EBCFA0' : WALL,
      WALL_SHADE,
      0.3,
    ),
    ...pavilionRoof(
      x,
      -40 - ((i * 5) % 4) * 12,
      36 + (i % 3) * 5,
      24 + (i % 2) * 8,
      ROOF,
      ROOF_SHADE,
      0.4 + (i % 2) * 0.3,
    ),
    [panes(x - 18, x + 6, 2, -20, 8, 12), '#4A4450'] as const,
  ]),
]

const CHURCH: readonly GlyphPart[] = [
  ...solid(-200, 0, 40, 116, RUBBLE, RUBBLE_SHADE, 0.4),
  ...cone(-200, -114, 46, 124, '#5E7078', '#3E4C58'),
  ['M-202 -236h4v-22h-4z', '#3E4C58'],
]

/** Rows of vines that run down towards the viewer. */
const VINES = Array.from({ length: 33 }, (_none, i) => {
  const k = i - 16
  return `M${k * 52 - 8} 176L${k * 128 - 40} 700h72L${k * 52 + 8} 176z`
}).join('')

/** Liechtenstein: the prince's castle on a ledge of the mountain, the town's spire and vineyards below. */
export const slopeCastle = landmark({
  name: 'slope-castle',
  palette: { ...PALETTES.noon, top: '#4A93C0', middle: '#A9D0DA', horizon: '#FBEBCB', deep: '#1E3A3E' },
  accent: '#E0382C',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A low castle of white wings and round bastions on a ledge of a steep wooded mountain, grey summits behind, a town with a slim spire and rows of vines below',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      [
        'M-1600 20V-120L-760 -200L-420 -170L-250 -280L-120 -260L-30 -380L30 -372L64 -440L110 -426L140 -476L190 -440L226 -486L290 -452L420 -520L700 -470L1600 -500V20z',
        '#A7B4C0',
      ],
      [
        'M-250 -280L-120 -260L-160 -160L-230 -180zM-30 -380L30 -372L0 -250L-60 -270zM64 -440L110 -426L100 -300L50 -320zM140 -476L190 -440L200 -330L150 -350zM226 -486L290 -452L330 -340L250 -360zM420 -520L700 -470L620 -330L460 -380z',
        '#76889A',
      ],
    ])
    paintGroundMist(s, 300, 0.55)
    s.draw(s.at(0, 0), [
      ['M1600 60V-560L640 -500Q420 -420 250 -346Q-20 -246 -240 -170Q-700 -80 -1600 -50V60z', '#4F7E5C'],
      [firs(-420, 660, 21, -96, -0.36, 62) + firs(660, 1560, 34, -478, -0.06, 70), '#46765A'],
      [firs(-420, 700, 23, -40, -0.3, 66) + firs(700, 1560, 34, -360, -0.06, 70), '#3E6A52'],
      [firs(-360, 760, 25, -10, -0.2, 70) + firs(760, 1560, 34, -220, -0.06, 70), '#35604C'],
    ])
    s.draw(s.at(-14, -100, 0.94), [
      ['M-230 40Q-220 -10 -150 -10H240Q300 0 330 60L360 120H-290z', '#9A928C'],
      [
        'M-230 40Q-220 -10 -150 -10L-120 20L-170 50L-190 120H-290zM60 20L120 40L90 120H20zM200 10L260 40L250 120H190z',
        '#6E6A70',
      ],
    ])
    s.draw(s.at(-16, -104, 1), CASTLE)
    s.draw(s.at(0, 0), [
      [firs(-1600, -230, 24, 26, 0, 62) + firs(-250, 1580, 28, 16, 0, 76), '#2F5846'],
      [firs(-1590, 1590, 34, 44, 0, 66), '#244638'],
      ['M-1600 700V60Q-600 30 0 46T1600 40V700z', '#7FA05A'],
    ])
    s.draw(s.at(30, 150), [...TOWN, ...CHURCH])
    s.draw(s.at(760, 150), TOWN)
    s.draw(s.at(-800, 150), TOWN)
    s.draw(s.at(0, 0), [
      ['M-1600 700V210Q-200 130 1600 220V700z', '#C9B27A'],
      [VINES, '#55803F'],
    ])
    s.draw(s.at(150, 316, 0.95), walker(0, s.accent, '#33405A'))
  },
})
