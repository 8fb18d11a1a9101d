import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { bothSides, contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { shaft } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { granite } = MATERIALS
const soapstone: Material = { lit: '#EFE7D4', shade: '#BDB6A8', deep: '#7C7872' }

/** The figure is 30 m high, its pedestal 8 m, and the arms span 28 m. */
const christ: Plate = {
  sight: 'brazil/rio-de-janeiro#christ-the-redeemer',
  alt: 'Christ the Redeemer from the front: a robed figure of pale stone with outstretched arms, on a pedestal on top of a wooded rock.',
  palette: PALETTES.noon,
  across: 70,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#B8A88E' },
  proportions: { height: 38, width: 28 },
  behind: [
    ['M-36 0V-9Q-26 -15 -18 -10Q-8 -5 2 -8Q10 -20 20 -14Q28 -8 36 -10V0z', '#7FA98C'],
    ['M-36 0V-4Q-24 -8 -12 -4Q2 -1 14 -6Q26 -10 36 -4V0z', '#5E8F70'],
  ],
  object: [
    ...shaft(0, 0, 8.4, 6.6, 6.6, granite),
    [box(0, 6.4, 7.6, 0.8) + box(0, 7.2, 6.8, 0.8), granite.lit],
    [box(2.4, 6.4, 2.6, 0.8), granite.shade],
    [
      contour([
        -2.7, 8, -2.9, 12, -2.5, 18, -2.5, 23, -3, 26.6, -4.4, 27.2, -7.4, 28, -10.6, 29, -12, 29.6, -14, 30,
        -14, 31, -12, 31.2, -8, 31.9, -4, 32.6, -1.6, 33.2, 1.6, 33.2, 4, 32.6, 8, 31.9, 12, 31.2, 14, 31, 14,
        30, 12, 29.6, 10.6, 29, 7.4, 28, 4.4, 27.2, 3, 26.6, 2.5, 23, 2.5, 18, 2.9, 12, 2.7, 8,
      ]),
      soapstone.lit,
    ],
    [
      contour([
        0.7, 8, 0.9, 18, 1, 27, 2.2, 30, 6, 29.8, 11.6, 30.4, 14, 30.3, 14, 30, 12, 29.6, 10.6, 29, 7.4, 28,
        4.4, 27.2, 3, 26.6, 2.5, 23, 2.5, 18, 2.9, 12, 2.7, 8,
      ]),
      soapstone.shade,
    ],
    [
      contour([-3.2, 26.8, -4.4, 27.2, -7.4, 28, -11.4, 29.4, -11, 30, -7, 29.2, -3.4, 28.4]),
      soapstone.shade,
    ],
    [
      bar([-1.6, 8], [-1.4, 26], 0.34) + bar([0, 8], [0.2, 22], 0.3) + bar([1.7, 8], [1.6, 20], 0.34),
      soapstone.deep,
    ],
    [symmetric(0, 32.6, [1.3, 0, 1.2, 1.4]), soapstone.shade],
    ['M-1.8 -33.6C-2.2 -35.4 -1.9 -38 0 -38C1.9 -38 2.2 -35.4 1.8 -33.6z', soapstone.shade],
    [
      'M-1.2 -34.2C-1.4 -36.2 -1 -37.2 0 -37.2C1 -37.2 1.3 -36.2 1.1 -34.4Q0.6 -33 0 -33Q-0.7 -33 -1.2 -34.2z',
      soapstone.lit,
    ],
    [
      bar([-0.8, 35.7], [-0.25, 35.7], 0.22) +
        bar([0.25, 35.7], [0.8, 35.7], 0.22) +
        bar([0, 35.6], [0, 34.9], 0.18) +
        bar([-0.4, 34.4], [0.4, 34.4], 0.2),
      soapstone.deep,
    ],
  ],
  before: [
    [bothSides([0, -4, 0, 0.5, 35, 0.5, 35, -4]), '#A89A82'],
    [
      spread(-34, 34, 35)
        .map((x) => box(x, 0.4, 0.3, 1.2))
        .join('') + box(0, 1.5, 72, 0.3),
      '#8A7E6C',
    ],
    ...people([-19, -17.4, -9, 8.4, 15, 17, 24], '#B4382B', 0.4),
  ],
}

/** Sugarloaf, 396 m, and Morro da Urca, 220 m, with the cableway between them. */
const sugarloaf: Plate = {
  sight: 'brazil/rio-de-janeiro#sugarloaf',
  alt: 'Sugarloaf from the bay: a bare steep rock with a rounded top, the lower Morro da Urca on its right, and a cable with a cabin between the two summits.',
  palette: PALETTES.dusk,
  across: 1400,
  ground: 0.82,
  setting: { kind: 'water', ink: '#7A4454' },
  shift: -120,
  proportions: { height: 396 },
  behind: [
    [
      'M-900 0V-70Q-700 -150 -520 -90Q-300 -40 -100 -60V0zM300 0V-50Q560 -120 700 -170Q820 -200 900 -120V0z',
      '#B8665A',
    ],
  ],
  object: [
    [
      'M-250 0C-246 -40 -236 -110 -218 -190C-204 -260 -172 -330 -120 -368C-84 -392 -30 -398 20 -394C80 -388 118 -352 142 -300C168 -240 196 -150 232 -90C256 -50 280 -20 310 0z',
      '#9C6A58',
    ],
    [
      'M20 -394C80 -388 118 -352 142 -300C168 -240 196 -150 232 -90C256 -50 280 -20 310 0H120C80 -110 60 -280 20 -394z',
      '#6E4548',
    ],
    [
      'M-200 -120C-170 -200 -150 -280 -100 -350L-88 -340C-130 -270 -150 -190 -176 -110zM-90 -90C-74 -180 -60 -260 -30 -340L-18 -334C-44 -250 -58 -170 -70 -84z',
      '#B98672',
    ],
    [
      'M180 0C220 -30 262 -70 300 -120C340 -176 400 -212 462 -220C530 -224 590 -200 640 -150C690 -100 730 -40 790 0z',
      '#6C5A48',
    ],
    ['M462 -220C530 -224 590 -200 640 -150C690 -100 730 -40 790 0H540C540 -90 510 -160 462 -220z', '#4A4040'],
    [
      'M-300 0C-270 -40 -230 -56 -180 -40C-120 -24 -60 -50 0 -36C70 -20 120 -56 190 -40C260 -26 330 -70 420 -50C520 -30 640 -40 840 0z',
      '#4E4C3C',
    ],
    [
      contour([-6, 392, -6, 404, 44, 404, 44, 390]) + contour([446, 214, 446, 232, 500, 232, 500, 214]),
      '#F4E3C4',
    ],
    [bar([40, 400], [450, 228], 2.6), '#2C1C3E'],
    [contour([232, 292, 232, 318, 272, 318, 272, 292]), '#F6C65A'],
    [box(252, 318, 3, 8), '#2C1C3E'],
  ],
  before: [
    ['M-420 10Q-380 6 -340 10L-350 22H-410zM-384 8V-44L-344 4z', '#F4E3C4'],
    ['M420 34Q452 30 486 34L478 46H430zM450 32V-18L482 28z', '#F4E3C4'],
  ],
}

export const RIO_PLATES = { christ, sugarloaf } as const
