import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Chimneys of pale rock with doors in them, balloons above. */
export const fairyChimneys = landmark({
  name: 'fairy-chimneys',
  palette: PALETTES.autumn,
  accent: '#C8382E',
  ground: 0.68,
  mist: '#E4CDA6',
  sun: [-220, 280, 66],
  altText:
    'Cones of pale rock with doors and windows cut into them, hot-air balloons floating above the valley',
  lightText: 'at first light in October',
  paint: (s) => {
    paintHills(s, '#D9B58A', 150, 34)
    const chimney = (x: number, y: number, size: number, hasDoor: boolean): void =>
      s.draw(s.at(x, y, size), [
        ['M-90 0Q-54 -120 -34 -250q34 -24 68 0Q54 -120 90 0z', '#F0D3A6'],
        ['M8 -264q16 2 26 14Q54 -120 90 0H20Q30 -120 8 -264z', '#A98268'],
        ['M-52 -240q4 -50 54 -60q46 8 52 58q-50 20 -106 2z', '#8E6A5A'],
        ['M6 -300q42 8 48 58q-20 8 -40 10z', '#6A4C48'],
        [
          hasDoor
            ? 'M-20 0v-44q16 -26 32 0v44zM-30 -110v-20q10 -14 20 0v20zM8 -150v-20q9 -14 18 0v20z'
            : 'M-10 -100v-18q9 -14 18 0v18z',
          '#4E3A3C',
        ],
      ])
    chimney(-320, -30, 0.66, false)
    chimney(320, -34, 0.7, false)
    paintGroundMist(s, 120, 0.5)
    chimney(-190, 10, 1, true)
    chimney(250, 14, 1.1, true)
    chimney(20, 30, 1.34, true)
    paintOpenGround(s, '#D6AC7C', '#B5875E', -20)
    for (const [x, y, size, ink] of [
      [-250, -450, 1, s.accent],
      [110, -540, 0.8, '#3E7A8E'],
      [290, -430, 1.15, '#E3A23C'],
      [-90, -520, 0.55, '#8E4A5A'],
    ] as const)
      s.draw(s.at(x, y, size), [
        ['M-58 0q0 -62 58 -64q58 2 58 64q-6 40 -40 64h-36q-34 -24 -40 -64z', ink],
        ['M0 -64q26 8 26 64q-4 40 -12 64h-28q-8 -24 -12 -64q0 -56 26 -64z', '#FFF1D0'],
        ['M-12 80h24v18h-24zM-16 64l4 18h3l-3 -18zM16 64l-4 18h-3l3 -18z', '#4A2630'],
      ])
    s.draw(s.atDepth(-190, 0.5, 0.95), [...person(0, '#3E5A78'), ...person(48, '#F6E9CC', '#8A4A3E')])
  },
})
