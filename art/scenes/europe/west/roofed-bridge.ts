import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFarTown, paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SPANS = Array.from({ length: 30 }, (_none, i) => -1320 + i * 72)

const swan = (x: number, y: number, size: number): GlyphPart => [
  `M${x - 40 * size} ${y - 6 * size}q${20 * size} ${-30 * size} ${56 * size} ${-14 * size}q${6 * size} ${-26 * size} ${2 * size} ${-40 * size}q0 ${-14 * size} ${12 * size} ${-12 * size}l${12 * size} ${8 * size}l${-12 * size} ${0}q${6 * size} ${30 * size} ${-2 * size} ${54 * size}q${-30 * size} ${20 * size} ${-68 * size} ${4 * size}z`,
  '#FFFFFF',
]

/** The wooden bridge under its long roof, bent at the water tower, the jagged mountain behind. */
export const roofedBridge = landmark({
  name: 'roofed-bridge',
  palette: { ...PALETTES.morning, top: '#4E8CA8', middle: '#A9CCC8', horizon: '#F6E6C6' },
  accent: '#D8402E',
  ground: 0.56,
  sun: null,
  clouds: [
    [0.2, 0.34, 260, 22],
    [0.34, 0.4, 180, 16],
  ],
  altText:
    'A long wooden bridge under a tiled roof, red flowers along its side, an eight-sided stone tower in the water and a jagged mountain behind',
  paint: (s) => {
    paintMountain(s, 150, 360, 420, '#8A9CA8', '#5A6E84', 0.3, 1.1)
    paintMountain(s, -240, 250, 380, '#9AAAB0', '#6A7E90', 0.24, 1)
    paintMountain(s, 560, 240, 360, '#9AAAB0', '#6A7E90', 0.24, 1)
    paintGroundMist(s, 170, 0.8)
    paintFarTown(s, ['#F6E9CE', '#EBD3AC', '#E3DCC8'], ['#A8584A', '#8A4A48'], 92, 0.16)
    s.draw(s.at(-230, 4), [
      [block(0, 0, 40, 150) + block(70, 0, 40, 150), '#F4E6CC'],
      ['M-22 -150L0 -280L22 -150zM48 -150L70 -280L92 -150z', '#5E7E86'],
    ])
    paintWater(s, '#3E8C98', 0, '#F6E6C6', null)
    s.draw(s.at(90, 96, 1.1), [
      [taper(0, 0, 120, 190, 0.92), '#D9C4A8'],
      ['M14 0L12 -190h44L60 0z', '#A08A80'],
      [panes(-34, 4, 2, -110, 9, 22) + panes(-34, 4, 2, -50, 9, 22), '#5A4A50'],
      ['M-70 -190h140v-12h-140z', '#8A6A54'],
      ['M-74 -200L-6 -330h12L74 -200z', '#B4584A'],
      ['M8 -330L74 -200H24z', '#8A3E40'],
      [block(0, -326, 4, 34), '#3A2A34'],
    ])
    const deck: readonly GlyphPart[] = [
      [SPANS.map((x) => `M${x - 6} 60l4 -60h8l4 60z`).join(''), '#4A342E'],
      ['M-1340 4h2200v-46h-2200z', '#6E4A38'],
      [SPANS.map((x) => block(x, -40, 8, 40)).join(''), '#4A342E'],
      ['M-1340 -10h2200v-16h-2200z', '#8A5E44'],
      ['M-1340 -78h2200v-26l-12 -22h-2176l-12 22z', '#A8584A'],
      ['M-1340 -104h2200v5h-2200zM-1340 -90h2200v4h-2200z', '#7A3E3E'],
      ['M-1340 -22h2200v-10h-2200z', '#5E8E4E'],
    ]
    s.draw(s.at(-60, 120), deck)
    s.draw(s.at(-60, 120), [
      [SPANS.map((x, i) => `M${x + 8} -24q${16 + (i % 3) * 4} -18 40 0z`).join(''), s.accent],
    ])
    paintMirrorBars(s, '#B9685A', 0, 190, 330, 6)
    s.draw(s.atDepth(0, 0.82), [swan(-210, 0, 1.5), swan(-90, 30, 1.1), swan(230, -20, 1)])
  },
})
