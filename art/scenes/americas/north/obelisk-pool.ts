import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** The obelisk, one tenth as wide as it is tall; its stone changes colour above the first quarter. */
const OBELISK: readonly GlyphPart[] = [
  ['M-20 0L-13 -376L0 -400L13 -376L20 0z', '#FFFBF2'],
  ['M4 0L0 -400L13 -376L20 0z', '#C3B0C6'],
  ['M-20 0L-18.2 -112H18.2L20 0z', '#F3E2DC'],
  ['M4 0L3 -112H18.2L20 0z', '#B29EB6'],
]

/** Clouds of blossom around points, as one outline. */
const blossom = (points: readonly (readonly [number, number, number])[]): string =>
  points
    .map(
      ([x, y, r]) =>
        round(x, y, r) +
        round(x + r * 0.9, y + r * 0.3, r * 0.72) +
        round(x - r * 0.8, y + r * 0.4, r * 0.66) +
        round(x + r * 0.2, y + r * 0.8, r * 0.6),
    )
    .join('')

const CROWN: readonly (readonly [number, number, number])[] = [
  [20, 40, 100],
  [120, 50, 86],
  [220, 40, 70],
  [310, 40, 50],
  [384, 30, 34],
  [30, 150, 70],
  [130, 140, 52],
  [220, 116, 36],
]

/** Two in a pedal boat, seen from the side. */
const pedalBoat = (hull: string, one: string, other: string): readonly GlyphPart[] => [
  ['M-18 -22q-2 -30 10 -34q14 4 14 34zM-13 -64a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z', '#7A4632'],
  ['M-22 -20q-2 -34 12 -36q16 4 16 36z', one],
  ['M16 -66a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z', '#5A3428'],
  ['M10 -20q-2 -34 12 -36q16 4 16 36z', other],
  ['M-74 -24q0 -12 14 -12h28v14h70q30 -10 48 8q4 22 -20 26h-116q-24 -4 -24 -36z', hull],
  ['M-72 -8h160q0 14 -22 20h-116q-18 -4 -22 -20z', '#FBF2E8'],
  ['M-34 12a20 20 0 0 1 40 0z', '#4A3A54'],
]

/** The monument over the Tidal Basin: a bank of cherries, broken reflections, pedal boats, blossom above. */
export const obeliskPool = landmark({
  name: 'obelisk-pool',
  palette: {
    ...PALETTES.dusk,
    top: '#7E9CCB',
    middle: '#E6BCC6',
    horizon: '#FCE6D4',
    deep: '#2E2A4A',
    lightText: 'at blossom time',
  },
  accent: '#E0442E',
  ground: 0.5,
  sun: null,
  clouds: null,
  mist: '#EFC4CC',
  altText:
    'A tall white obelisk over a basin, its reflection broken in the water below a bank of flowering cherry trees, a pedal boat in the middle and walkers on the stone path under a blossoming bough',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit
    paintTreeCrowns(s, '#9C86A4', 44, -8)
    s.draw(s.at(140, -14), OBELISK)
    paintTreeCrowns(s, '#EBA9BE', 50, 2, '#CC84A0')
    paintWater(s, '#7F8FBE', 0, '#F3C8CE', null)
    sprayBand(s.canvas, '#E8AABE', s.groundY, s.groundY + 90 * s.unit, 0.75)
    paintMirrorBars(s, '#FBF3F0', 140, 26, 30, 12)
    s.draw(s.at(0, 0), [
      ['M-1600 -4H1300v10H-1600z', '#F0E0CE'],
      ['M-1600 4H1300v7H-1600z', '#A78C9C'],
    ])
    paintFloating(s, s.at(-90, 176, 0.86), 90, pedalBoat('#3E6FA8', '#F4D27A', '#F6E8DC'))
    paintFloating(s, s.at(300, 96, 0.46), 90, pedalBoat('#F6E8DC', '#3E6FA8', '#F4D27A'))
    s.draw(s.at(0, deep), [
      ['M-1600 20V-210Q-900 -190 -420 -140Q0 -96 420 -128Q900 -160 1300 -170V20z', '#EAD6C2'],
      [
        'M-1600 -210Q-900 -190 -420 -140Q0 -96 420 -128Q900 -160 1300 -170v20Q900 -138 420 -106Q0 -74 -420 -116Q-900 -166 -1600 -186z',
        '#B59AA0',
      ],
      ['M-1600 20V-90Q-900 -70 -420 -34Q0 -6 300 20z', '#7E9A72'],
    ])
    s.draw(s.at(110, deep - 34, 1.15), [...person(0, s.accent), ...walker(62, '#3A4C7E', '#F4D27A')])
    const tall = s.height / s.unit
    s.draw({ x: 0, y: 0, scale: s.unit }, [
      [
        `M-10 ${tall + 10}Q44 ${tall * 0.6} 6 ${tall * 0.36}Q-10 200 20 90L60 80Q50 200 60 ${tall * 0.34}Q96 ${tall * 0.26} 220 130L234 144Q130 ${tall * 0.3} 78 ${tall * 0.42}Q84 ${tall * 0.7} 84 ${tall + 10}z`,
        '#54404E',
      ],
      [blossom(CROWN), '#E79DB6'],
      [blossom(CROWN.map(([x, y, r]) => [x - r * 0.24, y - r * 0.3, r * 0.7] as const)), '#F8CBD6'],
      [
        blossom(CROWN.slice(0, 6).map(([x, y, r]) => [x - r * 0.4, y - r * 0.5, r * 0.3] as const)),
        '#FDEBEC',
      ],
    ])
  },
})
