import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRipples } from '#art/kit/water.ts'

/** An outrigger boat from above and behind, arms and floats on both sides. */
const BANGKA: readonly GlyphPart[] = [
  ['M-96 14l6 -4q96 -30 180 0l6 4q-96 -22 -192 0z', '#F6E6C2'],
  ['M-130 30q6 6 70 -70l4 4q-50 80 -74 74zM130 30q-6 6 -70 -70l-4 4q50 80 74 74z', '#F6E6C2'],
  ['M-70 20q-6 6 30 -84l4 2q-26 90 -34 82zM70 20q6 6 -30 -84l-4 2q26 90 34 82z', '#E3C48A'],
  ['M0 -130q30 60 28 130q0 50 -28 70q-28 -20 -28 -70q-2 -70 28 -130z', '#FFFDF2'],
  ['M0 -130q30 60 28 130q0 50 -28 70q10 -90 0 -200z', '#C9D3CC'],
  ['M-18 -60h36v70h-36z', '#E8A23C'],
  ['M4 -60h14v70h-14z', '#B4702E'],
  ['M-12 24a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', '#6E3E30'],
]

/** A lagoon shut in by limestone walls, an outrigger boat gliding in through the gap. */
export const karstLagoon = landmark({
  name: 'karst-lagoon',
  palette: {
    ...PALETTES.monsoon,
    top: '#8CC4C0',
    middle: '#C4E0CC',
    horizon: '#F4F0D0',
    deep: '#0E3E48',
    lightText: 'when the sun stands high',
  },
  accent: '#E8502E',
  ground: 0.2,
  sun: null,
  clouds: null,
  mist: '#8EDCCC',
  altText:
    'A green lagoon between sheer limestone walls hung with trees, seen from above, a white outrigger boat and kayaks on it',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#1FA39A')
    s.draw(s.at(0, 0), [
      [
        'M-1400 0v-70l120 -60l90 40l110 -90l140 110l130 -50l200 60l130 -110l160 90l100 -60l120 50l110 -120l130 130l180 -60l160 70l220 -60l300 60v50z',
        '#8AB4A4',
      ],
    ])
    paintTreeCrowns(s, '#5E9A7A', 26, 6)
    sprayBand(canvas, '#CFF0DC', groundY, groundY + 260 * unit, 0.9)
    sprayBand(canvas, '#0E5A62', height, height * 0.66, 0.9)
    s.draw(s.at(20, 330), [
      [
        'M-210 20q60 -150 170 -200q130 -20 190 110q40 130 -60 230q-140 60 -240 -20q-70 -50 -60 -120z',
        '#4ED0B4',
      ],
      ['M-130 10q40 -90 120 -120q90 0 120 80q20 80 -50 140q-90 30 -150 -20q-46 -36 -40 -80z', '#8EE6C8'],
    ])
    s.draw(s.at(0, 0), [
      [
        'M-1400 -90l700 -60l130 40l60 -60l90 60l70 130l-30 90l40 110l-60 120l30 130l-70 120l20 110l-90 140l-40 500h-850z',
        '#B9B8A8',
      ],
      [
        'M-420 -110l70 130l-30 90l40 110l-60 120l30 130l-70 120l20 110l-90 140l-40 500h-60l40 -480l60 -150l-20 -130l60 -120l-30 -120l50 -120l-40 -110l20 -90z',
        '#E9E4CC',
      ],
      [
        'M1000 -90l-500 -80l-120 50l-60 -40l-80 90l-60 110l50 100l-40 130l70 110l-30 130l80 120l-30 120l100 130l30 500h590z',
        '#7E8A88',
      ],
      [
        'M240 -70l-60 110l50 100l-40 130l70 110l-30 130l80 120l-30 120l100 130l30 500h50l-30 -520l-90 -130l30 -120l-70 -120l30 -130l-60 -110l40 -120l-40 -100z',
        '#A9AEA2',
      ],
      [
        'M-1400 -90l700 -60l130 40l60 -60l90 60l10 20q-30 70 -80 60q-20 90 -80 80q20 110 -70 100q10 150 -90 120l-40 160h-630zM-440 330q50 -10 60 40q-30 60 -80 30zM-470 640q60 -20 70 40q-40 60 -90 20zM1000 -90l-500 -80l-120 50l-60 -40l-60 66q30 80 80 70q10 80 70 90q-10 100 70 100l60 180h460zM270 300q-40 10 -40 60q40 40 80 0zM320 590q-50 10 -40 60q50 40 90 -10z',
        '#2E7A5A',
      ],
      [
        'M-700 -150l130 40l60 -60l90 60q-60 40 -120 20q-60 50 -160 30zM380 -120l-60 -40l-60 66q60 30 110 10q40 40 130 30z',
        '#5EAA6A',
      ],
    ])
    paintRipples(
      canvas,
      {
        topY: groundY + 90 * unit,
        bottomY: height * 0.95,
        count: 22,
        minWidth: 10 * unit,
        maxWidth: 50 * unit,
        across: [0.35, 0.66],
      },
      '#E8FBF0',
      { opacity: 0.6 },
    )
    s.draw(s.at(20, 540, 1.3), [['M-118 50q80 -50 236 0q-100 60 -236 0z', '#0E5A62'], ...BANGKA])
    for (const [across, down] of [
      [-70, 250],
      [70, 200],
      [110, 330],
    ] as const)
      s.draw(s.at(across, down, 0.8), [
        ['M-40 0q40 -14 80 0q-40 14 -80 0z', s.accent],
        ['M-8 -6a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', '#F6EAD2'],
      ])
  },
})
