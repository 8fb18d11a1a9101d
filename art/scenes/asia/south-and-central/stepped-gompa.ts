import { paintRidge } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak, round, solid, steps } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** Thikse: white houses climbing to a red temple, chortens in front and poplars in October. */
export const steppedGompa = landmark({
  name: 'stepped-gompa',
  palette: {
    ...PALETTES.arid,
    top: '#1E5AA0',
    middle: '#6EA0C4',
    horizon: '#F3D8B0',
    lightText: 'in thin October light',
  },
  accent: '#F2B82E',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'A monastery of white cubes stepping up a bare hill to a red temple on top, a row of white chortens and yellow poplars below, brown mountains behind',
  paint: (s) => {
    paintRidge(s, '#9A8494', 330, 100, 0.4)
    s.draw(s.at(0, 0), [
      [
        'M-1600 10Q-700 -20 -420 -110Q-260 -330 -60 -400L130 -410Q300 -300 420 -120Q700 -20 1300 10z',
        '#C9A27C',
      ],
      ['M130 -410Q300 -300 420 -120Q700 -20 1300 10H260Q240 -200 130 -410z', '#94705E'],
    ])
    const cell = (x: number, y: number, w: number, h: number): void =>
      s.draw(s.at(x, y), [
        ...solid(0, 0, w, h, '#FBF3E4', '#C4AE9E', 0.26),
        [block(0, -h, w + 4, 8), '#8E3E34'],
        [panes(-w * 0.3, w * 0.08, w > 70 ? 3 : 2, -h * 0.36, w * 0.12, h * 0.3), '#3A2A34'],
      ])
    for (const [y, from, to, count] of [
      [-300, -120, 170, 5],
      [-230, -190, 220, 6],
      [-160, -250, 280, 7],
      [-96, -310, 330, 7],
      [-36, -350, 370, 7],
    ] as const)
      for (let i = 0; i < count; i += 1)
        cell(
          from + ((to - from) * i) / (count - 1),
          y + ((i * 37) % 26),
          62 + ((i * 29) % 34),
          56 + ((i * 43) % 26),
        )
    s.draw(s.at(20, -350), [
      ...solid(0, 0, 250, 120, '#A83E34', '#6E2A30', 0.28),
      [block(0, -112, 262, 16), '#5A2A2E'],
      [panes(-90, 50, 5, -30, 20, 44), '#FBF3E4'],
      [panes(-90, 50, 5, -34, 12, 34), '#2A2430'],
      ...solid(-10, -126, 120, 50, '#E3B050', '#A8743E', 0.3),
      [block(-10, -174, 132, 10), '#8E3E34'],
      [block(-110, -120, 12, 26) + block(110, -120, 12, 26) + peak(-10, -182, 20, 34), s.accent],
    ])
    paintOpenGround(s, '#D9B484', '#BE9664')
    for (const x of [-330, -290, 330, 372, -620, -660, 560, 640] as const)
      s.draw(s.at(x, 40), [
        ['M-6 0V-60h12V0z', '#6A4A3A'],
        ['M0 -230q44 100 24 190q-24 20 -48 0q-20 -90 24 -190z', '#E8A82E'],
        ['M0 -230q44 100 24 190q-10 8 -20 8q10 -100 -4 -198z', '#B87A28'],
      ])
    for (const [x, size] of [
      [-210, 0.8],
      [-70, 0.95],
      [90, 1.1],
      [270, 1.3],
      [-380, 0.8],
      [-760, 0.9],
      [-960, 1],
    ] as const)
      s.draw(s.at(x, 130, size), [
        [steps(0, 0, 110, 3, 18, 9), '#FBF3E4'],
        [block(40, 0, 30, 18) + block(33, -18, 26, 18) + block(26, -36, 22, 18), '#C4AE9E'],
        ['M-34 -54q-14 -56 34 -60q48 4 34 60z', '#FBF3E4'],
        ['M8 -113q40 8 26 59h-24q12 -30 -2 -59z', '#C4AE9E'],
        [peak(0, -112, 18, 54), s.accent],
        [round(0, -172, 8), s.accent],
      ])
    s.draw(s.at(-120, 220, 1.1), [...robed(0, '#8E2E2E', '#8E2E2E'), ...walker(90, '#3E5A7A', '#F2D9A0')])
  },
})
