import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, round, steps } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, sitter, walker } from '#art/kit/poses.ts'

const SKIN = '#8A4E34'

/** A worker of the mural to the waist, one arm raised or both on a tool. */
const worker = (
  x: number,
  y: number,
  size: number,
  shirt: string,
  isRaised: boolean,
): readonly GlyphPart[] => [
  [
    `M${x - 40 * size} ${y}q${-6 * size} ${-90 * size} ${20 * size} ${-110 * size}h${40 * size}q${26 * size} ${20 * size} ${20 * size} ${110 * size}z`,
    shirt,
  ],
  [
    isRaised
      ? `M${x + 20 * size} ${y - 104 * size}l${26 * size} ${-80 * size}l${14 * size} ${6 * size}l${-16 * size} ${90 * size}zM${x + 44 * size} ${y - 180 * size}q0 ${-20 * size} ${14 * size} ${-20 * size}q${14 * size} ${4 * size} ${8 * size} ${24 * size}z`
      : `M${x - 30 * size} ${y - 90 * size}l${50 * size} ${44 * size}l${-10 * size} ${14 * size}l${-50 * size} ${-30 * size}z`,
    SKIN,
  ],
  [
    `M${x - 17 * size} ${y - 132 * size}q0 ${-26 * size} ${18 * size} ${-26 * size}t${18 * size} ${26 * size}q${-2 * size} ${22 * size} ${-18 * size} ${26 * size}q${-16 * size} ${-4 * size} ${-18 * size} ${-26 * size}z`,
    SKIN,
  ],
  [
    `M${x - 44 * size} ${y - 140 * size}q${20 * size} ${-8 * size} ${26 * size} ${-12 * size}q${4 * size} ${-22 * size} ${18 * size} ${-22 * size}t${18 * size} ${22 * size}q${6 * size} ${4 * size} ${26 * size} ${12 * size}q${-44 * size} ${14 * size} ${-88 * size} 0z`,
    '#F2DDB0',
  ],
]

const cog = (x: number, y: number, radius: number): string =>
  `${round(x, y, radius)}${Array.from({ length: 10 }, (_none, i) => {
    const angle = (i * Math.PI) / 5
    const [cx, cy] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    return round(cx, cy, radius * 0.2)
  }).join('')}`

/** A stair hall whose end wall is one mural: two hands with maize, fields to the left and machines to the right. */
export const muralCourt = landmark({
  name: 'mural-court',
  palette: { ...PALETTES.gold, top: '#C9A27A', middle: '#DDB98C', horizon: '#F2DDB4' },
  accent: '#E2307A',
  ground: 0.76,
  sun: null,
  clouds: null,
  altText:
    'A wall painted from edge to edge: two giant hands hold an ear of maize, farmers and a volcano on the left, cogs and workers on the right, visitors before it',
  lightText: 'in the cool of a stair hall',
  paint: (s) => {
    paintSheet(s, '#D3AE84')
    s.draw(s.at(0, 0), [
      ['M-1500 0V-900H1100V0z', '#2E4A6A'],
      ['M-1500 -900H1100V-640Q300 -560 0 -640T-1500 -600z', '#C8432E'],
      ['M-1500 -900H1100V-740Q300 -640 0 -730T-1500 -720z', '#E88A3C'],
      ['M-1500 0V-330Q-900 -420 -380 -300Q-160 -240 0 0z', '#5E8A3E'],
      ['M-1500 0V-200Q-900 -290 -420 -180Q-220 -130 -120 0z', '#8AAE4A'],
      [peak(-250, -260, 330, 240), '#6A5A7E'],
      ['M-250 -500L-206 -436l-24 14l-22 -16l-24 18l-20 -10z', '#FBF2DC'],
      ['M-262 -500q-20 -60 20 -90q-10 -50 30 -70q-10 50 10 70q-30 40 -30 90z', '#FBE3C4'],
      ['M120 0V-360h60v-150h40v150h50v-230h44v230h60v-110h60V0z', '#3E3450'],
      [
        'M196 -510q-30 -40 20 -70q-10 -50 40 -70q-6 40 10 70q-30 30 -40 70zM286 -590q-20 -40 30 -60q0 -40 40 -56q0 40 0 60q-40 20 -40 56z',
        '#A89AA0',
      ],
      [cog(260, -250, 84) + cog(376, -150, 56) + cog(600, -250, 110), '#B9784A'],
      [round(260, -250, 44) + round(376, -150, 28) + round(600, -250, 56), '#3E3450'],
      [round(260, -250, 16) + round(376, -150, 10) + round(600, -250, 20), '#E8B45A'],
      ...[-350, -262, -174, -640, -540, -900, -1040].flatMap((x, i) =>
        worker(x, 0, 1.05, ['#FBF0DC', '#C8432E', '#F2C23C'][i % 3] ?? '#FBF0DC', i % 2 === 0),
      ),
      ...[190, 286, 376, 480].flatMap((x, i) =>
        worker(x, 0, 1.05, ['#3E6A8C', '#E8B45A', '#FBF0DC'][i % 3] ?? '#3E6A8C', i % 2 === 1),
      ),
      [
        'M-150 0q10 -150 40 -230q-34 -60 -20 -120q14 -30 34 -6l10 60l24 -110q16 -24 32 0l-2 120l20 -70q22 -12 26 14l-20 160q-24 120 -40 182z',
        SKIN,
      ],
      [
        'M170 0q-10 -150 -40 -230q34 -60 20 -120q-14 -30 -34 -6l-10 60l-24 -110q-16 -24 -32 0l2 120l-20 -70q-22 -12 -26 14l20 160q24 120 40 182z',
        '#A8643E',
      ],
      ['M-56 -300q-30 -110 66 -270q96 160 66 270q-66 60 -132 0z', '#F2C23C'],
      [
        Array.from({ length: 34 }, (_none, i) =>
          round(
            -38 + (i % 5) * 24 + (Math.floor(i / 5) % 2) * 10 - (i > 24 ? (i - 24) * 0.6 : 0),
            -300 - Math.floor(i / 5) * 30,
            9,
          ),
        ).join(''),
        '#E39A2E',
      ],
      ['M-56 -290q-60 -90 -30 -180q20 90 90 170zM76 -290q60 -90 30 -180q-20 90 -90 170z', '#5E9A4A'],
      ['M-1500 6h2600v-14h-2600z', '#8E6A4A'],
      ['M-1500 -1200h2600v300h-2600z', '#C9A27A'],
      ['M-1500 -904h2600v-16h-2600z', '#F6E3BC'],
    ])
    paintPaving(s, '#C9A98A', '#9A7A66')
    s.draw(s.at(-430, 130), [[steps(0, 60, 190, 4, 26, 18), '#B08E70']])
    s.draw(s.atDepth(-40, 0.4, 1), pointer(0, s.accent, '#F6E2B4'))
    s.draw(s.atDepth(50, 0.46, 1), walker(0, '#3E4A6A', '#E8B45A'))
    s.draw(s.atDepth(230, 0.6, 1.05), sitter(0, '#F6EAD2', '#4A3A52'))
    s.draw(s.atDepth(230, 0.6), [[block(10, 22, 120, 26), '#8E6A4A']])
  },
})
