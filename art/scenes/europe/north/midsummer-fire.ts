import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SKIN = '#8A5038'

/** Someone in a ring of dancers, arms out to both sides; a wreath of oak or of flowers. */
function dancer(x: number, skirt: string | null, top: string, wreath: string): readonly GlyphPart[] {
  return [
    [`M${x - 10} -84L${x - 46} -62l2 8L${x - 8} -70zM${x + 10} -84L${x + 46} -62l-2 8L${x + 8} -70z`, top],
    skirt === null
      ? [`M${x - 14} 0l2 -48h10l1 48zM${x + 3} 0l1 -48h10l2 48z`, '#3A3A4E']
      : [
          `M${x - 30} -6Q${x - 14} -40 ${x - 10} -56h20Q${x + 14} -40 ${x + 30} -6Q${x} 4 ${x - 30} -6z`,
          skirt,
        ],
    [`M${x - 15} -44q-2 -40 6 -46h18q8 6 6 46z`, top],
    [round(x, -102, 11), SKIN],
    [[-14, -8, 0, 8, 14].map((dx) => round(x + dx, -110 - (14 - Math.abs(dx)) * 0.5, 6)).join(''), wreath],
  ]
}

const FIRE: readonly GlyphPart[] = [
  [
    'M-70 4L40 -26l6 8L-60 12zM70 4L-40 -26l-6 8L60 12zM-50 8L20 -44l8 5L-34 14zM50 8L-20 -44l-8 5L34 14z',
    '#4A2A2A',
  ],
]

const flames = (hot: string): readonly GlyphPart[] => [
  [
    'M-56 -8Q-76 -60 -40 -100Q-40 -70 -26 -66Q-34 -130 6 -178Q6 -130 30 -110Q30 -130 26 -140Q70 -90 54 -8Q0 14 -56 -8z',
    '#E8622C',
  ],
  ['M-38 -8Q-50 -44 -26 -70Q-22 -50 -12 -50Q-14 -94 10 -122Q12 -90 30 -72Q46 -40 36 -8Q0 6 -38 -8z', hot],
  ['M-18 -8Q-24 -34 -4 -58Q6 -40 16 -34Q24 -20 18 -8Q0 0 -18 -8z', '#FFF1B8'],
]

/** Midsummer on the coast of Latvia: a fire in the sand, dancers in wreaths, a fire on a pole, pines and a pale sea. */
export const midsummerFire = landmark({
  name: 'midsummer-fire',
  palette: {
    ...PALETTES.city,
    top: '#31487E',
    middle: '#7E7FA8',
    horizon: '#F8B887',
    deep: '#1C1C3A',
    lightText: 'on the shortest night',
  },
  accent: '#FFC23E',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'People in wreaths of oak leaves and flowers dance in a ring round a fire on a beach, a second fire burns on a tall pole, pines and a pale sea behind',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintWater(s, '#6C7FA6', 0, '#F4C9A0', null)
    s.draw(s.at(0, 0), [
      ['M-1600 20V-20Q-700 -60 -420 -40Q-300 -30 -210 6L-180 20z', '#2B3A55'],
      ['M-1600 150Q-600 120 -200 128Q200 140 700 96L1300 70V260H-1600z', '#B9BFD2'],
      [`M-1600 166Q-600 132 -200 140Q200 154 700 110L1300 84V${deep}H-1600z`, '#C9A28A'],
    ])
    let pines = ''
    for (let across = -1180; across < -196; across += 30) {
      const tall = 90 + ((across * across) % 70)
      const { x, y } = s.at(across, across > -290 ? 4 : -30)
      pines += coniferPath(s.canvas, x, y, tall * s.unit)
    }
    addPath(s.canvas, pines, '#22304C')
    const glow = s.at(20, 330)
    for (const [r, opacity] of [
      [430, 0.16],
      [300, 0.22],
      [190, 0.34],
    ] as const)
      addPath(
        s.canvas,
        outline`M${glow.x - r * s.unit} ${glow.y}a${r * s.unit} ${r * 0.42 * s.unit} 0 1 0 ${2 * r * s.unit} 0a${r * s.unit} ${r * 0.42 * s.unit} 0 1 0 ${-2 * r * s.unit} 0z`,
        '#FFC98A',
        { opacity },
      )
    s.draw(s.at(258, 190), [
      ['M-5 40L-3 -250h6L5 40z', '#3A2A34'],
      ['M-22 -240h44l-8 30h-28z', '#4A2A2A'],
    ])
    s.draw(s.at(258, -48, 0.5), flames(s.accent))
    s.draw(s.at(20, 240, 0.78), [
      ...dancer(-190, '#8E3A4A', '#F3E7D6', '#E9D27A'),
      ...dancer(-96, null, '#E9DCC6', '#6E9A58'),
      ...dancer(0, '#3E6A6A', '#F3E7D6', '#E4909A'),
      ...dancer(96, null, '#E9DCC6', '#6E9A58'),
      ...dancer(190, '#B4633A', '#F3E7D6', '#9FB8E0'),
    ])
    s.draw(s.at(20, 350, 1.24), [...FIRE, ...flames(s.accent)])
    s.draw(s.at(20, 420, 1.34), [
      ...dancer(-234, null, '#2E3A5E', '#3E6A46'),
      ...dancer(-120, '#5A2440', '#4A4468', '#8A7440'),
      ...dancer(130, '#26485A', '#4A4468', '#9A5A6E'),
      ...dancer(240, null, '#2E3A5E', '#3E6A46'),
    ])
    paintTuft(s, 'left', '#1C2438')
  },
})
