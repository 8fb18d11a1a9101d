import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

const donjon = (x: number, base: number, w: number, tall: number): readonly GlyphPart[] => [
  ...solid(x, base, w, tall, '#D3BE9C', '#8E7A74', 0.4),
  [crenels(x - w / 2 + 6, x + w / 2 - 6, Math.round(w / 14), base - tall, 10), '#D3BE9C'],
  [block(x - w * 0.16, base - tall * 0.6, 8, 24), '#4A3A40'],
]

/** Golubac: ten towers that climb from the Danube to the crag where the gorge begins. */
export const danubeFortress = landmark({
  name: 'danube-fortress',
  palette: {
    ...PALETTES.autumn,
    top: '#7E9AB8',
    middle: '#C9C8C4',
    horizon: '#FBDDB4',
    lightText: 'late on a September day',
  },
  accent: '#F26A3A',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A fortress of square and round towers climbing a crag out of a wide river at the mouth of a gorge, a barge passing below',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1500 10V-130Q-900 -220 -560 -170Q-420 -120 -330 10z', '#A9A8B0'],
      ['M-60 10Q-40 -200 60 -330L150 -420L230 -400L330 -470L420 -430Q800 -480 1200 -430V10z', '#9A9A7A'],
      ['M150 -420L230 -400L330 -470L420 -430Q800 -480 1200 -430V10H320Q330 -200 230 -300z', '#747A66'],
      [
        'M60 -330L150 -420L170 -300L120 -160L140 10H40Q40 -180 60 -330zM230 -400L330 -470L300 -330L260 -240z',
        '#BDB290',
      ],
    ])
    s.draw(s.at(0, 8), [
      ['M-250 0V-90L-60 -100L80 -200L180 -330L210 -330L120 -160L-20 -60H260V0z', '#C4AE8E'],
      ...donjon(196, -326, 64, 110),
      ...donjon(110, -214, 60, 110),
      ...donjon(250, -190, 62, 100),
      ...donjon(30, -110, 66, 120),
      ...donjon(170, -80, 70, 130),
      ...donjon(300, -20, 70, 140),
      ...donjon(-70, 0, 90, 200),
      ...donjon(80, 0, 76, 130),
      ...donjon(-200, 0, 110, 140),
      ['M-250 0V-70h520v70z', '#C9B494'],
      [crenels(-240, 260, 24, -70, 9), '#C9B494'],
      [arches(-20, -20, 1, 0, 40, 56), '#4A3A40'],
    ])
    paintWater(s, '#5E94A8', 8, '#F3DCC0', null)
    s.draw(s.at(0, 20), [['M-240 0H320q-40 90 -160 110q-100 -10 -160 30q-60 -40 0 -140z', '#6A7A80']])
    paintFloating(s, s.at(-130, 150, 1), 170, [
      ['M-260 -30H240L214 10H-230z', '#3E4A5A'],
      ['M-250 -30h330v-16h-330z', '#A98A5E'],
      ['M-240 -46q30 -22 70 0q30 -26 80 0q40 -24 90 0q30 -20 70 0z', '#C9A87A'],
      [block(160, -30, 90, 50), '#FBF6E8'],
      [panes(134, 186, 3, -50, 18, 16), '#3A4A5C'],
      [block(180, -80, 20, 26), s.accent],
    ])
    paintReeds(s, 'right', '#4E5A3E', 180)
    s.draw(s.at(210, 270, 1.2), [
      ['M30 -90Q120 -210 200 -170l0 3Q124 -200 34 -86z', '#3A2A30'],
      ...sitter(0, '#8A4A3A'),
    ])
  },
})
