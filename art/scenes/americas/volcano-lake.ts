import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { robed } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Three volcanoes round a lake, a launch with its awning. */
export const volcanoLake = landmark({
  name: 'volcano-lake',
  palette: PALETTES.morning,
  accent: '#D8325A',
  ground: 0.56,
  mist: '#7FB9B4',
  sun: [-230, 330, 54],
  altText:
    'Volcano cones across a deep blue lake, a wooden jetty, a launch with an awning, a woman in a straw hat',
  paint: (s) => {
    const cone3 = (x: number, w: number, h: number, lit: string, shade: string): void =>
      s.draw(s.at(x, 6), [
        [
          `M${-w} 0Q${-w * 0.3} ${-h * 0.3} ${-w * 0.08} ${-h}q${w * 0.08} -8 ${w * 0.16} 0Q${w * 0.3} ${-h * 0.3} ${w} 0z`,
          lit,
        ],
        [
          `M0 ${-h - 4}q${w * 0.04} -2 ${w * 0.08} 4Q${w * 0.3} ${-h * 0.3} ${w} 0H${w * 0.24}Q${w * 0.1} ${-h * 0.4} 0 ${-h - 4}z`,
          shade,
        ],
        [
          [-0.3, 0.1, 0.4]
            .map(
              (k) =>
                `M${w * k * 0.3} ${-h * 0.7}l${w * k * 0.4} ${h * 0.5}l${w * 0.03} 0l${-w * k * 0.36} ${-h * 0.5}z`,
            )
            .join(''),
          shade,
        ],
      ])
    cone3(-210, 330, 330, '#7FA8A4', '#5A8690')
    cone3(290, 300, 280, '#7FA8A4', '#5A8690')
    paintGroundMist(s, 150, 0.6)
    cone3(70, 300, 370, '#4F8A7E', '#2F6470')
    s.draw(s.at(70, -372), [
      [
        'M-12 4q-16 -26 10 -40q-4 -20 24 -26q40 -6 56 -24q-6 34 -40 40q-20 6 -20 24q-10 20 -30 26z',
        '#FBEBCB',
      ],
    ])
    paintGroundMist(s, 60, 0.4)
    paintWater(s, '#2F7A96')
    paintFloating(s, s.atDepth(140, 0.34, 1), 130, [
      ['M-100 -66h190v-8h-190zM-90 -66v50h4v-50zM80 -66v50h4v-50z', '#2A3440'],
      ['M-110 -74h210l-10 -14h-190z', '#FBF3DF'],
      [[-60, -24, 12, 48].map((x) => `M${x - 9} -14q0 -30 9 -34q9 4 9 34z`).join(''), '#F2C63C'],
      ['M-140 -22q140 14 280 -10q-14 42 -50 50h-180q-36 -4 -50 -40z', '#2F5AA0'],
    ])
    s.draw(s.atDepth(-190, 0.72, 1.3), [
      ['M-260 0h330v14h-330z', '#A87E5E'],
      [panes(-240, 50, 7, 70, 8, 66), '#6E4E44'],
      ...robed(-40, '#2F4A8A', '#2A1F30'),
      ['M-60 -40q-2 -46 10 -56h20q12 10 10 56z', s.accent],
      ['M-62 -118q22 -22 44 0l-4 8h-36z', '#F2A03C'],
    ])
    paintBough(s, 'right', '#4A342E', ['#7A4FB0', '#A87AD0', '#5E3A96'], 320)
  },
})
