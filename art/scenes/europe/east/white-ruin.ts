import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { cow } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const LIT = '#F6EEDC'
const SHADE = '#C4B4AC'

const haystack = (x: number, y: number, size: number): readonly GlyphPart[] => [
  [
    `M${x - 34 * size} ${y}q${-6 * size} ${-60 * size} ${34 * size} ${-96 * size}q${40 * size} ${36 * size} ${34 * size} ${96 * size}z`,
    '#E3BC6A',
  ],
  [
    `M${x} ${y - 96 * size}q${40 * size} ${36 * size} ${34 * size} ${96 * size}h${-22 * size}q${4 * size} ${-60 * size} ${-12 * size} ${-96 * size}z`,
    '#B4843E',
  ],
  [`M${x - 1.5} ${y - 90 * size}v${-24 * size}h3v${24 * size}z`, '#5A4434'],
]

/** The long white ruin on its travertine hill above hayfields, the saw of the High Tatras behind. */
export const whiteRuin = landmark({
  name: 'white-ruin',
  palette: {
    ...PALETTES.morning,
    top: '#6EA4C0',
    middle: '#B9D3CC',
    horizon: '#F6E9C8',
    lightText: 'in haymaking weather',
  },
  accent: '#E2402C',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A vast white ruined castle spread along a bare green hill, a round tower at its top, a jagged range behind and haystacks in front',
  paint: (s) => {
    for (const [across, tall, reach] of [
      [-330, 270, 200],
      [-190, 230, 170],
      [250, 280, 210],
      [390, 250, 180],
      [-520, 240, 220],
      [-760, 220, 240],
      [-1000, 250, 240],
      [560, 260, 220],
    ] as const)
      paintMountain(s, across, tall, reach, '#A9BCC8', '#7E96A8', 0.2, 1.1)
    paintGroundMist(s, 190, 0.9)
    s.draw(s.at(30, 30), [
      [
        'M-620 40C-440 0 -330 -80 -220 -140L-120 -180L-60 -230H90L150 -190L260 -130C360 -60 500 10 640 40z',
        '#9AB468',
      ],
      ['M90 -230L150 -190L260 -130C360 -60 500 10 640 40H260C240 -60 180 -160 90 -230z', '#6E9458'],
      ['M-60 -230L-80 -200L-20 -190L20 -204L90 -196L110 -216L90 -230z', '#E3D8C4'],
      ...solid(22, -226, 44, 118, LIT, SHADE, 0.42),
      ['M0 -340l8 -12l10 10l12 -12l14 14z', LIT],
      ['M-64 -226v-76l14 10l8 -16l14 20l4 62zM60 -222v-60l16 -14l10 12l12 -8v70z', LIT],
      [panes(-50, -40, 1, -250, 8, 22) + panes(74, 88, 2, -240, 7, 20), '#6E5A5A'],
      ['M-210 -138v-56l20 -8l12 12l20 -10l24 10l14 -12l30 6l20 -10v60l-60 20z', LIT],
      ['M130 -196v-50l30 4l16 -12l24 14l14 -6l30 12v80z', '#E3D8C8'],
      [
        'M-360 -60v-44l40 -16l30 4l40 -26l40 -6v44l-80 34zM244 -136v-34l40 10l30 20l40 16l30 30v40l-70 -40z',
        SHADE,
      ],
      ['M-440 -22v-30l60 -14l20 4v26zM384 -60v-34l50 20l40 24v30z', '#E3D8C8'],
      [
        panes(-330, -290, 3, -86, 7, 14) +
          panes(-190, -130, 4, -160, 7, 16) +
          panes(160, 220, 4, -200, 7, 16) +
          panes(270, 320, 3, -120, 7, 14),
        '#6E5A5A',
      ],
    ])
    paintOpenGround(s, '#B4C06A', '#D9D27E', 0)
    s.draw(s.at(-300, 60), [
      [block(0, 0, 40, 54) + block(46, 0, 90, 34), '#FBF2E0'],
      [`${peak(0, -54, 44, 56)}M-4 -34h100l-14 -22h-84z`, '#A8584A'],
      [block(0, -106, 3, 14), '#3A2A34'],
    ])
    s.draw(s.at(0, 0), [
      ...haystack(-120, 130, 0.8),
      ...haystack(30, 110, 0.66),
      ...haystack(180, 150, 0.96),
      ...haystack(-300, 210, 1.3),
      ...haystack(310, 240, 1.4),
      ...haystack(-620, 190, 1.2),
      ...haystack(-900, 230, 1.4),
    ])
    s.draw(s.at(20, 240, 1.05), walker(0, '#F6F0E0', s.accent))
    s.draw(s.at(160, 300, 0.9), cow(0, '#8A5A44', '#F6F0E0'))
  },
})
