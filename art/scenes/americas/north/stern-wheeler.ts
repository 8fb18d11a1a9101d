import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, peak } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const WHITE = '#FBF4E4'
const SHADE = '#C2BEBC'
const DARK = '#2E2A38'
const RED = '#B8402E'

const posts = (from: number, to: number, step: number, y: number, tall: number): string =>
  Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_none, i) => `M${from + i * step} ${y}v${-tall}h4v${tall}z`,
  ).join('')

const PADDLE: readonly GlyphPart[] = [
  [
    Array.from({ length: 8 }, (_none, i) => {
      const turn = (i / 8) * Math.PI
      const [c, d] = [Math.cos(turn) * 64, Math.sin(turn) * 64]
      return `M${-250 - c - d * 0.05} ${-40 - d + c * 0.05}L${-250 + c - d * 0.05} ${-40 + d + c * 0.05}L${-250 + c + d * 0.05} ${-40 + d - c * 0.05}L${-250 - c + d * 0.05} ${-40 - d - c * 0.05}z`
    }).join(''),
    RED,
  ],
  ['M-314 -40a64 64 0 1 1 128 0a64 64 0 1 1 -128 0zM-304 -40a54 54 0 1 0 108 0a54 54 0 1 0 -108 0z', RED],
]

/** A paddle steamer of the Yukon, bow to the right: flat hull, two decks, pilot house, one black funnel. */
const STEAMER: readonly GlyphPart[] = [
  ...PADDLE,
  ['M-200 -34h30v-8L-262 -46v8z', DARK],
  ['M-190 -2H300q34 -12 44 -40H-190z', WHITE],
  ['M-190 -2H300q20 -7 32 -18H-190z', DARK],
  ['M-180 -40v-58H190l30 58z', SHADE],
  [panes(-150, 170, 11, -54, 14, 24), DARK],
  [posts(-186, 250, 30, -40, 58), WHITE],
  ['M-196 -98H270v-9H-196z', WHITE],
  ['M-150 -107v-50H170v50z', WHITE],
  [panes(-130, 150, 13, -118, 11, 24), '#4A5A70'],
  [posts(-180, 228, 34, -107, 50), WHITE],
  ['M-190 -157H246v-9H-190z', WHITE],
  ['M-190 -124H-150v4h-40zM170 -124h64v4h-64z', WHITE],
  ['M20 -166v-38h150v38z', WHITE],
  [panes(36, 154, 6, -174, 12, 20), '#4A5A70'],
  ['M10 -204h172v-7H10z', RED],
  ['M96 -211v-44h62v44z', WHITE],
  ['M102 -222v-24h50v24z', '#4A5A70'],
  ['M88 -255h78l-10 -10h-58z', RED],
  [block(-30, -166, 34, 130), DARK],
  [block(-30, -286, 42, 9) + block(-30, -200, 38, 6), RED],
  ['M250 -107v-120h5v120zM-182 -166v-60h4v60z', DARK],
]

const spruces = (from: number, to: number, step: number, base: number, tall: number): string =>
  Array.from({ length: Math.floor((to - from) / step) }, (_none, i) =>
    peak(from + i * step, base + ((i * 7) % 4) * 3, tall * 0.3, tall * (0.66 + ((i * 5) % 6) * 0.09)),
  ).join('')

const aspens = (from: number, to: number, step: number, base: number, size: number): string =>
  Array.from({ length: Math.floor((to - from) / step) }, (_none, i) =>
    dome(
      from + i * step + ((i * 37) % 19),
      base,
      size * (0.7 + ((i * 3) % 4) * 0.14),
      size * (1.1 + ((i * 5) % 4) * 0.2),
    ),
  ).join('')

/** The Yukon: a paddle steamer on the wide river, a slide scar on the hill behind, gold aspens and thin spruces. */
export const sternWheeler = landmark({
  name: 'stern-wheeler',
  palette: { ...PALETTES.autumn, top: '#6E9CC0', middle: '#C9D3D0', horizon: '#FBE7C4', deep: '#22304A' },
  accent: '#F2622E',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A white paddle steamer with a red stern wheel on a wide river, gold aspens and thin dark spruces on the banks, a hill with a pale slide scar behind',
  paint: (s) => {
    paintHills(s, '#9DAEC0', 230, 60, 0.5)
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-90Q-900 -130 -560 -150Q-330 -200 -190 -310Q-120 -360 -50 -320Q80 -220 240 -180Q600 -110 1600 -100V10z',
        '#7E8A6A',
      ],
      ['M-50 -320Q80 -220 240 -180Q600 -110 1600 -100V10H160Q60 -120 -50 -320z', '#66745E'],
      [
        'M-128 -296L-96 -276L-70 -290L-48 -230L-20 -190L0 -130L60 -70L110 -20H-230L-190 -90L-160 -150L-166 -210L-140 -240z',
        '#E2CDAA',
      ],
      ['M-70 -290L-48 -230L-20 -190L0 -130L60 -70L110 -20H0L-30 -100L-60 -150L-56 -210z', '#C2A486'],
      [aspens(-1600, 1600, 74, -20, 52), '#C9973E'],
    ])
    paintGroundMist(s, 90, 0.4)
    s.draw(s.at(0, 6), [
      [spruces(-1600, 1600, 26, 0, 96), '#3E5A54'],
      [aspens(-1600, 1600, 116, 2, 40), '#E2AE3C'],
    ])
    paintWater(s, '#4E88A0', 6, '#E6D8B4', null)
    paintFloating(s, s.at(-22, 150, 1.04), 300, STEAMER)
    s.draw(s.at(0, 0), [
      [
        'M-54 -158q-20 -40 -60 -44q-70 -6 -90 -40q-60 10 -110 -20q60 -30 120 0q60 -20 110 30q40 20 40 74z',
        '#F4EEE2',
      ],
      ['M-1600 700V330Q-700 280 -340 312Q-120 330 60 384Q500 420 1600 350V700z', '#A59262'],
      ['M-1600 700V390Q-600 350 -200 372Q60 390 260 440H1600V700z', '#82754E'],
      [spruces(-1600, -260, 62, 330, 250) + spruces(330, 1600, 74, 420, 200), '#2A4644'],
      [aspens(-1560, -330, 150, 350, 50), '#D99A30'],
    ])
    s.draw(s.at(-60, 384, 0.95), walker(0, s.accent, '#33405A'))
  },
})
