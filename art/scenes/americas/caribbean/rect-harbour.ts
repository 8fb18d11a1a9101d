import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const roof = (x: number, y: number, w: number, d: number): readonly GlyphPart[] => [
  [`M${x + 8} ${y + 10}h${w}v${d}h${-w}z`, '#4E6A4E'],
  [`M${x} ${y}h${w}l${-w * 0.2} ${d / 2}h${-w * 0.6}z`, '#E2684A'],
  [`M${x} ${y + d}h${w}l${-w * 0.2} ${-d / 2}h${-w * 0.6}z`, '#B5483A'],
  [`M${x} ${y}l${w * 0.2} ${d / 2}l${-w * 0.2} ${d / 2}z`, '#CC5A42'],
  [`M${x + w} ${y}l${-w * 0.2} ${d / 2}l${w * 0.2} ${d / 2}z`, '#94403A'],
]
const moored = (x: number, y: number, long: number, ink: string): readonly GlyphPart[] => [
  [`M${x - 10} ${y + 8}q-4 ${long * 0.7} 14 ${long}q18 ${-long * 0.3} 14 ${-long}z`, '#1E6A80'],
  [`M${x - 14} ${y}q-4 ${long * 0.7} 14 ${long}q18 ${-long * 0.3} 14 ${-long}z`, '#FBF6E8'],
  [`M${x - 7} ${y + long * 0.14}h14v${long * 0.34}h-14z`, ink],
]

/** Gustavia's harbour from the fort: a rectangle of water cut into red roofs, yachts stern to the quay. */
export const rectHarbour = landmark({
  name: 'rect-harbour',
  palette: { ...PALETTES.noon, horizon: '#A9DCD0' },
  accent: '#F2B82E',
  mist: '#8FD0CC',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A rectangular harbour seen from above, white yachts moored along its quays, red roofs on three sides and a green headland',
  paint: (s) => {
    paintSheet(s, '#2E9CB4')
    sprayBand(s.canvas, '#7FD0C8', 0, s.height * 0.5, 0.5)
    s.draw(s.at(0, 0), [
      ['M-1500 -560H-420Q-360 -420 -300 -330V330H260V-330Q380 -460 560 -560H1200V900H-1500z', '#86AE62'],
      ['M-1500 -560H-420Q-360 -420 -300 -330L-330 -320Q-420 -420 -480 -520H-1500z', '#F3E3B8'],
      ['M260 -330Q380 -460 560 -560H1200v24H600Q420 -440 290 -310z', '#F3E3B8'],
      ['M-326 -330V356H286V-330H260V330H-300V-330z', '#EBDFC4'],
      [
        'M-500 -440q-90 240 -60 520q30 240 240 400h760q120 -200 100 -480q-20 -280 40 -440l22 6q-60 160 -40 430q20 300 -110 500h-790q-230 -160 -260 -420q-30 -290 70 -520z',
        '#E8DCC0',
      ],
    ])
    for (const [x, y, w, d] of [
      [-440, -200, 90, 60],
      [-450, -100, 96, 70],
      [-440, 10, 84, 60],
      [-450, 110, 100, 74],
      [-430, 220, 90, 60],
      [-420, 320, 84, 60],
      [-300, 380, 110, 64],
      [-160, 384, 90, 60],
      [-40, 376, 120, 70],
      [110, 384, 100, 60],
      [300, -200, 90, 60],
      [310, -100, 80, 70],
      [304, 20, 100, 60],
      [312, 130, 84, 70],
      [300, 240, 100, 60],
      [296, 340, 90, 60],
      [-700, -60, 90, 60],
      [-680, 160, 100, 64],
      [640, 60, 90, 60],
      [620, -160, 100, 60],
      [-640, 330, 90, 60],
    ] as const)
      s.draw(s.at(x, y), roof(0, 0, w, d))
    s.draw(s.at(0, 0), [
      ...[-256, -206, -160, -110, -60, -10, 40, 92, 140, 196].flatMap((x, i) =>
        moored(x, 230 - ((i * 37) % 40), 90 + ((i * 37) % 40), i % 3 === 0 ? '#3E6A9A' : '#C9B090'),
      ),
      ...[-210, -60, 110].flatMap((x, i) => moored(x, -120 - i * 70, 100, '#3E6A9A')),
      ['M40 40q-20 70 0 110q24 -40 10 -110z', '#F2B82E'],
      ['M46 -400q-6 160 -6 420l14 0q10 -260 -2 -420z', '#D8F0EC'],
    ])
    for (const [x, y] of [
      [-560, 40],
      [-540, -300],
      [430, -330],
      [520, 230],
      [-620, 240],
      [-380, 450],
      [250, 470],
      [560, 420],
      [-800, 60],
    ] as const)
      s.draw(s.at(x, y), [
        [round(6, 8, 30), '#4E6A4E'],
        [round(0, 0, 30) + round(30, 14, 22), '#4E8A52'],
      ])
  },
})
