import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintRidge } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

const flying = (ink: string, flap: number): readonly GlyphPart[] => [
  [`M-60 0q30 -14 70 -8l60 4l-60 10q-40 6 -70 -6z`, ink],
  [`M-60 0q-14 -8 -30 -6q-22 6 -30 24q18 -14 34 -12q10 2 26 -6z`, ink],
  [`M-10 -6q-10 ${-60 * flap} 30 ${-120 * flap}q24 ${50 * flap} 14 ${120 * flap}z`, ink],
  [`M8 -4q20 ${-40 * flap} 70 ${-90 * flap}q-4 ${60 * flap} -40 ${94 * flap}z`, '#A3202A'],
]

/** Scarlet ibises coming in to roost over the Caroni swamp at dusk, a flat boat waiting. */
export const ibisRoost = landmark({
  name: 'ibis-roost',
  palette: {
    ...PALETTES.monsoon,
    top: '#6A8EA4',
    middle: '#C6C4BC',
    horizon: '#F9D9B0',
    lightText: 'towards sunset',
  },
  accent: '#E2302E',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A flock of scarlet ibises flying in over still water to a mangrove island already red with birds, a flat boat watching',
  paint: (s) => {
    const red = s.accent
    paintRidge(s, '#8AA2A8', 110, 60, 0.6)
    s.draw(s.at(140, 20), [
      [
        'M-330 10q-60 -50 -10 -110q-10 -80 80 -90q40 -70 130 -40q90 -50 150 20q90 -20 130 50q80 10 90 80q60 40 20 90z',
        '#2E6450',
      ],
      ['M-250 -10q-20 -60 40 -80q20 -60 90 -40q60 -50 120 0q70 -20 100 40q60 0 70 70z', '#4A8460'],
      [
        'M-300 10l-20 40h10l22 -40zM-220 10l-14 44h10l16 -44zM-120 10l-20 46h10l24 -46zM-20 10l10 46h10l-6 -46zM80 10l-14 44h10l20 -44zM190 10l20 42h10l-14 -42zM280 10l10 40h10l-4 -40z',
        '#4A3A3E',
      ],
      [
        Array.from({ length: 26 }, (_n, i) => {
          const x = -260 + ((i * 113) % 520)
          const y = -40 - ((i * 67) % 150) + Math.abs(x) * 0.3
          return `M${x} ${y}q14 -26 30 -6q4 14 -10 20q-14 4 -20 -14zM${x + 4} ${y - 4}q-10 -10 -4 -18l4 2q0 10 6 14z`
        }).join(''),
        red,
      ],
    ])
    paintWater(s, '#6E9A98', 10, '#F4DCC0', null)
    s.draw(s.at(140, 14), [['M-330 20q330 30 660 0q-60 60 -200 50q-240 20 -460 -50z', '#2E5A50']])
    for (const [x, y, size, flap] of [
      [-250, -330, 0.9, 1],
      [-120, -420, 0.7, -0.5],
      [-40, -330, 0.8, 0.7],
      [60, -470, 0.6, 1],
      [-300, -200, 0.7, -0.5],
      [-160, -240, 0.95, 0.8],
      [180, -400, 0.6, -0.4],
      [290, -500, 0.5, 0.8],
      [-380, -420, 0.6, 0.8],
      [-700, -300, 0.8, 0.8],
      [-860, -200, 0.7, -0.5],
      [-560, -420, 0.6, 1],
    ] as const)
      s.draw(s.at(x, y, size), flying(red, flap))
    paintFloating(s, s.at(-150, 230, 1.2), 130, [
      ['M-160 -20H170L150 20H-130z', '#3E5A6A'],
      ['M-160 -20H170l-4 8H-156z', '#F6E3BE'],
      [[-110, -60, 0, 50].map((x) => `M${x - 16} -20q-2 -46 16 -48q18 2 16 48z`).join(''), '#F2C46A'],
      [[-110, -60, 0, 50].map((x) => round(x, -80, 11)).join(''), '#6A3E2E'],
      ...pointer(120, '#F6F0E0', '#E8C068'),
    ])
    paintReeds(s, 'right', '#1E3E3A', 170)
  },
})
