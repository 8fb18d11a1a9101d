import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, ogives, panes, peak, peaks, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, sitter, walker } from '#art/kit/poses.ts'

const LIT = '#FFD79A'
const MID = '#E3A868'
const SHADE = '#9A6450'
const DARK = '#3E2A4A'
const GOLD = '#FFE9B8'

const guildhall = (x: number, tall: number): readonly GlyphPart[] => [
  ...solid(x, 0, 96, tall, MID, SHADE, 0.24),
  [`M${x - 48} ${-tall}q6 -30 26 -34q2 -26 22 -30q20 4 22 30q20 4 26 34z`, LIT],
  [`M${x - 2} ${-tall - 60}h4v-22h-4z`, GOLD],
  [
    [16, 74, 132, 190]
      .filter((up) => up + 50 < tall)
      .map((up) => panes(x - 30, x + 22, 3, -up, 15, 40))
      .join(''),
    '#FFF0C4',
  ],
  [
    [66, 124, 182]
      .filter((up) => up < tall)
      .map((up) => `M${x - 50} ${-up}h100v-5h-100z`)
      .join('') + [-44, -16, 12, 40].map((p) => block(x + p, 0, 5, tall)).join(''),
    GOLD,
  ],
]

/** The town hall by night: its spire, pierced to the sky, stands off the middle of a long arcaded front. */
export const guildSpire = landmark({
  name: 'guild-spire',
  palette: {
    ...PALETTES.night,
    top: '#141A44',
    middle: '#2E3A7A',
    horizon: '#6A5A8E',
    deep: '#141233',
    lightText: 'when the fronts are lit',
  },
  accent: '#F2503C',
  ground: 0.72,
  sun: null,
  clouds: null,
  mist: '#B4A4CC',
  altText:
    'A Gothic town hall lit by night, its slender pierced spire rising from an arcaded front with a steep roof, gilded guildhalls beside it, people on the cobbles',
  paint: (s) => {
    s.draw(s.at(-20, 4), [
      ['M-250 -180L-236 -262H300L314 -180z', '#4A4470'],
      [
        [-210, -150, -90, 60, 120, 180, 240]
          .map((x) => `M${x} -200l8 -16l8 16zM${x + 20} -226l8 -16l8 16z`)
          .join(''),
        LIT,
      ],
      ...solid(32, 0, 564, 180, MID, SHADE, 0.06),
      [peaks(-246, 310, 29, -180, 12, 20), LIT],
      [ogives(-226, -70, 5, 0, 24, 54) + ogives(66, 290, 7, 0, 24, 54), DARK],
      [
        panes(-226, -70, 7, -74, 13, 38) +
          panes(66, 290, 10, -74, 13, 38) +
          panes(-226, -70, 7, -124, 13, 36) +
          panes(66, 290, 10, -124, 13, 36),
        '#FFF0C4',
      ],
      ['M-250 -62h564v-6h-564zM-250 -114h564v-5h-564zM-250 -166h564v-6h-564z', GOLD],
      ...solid(-2, 0, 84, 330, LIT, SHADE, 0.34),
      [arches(-2, -2, 1, 0, 40, 76), DARK],
      [
        ogives(-18, 8, 2, -92, 18, 70) + ogives(-18, 8, 2, -176, 18, 70) + ogives(-18, 8, 2, -256, 18, 66),
        '#8A5A4E',
      ],
      [peak(-40, -326, 14, 60) + peak(36, -326, 14, 60), LIT],
      ['M-34 -330L-26 -430H22L30 -330z', LIT],
      ['M6 -330L8 -430H22L30 -330z', SHADE],
      [ogives(-14, 6, 2, -340, 13, 76), '#8A5A4E'],
      [peaks(-26, 22, 4, -428, 9, 34), LIT],
      [peak(-2, -428, 40, 150), LIT],
      ['M-2 -578L18 -428H4z', SHADE],
      [[-450, -476, -502, -528].map((y) => `M-6 ${y}h7v-13h-7z`).join(''), '#2E3A7A'],
      [`${block(-2, -570, 4, 24)}M-12 -594l16 -6l4 10l-12 4z`, '#FFC24A'],
    ])
    s.draw(s.at(0, 4), [
      ...guildhall(-330, 220),
      ...guildhall(-428, 250),
      ...guildhall(-526, 210),
      ...guildhall(-624, 240),
      ...guildhall(-722, 220),
      ...guildhall(-820, 250),
      ...guildhall(-918, 210),
      ...guildhall(-1016, 240),
      ...guildhall(-1114, 220),
      ...guildhall(356, 240),
      ...guildhall(454, 210),
      ...guildhall(552, 250),
      ...guildhall(650, 220),
    ])
    paintPaving(s, '#7A6078', '#4E3E5E')
    s.draw(s.atDepth(-170, 0.4, 1), [...person(0, '#3E4A8C'), ...person(38, s.accent)])
    s.draw(s.atDepth(150, 0.6, 1.1), walker(0, '#2A2A4A', '#E8B45A'))
    s.draw(s.atDepth(214, 0.63, 1), dog(0, '#FFE3B8'))
    s.draw(s.atDepth(-280, 0.86, 1.2), sitter(0, '#C8604A', '#2A2440'))
  },
})
