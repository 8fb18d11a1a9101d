import { person } from '#art/kit/figures.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** A jet low over the beach at Maho, people with their hats held. */
export const lowPlane = landmark({
  name: 'low-plane',
  palette: { ...PALETTES.noon, top: '#2E86BC', middle: '#86C6D8', horizon: '#E8F2DC' },
  accent: '#F2503A',
  ground: 0.72,
  sun: null,
  clouds: null,
  altText:
    'A jet coming in very low over a narrow beach, bathers waving under it, turquoise water and a fence behind',
  paint: (s) => {
    paintWater(s, '#2EAEBC', -70, '#BCE8DC', null)
    s.draw(s.at(0, -330, 1.1), [
      ['M-40 20L-620 -40q-30 6 -30 22l560 96zM40 20L620 -40q30 6 30 22l-560 96z', '#C9D4DC'],
      ['M-90 60L-560 -8l-90 -10q0 -14 30 -22L-40 20zM90 60L560 -8l90 -10q0 -14 -30 -22L40 20z', '#EFF3F2'],
      ['M-14 -200L-14 -80h28L14 -200q-14 -10 -28 0z', '#2E6AA0'],
      ['M-130 -92l110 -20v34l-110 22zM130 -92l-110 -20v34l110 22z', '#DCE4E6'],
      ['M-84 30a84 88 0 1 0 168 0a84 88 0 1 0 -168 0z', '#FBFAF2'],
      ['M20 -52a84 88 0 0 1 0 164a120 120 0 0 0 0 -164z', '#C3CED6'],
      ['M-50 -2q50 -30 100 0l-8 22q-42 -18 -84 0z', '#33485E'],
      ['M-270 30a44 46 0 1 0 88 0a44 46 0 1 0 -88 0zM182 30a44 46 0 1 0 88 0a44 46 0 1 0 -88 0z', '#F2F4F0'],
      ['M-256 32a30 32 0 1 0 60 0a30 32 0 1 0 -60 0zM196 32a30 32 0 1 0 60 0a30 32 0 1 0 -60 0z', '#3A4A5C'],
      ['M-4 116h8v60h-8zM-110 100h8v64h-8zM102 100h8v64h-8z', '#5A6672'],
      [
        round(-12, 182, 14) +
          round(12, 182, 14) +
          round(-118, 168, 16) +
          round(-94, 168, 16) +
          round(94, 168, 16) +
          round(118, 168, 16),
        '#2A3038',
      ],
    ])
    s.draw(s.at(0, 0), [
      ['M-1500 30Q-600 -30 100 30T1200 0V560H-1500z', '#F3DCA8'],
      ['M-1500 30Q-600 -30 100 30T1200 0v-14Q600 40 100 14T-1500 14z', '#FBFBF0'],
      ['M-180 120h400q40 14 0 26h-420q-40 -12 20 -26z', '#D9B884'],
    ])
    for (const [x, y, i, ink] of [
      [-270, 120, 0, '#2E8A6A'],
      [-130, 160, 1, '#F2B82E'],
      [60, 130, 0, s.accent],
      [190, 176, 1, '#2E6AA0'],
      [310, 120, 0, '#F6F0E0'],
      [-420, 190, 1, '#E892A8'],
    ] as const)
      s.draw(
        s.at(x, y, 1.05),
        i === 0
          ? pointer(0, ink, '#F6E3BE', '#7A4632')
          : [
              ...person(0, ink, undefined, '#7A4632'),
              ['M-18 -90l-22 -50l8 -4l26 46zM18 -90l22 -50l-8 -4l-26 46z', ink],
            ],
      )
    s.draw(s.at(-40, 240, 1.1), [
      ['M-90 0l20 -16h150l24 16z', s.accent],
      ['M-60 -16q-8 -20 12 -22h110q16 6 12 22z', '#7A4632'],
      [round(-74, -30, 13), '#7A4632'],
    ])
    paintPalms(s, 'right', '#1E5A4A', '#3E3A38', 360, 1)
  },
})
