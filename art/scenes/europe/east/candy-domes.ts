import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, bulb, cone, crenels, panes, peaks, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintSnowfall } from '#art/kit/weather.ts'

/** Striped, twisted and studded bulbs in all colours. */
export const candyDomes = landmark({
  name: 'candy-domes',
  palette: PALETTES.polar,
  accent: '#F2B83C',
  mist: '#D6EEE4',
  ground: 0.74,
  sun: [-230, 470, 46],
  altText:
    'A red brick cathedral with nine bulbs striped and twisted in different colours, snow on the square',
  lightText: 'on a frosty afternoon',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      [block(-330, 0, 300, 110) + crenels(-470, -190, 12, -106, 14), '#A84A42'],
      ...solid(-300, 0, 60, 250, '#B8544A', '#6E2E3A', 0.36),
      ...cone(-300, -246, 66, 130, '#3F7A6A', '#24504E'),
      [block(330, 0, 320, 130), '#B8544A'],
      [panes(200, 460, 12, -40, 12, 40), '#F6E6D0'],
    ])
    paintOpenGround(s, '#EEF4F0', '#C3D8DE', 0)
    const head = (
      x: number,
      base: number,
      wide: number,
      tall: number,
      lit: string,
      shade: string,
      stripe: string,
    ): readonly GlyphPart[] => [
      ...solid(x, base, wide, tall, '#B8524A', '#6E2C3A', 0.34),
      [arches(x - wide * 0.24, x + wide * 0.24, 2, base - 20, wide * 0.2, tall * 0.5), '#F6E6D0'],
      [peaks(x - wide * 0.3, x + wide * 0.3, 3, base - tall + 2, wide * 0.34, 22), '#F6E6D0'],
      ...bulb(x, base - tall - 10, wide * 0.62, wide * 1.25, lit, shade),
      [
        [0.16, 0.36, 0.56]
          .map(
            (k) =>
              `M${x - wide * 0.56 * (1 - Math.abs(k - 0.36))} ${base - tall - 10 - wide * 1.25 * k}l${wide * 1.1 * (1 - Math.abs(k - 0.36))} ${-wide * 0.18}v${wide * 0.1}l${-wide * 1.1 * (1 - Math.abs(k - 0.36))} ${wide * 0.18}z`,
          )
          .join(''),
        stripe,
      ],
      [
        block(x, base - tall - 6 - wide * 1.25, 3, 34) + block(x, base - tall - 20 - wide * 1.25, 16, 3),
        s.accent,
      ],
    ]
    s.draw(s.at(20, 16, 1.1), [
      ...head(-150, 0, 80, 200, '#3F8A5E', '#1F5A48', '#F2C65A'),
      ...head(150, 0, 80, 210, '#E9E2D0', '#A8A4A0', '#2F6FA8'),
      ...solid(0, 0, 130, 300, '#B8524A', '#6E2C3A', 0.34),
      [arches(-34, 34, 3, -40, 22, 80) + panes(-40, 40, 5, -180, 10, 60), '#F6E6D0'],
      ...cone(0, -296, 130, 190, '#C9604E', '#7E343C'),
      ...bulb(0, -470, 26, 54, '#F6CC50', '#B8862E'),
      ...head(-70, 0, 74, 150, '#C8452E', '#7E2A34', '#F6E6D0'),
      ...head(74, 0, 74, 140, '#3F8AB8', '#22567E', '#F6E6D0'),
      ...head(-210, 0, 62, 120, '#E0A23C', '#9A6A2E', '#3F7A4E'),
      ...head(216, 0, 62, 120, '#7EA85A', '#4A7040', '#C8452E'),
      [block(0, 0, 500, 60), '#C9604E'],
      [arches(-230, 230, 14, 0, 22, 44), '#6E2C3A'],
    ])
    s.draw(s.atDepth(-150, 0.56, 1.15), [
      ...person(0, '#2F5A78', '#6A4A3E'),
      ...person(52, '#7A2E4A', '#F6E6D0'),
    ])
    paintSnowfall(s)
  },
})
