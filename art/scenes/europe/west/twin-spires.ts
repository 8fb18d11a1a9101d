import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFarTown, paintGroundMist } from '#art/kit/backdrops.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, ogives, panes, peak, peaks } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LIT = '#8E8C98'
const SHADE = '#55566A'
const DARK = '#2E3046'

/** A tower of the west front: three storeys of tracery and a pierced spire. */
const tower = (x: number): readonly GlyphPart[] => [
  [block(x, 0, 88, 216), LIT],
  [block(x + 30, 0, 28, 216), SHADE],
  [ogives(x - 20, x + 6, 2, -20, 20, 76) + ogives(x - 20, x + 6, 2, -122, 20, 80), DARK],
  [peaks(x - 40, x + 40, 5, -212, 14, 46), LIT],
  [`M${x - 38} -216L${x - 28} -300H${x + 28}L${x + 38} -216z`, LIT],
  [`M${x + 8} -216v-84h20l10 84z`, SHADE],
  [ogives(x - 12, x + 8, 2, -226, 13, 66), DARK],
  [peaks(x - 28, x + 28, 4, -296, 10, 36), LIT],
  [peak(x, -298, 54, 170), LIT],
  [`M${x} -468L${x + 27} -298h-18z`, SHADE],
  [[-320, -346, -372, -398].map((y) => `M${x - 4} ${y}h8v-14h-8z`).join(''), DARK],
  [block(x, -458, 4, 22) + block(x, -470, 12, 4), SHADE],
]

/** The black cathedral with its two spires above the Rhine, the three arches of the railway bridge. */
export const twinSpires = landmark({
  name: 'twin-spires',
  palette: {
    ...PALETTES.highland,
    top: '#9AA4BC',
    middle: '#D3C4BC',
    horizon: '#F7E0C0',
    deep: '#262A40',
    lightText: 'on a cloudy evening',
  },
  accent: '#E2402C',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'A dark Gothic cathedral with two very tall pierced spires above a river, a railway bridge of three steel arches with a red train',
  paint: (s) => {
    paintFarTown(s, ['#E8D3B4', '#D9B89A', '#F0E0C4'], ['#8A6A6A', '#6E5E70'], 76, 0.2)
    s.draw(s.at(-140, 2), [
      ['M90 0v-150h230v150z', LIT],
      ['M90 -150h230l-24 -52h-206z', SHADE],
      [ogives(120, 300, 5, -10, 22, 112), DARK],
      [peaks(98, 316, 7, -148, 12, 44), LIT],
      [peak(196, -200, 34, 120), SHADE],
      ['M-26 0v-190h52v190z', LIT],
      [ogives(0, 0, 1, -6, 40, 70) + ogives(0, 0, 1, -92, 36, 84), DARK],
      ['M-26 -190l26 -50l26 50z', LIT],
      ...tower(-66),
      ...tower(66),
    ])
    paintGroundMist(s, 60, 0.4)
    paintQuayWall(s, '#C9B094', '#7E6E72', 26)
    paintWater(s, '#5E7A8C', 24, '#F7E0C0', null)
    paintMirrorBars(s, '#6A6C80', -206, 30, 40, 9)
    paintMirrorBars(s, '#6A6C80', -74, 30, 40, 9)
    const span = (x: number): readonly GlyphPart[] => [
      [`M${x - 160} 0Q${x} -190 ${x + 160} 0h-14Q${x} -156 ${x - 146} 0z`, '#4E7A72'],
      [
        [-110, -74, -38, 0, 38, 74, 110]
          .map((p) => `M${x + p} 0v${-94 * (1 - (p / 160) ** 2)}h5v${94 * (1 - (p / 160) ** 2)}z`)
          .join(''),
        '#4E7A72',
      ],
      [block(x - 160, 110, 44, 122), '#B99E84'],
      [block(x - 148, 110, 18, 122), '#7E6E6A'],
    ]
    s.draw(s.at(210, 66), [
      ...[-1280, -960, -640, 0, 320, 640].filter((x) => x >= 0).flatMap(span),
      ['M-230 14h1400v-22h-1400z', '#3A5A5A'],
      ['M-120 -8v-34h300q30 4 40 34z', s.accent],
      [panes(-96, 160, 10, -18, 16, 13), '#FBEBC4'],
      ['M-120 -14h330v-5h-330z', '#FBEBC4'],
    ])
    s.draw(s.atDepth(-160, 0.72, 1.1), [
      ['M-200 -14h380l30 -16l-10 40q-6 10 -20 10h-360q-20 -6 -20 -34z', '#2E3A56'],
      ['M-180 -14v-22h330v22z', '#C98A5A'],
      ['M-170 -36v-34h60v34z', '#FBEBC4'],
      [panes(-158, -122, 3, -46, 9, 12), DARK],
    ])
  },
})
