import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { ferry, paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const INKS = ['#E8684A', '#F2B83E', '#4E9AA8', '#E89AA0', '#7FB06A', '#6A7AB8', '#F6E3BE'] as const

/** A funicular of Valparaiso between tin-clad houses on their slope, container cranes in the bay. */
export const funicularHill = landmark({
  name: 'funicular-hill',
  palette: { ...PALETTES.noon, top: '#4E9CBC', middle: '#A9D2D2', horizon: '#FBEAC8' },
  accent: '#D8301E',
  ground: 0.42,
  sun: null,
  clouds: null,
  altText:
    'A steep funicular with a red and a yellow car between houses in many colours, a bay with cranes and a ship below',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    paintHills(s, '#9CB4BC', 40, 16, 0.4)
    paintWater(s, '#3E90B0', 0, '#E4EEDC', null)
    paintFloating(s, s.at(-180, 60, 0.8), 150, ferry('#2E4A6A', '#E8A03A'))
    s.draw(s.at(-330, 110), [
      [
        'M-60 0L-40 -170h10l16 80h80v10h-66l24 80h-12l-26 -70l-16 70zM-140 0l16 -130h10l14 60h60v8h-54l16 62h-10l-20 -54l-20 54z',
        '#D8843A',
      ],
    ])
    s.draw(s.at(0, 0), [[`M-1500 ${deep}V420L-500 330L-60 230L180 40L420 -80H1100V${deep}z`, '#8A9A6A']])
    for (let row = 0; row < 6; row += 1)
      for (let i = 0; i < 9; i += 1) {
        const x = 400 - row * 130 + i * 112 - (i % 2) * 16
        const y = -60 + row * 104 + i * 14
        const tall = 92 + ((row * 31 + i * 47) % 50)
        if (x > -60 + row * -90)
          s.draw(s.at(x, y + 70), [
            ...solid(0, 0, 100, tall, INKS[(row * 3 + i * 2) % 7] ?? '#F6E3BE', '#5E5A6E', 0.26),
            [panes(-32, 8, 3, -tall * 0.5, 14, 24), '#F6EFDC'],
            [`M-54 ${-tall}l20 -18h76l12 18z`, '#8E7A7A'],
          ])
      }
    for (const [x, y, i] of [
      [-430, 420, 0],
      [-320, 480, 4],
      [-540, 500, 2],
      [-700, 470, 5],
      [-860, 520, 1],
      [-1040, 500, 3],
      [-1200, 540, 6],
      [-420, 560, 3],
    ] as const)
      s.draw(s.at(x, y), [
        ...solid(0, 0, 110, 110, INKS[i], '#5E5A6E', 0.26),
        [panes(-34, 8, 3, -54, 16, 26), '#F6EFDC'],
        [hip(0, -110, 58, 20, 0.7), '#8E7A7A'],
      ])
    s.draw(s.at(0, 0), [
      [`M-290 ${deep}L210 -40L290 -40L-60 ${deep}z`, '#5A6A52'],
      [
        `M-250 ${deep}L222 -40h8L-232 ${deep}zM-190 ${deep}L240 -40h8L-172 ${deep}zM-150 ${deep}L256 -40h8L-130 ${deep}zM-96 ${deep}L274 -40h8L-76 ${deep}z`,
        '#D9CFC0',
      ],
      ['M170 -40v-90h160v90z', '#F6E3BE'],
      ['M150 -126l40 -40h120l40 40z', '#B5543E'],
      [arches(210, 290, 2, -40, 50, 66), '#4A4A5A'],
    ])
    const car = (ink: string): readonly GlyphPart[] => [
      ['M-66 0V-84H66V0L50 24H-50z', ink],
      [panes(-40, 40, 3, -34, 26, 34), '#FFF3D0'],
      ['M-74 -84h148v-14h-148z', '#3A3440'],
    ]
    s.draw(s.at(120, 110, 0.7), car('#F2B81E'))
    s.draw(s.at(-120, 440, 1.15), car(s.accent))
  },
})
