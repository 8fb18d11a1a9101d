import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A tall-prowed war canoe of the Solomons with its shell inlay, crew and a wooded lagoon. */
export const warCanoe = landmark({
  name: 'war-canoe',
  palette: { ...PALETTES.monsoon, top: '#7FB4A8', middle: '#C0D8BC', horizon: '#F6ECCB' },
  accent: '#D8402E',
  ground: 0.4,
  sun: null,
  clouds: null,
  altText:
    'A black war canoe with a tall prow inlaid with shell, its crew paddling across a lagoon past low green islands',
  paint: (s) => {
    paintHills(s, '#9CBFAA', 110, 40, 0.4)
    s.draw(s.at(0, 6), [
      [
        'M-1500 0V-60q300 -60 560 -30t460 -10q200 -30 300 100zM120 0q60 -90 240 -80q300 -30 900 40v40z',
        '#4E8A6A',
      ],
      ['M-1500 0V-30q400 -30 800 0h300q200 -20 260 30zM190 0q120 -50 300 -30h700v30z', '#356E58'],
    ])
    paintWater(s, '#3E9A92', 0, '#E0EED0', null)
    const prow: readonly GlyphPart[] = [
      [
        'M-460 -10Q-200 60 130 40Q230 20 262 -90Q290 -240 280 -430l34 -16Q360 -200 330 -40Q300 90 190 120Q-160 160 -420 90z',
        '#2A2228',
      ],
      ['M262 -90Q290 -240 280 -430l14 -7Q310 -230 284 -80Q260 30 150 60l-10 -18Q236 20 262 -90z', '#4A3A3E'],
      [
        Array.from(
          { length: 15 },
          (_n, i) => `M${320 - (i < 8 ? i * 2.4 : 0)} ${-400 + i * 26}l8 -11l6 11l-6 11z`,
        ).join(''),
        '#F6F2E0',
      ],
      [
        Array.from(
          { length: 26 },
          (_n, i) => `M${-400 + i * 23} ${78 + i * 0.5 - (i > 18 ? (i - 18) * 5 : 0)}l9 -9l9 9l-9 9z`,
        ).join(''),
        '#F6F2E0',
      ],
      ['M268 -10q26 -30 54 -6q10 30 -12 44q-34 4 -42 -38z', '#2A2228'],
      [round(312, 0, 5), '#F6F2E0'],
      ['M276 -434q10 -40 50 -36q-4 40 -36 46z', s.accent],
    ]
    const paddler = (x: number, shirt: string): readonly GlyphPart[] => [
      [`M${x - 26} 40q-6 -80 30 -92q36 12 26 92z`, shirt],
      [`M${x + 16} -40l40 50l-6 8l-46 -44zM${x - 18} -36l30 50l-8 6l-32 -46z`, '#5A3428'],
      [
        `M${x + 54} -30L${x + 14} 120l7 2L${x + 61} -28zM${x + 12} 112q-18 40 -6 74q24 -26 24 -70z`,
        '#8A5A3A',
      ],
      [round(x + 4, -72, 17), '#5A3428'],
      [`M${x - 14} -78q18 -26 36 0l-2 -10q-16 -18 -32 0z`, s.accent],
    ]
    s.draw(s.at(-30, 270, 1.1), [
      ['M-470 90q400 90 800 10q-60 80 -300 90t-500 -100z', '#1E5A5E'],
      ...paddler(-360, '#5A3428'),
      ...paddler(-230, '#6A4030'),
      ...paddler(-100, '#5A3428'),
      ...paddler(30, '#6A4030'),
      ...prow,
      ['M-1500 60Q-900 -20 -440 -10L-400 92Q-900 130 -1500 120z', '#2A2228'],
    ])
    sprayBand(s.canvas, '#123E44', s.height, s.height * 0.84, 0.8)
  },
})
