import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintSnowfall } from '#art/kit/weather.ts'

/** Three narrow merchants' houses side by side, snow on their gables. */
export const threeBrothers = landmark({
  name: 'three-brothers',
  palette: PALETTES.city,
  accent: '#3FA09A',
  ground: 0.76,
  mist: '#B0607A',
  sun: [250, 540, 44],
  altText:
    'Three old houses side by side, white, yellow and green, with stepped and curved gables, snow falling',
  lightText: 'on a December evening',
  paint: (s) => {
    const house = (
      x: number,
      wide: number,
      tall: number,
      wall: string,
      shade: string,
      gable: string,
    ): readonly GlyphPart[] => [
      ...solid(x, 0, wide, tall, wall, shade, 0.12),
      [gable, wall],
      [
        panes(x - wide * 0.3, x + wide * 0.3, 3, -110, wide * 0.16, 60) +
          panes(x - wide * 0.3, x + wide * 0.3, 3, -210, wide * 0.16, 60) +
          panes(x - wide * 0.14, x + wide * 0.14, 2, -tall - 10, wide * 0.12, 46),
        '#FFD98A',
      ],
      [
        [-110, -210]
          .map((y) =>
            [-0.3, 0, 0.3]
              .map((k) => block(x + wide * k, y, 3, 60) + block(x + wide * k, y - 30, wide * 0.16, 3))
              .join(''),
          )
          .join(''),
        '#5A4468',
      ],
      [`M${x - 26} 0v-66q26 -30 52 0v66z`, '#5A3A4E'],
      [block(x, -90, wide, 8) + block(x, -190, wide, 5), '#FFFDF6'],
    ]
    s.draw(s.at(0, 8, 1.02), [
      ...solid(-350, 0, 180, 330, '#7E5A86', '#5A4270', 0.3),
      ...solid(370, 0, 200, 360, '#75568A', '#553E6C', 0.3),
      [
        panes(310, 410, 3, -110, 26, 56) +
          panes(310, 410, 3, -220, 26, 56) +
          panes(-400, -300, 3, -110, 26, 56),
        '#E9B07A',
      ],
      ...house(
        165,
        170,
        260,
        '#F6EEDC',
        '#C6B4BC',
        'M80 -258v-40h24v-40h24v-40h24v-40h26v40h24v40h24v40h24v40z',
      ),
      ...house(
        0,
        160,
        290,
        '#F2C46A',
        '#B8884E',
        'M-80 -288q6 -60 40 -64q0 -60 40 -78q40 18 40 78q34 4 40 64z',
      ),
      ...house(-165, 170, 270, '#8FB59A', '#5E8478', 'M-250 -268L-165 -430L-80 -268z'),
      [
        'M80 -298h24v-8h-24zM104 -338h24v-8h-24zM128 -378h24v-8h-24zM152 -418h26v-8h-26zM178 -378h24v-8h-24zM202 -338h24v-8h-24zM226 -298h24v-8h-24zM-84 -288q6 -60 40 -68q0 -60 44 -84q40 22 44 84q34 8 40 68h-10q-6 -52 -40 -54q0 -58 -34 -74q-34 16 -34 74q-34 2 -40 54zM-256 -262L-165 -442L-74 -262l-12 2L-165 -418L-246 -260z',
        '#FFFFFF',
      ],
    ])
    paintOpenGround({ ...s, groundY: s.groundY + 6 * s.unit }, '#E9E6F2', '#C2B9D6', 0)
    s.draw(s.atDepth(-60, 0.5, 1.15), [
      ...person(0, s.accent, '#FFF6E6'),
      ...person(54, '#C8452E', '#3A2E4E'),
    ])
    s.draw(s.atDepth(250, 0.6, 1.2), [
      ['M-3 0v-180h6v180zM-18 -180h36l-6 -40h-24z', '#2A2240'],
      ['M-12 -182h24l-4 -30h-16z', '#FFD98A'],
    ])
    paintSnowfall(s)
  },
})
