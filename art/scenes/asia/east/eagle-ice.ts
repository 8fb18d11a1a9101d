import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Steller's sea eagle on its perch, to the left: white shoulder, legs and tail, a heavy beak. */
const eagle = (beak: string): readonly GlyphPart[] => [
  ['M40 -50L86 26L58 34L22 -20z', '#FBF8EE'],
  ['M-18 -16l-6 16h-22l4 -6h8l4 -14zM14 -14l-2 14h-22l4 -6h8l2 -12z', beak],
  ['M-26 -60Q-34 -20 -18 -8H-4L4 -50zM6 -60Q2 -16 8 -6H22L34 -50z', '#FBF8EE'],
  ['M-40 -110Q-50 -160 -20 -186Q40 -190 58 -130Q70 -70 44 -36Q0 -24 -28 -44Q-42 -70 -40 -110z', '#2E2A30'],
  [
    'M-22 -150Q0 -174 30 -156Q60 -120 64 -60L72 4Q44 -20 30 -70Q20 -110 -14 -120Q-30 -132 -22 -150z',
    '#1E1B22',
  ],
  ['M-22 -150Q0 -176 30 -156Q42 -140 46 -120Q20 -136 -16 -122Q-30 -132 -22 -150z', '#FBF8EE'],
  ['M-44 -196Q-44 -224 -14 -228Q20 -226 22 -194Q22 -172 0 -160H-30Q-44 -176 -44 -196z', '#2E2A30'],
  ['M-38 -214Q-72 -226 -86 -198Q-90 -182 -80 -168Q-72 -182 -60 -186L-40 -188z', beak],
  ['M-80 -168Q-74 -182 -60 -186L-40 -188l2 6L-58 -178z', '#C9762A'],
  [round(-22, -206, 6), '#F6D77A'],
  [round(-23, -206, 3), '#1E1B22'],
]

/** A small fishing boat with people at its rail, to the right. */
const BOAT: readonly GlyphPart[] = [
  ['M-20 -40v-62h76v62z', '#F8F4E8'],
  [panes(-6, 42, 4, -76, 11, 15), '#2E4256'],
  ['M-26 -102h90v-7h-90zM-4 -109v-50h4v50zM30 -109v-34h26v8h-22v26z', '#2E4256'],
  [[-120, -96, -70, -46].map((x) => `M${x - 9} -36q-1 -34 9 -38q10 4 9 38z`).join(''), '#D2583A'],
  [[-120, -96, -70, -46].map((x) => round(x, -82, 8)).join(''), '#7A4632'],
  ['M-150 -52h124v4h-124zM-150 -52v16h3v-16zM-110 -52v16h3v-16zM-70 -52v16h3v-16z', '#8FA2AE'],
  ['M-170 -38H96L190 -66Q180 -6 140 8H-146Q-166 -10 -170 -38z', '#F8F4E8'],
  ['M-166 -16H164l-8 12H-160z', '#2E6A9A'],
]

/** A floe: lit top, a blue edge below it. */
const floe = (x: number, y: number, w: number, h: number): readonly GlyphPart[] => [
  [
    `M${x - w * 0.5} ${y}L${x - w * 0.36} ${y - h}L${x + w * 0.1} ${y - h * 1.2}L${x + w * 0.44} ${y - h * 0.8}L${x + w * 0.5} ${y}L${x + w * 0.3} ${y + h * 0.6}L${x - w * 0.2} ${y + h * 0.7}z`,
    '#F3F6F4',
  ],
  [
    `M${x - w * 0.5} ${y}L${x - w * 0.2} ${y + h * 0.7}L${x + w * 0.3} ${y + h * 0.6}L${x + w * 0.5} ${y}v${h * 0.36}L${x + w * 0.3} ${y + h}L${x - w * 0.2} ${y + h * 1.1}L${x - w * 0.5} ${y + h * 0.36}z`,
    '#9CC3D2',
  ],
]

/** Sea ice off Rausu: Steller's sea eagles on the floes, a boat among them, the snows of Shiretoko. */
export const eagleIce = landmark({
  name: 'eagle-ice',
  palette: {
    ...PALETTES.polar,
    top: '#7FA6C2',
    middle: '#C4D6DC',
    horizon: '#FBE6CC',
    deep: '#163048',
    lightText: 'just after sunrise',
  },
  accent: '#F09A2E',
  ground: 0.42,
  sun: null,
  clouds: null,
  altText:
    'A black and white sea eagle with a heavy orange beak on a block of drift ice, more eagles and a small boat among the floes behind it, snowy mountains along the coast',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(0, 4), [
      [
        'M-1600 0V-120L-1240 -190L-1000 -130L-760 -220L-560 -150L-420 -236L-250 -150L-120 -210L40 -130L200 -224L330 -160L470 -230L700 -130L900 -180L1300 -90V0z',
        '#F1F0EC',
      ],
      [
        'M-1240 -190L-1000 -130L-760 -220L-700 -100L-620 -60L-560 -150L-420 -236L-350 -120L-300 -70L-250 -150L-120 -210L-60 -100L20 -60L40 -130L200 -224L250 -120L300 -80L330 -160L470 -230L520 -100L700 -60V0H-1240z',
        '#B3C6D6',
      ],
    ])
    paintGroundMist(s, 60, 0.6)
    s.draw(s.at(0, 0), [['M-1600 4V-14L-1200 -22L-700 -12L-200 -20L300 -12L800 -22L1300 -12V4z', '#4E6E80']])
    paintWater(s, '#2C6284', 0, '#E9DCC8', null)
    s.draw(s.at(0, 0), [
      ...floe(-200, 34, 150, 9),
      ...floe(40, 28, 190, 8),
      ...floe(260, 40, 160, 10),
      ...floe(-420, 44, 220, 11),
      ...floe(480, 52, 220, 12),
      ...floe(-760, 36, 240, 10),
    ])
    paintFloating(s, s.at(-190, 116, 0.78), 150, BOAT)
    s.draw(s.at(0, 0), [
      ...floe(150, 120, 250, 20),
      ...floe(-430, 170, 300, 26),
      ...floe(420, 190, 300, 30),
      ...floe(-820, 180, 320, 28),
      ...floe(-120, 230, 280, 28),
    ])
    s.draw(s.at(180, 104, 0.42), eagle(s.accent))
    s.draw(s.at(-400, 152, 0.5), eagle(s.accent))
    s.draw(s.at(450, 172, 0.5), eagle(s.accent))
    s.draw(s.at(0, 0), [
      ...floe(-320, 320, 360, 46),
      ...floe(300, 330, 380, 52),
      ...floe(-760, 340, 380, 50),
      ...floe(700, 320, 320, 46),
      [
        `M-160 ${deep}L-120 ${deep - 150}L-60 ${deep - 220}L20 ${deep - 246}L110 ${deep - 236}L190 ${deep - 180}L250 ${deep - 60}L270 ${deep}z`,
        '#F3F6F4',
      ],
      [
        `M20 ${deep - 246}L110 ${deep - 236}L190 ${deep - 180}L250 ${deep - 60}L270 ${deep}H130L150 ${deep - 110}L90 ${deep - 190}z`,
        '#9CC3D2',
      ],
      [`M-120 ${deep - 150}L-60 ${deep - 220}L-30 ${deep - 130}L-70 ${deep}H-160z`, '#C9DEE4'],
    ])
    s.draw(s.at(30, deep - 232, 1.3), eagle(s.accent))
  },
})
