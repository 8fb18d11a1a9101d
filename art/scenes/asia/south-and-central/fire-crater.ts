import { paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A burning crater in the desert at night. */
export const fireCrater = landmark({
  name: 'fire-crater',
  palette: PALETTES.night,
  accent: '#FF8A2C',
  ground: 0.58,
  sun: [230, 330, 40],
  altText:
    'A round crater full of flames in a dark desert, a tent and people at a safe distance, stars above',
  paint: (s) => {
    paintHills(s, '#31486E', 40, 16, 0.5)
    paintOpenGround(s, '#6A4A4A', '#8A5A48', 0)
    s.draw(s.atDepth(0, 0.42, 1.15), [
      ['M-300 0q20 -76 300 -80t300 80q-30 84 -300 86t-300 -86z', '#F2B04C'],
      ['M-280 4q30 -62 280 -64t280 64q-40 72 -280 74t-280 -74z', '#7A2A2A'],
      ['M-250 16q60 -46 250 -46t250 46q-60 50 -250 52t-250 -52z', '#D8432A'],
      [
        [-210, -160, -104, -50, 6, 60, 116, 170, 214]
          .map(
            (x, i) =>
              `M${x - 24} 34q-6 -${40 + (i % 3) * 20} 14 -${70 + (i % 3) * 26}q4 30 20 40q8 30 -6 ${56 + (i % 2) * 10}z`,
          )
          .join(''),
        s.accent,
      ],
      [
        [-180, -130, -76, -20, 34, 90, 144, 190]
          .map(
            (x, i) => `M${x - 14} 44q-2 -${26 + (i % 3) * 12} 8 -${44 + (i % 2) * 16}q4 22 14 30q4 16 -4 32z`,
          )
          .join(''),
        '#FFE08A',
      ],
    ])
    s.draw(s.atDepth(-290, 0.2, 0.9), [
      ['M-70 0L-20 -80L40 0z', '#E9DCC0'],
      ['M-20 -80L40 0h-34z', '#8A7E86'],
    ])
    s.draw(s.atDepth(200, 0.84, 1.1), [...person(0, '#1A2238'), ...person(50, '#24304C')])
  },
})
