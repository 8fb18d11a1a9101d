import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A cottage under a stepped roof of limewashed stone, its right side in shade. */
function cottage(w: number, tall: number, ink: string, shade: string): readonly GlyphPart[] {
  const steps = [0, 1, 2, 3, 4]
  return [
    [block(w * 0.12, -tall - 40, 28, 60), '#FFFDF6'],
    [block(w * 0.12 + 9, -tall - 40, 10, 60), '#C9D3DA'],
    ...solid(0, 0, w, tall, ink, shade, 0.32),
    [
      steps
        .map(
          (i) =>
            `M${-w / 2 - 10 + i * w * 0.07} ${-tall - i * 13}h${w + 20 - i * w * 0.14}v-14h${-(w + 20) + i * w * 0.14}z`,
        )
        .join(''),
      '#FFFDF6',
    ],
    [
      steps
        .map(
          (i) =>
            `M${w * 0.24} ${-tall - i * 13}h${w * 0.26 + 10 - i * w * 0.07}v-14h${-(w * 0.26 + 10) + i * w * 0.07}z`,
        )
        .join(''),
      '#C9D3DA',
    ],
    [block(-w * 0.3, -tall * 0.34, 34, 44) + block(-w * 0.02, -tall * 0.34, 34, 44), '#FFFDF6'],
    [
      block(-w * 0.3 - 10, -tall * 0.34, 9, 40) +
        block(-w * 0.3 + 10, -tall * 0.34, 9, 40) +
        block(-w * 0.02 - 10, -tall * 0.34, 9, 40) +
        block(-w * 0.02 + 10, -tall * 0.34, 9, 40),
      '#3E8A7A',
    ],
    [block(-w * 0.3, -tall * 0.34, 10, 40) + block(-w * 0.02, -tall * 0.34, 10, 40), '#2E4A5A'],
    [block(w * 0.3, 0, 28, tall * 0.64), '#3E8A7A'],
  ]
}

const MOPED: readonly GlyphPart[] = [
  [round(-50, -10, 20) + round(48, -10, 20), '#2A2A34'],
  ['M-34 -60q-6 -50 14 -62q26 6 24 40l30 14l-4 10l-40 -8l2 14l26 6l4 40l-12 2l-8 -32z', '#3E5A8A'],
  [round(-8, -136, 14), '#7A4632'],
  ['M-24 -136q2 -20 18 -20q16 4 14 22z', '#F6F0E0'],
]

/** Bermuda: a crescent of pink sand between dark rocks, boiler reefs off it, stepped white roofs over the bay. */
export const whiteRoofs = landmark({
  name: 'white-roofs',
  palette: { ...PALETTES.noon, top: '#4EA6C8', middle: '#A9DAD8', horizon: '#FBF0D8' },
  accent: '#E2503A',
  ground: 0.24,
  sun: null,
  clouds: null,
  altText:
    'Pastel houses with stepped white roofs above a curve of pink sand, a moped on the lane and the sea between rocks',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintWater(s, '#177FA8', 0, '#BFE6DE', null)
    s.draw(s.at(0, 0), [
      ['M-1600 150Q-700 120 -200 130Q100 150 420 110Q800 90 1300 100V420H-1600z', '#3FB9BE'],
      [
        'M-220 92q30 -12 60 0q20 12 -20 16q-50 0 -40 -16zM-60 78q24 -8 44 2q10 8 -16 12q-36 0 -28 -14zM120 100q40 -12 70 0q20 10 -24 16q-60 2 -46 -16zM-700 100q40 -12 80 0q20 12 -34 16q-60 0 -46 -16z',
        '#1C5E72',
      ],
      [
        'M-232 112q50 10 90 -2q-30 18 -90 2zM112 120q50 10 90 -4q-40 20 -90 4zM-66 94q30 8 56 -2q-24 14 -56 2z',
        '#EAF7F0',
      ],
      [
        'M-1600 300Q-900 260 -520 252Q-400 250 -330 222Q-300 330 -120 352Q120 370 240 212Q330 262 480 262Q800 270 1300 300V560H-1600z',
        '#EAF6EE',
      ],
      [
        'M-1600 320Q-900 280 -520 270Q-420 262 -344 250Q-300 356 -110 376Q140 390 256 246Q330 284 480 284Q800 290 1300 320V580H-1600z',
        '#F4BBB0',
      ],
      [
        'M-1600 370Q-900 330 -560 320Q-400 330 -330 340Q-280 400 -110 406Q120 410 240 330Q320 330 480 330Q800 340 1300 370V620H-1600z',
        '#F9D3C4',
      ],
      [
        'M-1600 170L-760 190L-560 168L-470 190L-400 178L-352 214L-312 236L-316 262L-372 272L-420 330H-1600zM214 234L236 176L284 150L330 168L390 132L470 150L560 130L760 160L1300 140V340H300z',
        '#6E6258',
      ],
      [
        'M-1600 170L-760 190L-560 168L-470 190L-400 178L-352 214L-420 226L-520 212L-760 232L-1600 214zM214 234L236 176L284 150L330 168L390 132L470 150L560 130L760 160L1300 140V196L760 206L520 180L400 190L330 210L270 200z',
        '#8FA262',
      ],
      [
        `M-1600 400Q-700 350 -360 360Q-100 440 40 432Q220 420 300 350Q700 330 1300 380V${deep}H-1600z`,
        '#7FB06A',
      ],
    ])
    s.draw(s.at(-262, 452), cottage(196, 80, '#F2A9A0', '#B9747A'))
    s.draw(s.at(334, 424), cottage(170, 80, '#F6D88A', '#BE9A66'))
    s.draw(s.at(-640, 460), cottage(200, 84, '#A9D3B4', '#6E9A86'))
    s.draw(s.at(-960, 440), cottage(180, 80, '#F6D88A', '#BE9A66'))
    s.draw(s.at(630, 440), cottage(190, 84, '#A9C8E0', '#7490AE'))
    s.draw(s.at(0, 0), [
      [`M-1600 540Q-500 470 60 520Q600 560 1300 490V${deep}H-1600z`, '#5E9452'],
      [`M-1600 700Q-500 600 60 640Q600 670 1300 590v44Q600 716 60 692Q-500 660 -1600 770z`, '#E3D6BC'],
    ])
    s.draw(s.at(112, 606, 1.2), cottage(210, 96, '#C9B4DC', '#8E7AA6'))
    s.draw(s.at(-190, 660, 1.05), [
      ['M-70 -20q10 -40 50 -36l40 0l24 -34l10 4l-14 40l20 26z', s.accent],
      ...MOPED,
    ])
    paintTuft(s, 'left', '#2E5E40')
  },
})
