import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter, walker } from '#art/kit/poses.ts'
import { paintRipples } from '#art/kit/water.ts'

/** A dry island of spurs seen from its summit: bays on both sides of the ridge, each with a beach. */
export const threeBays = landmark({
  name: 'three-bays',
  palette: { ...PALETTES.noon, top: '#4E9AC0', middle: '#A9D3D6', horizon: '#F9EAC8', deep: '#3A3A2E' },
  accent: '#E2452E',
  ground: 0.24,
  sun: null,
  clouds: null,
  altText:
    'A dry grass island seen from its summit, three curved bays with white and pale pink beaches between sharp spurs, a path with walkers',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    s.draw(s.at(0, 4), [
      [
        'M-1400 0v-20l200 -30l160 20l220 -50l180 44l260 -20l180 30l200 -50l240 40l300 -10l300 30v16z',
        '#8AA8B0',
      ],
    ])
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#1E7E9A')
    sprayBand(canvas, '#BFE0DA', groundY, groundY + 150 * unit, 0.9)
    paintRipples(
      canvas,
      {
        topY: groundY + 20 * unit,
        bottomY: height * 0.8,
        count: 30,
        minWidth: 14 * unit,
        maxWidth: 60 * unit,
      },
      '#D8F0E8',
      { opacity: 0.5 },
    )
    s.draw(s.at(0, 0), [
      [
        'M-150 120q-200 10 -330 110q-60 60 40 110q160 40 330 -30zM160 130q160 0 320 100q60 90 -80 130q-160 30 -280 -70zM-120 420q-260 -20 -420 120l80 140l400 -60z',
        '#5EC4BC',
      ],
      [
        'M-150 190q-100 -10 -190 60q-10 60 50 70q100 10 190 -40zM140 190q130 10 210 80q10 50 -60 70q-110 10 -190 -60z',
        '#F4E6CC',
      ],
      ['M-130 450q-170 -10 -280 90l40 60l290 -30z', '#F2BFB4'],
      [
        'M-30 40q-90 20 -120 90q-120 10 -230 -30q-60 -20 -80 20q80 70 220 80q80 0 120 26q-150 30 -250 130q-50 50 0 66q100 -20 190 -74q80 -30 130 -10q-160 90 -250 260q-60 90 10 160h440q60 -190 30 -310q80 60 200 60q90 -10 60 -60q-120 -20 -230 -120q60 -40 160 -60q100 -20 150 -80q-20 -50 -100 -30q-120 40 -240 30q-60 -120 -210 -148z',
        '#B9A85A',
      ],
      [
        'M-30 40q-10 80 40 170q60 90 10 190q-60 120 60 380h128q60 -190 30 -310q80 60 200 60q90 -10 60 -60q-120 -20 -230 -120q60 -40 160 -60q100 -20 150 -80q-20 -50 -100 -30q-120 40 -240 30q-60 -120 -268 -170z',
        '#8A8446',
      ],
      [
        'M-30 40q-10 80 40 170q60 90 10 190q-60 120 60 380h-12q-110 -260 -58 -384q50 -100 -6 -184q-46 -90 -34 -172z',
        '#E8D88A',
      ],
      [
        'M-200 190q60 -20 170 10q-60 6 -170 -10zM-190 420q70 -60 200 -50q-110 14 -200 50zM130 330q90 40 180 60q-100 6 -180 -60zM110 190q100 10 200 -20q-100 46 -200 20z',
        '#D9C876',
      ],
    ])
    for (const [across, down, size] of [
      [-290, 150, 1],
      [280, 260, 1.2],
      [340, 300, 0.9],
    ] as const)
      s.draw(s.at(across, down, size), [['M-14 0q14 8 28 0l-4 7h-20zM-1 0v-18l12 12z', '#FFFDF4']])
    s.draw(s.atDepth(0, 1), [
      ['M-1400 60v-190l1000 20l170 -60l150 30l130 80l180 20l140 60l800 -10v60z', '#6E6A3A'],
      [
        'M-1400 -130l1000 20l170 -60l150 30l130 80l180 20l6 12l-190 -14l-136 -76l-140 -26l-164 60l-1006 -14z',
        '#D9C876',
      ],
    ])
    s.draw({ ...s.atDepth(-225, 1, 0.95), y: height - 160 * unit }, walker(0, s.accent, '#2F5A7A'))
    s.draw({ ...s.atDepth(-70, 1, 0.95), y: height - 118 * unit }, sitter(0, '#F6EAD2', '#3A4A5A'))
  },
})
