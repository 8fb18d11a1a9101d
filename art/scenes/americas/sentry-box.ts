import { person } from '#art/kit/figures.ts'
import { paintOpenGround, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A sentry box on the wall, kites over the sea. */
export const sentryBox = landmark({
  name: 'sentry-box',
  palette: PALETTES.noon,
  accent: '#E2402E',
  ground: 0.58,
  sun: [-220, 360, 60],
  altText:
    'A domed stone sentry box on the corner of a sea fort, children flying kites on the lawn, surf below',
  paint: (s) => {
    paintWater(s, '#2F8FB0', -20)
    s.draw(s.at(130, 40), [
      ['M-330 330L-200 0H1300V720H-330z', '#D9AE7A'],
      ['M-330 330L-200 0l110 20L-110 330z', '#F0CC9A'],
      ['M-210 0H1300v-30H-216z', '#F3D6A8'],
      [
        [60, 120, 180, 240].map((y) => `M${-200 - y * 0.4} ${y}H1300v4H${-200 - y * 0.4}z`).join(''),
        '#B58A60',
      ],
    ])
    s.draw(s.at(-30, 36, 1.3), [
      ['M-56 0L-40 60H40L56 0z', '#B58A60'],
      [taper(0, 0, 104, 150, 0.96), '#F3D6A8'],
      ['M14 0V-150h36l2 150z', '#B08258'],
      [block(0, -146, 118, 12), '#F9E6C2'],
      [dome(0, -156, 50, 62), '#E9C08C'],
      ['M0 -218Q50 -210 50 -156H24Q26 -200 0 -218z', '#A87A54'],
      [round(0, -226, 10), '#F3D6A8'],
      [panes(-26, -26, 1, -60, 13, 44) + panes(18, 18, 1, -60, 12, 44), '#5A4044'],
    ])
    s.draw(s.at(240, 10), [
      ...[-60, 60, 180].flatMap((x) => [
        ...solid(
          x,
          0,
          110,
          120,
          ['#8FC0C0', '#F2B08A', '#F6D88A'][(x + 60) / 120] ?? '#F6D88A',
          '#8A6A6A',
          0.16,
        ),
        [panes(x - 30, x + 30, 3, -16, 16, 40) + panes(x - 30, x + 30, 3, -70, 16, 34), '#FBF6E6'] as const,
      ]),
    ])
    paintOpenGround({ ...s, groundY: s.groundY + 190 * s.unit }, '#7EA858', '#96BC68', 0)
    for (const [x, y, ink] of [
      [-270, -360, s.accent],
      [-120, -440, '#F2C63C'],
      [170, -420, '#2FA08A'],
      [320, -330, '#F6E6F0'],
    ] as const)
      s.draw(s.at(x, y), [
        ['M0 -34L26 0L0 44L-26 0z', ink],
        ['M-1 44q-14 40 10 70q-20 30 0 60h3q-18 -30 2 -60q-24 -30 -10 -70z', '#FBF6E6'],
      ])
    s.draw(s.atDepth(-150, 0.84, 0.95), [...person(0, s.accent), ...person(60, '#F2C63C')])
    s.draw(s.atDepth(170, 0.78, 0.8), person(0, '#2F5A8A'))
  },
})
