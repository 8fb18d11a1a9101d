import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A mural on a courtyard wall, marigolds, visitors. */
export const muralCourt = landmark({
  name: 'mural-court',
  palette: PALETTES.gold,
  accent: '#E2307A',
  ground: 0.76,
  sun: null,
  altText:
    'A courtyard of stone arches whose wall is covered by a great mural of workers, maize and a red sun',
  lightText: 'in the shade of the afternoon',
  paint: (s) => {
    s.draw(s.at(0, 8), [
      [block(0, 0, 2600, 1600), '#E9C08A'],
      [block(0, -20, 720, 520), '#2F4A6A'],
      [round(-170, -400, 90), '#D8432E'],
      ['M-360 -20V-250Q-200 -330 -60 -250T220 -290Q320 -310 360 -260V-20z', '#C4753E'],
      ['M-360 -20V-160Q-200 -230 0 -170T360 -200V-20z', '#6E8A3E'],
      [
        [-330, -290, -250, -210]
          .map(
            (x) =>
              `M${x - 4} -20L${x} -300h5l4 280zM${x} -200q-40 -30 -50 -70q40 20 52 60zM${x + 4} -150q40 -40 50 -80q-50 20 -54 70zM${x - 6} -300q-6 -50 8 -70q14 20 8 70z`,
          )
          .join(''),
        '#4E7A3A',
      ],
      [[-290, -250].map((x) => `M${x - 2} -220q-2 -44 12 -52q14 8 10 52z`).join(''), '#F2C23C'],
      ...[-110, 10, 140, 260].flatMap((x, i) => [
        [
          `M${x - 46} -20q-6 -170 20 -200h56q26 30 20 200z`,
          ['#F6E6C8', '#B8402E', '#3E7A8A', '#F2B23C'][i] ?? '#F6E6C8',
        ] as const,
        [round(x + 2, -258, 32), '#8A4A30'] as const,
        [`M${x - 54} -272q56 -50 112 0q-56 16 -112 0z`, '#F3DDA0'] as const,
        [`M${x + 34} -200l40 -90l16 6l-40 130z`, '#8A4A30'] as const,
      ]),
      [round(100, -318, 16) + round(230, -300, 16) + round(350, -310, 16), '#5A2A24'],
      ['M70 -300l70 -60l8 8l-70 62zM330 -320q30 -40 50 -10', '#3A2430'],
      [[-390, -130, 130, 390].map((x) => block(x, -20, 0.01, 1)).join(''), '#E9C08A'],
    ])
    s.draw(s.at(0, 8), [
      [
        'M-1300 10V-1600H1300V10H370V-330Q370 -470 245 -470Q125 -470 125 -330V10H115V-330Q115 -470 0 -470Q-115 -470 -115 -330V10H-125V-330Q-125 -470 -245 -470Q-370 -470 -370 -330V10z',
        '#D9A468',
      ],
      [
        'M125 10V-330Q125 -470 245 -470Q150 -456 150 -320V10zM-115 10V-330Q-115 -470 0 -470Q-92 -456 -92 -320V10zM-370 10V-330Q-370 -470 -245 -470Q-346 -456 -346 -320V10z',
        '#8E5E40',
      ],
      [
        block(-120, -320, 60, 18) +
          block(120, -320, 60, 18) +
          block(-380, -320, 60, 18) +
          block(380, -320, 60, 18),
        '#F3D6A0',
      ],
      [block(-120, 10, 44, 330) + block(120, 10, 44, 330), '#E3B47A'],
      [block(-108, 10, 16, 330) + block(132, 10, 16, 330), '#96643F'],
      [block(0, -600, 2600, 14), '#F3D6A0'],
    ])
    paintPaving({ ...s, groundY: s.groundY + 12 * s.unit }, '#E0AE72', '#A87848')
    s.draw(s.atDepth(-40, 0.56, 1.2), [...person(0, s.accent), ...person(56, '#2F5A6E', '#F6E6C8')])
    s.draw(s.atDepth(240, 0.8, 1.3), [
      ['M-60 0v-50h120v50z', '#B5603E'],
      [[-44, -20, 4, 28, 50].map((x, i) => round(x, -60 - (i % 2) * 14, 18)).join(''), '#F28A2E'],
    ])
  },
})
