import { paintFirs, paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { wader } from '#art/kit/figures.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintSnowfall } from '#art/kit/weather.ts'

/** Red-crowned cranes dancing on a snowfield, a frozen river, bare trees with frost. */
export const snowCranes = landmark({
  name: 'snow-cranes',
  palette: PALETTES.polar,
  accent: '#D8352E',
  mist: '#D6EEE4',
  ground: 0.56,
  sun: [130, 190, 74],
  isSunDrawn: true,
  altText: 'Red-crowned cranes dancing on a field of snow, frosted trees and a low sun behind them',
  lightText: 'on a February morning',
  paint: (s) => {
    paintHills(s, '#6FA4B0', 120, 36)
    paintFirs(s, '#3E7488', 70)
    paintGroundMist(s, 60, 0.6)
    paintOpenGround(s, '#F1F7F2', '#C9DEE2', 0)
    const body = '#FFFFFF'
    const black = '#1B2A3C'
    for (const [x, y, size] of [
      [-250, 0.2, 0.7],
      [270, 0.16, 0.6],
      [200, 0.34, 0.9],
    ] as const)
      s.draw(s.atDepth(x, y, size), wader(0, body, black, s.accent))
    s.draw(s.atDepth(-90, 0.66, 1.9), [
      ...wader(0, body, black, s.accent),
      ['M-10 -80q-60 -40 -60 -120q30 30 44 40q-6 -40 6 -70q26 60 44 146z', body],
      ['M-70 -200q30 30 44 40l-4 18q-30 -20 -40 -58zM-20 -230q16 34 26 70l-16 6q-16 -36 -10 -76z', black],
    ])
    s.draw(s.atDepth(140, 0.76, 1.7), wader(0, body, black, s.accent))
    paintReeds(s, 'right', '#2E5A70', 120)
    paintSnowfall(s, 40)
  },
})
