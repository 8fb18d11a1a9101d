import { sprayBand } from '#art/drawing/spray.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

/** La Corbiere on Jersey at low water: the causeway laid bare, pools, walkers heading for the white tower. */
export const causewayLight = landmark({
  name: 'causeway-light',
  palette: {
    ...PALETTES.dusk,
    top: '#6A84B4',
    middle: '#E8A898',
    horizon: '#FDE0B8',
    lightText: 'at low water in the evening',
  },
  accent: '#E2403A',
  ground: 0.42,
  sun: null,
  clouds: null,
  altText:
    'A white lighthouse on a jagged rock at the end of a stone causeway laid bare by the tide, pools among pink granite and three walkers',
  paint: (s) => {
    paintWater(s, '#6E9AB4', 0, '#FBD0B4', null)
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(110, 50), [
      [
        'M-250 20L-200 -40L-150 -30L-110 -110L-50 -120L-20 -160L60 -160L100 -100L150 -90L190 -20L260 20z',
        '#B5846E',
      ],
      ['M60 -160L100 -100L150 -90L190 -20L260 20H60L90 -40L50 -90z', '#7A5A62'],
      ['M-110 -110L-50 -120L-70 -40L-130 20h-60z', '#D9A88A'],
      [taper(20, -156, 64, 200, 0.72), '#FFFBF0'],
      ['M24 -156L24 -356h18L52 -156z', '#C4BCC4'],
      [block(20, -352, 66, 12) + block(20, -364, 36, 40), '#4A4458'],
      [panes(12, 28, 2, -368, 9, 30), '#FFE9A0'],
      [dome(20, -402, 22, 24), s.accent],
      ...solid(-70, -116, 70, 44, '#FFFBF0', '#C4BCC4', 0.3),
    ])
    s.draw(s.at(0, 0), [
      [`M-1600 70Q-700 50 -200 80Q60 60 400 76T1300 60V${deep}H-1600z`, '#A9786A'],
      [
        'M-1600 130Q-900 100 -500 150Q-300 180 -420 220Q-900 250 -1600 220zM120 150Q300 110 520 150Q900 180 1300 150V240Q800 260 420 230Q60 220 120 150zM-380 330Q-160 290 -60 350Q-80 410 -300 420Q-500 400 -380 330zM200 350Q400 310 640 350Q800 400 560 440Q260 440 200 350z',
        '#9AB4C4',
      ],
      ['M-340 340Q-180 310 -90 350Q-200 350 -340 350zM240 356Q400 330 560 356Q400 366 240 362z', '#FBDCC4'],
      [
        'M-260 90l40 -50l50 10l30 50zM300 96l30 -40l60 6l40 44zM-560 110l60 -80l70 30l40 60zM560 110l50 -70l80 20l60 60zM-940 120l80 -90l90 30l40 70z',
        '#C9947A',
      ],
      [
        `M60 66Q120 110 20 170Q-120 240 -130 330Q-130 480 40 ${deep}H230Q40 480 20 340Q20 260 110 190Q190 110 110 60z`,
        '#E3CDB4',
      ],
      [
        `M110 60Q190 110 110 190Q20 260 20 340Q40 480 230 ${deep}h50Q70 480 50 340Q50 270 140 196Q220 110 130 60z`,
        '#94746E',
      ],
    ])
    for (const [x, y, size, ink] of [
      [76, 108, 0.4, '#2E5A7A'],
      [30, 200, 0.6, '#F2C23C'],
      [-60, 300, 0.9, s.accent],
    ] as const)
      s.draw(s.at(x, y, size), walker(0, ink, '#F6E3BE'))
    s.draw(s.at(60, 500, 1.25), [...walker(0, '#F6F0E0', '#3E5A7A'), ...dog(-110, '#3A2A34')])
    s.draw(s.at(-300, 540, 1), [
      ['M-200 60L-160 -60L-60 -90L40 -40L110 60z', '#7A545C'],
      ['M-160 -60L-60 -90L-30 -20L-90 60h-70z', '#A9786A'],
    ])
    sprayBand(s.canvas, '#4A3046', s.height, s.height * 0.88, 0.6)
  },
})
