import { paintFarTown } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { cone, cupola, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Painted boats with eyes below honey-coloured bastions. */
export const eyedBoats = landmark({
  name: 'eyed-boats',
  palette: PALETTES.noon,
  accent: '#E2402E',
  ground: 0.56,
  sun: [220, 330, 56],
  altText:
    'Boats painted in bands of yellow, red and blue with eyes on their bows, a domed stone town behind',
  paint: (s) => {
    paintFarTown(s, ['#F0D49A', '#E6C384', '#F3DDAA'], ['#E0B878', '#EBC88E'], 120, 0.12)
    s.draw(s.at(30, 4), [
      ...solid(0, 0, 150, 130, '#EDCB8C', '#B08A58', 0.3),
      ...cupola(0, -126, 66, 110, '#D9A86A', '#9A7048'),
      ...[-120, 120].flatMap((x) => [
        ...solid(x, 0, 50, 190, '#F3DDAA', '#B5905E', 0.36),
        ...cone(x, -186, 50, 60, '#E0B878', '#A07A50'),
      ]),
      ['M-2 -232h4v-40h-4z', '#8A6A4A'],
    ])
    paintQuayWall(s, '#F6E6BC', '#C09A66', 34)
    paintWater(s, '#2F8FB0', 32)
    const boat = (x: number, y: number, size: number, band: string): void =>
      paintFloating(s, s.atDepth(x, y, size), 150, [
        ['M-20 -30v-110h4v110z', '#3A2A2C'],
        ['M40 -30v-40h60v40z', '#FBF3DF'],
        ['M-190 -110l24 50q90 36 240 10l60 -50l24 -6q-6 80 -70 116h-170q-90 -24 -108 -120z', '#2F5AA8'],
        ['M-168 -62q90 38 244 12l56 -40q-6 20 -16 38l-40 22q-140 26 -228 -2z', '#F6C63C'],
        ['M-152 -30q90 28 228 2l40 -22q-10 14 -20 24l-30 12q-120 20 -200 2z', band],
        ['M-128 -8q80 18 200 0l-20 14h-152z', '#2F8A5E'],
        ['M-160 -70q14 -12 30 0q-14 12 -30 0z', '#FBF3DF'],
        [round(-146, -70, 4), '#1D2A4C'],
      ])
    boat(230, 0.22, 0.66, s.accent)
    boat(-210, 0.34, 0.8, s.accent)
    boat(40, 0.74, 1.45, s.accent)
    s.draw(s.atDepth(10, 0.66, 1.2), person(0, '#FBF3DF', '#C98F4C'))
  },
})
