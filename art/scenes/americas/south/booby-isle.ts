import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A blue-footed booby; `lift` raises one foot in the dance. */
const booby = (x: number, lift: boolean, foot: string): readonly GlyphPart[] => [
  [
    lift
      ? `M${x - 30} -8l26 -16l8 6l-16 22q-14 4 -18 -12zM${x + 6} -30l6 -20l8 4l10 30l14 6q0 12 -16 10q-18 -6 -22 -30z`
      : `M${x - 30} 0l10 -14l2 -30h8l2 30l12 14zM${x + 8} 0l8 -14l-2 -30h8l4 30l14 14z`,
    foot,
  ],
  [`M${x - 44} -40q-30 -20 -46 4l-4 -10q10 -30 44 -34z`, '#5A4034'],
  [`M${x - 46} -50q-10 -60 30 -100l30 -20q30 30 36 70q4 50 -26 66q-40 14 -70 -16z`, '#FBF4E4'],
  [`M${x - 56} -46q-10 -70 34 -106q20 40 6 70q-10 30 -40 36z`, '#6E4A38'],
  [`M${x + 22} -40q26 -20 22 -66q-10 -30 -16 -40q30 40 26 70q-4 30 -32 36z`, '#C9BCA8'],
  [`M${x - 14} -150q-6 -46 22 -62q30 -6 38 22q2 26 -10 46q-24 18 -50 -6z`, '#A8866A'],
  [`M${x + 40} -206l52 -14q4 6 -44 34z`, '#7E9AA8'],
  [`M${x + 22} -198a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`, '#FFF6C8'],
  [`M${x + 26} -198a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`, '#1E1A20'],
]

/** Blue-footed boobies on black lava before the pinnacle, its two beaches and the next island. */
export const boobyIsle = landmark({
  name: 'booby-isle',
  palette: {
    ...PALETTES.morning,
    top: '#6EA8B8',
    middle: '#B4D3CC',
    horizon: '#F6E6C8',
    deep: '#2A2430',
    lightText: 'in the season of the mist',
  },
  accent: '#2FA4D8',
  ground: 0.48,
  sun: null,
  clouds: null,
  altText:
    'Two blue-footed boobies dancing on black lava, a sharp stone pinnacle by the water and an island of red cones behind them',
  paint: (s) => {
    paintHills(s, '#9AB4B4', 60, 20, 0.6)
    paintGroundMist(s, 90, 0.6)
    paintWater(s, '#3E98A8', 0, '#F6E6C8', null)
    s.draw(s.at(0, 40), [
      ['M-1400 40v-60l300 -40l220 20l200 -60l180 70l240 -30l110 60l130 40z', '#A8785E'],
      ['M1000 60v-150l-160 -60l-120 50l-130 -90l-130 100l-130 40l-110 70l100 40z', '#B4765A'],
      ['M460 -200l130 90l120 -50l160 60l130 10v150h-560l120 -60z', '#7E4E4A'],
      ['M130 60q90 -30 200 -20q-60 30 -200 20z', '#F4DDB4'],
      ['M-60 50q-20 -70 10 -130l40 -120l24 -10l20 60l30 40l16 90l24 70z', '#C4946E'],
      ['M-4 -210l18 0l20 60l30 40l16 90l24 70h-70l-30 -110z', '#7A5450'],
      ['M-90 56q90 -24 210 0q-100 24 -210 0z', '#5A4A4E'],
    ])
    s.draw(s.atDepth(0, 1), [
      ['M-1500 60v-190l400 -40l300 30l260 -40l170 30l160 -20l210 30l170 -30l230 50l600 -20v200z', '#3A323C'],
      [
        'M-1500 -130l400 -40l300 30l260 -40l170 30l160 -20l210 30l170 -30l230 50l600 -20v20l-600 20l-230 -44l-170 30l-210 -30l-160 20l-170 -26l-260 36l-300 -30l-400 44z',
        '#6A5A60',
      ],
      ['M-320 -60l60 -20l50 24l-60 20zM60 -40l70 -20l50 30l-70 14zM240 -90l50 -10l30 20l-50 10z', '#56484E'],
    ])
    s.draw({ ...s.atDepth(-110, 1, 1.25), y: s.height - 130 * s.unit }, booby(0, true, s.accent))
    const right = s.atDepth(150, 1, 1.2)
    s.draw({ ...right, y: s.height - 126 * s.unit, scaleX: -right.scale }, booby(0, false, s.accent))
    s.draw({ ...s.atDepth(290, 1, 0.9), y: s.height - 100 * s.unit }, [
      [
        'M-70 -4q10 -26 50 -26q30 -16 60 -10l6 -10l8 12q10 6 6 16l-20 4l20 16l-16 2l-20 -12h-40l-10 14h-14l4 -14q-60 20 -110 14q50 -10 76 -22z',
        '#E8704A',
      ],
      ['M-24 -32l6 -10l6 8l8 -12l6 8l8 -10l6 8z', '#5A3A3A'],
    ])
  },
})
