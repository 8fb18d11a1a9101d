import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { robed } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A log hollowed through a slit along its top, narrow at both ends. */
const DUGOUT: readonly GlyphPart[] = [
  ['M-200 -20q60 -26 200 -26t200 26q-30 44 -110 48h-180q-80 -4 -110 -48z', '#7A5238'],
  ['M-168 -22q60 -14 168 -14t168 14q-60 12 -168 12t-168 -12z', '#3A2622'],
  ['M-196 -14q30 38 106 42h180q76 -4 106 -42q-50 24 -110 26h-180q-60 -2 -102 -26z', '#5A3A2C'],
]

/** A table of reeds on poles, small fish laid out on it to dry. */
const RACK: readonly GlyphPart[] = [
  ['M-140 0v-56h7v56zM-46 0v-56h7v56zM46 0v-56h7v56zM134 0v-56h7v56z', '#6A4A34'],
  ['M-156 -56h312l16 -22h-312z', '#C9A468'],
  [
    Array.from(
      { length: 26 },
      (_none, i) => `M${-142 + (i % 13) * 23} ${-62 - Math.floor(i / 13) * 9}q8 -5 16 0q-8 5 -16 0z`,
    ).join(''),
    '#F4F1E6',
  ],
]

const BOULDERS: readonly GlyphPart[] = [
  ['M-250 20q-20 -70 40 -86q30 -70 110 -50q60 10 66 60q70 -6 84 76z', '#A89A8C'],
  ['M-100 -116q60 10 66 60q70 -6 84 76h-90q-10 -60 -40 -66q-6 -50 -20 -70z', '#6E625E'],
]

/** Lake Malawi: dugouts and a rack of drying fish on the sand, granite in the water, the far shore's mountains. */
export const dugoutShore = landmark({
  name: 'dugout-shore',
  palette: { ...PALETTES.morning, top: '#4E93BC', middle: '#B4D2D4', horizon: '#FAE6C2' },
  accent: '#E2452E',
  ground: 0.44,
  sun: null,
  clouds: null,
  altText:
    'Dugout canoes and a rack of small fish drying on the sand of a wide lake, granite boulders in clear water, a far shore of mountains',
  paint: (s) => {
    paintHills(s, '#8FAFC0', 120, 80, 0.6)
    paintGroundMist(s, 60, 0.5)
    paintWater(s, '#2C8AA4', 0, '#E8E6CC', null)
    s.draw(s.at(300, 96, 1.1), BOULDERS)
    s.draw(s.at(-345, 26, 0.3), BOULDERS)
    paintFloating(s, s.atDepth(-190, 0.22, 0.8), 170, canoe('#5A3A2C', '#F2C23C', '#F6E3BE'))
    s.draw(s.atDepth(0, 0.42), [
      ['M-1600 60Q-300 0 60 40Q360 76 1600 -10V900H-1600z', '#FBF7E8'],
      ['M-1600 80Q-300 20 60 60Q360 96 1600 14V900H-1600z', '#E9CF9C'],
      ['M-1600 260Q-300 210 100 262Q420 300 1600 210V900H-1600z', '#D9B87E'],
    ])
    s.draw(s.atDepth(210, 0.6, 0.72), DUGOUT)
    s.draw(s.atDepth(-110, 0.68, 0.92), DUGOUT)
    s.draw(s.atDepth(90, 0.95, 1.1), RACK)
    s.draw(s.atDepth(-190, 0.97, 1.1), robed(0, s.accent, '#F2C23C'))
    s.draw(s.atDepth(320, 0.93, 1.05), robed(0, '#2F6A8A', '#F6E3BE'))
  },
})
