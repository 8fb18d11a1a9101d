import { paintHills } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintFarPalms, paintPads } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Country boats under patched sails on a river as wide as a lake, lilies in front. */
export const countryBoats = landmark({
  name: 'country-boats',
  palette: PALETTES.monsoon,
  accent: '#D8482E',
  ground: 0.52,
  sun: [170, 190, 70],
  altText: 'River boats with patched square sails on wide green water, water lilies in the foreground',
  paint: (s) => {
    paintHills(s, '#8FB79A', 40, 12)
    paintFarPalms(s, '#3F7A62', [0.05, 0.1, 0.3, 0.36, 0.84, 0.93], 110)
    paintWater(s, '#6FA694')
    const boat = (x: number, y: number, size: number, sail: string, patch: string): void =>
      paintFloating(s, s.atDepth(x, y, size), 180, [
        ['M-6 -20v-270h7v270z', '#3A2A2C'],
        ['M-120 -70Q-30 -50 96 -84L74 -270Q-30 -250 -104 -276z', sail],
        ['M-60 -140l70 4l-4 50l-70 0zM20 -240l50 -6l6 50l-52 4z', patch],
        ['M-210 -76q40 60 120 62h160q80 -6 130 -74l8 4q-30 100 -120 106h-190q-86 -4 -118 -98z', '#33262C'],
        ['M-60 -22q0 -44 70 -46q60 4 62 44z', '#C9A05C'],
        ['M-120 -14q-2 -36 10 -38q12 2 10 38zM-118 -62a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z', '#F6E9C8'],
      ])
    boat(240, 0.14, 0.55, '#C9785A', '#8E4A44')
    boat(-220, 0.24, 0.7, '#E9D9A8', '#B59A6A')
    boat(50, 0.5, 1.25, s.accent, '#F2C85A')
    paintPads(s, '#2F7A5C', 16, 52, 0.66)
    for (const [x, y] of [
      [-260, 0.84],
      [-120, 0.92],
      [230, 0.88],
      [310, 0.95],
    ] as const)
      s.draw(s.atDepth(x, y, 1.2), [
        ['M-24 0q-6 -24 10 -30q4 12 10 16q-2 -20 6 -30q8 10 6 30q6 -4 10 -16q16 6 10 30z', '#F6C6D2'],
      ])
  },
})
