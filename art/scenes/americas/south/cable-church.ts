import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, cone, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

/** Monserrate over Bogota: the white church on its ridge, a cable car on its way up, brick towers below. */
export const cableChurch = landmark({
  name: 'cable-church',
  palette: {
    ...PALETTES.monsoon,
    top: '#7A9CA0',
    middle: '#B4C8BC',
    horizon: '#EFE8D0',
    lightText: 'between two showers',
  },
  accent: '#D8301E',
  ground: 0.7,
  sun: null,
  clouds: null,
  altText:
    'A white church on top of a steep green mountain, a red cable car rising towards it over brick towers and a bullring',
  paint: (s) => {
    s.draw(s.at(0, 10), [
      [
        'M-1500 0V-180C-1100 -240 -800 -200 -560 -300C-430 -360 -330 -400 -240 -400L-130 -396C-40 -330 60 -340 180 -420C330 -520 420 -520 560 -440C760 -330 960 -300 1100 -320V0z',
        '#7FA08E',
      ],
      [
        'M-1500 0V-60C-1100 -100 -700 -90 -520 -180C-430 -240 -330 -380 -250 -398L-120 -398C-60 -330 40 -240 160 -200C330 -150 700 -120 1100 -130V0z',
        '#4E7E66',
      ],
      [
        'M-120 -398C-60 -330 40 -240 160 -200C330 -150 700 -120 1100 -130V0H60C0 -130 -60 -280 -160 -398z',
        '#386452',
      ],
      [
        'M-330 -300C-380 -200 -420 -100 -440 0h60C-360 -120 -330 -210 -300 -320zM-230 -380C-250 -260 -260 -120 -260 0h60C-210 -130 -220 -270 -210 -390z',
        '#6E9A72',
      ],
    ])
    s.draw(s.at(-190, -386), [
      ...solid(0, 0, 110, 54, '#FBF6E8', '#BFC4C0', 0.3),
      ...solid(-44, 0, 30, 100, '#FBF6E8', '#BFC4C0', 0.34),
      ...cone(-44, -100, 34, 30, '#C8694A', '#8A463E'),
      [hip(10, -54, 50, 18, 0.8), '#C8694A'],
      [arches(-44, -44, 1, -66, 10, 22) + arches(10, 40, 2, -4, 14, 30), '#4A5258'],
    ])
    sprayBand(s.canvas, '#F4F0DE', s.groundY - 240 * s.unit, s.groundY - 330 * s.unit, 0.4)
    s.draw(s.at(0, 0), [['M-200 -376L1100 330l0 4L-201 -372zM-190 -376L1100 300l0 4L-191 -373z', '#3A3F44']])
    s.draw(s.at(-10, -258, 1.2), [
      ['M-3 0v-34h6v34z', '#3A3F44'],
      ['M-40 0h80l10 14v52l-12 16h-76l-12 -16v-52z', s.accent],
      [panes(-28, 28, 3, 46, 22, 30), '#FFF3D8'],
    ])
    for (const [x, w, h, i] of [
      [-640, 120, 170, 0],
      [-500, 90, 240, 1],
      [-380, 110, 190, 0],
      [-250, 80, 300, 2],
      [-150, 100, 150, 1],
      [60, 90, 230, 0],
      [170, 80, 280, 2],
      [290, 120, 200, 1],
      [420, 90, 320, 0],
      [540, 120, 220, 2],
      [700, 120, 260, 1],
      [-800, 120, 220, 2],
      [-960, 130, 160, 1],
      [-1120, 120, 210, 0],
      [-1280, 120, 180, 2],
    ] as const)
      s.draw(s.at(x, 60), [
        ...solid(0, 0, w, h, ['#C8694A', '#D98A62', '#B85E4A'][i] ?? '#C8694A', '#7A3E3E', 0.34),
        [
          Array.from({ length: Math.floor(h / 26) }, (_n, row) =>
            panes(-w * 0.36, w * 0.06, 4, -14 - row * 26, w * 0.07, 12),
          ).join(''),
          '#F6E3BE',
        ],
      ])
    paintOpenGround(s, '#6E9A5E', '#8DB470', -50)
    s.draw(s.at(-120, 160), [
      ['M-190 0V-60a190 54 0 0 1 380 0V0a190 54 0 0 1 -380 0z', '#B85E4A'],
      ['M-190 -60a190 54 0 1 0 380 0a190 54 0 1 0 -380 0z', '#D98A62'],
      ['M-130 -60a130 32 0 1 0 260 0a130 32 0 1 0 -260 0z', '#EBD3A4'],
      [arches(-150, 150, 9, 34, 20, 56), '#7A3E3E'],
    ])
    paintTreeCrowns(s, '#3E6A4E', 46, 250)
    s.draw(s.at(230, 250, 1.15), [...walker(0, '#3E5A8A', '#E8C068'), ...dog(90, '#5A3A34')])
  },
})
