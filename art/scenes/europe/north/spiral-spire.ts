import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, panes, peak, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Copenhagen's corkscrew spire over roofs and masts, cyclists on a bridge in front. */
export const spiralSpire = landmark({
  name: 'spiral-spire',
  palette: {
    ...PALETTES.morning,
    top: '#8AB0C0',
    middle: '#C6D6D0',
    horizon: '#F9E3C4',
    lightText: 'on a cold bright morning',
  },
  accent: '#F2B82E',
  ground: 0.72,
  sun: null,
  clouds: null,
  altText:
    'A black and gold church spire with a stair winding up its outside, yellow and red warehouses below and three cyclists crossing a bridge',
  paint: (s) => {
    s.draw(s.at(60, 0, 0.92), [
      ...solid(0, 0, 150, 330, '#B5684E', '#7E443E', 0.36),
      [block(0, -322, 170, 16) + block(0, -210, 160, 10), '#E8D6B4'],
      [arches(-30, 20, 2, -224, 24, 70) + round(-14, -160, 24), '#4A2E34'],
      [round(-14, -160, 18), s.accent],
      ['M-64 -336h128l-14 -50h-100z', '#2E3A44'],
      [taper(0, -380, 104, 270, 0.16), '#3A4650'],
      ['M6 -380L2 -650H8L52 -380z', '#222C36'],
      [
        [0, 1, 2, 3]
          .map((i) => {
            const [w, y] = [62 - i * 14, -396 - i * 62]
            return `M${-w} ${y}Q0 ${y + 26} ${w} ${y - 26}l4 -12Q0 ${y + 10} ${-w} ${y - 12}z`
          })
          .join(''),
        s.accent,
      ],
      [
        [0, 1, 2, 3]
          .map((i) => {
            const [w, y] = [62 - i * 14, -396 - i * 62]
            return `M${-w} ${y - 14}Q0 ${y + 8} ${w} ${y - 40}v-3Q0 ${y + 3} ${-w} ${y - 18}z`
          })
          .join(''),
        '#F6E3A8',
      ],
      [round(0, -662, 18), s.accent],
      ['M-3 -676v-40h6v40zM-12 -716q12 -20 24 0z', s.accent],
    ])
    for (const [x, w, h, ink] of [
      [-330, 120, 230, '#E8A03A'],
      [-210, 120, 200, '#C8503A'],
      [-90, 110, 240, '#F2D08A'],
      [200, 130, 220, '#D8703E'],
      [330, 130, 190, '#8EA8B0'],
      [460, 130, 230, '#E8B85A'],
      [590, 130, 200, '#C8503A'],
      [-460, 130, 200, '#8EA8B0'],
      [-590, 130, 230, '#C8503A'],
      [-720, 130, 200, '#F2D08A'],
      [-850, 130, 220, '#D8703E'],
      [-980, 130, 200, '#E8A03A'],
      [-1110, 130, 230, '#8EA8B0'],
      [-1240, 130, 200, '#F2D08A'],
      [720, 130, 220, '#8EA8B0'],
      [850, 130, 200, '#E8A03A'],
    ] as const)
      s.draw(s.at(x, 6), [
        ...solid(0, 0, w, h * 0.7, ink, '#6E4A4E', 0.12),
        [peak(0, -h * 0.68, w + 6, h * 0.34), '#8E4A3E'],
        [
          Array.from({ length: 4 }, (_n, row) => panes(-w * 0.32, w * 0.2, 4, -16 - row * 36, 13, 22)).join(
            '',
          ),
          '#FBF3E0',
        ],
        [block(0, -h * 0.72, 20, 26), '#FBF3E0'],
      ])
    s.draw(s.at(0, 0), [['M-330 6V-190h4V6zM-328 -186l90 130h-4l-88 -124zM-270 6V-150h4V6z', '#4A3A40']])
    s.draw(s.at(0, 0), [['M-1500 6H1200V30H-1500z', '#B9A894']])
    paintWater(s, '#4E7E8E', 28, '#E8DCC4', null)
    s.draw(s.at(0, 0), [
      ['M-1500 200Q-200 120 1200 200V250Q-200 170 -1500 250z', '#D3C6B4'],
      ['M-1500 200Q-200 120 1200 200v-14Q-200 106 -1500 186z', '#F3EADA'],
      ['M-1500 250Q-200 170 1200 250v14Q-200 186 -1500 266z', '#7A6E70'],
    ])
    const cyclist = (coat: string, frame: string): readonly GlyphPart[] => [
      [round(-54, -26, 27) + round(56, -26, 27), '#2A2430'],
      [round(-54, -26, 22) + round(56, -26, 22), '#C9D0C8'],
      ['M-54 -28l32 -44h56l22 46h-7l-20 -38l-30 38h-10l-22 -36l-16 34zM38 -70h24v6h-20z', frame],
      ['M-26 -58q-2 -50 18 -58q26 4 24 30l28 18l-4 8l-34 -14l-2 20l8 42h-10l-14 -42z', coat],
      [round(4, -130, 14), '#7A4632'],
      ['M-10 -136q14 -22 30 0z', '#3A2A30'],
    ]
    s.draw(s.at(-260, 166, 0.95), cyclist('#2E5A7A', '#2A2430'))
    s.draw(s.at(0, 156, 0.95), cyclist('#C8402E', '#2A2430'))
    s.draw(s.at(240, 166, 0.95), cyclist('#5E7A5A', '#2A2430'))
  },
})
