import { addLine } from '#art/drawing/canvas.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const CURVES = [
  'M-260 250Q-120 60 -230 -230',
  'M260 250Q120 60 230 -230',
  'M-250 -190Q0 -40 250 -190',
  'M-250 210Q0 60 250 210',
  'M-300 20Q0 120 300 20',
  'M-20 -290Q60 0 -10 300',
] as const

/** A stick chart of the Marshalls on a mat: swells as bent ribs of palm, islands as shells; a canoe model beside it. */
export const stickChart = landmark({
  name: 'stick-chart',
  palette: { ...PALETTES.morning, horizon: '#D9E4D0', lightText: 'in the shade of a house' },
  accent: '#F26A3A',
  mist: '#B9D6CC',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A navigator’s chart of bent sticks with small shells for islands, seen from above on a woven mat with a bowl of cowries',
  paint: (s) => {
    paintSheet(s, '#D9BE8A')
    const { canvas, unit } = s
    const strands = Array.from({ length: 46 }, (_n, i) => `M-1600 ${-620 + i * 32}H1300v14H-1600z`).join('')
    s.draw(s.at(0, 0), [
      [strands, '#C9A870'],
      [Array.from({ length: 60 }, (_n, i) => `M${-1600 + i * 50} -700h10V1000h-10z`).join(''), '#E8D3A4'],
      ['M-1600 -700H1300v150H-1600z', '#2E7A88'],
      [Array.from({ length: 40 }, (_n, i) => `M${-1600 + i * 76} -560l38 -60l38 60z`).join(''), '#F2E3BE'],
      ['M-1600 470H1300V1000H-1600z', '#2E7A88'],
      [Array.from({ length: 40 }, (_n, i) => `M${-1600 + i * 76} 480l38 60l38 -60z`).join(''), '#F2E3BE'],
    ])
    const at = s.at(0, -20, 1.12)
    for (const [shift, ink] of [
      [12, '#A5824E'],
      [0, '#6A4630'],
    ] as const) {
      const place = { ...at, x: at.x + shift * unit, y: at.y + shift * unit }
      const lines = [
        ...CURVES,
        'M-270 -290V300',
        'M270 -290V300',
        'M-310 -240H310',
        'M-310 250H310',
        'M-290 -260L290 270',
        'M290 -260L-290 270',
        'M-310 0H310',
        'M-120 -290L140 300',
      ]
        .map((line) => placePath(line, place))
        .join('')
      addLine(canvas, lines, ink, 9 * unit)
    }
    s.draw(at, [
      [
        [
          [-230, -240],
          [230, -240],
          [0, -110],
          [-150, 30],
          [160, 70],
          [0, 250],
          [-240, 190],
          [90, -40],
          [250, 200],
        ]
          .map(([x = 0, y = 0]) => `M${x - 22} ${y}q0 -22 22 -24q22 2 22 24q-4 18 -22 20q-18 -2 -22 -20z`)
          .join(''),
        '#FBF3E0',
      ],
      [
        [
          [-230, -240],
          [230, -240],
          [0, -110],
          [-150, 30],
          [160, 70],
          [0, 250],
          [-240, 190],
          [90, -40],
          [250, 200],
        ]
          .map(([x = 0, y = 0]) => `M${x - 3} ${y - 16}q8 16 0 30h6q8 -14 0 -30z`)
          .join(''),
        '#A9846A',
      ],
      [
        [
          [-270, -240],
          [270, -240],
          [-270, 250],
          [270, 250],
          [0, 5],
          [-270, 0],
          [270, 0],
        ]
          .map(([x = 0, y = 0]) => block(x, y + 10, 20, 20))
          .join(''),
        '#E8C890',
      ],
    ])
    s.draw(s.at(300, 420), [
      ['M-120 30Q-130 -60 -30 -90Q80 -90 100 0Q90 90 -20 96Q-100 90 -120 30z', '#A57A48'],
      ['M-104 24Q-112 -48 -28 -74Q66 -74 84 0Q74 76 -18 80Q-88 76 -104 24z', '#E3C694'],
      [round(-40, -10, 24) + round(20, 20, 22) + round(10, -36, 18) + round(-30, 44, 17), '#FBF3E0'],
      [round(-36, -12, 9) + round(24, 22, 8) + round(14, -36, 7), s.accent],
    ])
  },
})
