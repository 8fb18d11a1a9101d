import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, cupola, hip, ogives, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRainfall } from '#art/kit/weather.ts'

const LIT = '#E8C48A'
const SHADE = '#A8804E'
const DARK = '#3E4038'
const LAUNCH: readonly GlyphPart[] = [
  ['M-90 -30v-62h4v62zM84 -30v-62h4v62zM-20 -30v-62h4v62z', DARK],
  ['M-110 -90h220l8 -12h-236z', '#F6EAD2'],
  ['M-110 -90h220v7h-220z', '#D8402E'],
  [panes(-70, 66, 7, -28, 15, 30), '#6E4A4A'],
  ['M-150 -34q50 14 150 14q96 0 160 -24q-8 50 -40 58h-224q-40 -10 -46 -48z', '#2F6A7A'],
  ['M-148 -28q60 14 150 14q90 0 154 -20l-4 10q-60 18 -150 18q-90 0 -148 -12z', '#F6EAD2'],
]

/** The arch on the harbour and the domed hotel beside it, launches before them, in the monsoon. */
export const seaGateway = landmark({
  name: 'sea-gateway',
  palette: {
    ...PALETTES.monsoon,
    top: '#7A9A9A',
    middle: '#A9BFB0',
    horizon: '#E8E0C0',
    lightText: 'in the monsoon',
  },
  accent: '#D8402E',
  ground: 0.54,
  sun: null,
  clouds: null,
  altText:
    'A great yellow stone arch with four turrets on a harbour wall, a long hotel with a red dome beside it, passenger launches on grey water in the rain',
  paint: (s) => {
    paintGroundMist(s, 300, 0.6)
    s.draw(s.at(230, 4), [
      ...solid(0, 0, 340, 150, '#C9B49A', '#8E7E74', 0.24),
      ...[-150, -90, -30, 30, 90, 150].flatMap((x): readonly GlyphPart[] => [
        [
          arches(x - 14, x + 14, 2, -14, 16, 26) +
            arches(x - 14, x + 14, 2, -54, 16, 26) +
            arches(x - 14, x + 14, 2, -94, 16, 26),
          '#6A5E5E',
        ],
        [hip(x, -150, 32, 24, 0.2), '#A8584A'],
      ]),
      [block(0, -150, 92, 44), '#D9C4A4'],
      ...cupola(0, -192, 44, 74, '#B9564A', '#7E3A3E'),
      [block(0, -262, 10, 20) + block(0, -280, 3, 24), '#7E3A3E'],
      ...cupola(-162, -150, 18, 34, '#B9564A', '#7E3A3E'),
      ...cupola(162, -150, 18, 34, '#B9564A', '#7E3A3E'),
      ...solid(420, 0, 150, 330, '#B9BCB0', '#7E8A86', 0.4),
      [panes(366, 420, 6, -20, 7, 300), '#7E8A86'],
    ])
    s.draw(s.at(-130, 6, 1.16), [
      ...solid(0, 0, 250, 150, LIT, SHADE, 0.18),
      [ogives(0, 0, 1, 0, 84, 132), DARK],
      [ogives(-86, -86, 1, 0, 40, 84) + ogives(86, 86, 1, 0, 40, 84), DARK],
      [panes(-98, -74, 3, -96, 5, 30) + panes(74, 98, 3, -96, 5, 30), SHADE],
      ['M-130 -150h260v-12h-260z', '#F6DDAA'],
      ['M-66 -162h132v-26h-132z', LIT],
      [crenels(-60, 60, 9, -188, 8), '#F6DDAA'],
      ...[-112, -58, 58, 112].flatMap((x) => [
        ...solid(x, -160, 24, 36, LIT, SHADE, 0.4),
        ...cupola(x, -194, 13, 22, '#F6DDAA', SHADE),
      ]),
    ])
    paintQuayWall(s, '#D9C49A', '#7E7060', 34)
    paintWater(s, '#6E9490', 30, '#E8E0C0', null)
    paintMirrorBars(s, '#E8C48A', -130, 34, 110, 7)
    paintFloating(s, s.atDepth(-240, 0.36, 0.6), 150, LAUNCH)
    paintFloating(s, s.atDepth(230, 0.5, 0.76), 150, LAUNCH)
    paintFloating(s, s.atDepth(10, 0.8, 1.25), 150, LAUNCH)
    paintRainfall(s, 70)
  },
})
