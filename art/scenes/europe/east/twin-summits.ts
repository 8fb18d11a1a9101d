import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { wader } from '#art/kit/figures.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, hip, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const LIT = '#D9936C'
const SHADE = '#92564A'
const ROOF = '#B0705A'

/** A twelve-sided drum under its folded cone, as churches of this country have them. */
const drum = (x: number, base: number, wide: number, tall: number, rise: number): readonly GlyphPart[] => [
  ...solid(x, base, wide, tall, LIT, SHADE, 0.4),
  [arches(x - wide * 0.34, x + wide * 0.2, 4, base - tall * 0.16, wide * 0.12, tall * 0.64), SHADE],
  [`M${x - wide / 2 - 6} ${base - tall}h${wide + 12}v-7h${-wide - 12}z`, '#F0BE94'],
  [peak(x, base - tall - 6, wide + 12, rise), ROOF],
  [`M${x} ${base - tall - 6 - rise}L${x + wide / 2 + 6} ${base - tall - 6}H${x + wide * 0.14}z`, '#7A4640'],
  [
    `M${x} ${base - tall - 6 - rise}l${-wide * 0.24} ${rise}h4zM${x} ${base - tall - 6 - rise}l${-wide * 0.02} ${rise}h4z`,
    SHADE,
  ],
  [block(x, base - tall - rise, 3, 22) + block(x, base - tall - rise - 12, 12, 3), '#4A2E34'],
]

/** Khor Virap's walls and drum on their hillock, the two cones of Ararat across the plain. */
export const twinSummits = landmark({
  name: 'twin-summits',
  palette: {
    ...PALETTES.morning,
    top: '#6E9EB8',
    middle: '#B4CFCC',
    horizon: '#F9E3C4',
    lightText: 'on a clear morning in spring',
  },
  accent: '#D8402E',
  ground: 0.64,
  sun: null,
  clouds: null,
  altText:
    'A walled monastery with a twelve-sided drum and a conical roof on a hillock, two snow cones, one great and one small, across the plain, a stork in the reeds',
  paint: (s) => {
    s.draw(s.at(-20, 6), [
      [
        'M-560 0C-400 -60 -300 -180 -210 -310C-170 -360 -130 -392 -90 -400C-40 -404 0 -370 40 -310C120 -180 190 -70 330 0z',
        '#9AB4C8',
      ],
      ['M-60 -402C-30 -396 0 -370 40 -310C120 -180 190 -70 330 0H90C20 -140 -20 -290 -60 -402z', '#7290AC'],
      [
        'M-266 -236C-240 -270 -225 -290 -210 -310C-170 -360 -130 -392 -90 -400C-40 -404 0 -370 40 -310L92 -226l-36 -10l-20 30l-40 -38l-30 50l-50 -40l-34 44l-40 -46l-40 20l-22 -34z',
        '#FFFBF2',
      ],
      [
        'M-60 -402C-30 -396 0 -370 40 -310L92 -226l-36 -10l-20 30l-34 -30C-20 -290 -40 -350 -60 -402z',
        '#CFDBE4',
      ],
      ['M150 0C240 -60 290 -130 336 -204Q350 -216 366 -204C410 -120 470 -50 560 0z', '#A9BFCC'],
      ['M352 -210Q360 -212 366 -204C410 -120 470 -50 560 0H410C380 -80 366 -150 352 -210z', '#7C98B0'],
      ['M306 -156L336 -204Q350 -216 366 -204L392 -158l-22 -8l-20 16l-22 -16z', '#FFFBF2'],
    ])
    paintGroundMist(s, 170, 0.9)
    paintHills(s, '#A9B07A', 20, 8, 0.4)
    s.draw(s.at(60, 30), [
      ['M-330 10C-240 -70 -150 -96 -40 -100C80 -104 200 -70 300 10z', '#B99A68'],
      ['M40 -103C110 -104 210 -70 300 10H120C110 -50 80 -90 40 -103z', '#8E7454'],
      ['M-210 -60V-112L-150 -124H160L230 -100V-40L120 -60H-130z', '#E0B088'],
      ['M160 -124L230 -100V-40L150 -56z', '#A87058'],
      ['M-210 -112L-150 -124H160L230 -100v-8l-70 -26h-310l-60 12z', '#F6D0A4'],
      [panes(-120, -40, 3, -76, 8, 16) + panes(70, 130, 3, -76, 8, 16), '#6E4A44'],
      ...solid(6, -112, 150, 70, LIT, SHADE, 0.3),
      [hip(6, -180, 84, 24, 0.5), ROOF],
      [peak(-24, -112, 60, 110) + block(-24, -100, 60, 80), LIT],
      [arches(-24, -24, 1, -120, 14, 40), '#5A3030'],
      ...drum(10, -190, 66, 66, 76),
      ...drum(-112, -116, 34, 60, 40),
    ])
    paintOpenGround(s, '#A4AE5E', '#C9C478', -24)
    s.draw(s.at(-190, 120, 0.9), walker(0, s.accent, '#F6E3BE'))
    s.draw(s.atDepth(200, 0.72, 1.2), wader(0, '#F6F0E0', '#2A2430', s.accent))
    paintReeds(s, 'right', '#3E4A2E', 170)
  },
})
