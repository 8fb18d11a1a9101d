import { paintFirs, paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, dome, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const [STONE, STONE_SHADE, SLATE, SLATE_SHADE] = ['#D9C6A2', '#8F7C6C', '#5E6E7C', '#3C4858']
const OPENING = '#33313C'

/** A Romanesque church of a mountain valley: squat nave, tall square belfry with pairs of arches. */
export const stoneBelfry = landmark({
  name: 'stone-belfry',
  palette: PALETTES.morning,
  accent: '#C8372A',
  ground: 0.64,
  sun: [-220, 390, 56],
  altText:
    'A small stone church with a tall square bell tower of paired arches on a mountain meadow, two walkers on the path',
  lightText: 'early on a summer morning',
  paint: (s) => {
    paintMountain(s, -300, 330, 330, '#A9BBB4', '#75918F', 0.16)
    paintMountain(s, 260, 400, 380, '#9DB4AC', '#688887', 0.14)
    paintMountain(s, -20, 270, 300, '#8FAE96', '#5F8B7C')
    paintGroundMist(s, 170, 0.75)
    paintHills(s, '#5F9460', 90, 40, 0.3)
    paintFirs(s, '#2C5F4A', 74, -4)
    paintOpenGround(s, '#86B25A', '#A8CA6A', 8)
    s.draw(s.at(10, 40, 1.12), [
      // The nave and its round end, roofed with slate.
      ...solid(-96, 0, 200, 92, STONE, STONE_SHADE, 0.2),
      [block(-214, 0, 60, 66), STONE],
      [dome(-214, -62, 36, 34), SLATE],
      ['M-206 -88L-176 -142H-28L4 -88z', SLATE],
      ['M-60 -88L-40 -142H-28L4 -88z', SLATE_SHADE],
      [arches(-150, -150, 1, -28, 16, 34) + arches(-84, -84, 1, 0, 36, 62), OPENING],
      // The belfry, three storeys of bells.
      ...solid(40, 0, 88, 336, STONE, STONE_SHADE, 0.36),
      [block(40, -112, 96, 6) + block(40, -196, 96, 6) + block(40, -280, 96, 6), '#F1E3C2'],
      [
        [-128, -212].map((base) => arches(20, 52, 2, base - 8, 17, 46)).join('') +
          arches(20, 52, 2, -290, 14, 30),
        OPENING,
      ],
      [block(36, -44, 8, 34), OPENING],
      [peak(40, -332, 122, 66), SLATE],
      ['M40 -398L101 -332H56z', SLATE_SHADE],
    ])
    s.draw(s.at(-66, 44), [
      ['M-40 0h44q-30 60 60 130t60 220v400h-230v-400q90 -120 40 -210t26 -140z', '#E6D3A4'],
    ])
    s.draw(s.atDepth(40, 0.66, 1.25), [...person(0, s.accent), ...person(42, '#2F5A78', '#F6E3BE')])
  },
})
