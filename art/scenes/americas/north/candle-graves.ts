import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const GOLD = '#F0952A'
const FLAME = '#FFE3A0'

/** A mound covered with marigolds, candles round it, a cross of wood or of stone at its head. */
function grave(x: number, y: number, size: number, cross: string, isStone: boolean): readonly GlyphPart[] {
  const p = (dx: number, dy: number): string => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`
  const heads = Array.from({ length: 34 }, (_none, i) => {
    const share = ((i * 37) % 34) / 34
    const dx = -88 + share * 176
    const rise = Math.sqrt(Math.max(0, 1 - (dx / 96) ** 2)) * 46
    return round(x + dx * size, y - (6 + ((i * 13) % 10) * 0.1 * rise) * size, (9 + ((i * 7) % 4)) * size)
  }).join('')
  return [
    isStone
      ? [`M${p(-34, -30)}L${p(-34, -118)}Q${p(0, -150)} ${p(34, -118)}L${p(34, -30)}z`, cross]
      : [
          `M${p(-7, -30)}L${p(-7, -150)}L${p(7, -150)}L${p(7, -30)}zM${p(-38, -124)}L${p(-38, -110)}L${p(38, -110)}L${p(38, -124)}z`,
          cross,
        ],
    [`M${p(-104, 6)}Q${p(-84, -52)} ${p(0, -56)}Q${p(84, -52)} ${p(104, 6)}z`, '#B45A22'],
    [heads, GOLD],
    [
      [-70, -30, 14, 54]
        .map((dx, i) => round(x + dx * size, y - (18 + (i % 2) * 14) * size, 7 * size))
        .join(''),
      '#F7C24A',
    ],
    [
      [-112, -80, -44, 0, 44, 80, 112]
        .map((dx) => `M${p(dx - 5, 14)}L${p(dx - 5, -12)}L${p(dx + 5, -12)}L${p(dx + 5, 14)}z`)
        .join(''),
      '#F6EEDC',
    ],
    [
      [-112, -80, -44, 0, 44, 80, 112]
        .map((dx) => `M${p(dx, -34)}Q${p(dx + 9, -20)} ${p(dx, -13)}Q${p(dx - 9, -20)} ${p(dx, -34)}z`)
        .join(''),
      FLAME,
    ],
  ]
}

/** Someone seated on a low chair in a shawl, to the right or to the left. */
function keeper(
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  shawl: string,
  skirt: string,
): readonly GlyphPart[] {
  const p = (dx: number, dy: number): string =>
    `${Math.round(x + dx * side * size)} ${Math.round(y + dy * size)}`
  return [
    [`M${p(-34, 0)}L${p(-30, -40)}L${p(-24, -40)}L${p(-24, 0)}z`, '#5A3E34'],
    [`M${p(-30, -44)}Q${p(10, -60)} ${p(44, -40)}L${p(50, 0)}L${p(-20, 0)}z`, skirt],
    [
      `M${p(-34, -36)}Q${p(-36, -92)} ${p(-6, -100)}Q${p(22, -94)} ${p(24, -50)}Q${p(0, -30)} ${p(-34, -36)}z`,
      shawl,
    ],
    [round(x + 2 * side * size, y - 112 * size, 13 * size), '#8A5038'],
    [
      `M${p(-14, -104)}Q${p(-18, -130)} ${p(2, -130)}Q${p(14, -128)} ${p(14, -118)}Q${p(-2, -124)} ${p(-8, -100)}z`,
      '#2A1F26',
    ],
  ]
}

/** The night of the dead in a cemetery of Oaxaca: graves under marigolds, candles by the hundred, families on chairs. */
export const candleGraves = landmark({
  name: 'candle-graves',
  palette: {
    ...PALETTES.night,
    top: '#141A3A',
    middle: '#2E2E5A',
    horizon: '#8A5A5E',
    deep: '#120E24',
    lightText: 'in the night',
  },
  accent: '#C9408A',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Graves covered with marigolds and ringed with candles at night, families keep them company on low chairs, a chapel and cypresses behind',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1700 6V-60Q-1000 -120 -600 -80Q-300 -50 0 -90T700 -80L1400 -50V6z', '#23244A'],
      [block(250, 0, 190, 120) + block(180, -120, 50, 66) + dome(276, -118, 52, 62), '#3E3558'],
      [dome(180, -184, 25, 30) + block(180, -212, 4, 26) + block(276, -178, 4, 26), '#3E3558'],
      ['M238 0v-52q16 -24 34 0V0z', FLAME],
      [
        [-900, -800, -640, -420, -300, 40, 96, 420, 520]
          .map(
            (x, i) => `M${x - 18} 6Q${x - 20} -90 ${x} ${-170 - ((i * 31) % 60)}Q${x + 20} -90 ${x + 18} 6z`,
          )
          .join(''),
        '#1A1D3C',
      ],
      ['M-1700 6V-34H1400V6z', '#4A3A56'],
    ])
    addPath(s.canvas, outline`M0 ${s.groundY}H${s.width}V${s.height}H0z`, '#3A2A3E')
    for (const [across, down, r] of [
      [-200, 90, 420],
      [260, 120, 380],
      [-640, 130, 340],
      [0, 300, 520],
    ] as const) {
      const at = s.at(across, down)
      const wide = r * s.unit
      addPath(
        s.canvas,
        outline`M${at.x - wide} ${at.y}a${wide} ${wide * 0.34} 0 1 0 ${2 * wide} 0a${wide} ${wide * 0.34} 0 1 0 ${-2 * wide} 0z`,
        '#F0A050',
        { opacity: 0.16 },
      )
    }
    s.draw(s.at(0, 0), [
      ...[-860, -700, -540, -400, -270, -130, 20, 160, 310, 450, 580].flatMap((x, i) =>
        grave(x, 44 + (i % 2) * 14, 0.46, i % 3 === 0 ? '#8A7E8A' : '#5A4658', i % 3 === 0),
      ),
    ])
    s.draw(s.at(0, 0), [
      ...keeper(-470, 120, 0.8, 1, '#3E5A7A', '#5A2A4A'),
      ...grave(-300, 140, 0.9, '#9A8C94', true),
      ...keeper(-130, 134, 0.84, -1, s.accent, '#2A3A5E'),
      ...grave(150, 150, 0.94, '#6A5060', false),
      ...keeper(330, 146, 0.86, -1, '#7A8A4A', '#4A2A3E'),
      ...grave(520, 140, 0.9, '#9A8C94', true),
      ...grave(-720, 150, 0.94, '#6A5060', false),
      ...keeper(-900, 150, 0.84, 1, s.accent, '#2A3A5E'),
    ])
    s.draw(s.at(0, 0), [
      ...keeper(-230, 330, 1.3, 1, '#5A3A6E', '#23345A'),
      ...grave(30, 340, 1.5, '#6A5060', false),
      ...keeper(290, 336, 1.3, -1, '#C9763A', '#4A2440'),
      ...grave(-560, 350, 1.4, '#9A8C94', true),
    ])
  },
})
