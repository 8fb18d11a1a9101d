import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, eaves, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

const pagodaOf = (tiers: number, w: number, rise: number): readonly GlyphPart[] =>
  Array.from({ length: tiers }, (_n, i): GlyphPart[] => {
    const wide = w * (1 - (i / tiers) ** 1.8 * 0.6)
    const y = -i * rise
    return [
      [block(0, y, wide, rise), '#F6EBD3'],
      [block(wide * 0.3, y, wide * 0.4, rise), '#C4AE98'],
      [eaves(0, y - rise + 4, wide * 0.62, rise * 0.3, 0.8), '#A98E74'],
    ]
  }).flat()

/** The three pagodas of Dali before the Cangshan, mirrored in their pond. */
export const threePagodas = landmark({
  name: 'three-pagodas',
  palette: {
    ...PALETTES.morning,
    top: '#5E94B8',
    middle: '#B4CCD0',
    horizon: '#FBE6C8',
    lightText: 'on a clear winter morning',
  },
  accent: '#D8402E',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'One tall square pagoda between two slimmer ones, a long mountain with snow in its gullies behind, all mirrored in a pond',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-170L-1200 -260L-900 -220L-600 -300L-420 -250L-260 -340L-100 -280L60 -350L200 -290L360 -340L560 -260L800 -310L1300 -200V10z',
        '#7A96AC',
      ],
      [
        'M-600 -300L-420 -250L-500 -120L-560 -180zM-260 -340L-100 -280L-160 -140L-220 -200zM60 -350L200 -290L140 -150L90 -210zM360 -340L560 -260L440 -140L400 -200z',
        '#5A7692',
      ],
      [
        'M-620 -286l20 -14l60 22l-20 40l-26 -10zM-284 -326l24 -14l70 28l-20 50l-30 -14l-20 30zM36 -336l24 -14l60 26l-16 46l-30 -14l-20 26zM336 -330l24 -10l70 30l-20 40l-34 -10l-16 20z',
        '#FBF8F0',
      ],
    ])
    paintGroundMist(s, 120, 0.8)
    paintTreeCrowns(s, '#6E966A', 36, 6)
    s.draw(s.at(0, 8), [
      [block(0, 0, 180, 30), '#C9B49C'],
      ...pagodaOf(14, 116, 34).map(([d, ink]): GlyphPart => [d, ink]),
      [block(0, -472, 10, 60) + round(0, -540, 9), '#D8A84A'],
      [arches(0, 0, 1, 0, 30, 50), '#5A4038'],
    ])
    s.draw(s.at(-250, 20), [...pagodaOf(10, 66, 30), [block(0, -296, 6, 44), '#D8A84A']])
    s.draw(s.at(240, 20), [...pagodaOf(10, 66, 30), [block(0, -296, 6, 44), '#D8A84A']])
    s.draw(s.at(0, 0), [['M-1600 16H1300V50H-1600z', '#A9B878']])
    paintWater(s, '#6E9EB0', 46, '#E8E6D0', null)
    paintMirrorBars(s, '#EFE2C8', 0, 60, 74, 12)
    paintMirrorBars(s, '#EFE2C8', -250, 60, 40, 8)
    paintMirrorBars(s, '#EFE2C8', 240, 60, 40, 8)
    paintBough(s, 'left', '#5A3E44', ['#F2A0B4', '#FBD3DA', '#F6F0E0'], 260)
    s.draw(s.at(290, 290, 1.15), [...pointer(0, '#2E5A8A', s.accent)])
    s.draw(s.at(0, 300), [['M190 0Q330 -20 1300 -10V200H150z', '#7E7A5E']])
    s.draw(s.at(270, 320, 1.15), [...robed(0, '#F6F0E0', s.accent), ...walker(80, '#2E5A8A', '#F2C23C')])
  },
})
