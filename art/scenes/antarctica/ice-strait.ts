import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { penguin } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The walls of the Lemaire Channel around the gap, two capped towers on the left. */
const WALLS: readonly GlyphPart[] = [
  ['M-180 6L-130 -60L-80 -96L-30 -70L30 -104L90 -80L150 -40L190 6z', '#C9DCE4'],
  ['M30 -104L90 -80L150 -40L190 6H80z', '#9DB8C8'],
  [
    'M-1600 6V-210L-1100 -290L-760 -250L-520 -320L-438 -300L-400 -372L-384 -404L-350 -396L-336 -350L-306 -330L-276 -424L-256 -452L-226 -442L-208 -392L-176 -290L-136 -210L-110 -120L-60 6z',
    '#3A4C66',
  ],
  [
    'M-520 -320L-438 -300L-400 -372L-384 -404L-350 -396L-362 -366L-392 -340L-398 -280L-450 -200L-470 -120L-560 6H-760L-640 -180zM-276 -424L-256 -452L-226 -442L-232 -404L-264 -392L-270 -320L-310 -230L-340 -120L-420 6H-500L-410 -130L-350 -250zM-1600 -210L-1100 -290L-900 -170L-820 6H-1600z',
    '#EEF3F2',
  ],
  [
    'M-226 -442L-208 -392L-176 -290L-136 -210L-168 -190L-206 -280L-232 -404zM-350 -396L-336 -350L-340 -310L-362 -366z',
    '#AFC4D4',
  ],
  ['M1600 6V-330L900 -370L620 -440L470 -380L400 -270L330 -300L250 -180L180 -60L130 6z', '#2C3C56'],
  [
    'M620 -440L470 -380L400 -270L430 -220L480 -290L540 -260L560 -140L640 6H900L820 -190L700 -260zM330 -300L250 -180L180 -60L240 -110L280 -80L300 6H390L360 -150L350 -200z',
    '#B9CBD8',
  ],
  ['M620 -440L470 -380L400 -270L420 -256L500 -340zM330 -300L250 -180L230 -140L300 -220z', '#F4F7F2'],
]

/** A crabeater seal asleep on its side, head to the left, tail to the right. */
const seal = (coat: string, belly: string): readonly GlyphPart[] => [
  [
    'M-150 -10Q-176 -40 -150 -54Q-120 -66 -90 -60Q0 -92 90 -48Q126 -30 150 -34L176 -48Q178 -30 160 -20L184 -8Q160 4 130 -6Q40 10 -60 2Q-120 4 -150 -10z',
    coat,
  ],
  ['M-150 -10Q-162 -22 -160 -30Q-110 -18 -60 -22Q30 -22 130 -6Q40 10 -60 2Q-120 4 -150 -10z', belly],
  ['M-70 -24Q-30 -20 -24 2L-46 4Q-66 -6 -70 -24z', '#6A6458'],
  ['M-140 -40q8 -5 14 0q-7 4 -14 0zM-170 -30l10 -2l-4 8z', '#2A2430'],
]

/** Crabeaters on a floe in the Lemaire Channel, a small ship in the gap between its walls. */
export const iceStrait = landmark({
  name: 'ice-strait',
  palette: {
    ...PALETTES.polar,
    top: '#5E86AE',
    middle: '#C6CFDC',
    horizon: '#F8DCC4',
    deep: '#0E1F38',
    lightText: 'in the short dusk of summer',
  },
  accent: '#D8402E',
  ground: 0.56,
  focus: { narrow: 0.54, wide: 0.6 },
  sun: null,
  clouds: null,
  altText:
    'Dark cliffs and two white-capped peaks over a narrow strait, a small red ship in the gap, penguins on one floe and seals asleep on another',
  paint: (s) => {
    s.draw(s.at(0, 0), WALLS)
    paintGroundMist(s, 70, 0.5)
    paintWater(s, '#27486A', 0, '#E3D3CC', null)
    for (const [across, half] of [
      [-330, 190],
      [420, 230],
    ] as const)
      paintMirrorBars(s, '#16283F', across, -4, half, 12)
    paintMirrorBars(s, '#DCE6EA', -270, 16, 40, 9)
    s.draw(s.at(24, 14, 0.62), [
      ['M-60 -24H66Q60 8 44 14H-40Q-56 4 -60 -24z', s.accent],
      [block(6, -24, 84, 22) + block(14, -46, 52, 18), '#FBF6E8'],
      ['M0 -64v-26h20v26zM46 -46V-110h4V-46z', '#2A3A50'],
    ])
    s.draw(s.at(0, 0), [
      [
        'M-330 120l60 -12l70 8l20 14l-60 12h-70zM180 90l50 -8l60 8l-10 14h-80zM-80 190l40 -14l70 6l16 16l-50 12h-60zM300 210l90 -16l100 14l-20 24l-110 6zM-560 220l80 -16l90 20l-30 20h-110zM560 120l80 -10l70 14l-40 14h-80z',
        '#E4EEF0',
      ],
      ['M-340 130l70 12h70l60 -12l-10 14l-60 10h-70zM300 210l60 28l110 -6l20 -24l-6 36l-120 14z', '#7FA6BC'],
    ])
    for (const [across, down, size] of [
      [-300, 118, 0.4],
      [-272, 124, 0.44],
      [-240, 119, 0.4],
      [206, 96, 0.34],
      [-212, 128, 0.46],
    ] as const)
      s.draw(s.at(across, down, size), penguin(0, '#16283F', '#F4F7F2', s.accent))
    s.draw(s.at(-50, 330, 1.06), [
      [
        'M-330 30Q-300 -30 -180 -44Q-20 -62 140 -46Q290 -36 320 16Q340 50 240 66Q20 90 -200 76Q-320 66 -330 30z',
        '#F6F8F2',
      ],
      [
        'M-330 30Q-320 66 -200 76Q20 90 240 66Q340 50 320 16Q330 90 230 110Q20 136 -210 114Q-330 96 -330 30z',
        '#6FA2BE',
      ],
    ])
    s.draw(s.at(60, 322, 0.94), seal('#A8926E', '#D8C49C'))
    s.draw(s.at(-120, 362, 1.16), seal('#C4AE84', '#E8D8B0'))
  },
})
