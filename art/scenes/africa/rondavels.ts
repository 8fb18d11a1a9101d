import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { rider } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Riders in blankets before thatched round houses and a mesa. */
export const rondavels = landmark({
  name: 'rondavels',
  palette: PALETTES.highland,
  accent: '#B8322E',
  ground: 0.62,
  sun: [-200, 360, 56],
  altText: 'Round thatched houses on a green slope below flat-topped mountains, a rider in a blanket passing',
  lightText: 'on a cool clear morning',
  paint: (s) => {
    s.draw(s.at(0, 6), [
      ['M-560 0L-420 -210h230l70 60L-40 0zM20 0L130 -260H420L560 0z', '#9AAA92'],
      ['M-190 -210l70 60L-40 0h-90zM420 -260L560 0H420l-60 -260z', '#74887E'],
      ['M-420 -210h230l20 18h-260zM130 -260H420l14 24H120z', '#B9BFA2'],
    ])
    paintGroundMist(s, 190)
    paintHills(s, '#8FA66A', 60, 30, 0.3)
    paintOpenGround(s, '#A3B26A', '#84984F', 0)
    for (const [x, y, size] of [
      [-300, 0.06, 0.9],
      [-180, 0.16, 1.15],
      [220, 0.1, 1.05],
      [340, 0.2, 1.2],
    ] as const)
      s.draw(s.atDepth(x, y, size), [
        ...solid(0, 0, 108, 60, '#E3C39A', '#9A7458'),
        [block(-14, 0, 24, 46), s.accent],
        ['M-40 -40h108v8h-108z', '#F6E9CC'],
        ['M-76 -52Q-10 -110 0 -136Q10 -110 76 -52z', '#B59A5A'],
        ['M0 -136Q10 -110 76 -52H20z', '#7E6A42'],
      ])
    s.draw(s.atDepth(10, 0.66, 1.7), [
      ...rider(0, '#4A3230', '#3E6A8A', '#D9B46A'),
      ['M-24 -96q-6 -56 12 -60l24 2q20 20 30 62q-30 14 -66 -4z', s.accent],
      ['M-22 -112l56 6v8l-58 -6z', '#F2C65A'],
    ])
  },
})
