import { paintHills } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const LIT = '#E9A68A'
const BODY = '#8A4A6E'
const SHADE = '#4E3262'
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The towers of Pudong across the Huangpu, from the promenade of the Bund. */
export const pudong = landmark({
  name: 'pudong',
  palette: PALETTES.city,
  accent: '#F2503C',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'Across a river, a tower of spheres on legs beside three skyscrapers, one twisted, one with an opening at its top, people walking on the promenade in front',
  paint: (s) => {
    paintHills(s, '#8C5478', 60, 8, 0)
    const blocks = Array.from({ length: 34 }, (_none, i) => [i * 62 - 1300, 60 + ((i * 53) % 97)] as const)
    s.draw(
      s.at(0, 4),
      blocks.flatMap(([x, tall]) => solid(x, 0, 58, tall, '#A05E7C', '#6B4470', 0.4)),
    )
    s.draw(s.at(-190, 4), [
      ['M-52 0L-24 -86h10L-30 0zM52 0L24 -86h-10L30 0zM-8 0v-86h16v86z', BODY],
      [block(-15, -100, 9, 130) + block(15, -100, 9, 130) + block(0, -100, 9, 300), BODY],
      [taper(0, -318, 10, 92, 0.2), LIT],
      [round(0, -92, 36) + round(0, -244, 27) + round(0, -312, 9), s.accent],
      [
        `${[-120, -140, -160, -180, -200].map((y) => round(0, y, 7)).join('')}M-34 -88h68v8h-68zM-26 -242h52v7h-52z`,
        '#FFD9A0',
      ],
    ])
    s.draw(s.at(62, 4), [
      ...ROWS.flatMap((i) => solid(0, -i * 34, 84 - i * 4, 40, '#D98F84', SHADE, 0.4)),
      [taper(0, -306, 44, 60, 0.1), LIT],
      [
        ROWS.flatMap((i) => [`M${-44 + i * 2} ${-i * 34 - 34}h${88 - i * 4}v-6h${-88 + i * 4}z`]).join(''),
        '#FFD9A0',
      ],
    ])
    s.draw(s.at(150, 4), [
      ['M-46 0L-40 -300L-30 -430H30L40 -300L46 0z', '#B86C80'],
      ['M12 0L20 -430H30L40 -300L46 0z', SHADE],
      ['M-20 -418L-14 -378H14L20 -418z', '#E08A7C'],
    ])
    s.draw(s.at(252, 4), [
      ['M-54 0C-58 -180 -34 -340 -26 -520L14 -540C32 -380 58 -200 54 0z', LIT],
      ['M54 0C58 -200 32 -380 14 -540L-2 -532C6 -380 -30 -220 6 0z', SHADE],
      ['M-50 -90h104v5h-104zM-46 -190h94v5h-94zM-40 -290h80v5h-80zM-34 -390h62v5h-62z', '#7A4468'],
    ])
    s.draw(s.at(0, 4), [[panes(-1200, 780, 70, -16, 7, 9) + panes(-1180, 790, 66, -40, 7, 9), '#FFD98C']])
    paintWater(s, '#6C4A78', 0, '#F0A088', null)
    for (const [across, half, ink] of [
      [-190, 40, '#E2604E'],
      [62, 44, '#E7A08C'],
      [252, 54, '#F2B692'],
    ] as const)
      paintMirrorBars(s, ink, across, 0, half, 9)
    paintFloating(s, s.atDepth(-40, 0.36, 0.9), 120, cutter('#3A2450', '#F6D2A0'))
    s.draw(s.atDepth(0, 1), [
      ['M-1400 0v-92h2400v92z', '#3A2748'],
      ['M-1400 -92h2400v-14h-2400z', '#C98A7C'],
      [panes(-1380, 960, 90, -20, 12, 60), '#241A38'],
    ])
    s.draw(s.atDepth(-120, 0.99, 1.3), walker(0, '#F2B83C', '#FBE9C8'))
    s.draw(s.atDepth(10, 0.99, 1.25), walker(0, '#EFE0C8', s.accent))
    s.draw(s.atDepth(190, 0.99, 1.3), [...person(-16, '#2F6A78'), ...person(22, '#D9675A')])
  },
})
