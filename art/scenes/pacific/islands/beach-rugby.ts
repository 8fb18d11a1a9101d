import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SKIN = '#6A3C2C'
const HAIR = '#241A20'

/** Someone running to the right; with `ball`, the ball is held at the chest. */
const runner = (shirt: string, shorts: string, ball?: string): readonly GlyphPart[] => [
  ['M-70 6Q0 -6 90 8Q20 22 -70 6z', '#C49C66'],
  ['M-10 -92L-34 -60L-70 -56l-2 12l44 2L2 -76zM4 -92L34 -70L26 -30L42 -26L56 -76L22 -104z', SKIN],
  ['M24 -34L20 -4h24l2 -8l-14 -4l8 -18zM-70 -58l-12 -14l-8 6l12 22l8 2z', SKIN],
  ['M-18 -112L-30 -74L-8 -68L6 -84L26 -70L44 -88L20 -118z', shorts],
  ['M-18 -108Q-14 -160 14 -172L40 -164Q40 -130 24 -108z', shirt],
  ['M10 -168L-22 -150L-44 -122l8 8L-12 -134L16 -142z', SKIN],
  [round(46, -186, 16), SKIN],
  ['M30 -190q2 -20 20 -18q14 2 12 16q-14 -8 -32 2z', HAIR],
  ...(ball === undefined
    ? ([['M30 -160L58 -140L86 -158l6 8l-32 26L20 -138z', SKIN]] as const)
    : ([
        ['M30 -160L50 -134L74 -132l0 10L40 -120L18 -142z', SKIN],
        ['M48 -142Q66 -164 92 -150Q84 -122 56 -122Q44 -130 48 -142z', ball],
      ] as const)),
]

/** The Yasawas: touch rugby on the wet sand at low tide, a lava ridge and thatched bures behind. */
export const beachRugby = landmark({
  name: 'beach-rugby',
  palette: {
    ...PALETTES.gold,
    top: '#4E9AB8',
    middle: '#F2C98E',
    horizon: '#FDE6B0',
    deep: '#2A2438',
    lightText: 'in the gold of late afternoon',
  },
  accent: '#E4482E',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Five players running with a ball on the wet sand at low tide, thatched houses among palms and a steep green ridge with a rock tower behind',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(-30, 0), [
      [
        'M-1600 6V-50L-900 -70L-560 -120L-400 -190L-330 -300L-296 -356L-250 -372L-214 -356L-196 -290L-130 -240L-40 -200L60 -230L110 -280L150 -288L186 -250L300 -150L480 -80L800 -40L1000 6z',
        '#6E9A62',
      ],
      [
        'M-250 -372L-214 -356L-196 -290L-130 -240L-40 -200L-80 -110L-150 -60L-180 -160L-240 -250zM150 -288L186 -250L300 -150L480 -80L420 6H260L230 -90L160 -180z',
        '#3E6E56',
      ],
      [
        'M-330 -300L-296 -356L-250 -372L-258 -310L-290 -250L-330 -230zM110 -280L150 -288L146 -230L116 -200z',
        '#B98E6A',
      ],
    ])
    paintGroundMist(s, 60, 0.4)
    s.draw(s.at(0, 0), [
      [
        Array.from(
          { length: 40 },
          (_n, i) =>
            `M${-1600 + i * 60} 6q-6 ${-30 - ((i * 17) % 20)} 34 ${-36 - ((i * 13) % 22)}q44 6 40 60z`,
        ).join(''),
        '#3E7A56',
      ],
      ['M-1600 0H-40Q60 4 160 14H-1600z', '#F4DFA8'],
    ])
    paintFarPalms(s, '#2A5A44', [0.03, 0.08, 0.43, 0.47, 0.6, 0.72, 0.9], 130)
    const bure: readonly GlyphPart[] = [
      ['M-60 0V-34H60V0z', '#D9B070'],
      ['M-12 0v-30h24v30z', '#5A3A2C'],
      ['M-78 -30Q-50 -70 -40 -100H40Q50 -70 78 -30z', '#9A6E3E'],
      ['M20 -100H40Q50 -70 78 -30H44Q36 -70 20 -100z', '#6E4A30'],
      ['M-52 -100h104v-8h-104z', '#5A3A2C'],
    ]
    for (const [across, size] of [
      [-310, 0.8],
      [-190, 0.7],
      [-90, 0.62],
      [-560, 0.8],
    ] as const)
      s.draw(s.at(across, 8, size), bure)
    paintWater(s, '#3E9CAC', 12, '#F6DCA8', null)
    s.draw(s.at(0, 0), [
      [`M-1600 30Q-500 20 -100 60Q200 100 600 90Q1000 80 1600 100V${deep}H-1600z`, '#F6EFD8'],
      [`M-1600 40Q-500 30 -100 72Q200 112 600 102Q1000 92 1600 112V${deep}H-1600z`, '#B9A484'],
      [`M-1600 110Q-500 90 0 140Q300 170 1600 150V${deep}H-1600z`, '#DDB87E'],
      [`M-1600 320Q-300 300 300 340Q900 360 1600 320V${deep}H-1600z`, '#EBCB92'],
    ])
    s.draw(s.at(-290, 210, 0.86), runner('#F4F0E4', '#2E4A7A'))
    s.draw(s.at(352, 206, 0.86), runner('#2E6AA8', '#F4F0E4'))
    s.draw(s.at(-150, 320, 1.16), runner('#F2C23C', '#2A2438'))
    s.draw({ ...s.at(276, 360, 1.26), scaleX: -1.26 * s.unit }, runner('#3E8E62', '#F4F0E4'))
    s.draw(s.at(30, 380, 1.36), runner('#FBF6E8', '#8A3A3A', s.accent))
  },
})
