import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The Annapurna range around Machhapuchhre with its split summit. */
const RANGE: readonly GlyphPart[] = [
  [
    'M-1600 0V-170L-1240 -260L-980 -200L-760 -300L-600 -230L-430 -330L-330 -250L-220 -230L-150 -300L-70 -420L-34 -520L-10 -496L8 -540L40 -470L96 -370L170 -270L240 -236L330 -290L430 -230L560 -300L760 -220L1000 -280L1600 -170V0z',
    '#F7F4EC',
  ],
  [
    'M8 -540L40 -470L96 -370L170 -270L240 -236L330 0H60L100 -150L40 -260L30 -380zM-34 -520L-10 -496L-20 -430L-60 -330L-40 -220L-110 -260L-70 -420zM-430 -330L-330 -250L-220 -230L-190 0H-340L-370 -130L-400 -200zM330 -290L430 -230L500 0H400L380 -140zM-760 -300L-600 -230L-540 0H-680L-700 -140zM560 -300L760 -220L860 0H660L640 -150zM1000 -280L1600 -170V0H1100L1060 -150zM-1240 -260L-980 -200L-900 0H-1160L-1190 -140z',
    '#9DB4CE',
  ],
  ['M-150 -300L-110 -260L-150 -160L-230 -60L-200 -190zM-40 -220L-10 -120L-90 -20L-80 -130z', '#C9D6E2'],
]

/** A painted plank boat seen from above its side, bow to the upper right. */
const plankBoat = (hull: string, inside: string): readonly GlyphPart[] => [
  ['M-180 6Q-160 60 -60 66Q80 64 196 -46Q110 4 0 22Q-110 30 -180 6z', hull],
  ['M-180 6Q-60 -60 60 -64Q150 -70 196 -46Q110 4 0 22Q-110 30 -180 6z', inside],
  ['M-180 6Q-60 -60 60 -64Q150 -70 196 -46Q150 -58 62 -52Q-50 -46 -150 8z', '#FBF3DC'],
  ['M-92 -34l40 52h22l-44 -60zM40 -60l46 46l18 -10l-42 -38z', hull],
]

/** Painted boats on Phewa Lake, Machhapuchhre twice: above the woods and upside down. */
export const fishtailLake = landmark({
  name: 'fishtail-lake',
  palette: {
    ...PALETTES.morning,
    top: '#4A86B8',
    middle: '#A6CBD8',
    horizon: '#FBE3C2',
    deep: '#14324A',
    lightText: 'on a still morning',
  },
  accent: '#E4482E',
  ground: 0.54,
  sun: null,
  clouds: null,
  altText:
    'A white mountain with a split summit above dark wooded hills and again in the still lake below, someone rowing across, painted boats at the near bank',
  paint: (s) => {
    s.draw(s.at(24, -80, 0.74), RANGE)
    paintGroundMist(s, 190, 0.6)
    paintHills(s, '#7FA4AC', 130, 30, 0.6)
    paintHills(s, '#4F7F80', 70, 26, 0.5)
    s.draw(s.at(0, 2), [
      [
        'M-1600 0V-90Q-900 -130 -500 -90Q-300 -60 -120 -16L-60 0zM1600 0V-110Q900 -150 480 -100Q300 -70 160 -20L120 0z',
        '#2E5E56',
      ],
      [
        'M-500 -90Q-300 -60 -120 -16L-60 0H-300Q-380 -50 -500 -90zM480 -100Q300 -70 160 -20L120 0H300Q380 -60 480 -100z',
        '#46806A',
      ],
    ])
    paintWater(s, '#2F6E92', 0, '#F3DCC4', null)
    s.draw(s.at(0, 0), [
      [
        'M-1600 2V70Q-900 100 -500 70Q-300 46 -120 14L-60 2zM1600 2V80Q900 116 480 76Q300 50 160 16L120 2z',
        '#1F4A4E',
      ],
    ])
    s.draw(s.at(24, 40, 0.74), [
      [
        'M-260 60L-170 150L-96 250L-60 330L-30 318L-6 346L34 280L96 210L190 120L260 60Q0 30 -260 60z',
        '#BFD2DA',
      ],
      ['M-6 346L34 280L96 210L190 120L260 60H70L60 150L20 230z', '#7FA2BC'],
      [
        'M-200 96h440v7h-440zM-170 136h350v8h-350zM-130 178h270v8h-270zM-110 222h220v9h-220zM-80 268h140v9h-140z',
        '#2F6E92',
      ],
    ])
    paintFloating(s, s.at(-70, 120, 0.5), 100, rowingBoat('#E8B63A', s.accent))
    s.draw(s.at(-270, 300, 1.06), plankBoat('#2E6AA8', '#8A5E3C'))
    s.draw(s.at(20, 340, 1.2), plankBoat('#E8B63A', '#A9743F'))
    s.draw(s.at(300, 400, 1.34), plankBoat('#C9402E', '#8A5E3C'))
    s.draw(s.at(-250, 440, 1.44), plankBoat('#3E8E62', '#A9743F'))
  },
})
