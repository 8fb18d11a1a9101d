import { firs, hills, mist } from '#src/posters/kit/backdrops.ts'
import { wader } from '#src/posters/kit/figures.ts'
import { reeds } from '#src/posters/kit/frames.ts'
import { open } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { landmark } from '#src/posters/kit/stage.ts'
import { snowfall } from '#src/posters/kit/weather.ts'

/** Red-crowned cranes dancing on a snowfield, a frozen river, bare trees with frost. */
export const snowCranes = landmark({
  name: 'snow-cranes',
  look: LOOKS.polar,
  accent: '#D8352E',
  mist: '#D6EEE4',
  ground: 0.56,
  sun: [130, 190, 74],
  altText: 'Red-crowned cranes dancing on a field of snow, frosted trees and a low sun behind them',
  lightText: 'on a February morning',
  paint: (s) => {
    hills(s, '#6FA4B0', 120, 36)
    firs(s, '#3E7488', 70)
    mist(s, 60, 0.6)
    open(s, '#F1F7F2', '#C9DEE2', 0)
    const body = '#FFFFFF'
    const black = '#1B2A3C'
    for (const [x, y, size] of [
      [-250, 0.2, 0.7],
      [270, 0.16, 0.6],
      [200, 0.34, 0.9],
    ] as const)
      s.draw(s.near(x, y, size), wader(0, body, black, s.accent))
    s.draw(s.near(-90, 0.66, 1.9), [
      ...wader(0, body, black, s.accent),
      ['M-10 -80q-60 -40 -60 -120q30 30 44 40q-6 -40 6 -70q26 60 44 146z', body],
      ['M-70 -200q30 30 44 40l-4 18q-30 -20 -40 -58zM-20 -230q16 34 26 70l-16 6q-16 -36 -10 -76z', black],
    ])
    s.draw(s.near(140, 0.76, 1.7), wader(0, body, black, s.accent))
    reeds(s, 'right', '#2E5A70', 120)
    snowfall(s, 40)
  },
})
