import { paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A stepped tower of sun-dried brick in the desert. */
export const ziggurat = landmark({
  name: 'ziggurat',
  palette: PALETTES.dusk,
  accent: '#3FA0A8',
  ground: 0.72,
  sun: [190, 200, 96],
  altText:
    'A stepped brick tower with three great stairs in an empty plain, date palms, a shepherd with his flock',
  paint: (s) => {
    paintHills(s, '#D9885A', 40, 10)
    paintFarPalms(s, '#6A3E48', [0.04, 0.1, 0.16, 0.9, 0.96], 130)
    s.draw(s.at(0, 10, 1.05), [
      [taper(0, 0, 680, 150, 0.88), '#D98E54'],
      ['M180 0L160 -150H299L340 0z', '#8A4A44'],
      [
        [-300, -240, -180, -120, 120, 180, 240, 300].map((x) => `M${x - 8} 0l4 -150h8l4 150z`).join(''),
        '#B5693F',
      ],
      [taper(0, -146, 440, 90, 0.88), '#E29C60'],
      ['M110 -146L96 -236H193L220 -146z', '#94524A'],
      [taper(0, -232, 240, 60, 0.86), '#EBAC70'],
      ['M-70 0L-34 -236h68L70 0z', '#F6C890'],
      [
        [-8, -32, -56, -80, -104, -128, -152, -176, -200].map((y) => block(0, y, 128 + y * 0.28, 5)).join(''),
        '#B5693F',
      ],
      ['M-330 0L-80 -146h34L-250 0zM330 0L80 -146H46L250 0z', '#EBAC70'],
    ])
    paintOpenGround(s, '#D9945E', '#B56E48', -6)
    s.draw(s.atDepth(-190, 0.5, 1), [
      ...robed(0, s.accent, '#FFF1D6'),
      ...[70, 120, 175, 236].flatMap((x, i) => [
        [
          `M${x - 22} 0v-16h6v16zM${x + 10} 0v-16h6v16zM${x - 28} -18q-2 -28 26 -30q26 2 26 26q-2 12 -52 4z`,
          i % 2 === 0 ? '#FFF1D6' : '#E3C9A4',
        ] as const,
        [`M${x + 18} -34q16 -8 20 6q-8 10 -18 4z`, '#3A2430'] as const,
      ]),
    ])
  },
})
