import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

/** A butte: cap of grass, round wall of quartzite, skirt of forest. */
const rondavel = (tall: number): readonly GlyphPart[] => [
  [`M-300 40Q-180 -20 -132 -100H132Q190 -20 320 40L360 200H-340z`, '#5E8258'],
  [`M10 -100H132Q190 -20 320 40L360 200H100Q120 20 10 -100z`, '#426452'],
  [`M-150 -92Q-132 -200 -116 ${-tall}H116Q132 -200 150 -92Q70 -70 0 -84Q-70 -66 -132 -96z`, '#D9855A'],
  [`M30 ${-tall}H116Q132 -200 150 -92Q90 -74 40 -80Q60 -200 30 ${-tall}z`, '#9A4C44'],
  [
    `M-90 ${-tall + 6}l10 60l-8 90l-8 -80zM-40 ${-tall + 4}l12 90l-10 70l-10 -90zM6 ${-tall + 6}l8 70l-8 100l-8 -90z`,
    '#B0603F',
  ],
  [
    `M-118 ${-tall + 4}Q-70 ${-tall - 40} -22 ${-tall - 84}Q0 ${-tall - 100} 22 ${-tall - 82}Q70 ${-tall - 40} 118 ${-tall + 4}Q0 ${-tall + 22} -118 ${-tall + 4}z`,
    '#86A862',
  ],
  [
    `M22 ${-tall - 82}Q70 ${-tall - 40} 118 ${-tall + 4}Q80 ${-tall + 14} 36 ${-tall + 14}Q50 ${-tall - 40} 22 ${-tall - 82}z`,
    '#5C8050',
  ],
]

const ALOE: readonly GlyphPart[] = [
  [
    'M0 0Q-60 -20 -110 -90Q-40 -60 -14 -20Q-60 -90 -60 -150Q-20 -90 -4 -30Q-6 -110 20 -170Q30 -100 14 -26Q40 -90 90 -130Q76 -60 24 -14Q70 -50 130 -60Q80 -10 20 4z',
    '#5E8A7A',
  ],
]

/** The Three Rondavels above the bend of the Blyde River, aloes in flower at the viewpoint. */
export const threeRondavels = landmark({
  name: 'three-rondavels',
  palette: {
    ...PALETTES.noon,
    top: '#4E8FB8',
    middle: '#A8D0D2',
    horizon: '#FBEBC4',
    lightText: 'under a clear noon sky',
  },
  accent: '#E4482E',
  ground: 0.42,
  sun: null,
  clouds: null,
  altText:
    'Three round buttes with red walls and green caps above a canyon with a blue bend of water, red aloes and someone sitting on the rim in front',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    paintHills(s, '#A9C4B8', 90, 16, 0.5)
    s.draw(s.at(0, 0), [['M-1600 10V-110L-420 -120L-360 -60L-300 -40H500L640 -130L1600 -140V10z', '#8FA890']])
    paintGroundMist(s, 70, 0.5)
    s.draw(s.at(0, 0), [[`M-1600 0H1600V${deep}H-1600z`, '#6A8E62']])
    s.draw(s.at(262, 6, 0.72), rondavel(250))
    s.draw(s.at(40, 26, 0.8), rondavel(262))
    s.draw(s.at(-214, 60, 0.94), rondavel(270))
    s.draw(s.at(0, 0), [
      [`M-1600 110Q-500 90 -240 190Q60 160 420 120Q900 90 1600 130V${deep}H-1600z`, '#55785A'],
      [
        `M-1600 330Q-500 330 -260 270Q-60 230 120 262Q260 290 200 330Q80 380 120 440Q200 520 460 500Q900 470 1600 520V${deep}H-1600z`,
        '#2F7FA6',
      ],
      [
        'M-260 270Q-60 230 120 262Q260 290 200 330Q80 380 120 440Q60 400 90 340Q130 290 0 280Q-140 270 -260 290z',
        '#8CC4CC',
      ],
      [`M1600 250Q600 220 330 290Q230 330 300 380Q420 440 1600 430z`, '#7C9A62'],
      ['M1600 250Q600 220 330 290Q230 330 300 380Q330 310 480 286Q800 250 1600 276z', '#A9C07A'],
      [`M-1600 300Q-420 270 -190 350Q-20 420 0 ${deep}H-1600z`, '#4C6C54'],
      [`M-1600 420Q-500 380 -280 440Q-120 490 60 470Q160 500 150 ${deep}H-1600z`, '#C9744C'],
      [`M-280 440Q-120 490 60 470Q160 500 150 ${deep}H40Q60 540 -40 520Q-200 520 -280 440z`, '#8A4440'],
      ['M-1600 420Q-500 380 -280 440Q-360 470 -560 470Q-900 470 -1600 480z', '#EBA878'],
    ])
    s.draw(s.at(20, 478, 1.2), sitter(0, '#F4E4BC', '#2E4A6A'))
    for (const [across, down, size] of [
      [-300, 600, 1.3],
      [-160, 620, 0.9],
      [-460, 590, 1.1],
    ] as const)
      s.draw(s.at(across, down, size), [
        ['M4 -20L14 -260h9L22 -20zM16 -150L56 -220l6 4L24 -130z', '#6A4A3C'],
        [
          'M18 -300Q34 -250 28 -190Q18 -180 8 -190Q2 -250 18 -300zM62 -250Q76 -220 66 -186Q58 -182 50 -190Q48 -226 62 -250z',
          s.accent,
        ],
        ...ALOE,
      ])
  },
})
