import { paintHills } from '#art/kit/backdrops.ts'
import { horse } from '#art/kit/figures.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Great herds on a plain with a rocky island of boulders. */
export const greatHerd = landmark({
  name: 'great-herd',
  palette: PALETTES.gold,
  accent: '#E9C23C',
  ground: 0.56,
  sun: [-180, 150, 84],
  altText: 'Wildebeest and zebras crossing a plain in long files, a granite outcrop with a lioness on it',
  paint: (s) => {
    paintHills(s, '#D0904A', 50, 12)
    paintOpenGround(s, '#DDA850', '#B98038', 0)
    const gnu = (x: number, y: number, size: number, ink: string): void =>
      s.draw(s.atDepth(x, y, size), [
        [
          'M-46 0l4 -36q-8 -30 22 -32l40 4q14 -16 30 -14q10 4 8 20l6 22l-8 6l-10 -16q-8 10 -14 12l4 34h-7l-7 -30h-32l-4 30h-7l-3 -24l-6 24z',
          ink,
        ],
        ['M46 -84q-8 -8 -18 2M58 -82q10 -6 14 6l-6 2z', ink],
        ['M-50 -60q-8 20 -4 40l-4 6l8 -2q-2 -20 6 -36z', ink],
      ])
    for (let i = 0; i < 15; i += 1)
      gnu(-390 + i * 56 + ((i * 29) % 17), 0.1 + ((i * 7) % 5) * 0.014, 0.42, '#6A4434')
    for (let i = 0; i < 10; i += 1)
      gnu(-380 + i * 84 + ((i * 31) % 23), 0.3 + ((i * 3) % 4) * 0.022, 0.72, '#54322C')
    s.draw(s.atDepth(230, 0.86, 1.5), [
      [
        'M-196 60L-182 0L-150 -20L-140 -60L-96 -92L-30 -106L60 -100L110 -70L134 -20L180 10L210 60z',
        '#B5744E',
      ],
      [
        'M60 -100L110 -70L134 -20L180 10L210 60H60L40 0L70 -50zM-140 -60L-110 -30L-120 20L-150 60H-196L-182 0L-150 -20z',
        '#6A3A3A',
      ],
      ['M-96 -92L-30 -106L60 -100L30 -88L-40 -90L-90 -76z', '#E3A070'],
      [
        'M-70 -96q-40 4 -62 0q-8 -8 2 -14q34 2 52 -6q-6 -30 14 -44q20 -10 52 0q40 -8 70 4q24 14 28 40q4 20 -10 24q-70 4 -146 -4z',
        '#B4692E',
      ],
      [
        'M30 -160q30 2 46 16q20 26 12 48q-30 8 -76 2q40 -26 18 -66zM80 -110q34 4 42 34q2 14 -8 16q-4 -10 -6 -20q-8 -16 -30 -18z',
        '#7E4426',
      ],
      [`${round(-84, -184, 8)}${round(-52, -186, 8)}${round(-68, -164, 25)}`, '#C27A3A'],
      [`${round(-80, -150, 11)}${round(-66, -148, 10)}`, '#EBC08A'],
      ['M-80 -158h10l-5 7zM-80 -170h6v5h-6zM-62 -170h6v5h-6z', '#3A1C20'],
    ])
    for (const [x, y, size] of [
      [-310, 0.56, 1.05],
      [-176, 0.66, 1.25],
    ] as const) {
      s.draw(s.atDepth(x, y, size), [
        ...horse(0, '#FFF1D0', '#3A1C20'),
        [
          'M-54 -84l10 28l6 -2l-8 -30zM-36 -94l6 40l7 0l-6 -42zM-18 -94l5 40l7 0l-5 -42zM2 -94l4 38l7 -2l-4 -38zM20 -96l4 34l6 -4l-3 -32zM36 -102l8 28l5 -6l-7 -28zM46 -118l14 16l3 -6l-13 -16zM54 -136l14 12l2 -6l-12 -12zM-64 -44l14 -2v5l-13 2zM-62 -24l12 -2v5l-11 2zM28 -40l10 -2v5l-9 2zM30 -20l9 -2v5l-8 2zM90 -130l12 8l2 8l-8 0z',
          '#3A1C20',
        ],
      ])
    }
    paintReeds(s, 'left', '#5A2E22', 110)
  },
})
